import { Play } from 'lucide-react'
import { useState } from 'react'
import { embedUrl } from '../shared/video.ts'
import { PLAYER_ALLOW, playerAddress } from './player.ts'

/**
 * A video of a known site, or a link to any other. Nothing is loaded from its site before somebody asks for it; without
 * scripts it is a link.
 */
export function VideoBox({ url, title }: { url: string; title: string }) {
  const [isPlaying, setIsPlaying] = useState(false)
  const embed = embedUrl(url)
  if (embed && isPlaying) {
    return (
      <iframe
        ref={(player) => player?.focus()}
        src={playerAddress(embed)}
        title={title}
        width={960}
        height={540}
        allow={PLAYER_ALLOW}
        allowFullScreen
        className="card aspect-video h-auto w-full overflow-hidden"
      />
    )
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="group card grid aspect-video w-full place-items-center bg-raised text-center"
      onClick={(event) => {
        if (!embed || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setIsPlaying(true)
      }}
    >
      <span className="flex flex-col items-center gap-3 p-4">
        <span className="grid size-16 place-items-center rounded-full bg-accent text-on-accent transition-colors group-hover:bg-accent-hover">
          <Play className="ml-1 size-7" aria-hidden="true" />
        </span>
        <span className="font-medium">Watch the video</span>
        <span className="text-sm text-muted">
          {embed ? 'It is loaded from ' : 'It opens on '}
          {URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url}
          {embed && ' when you press play'}
          {!embed && <span className="sr-only"> (opens in a new tab)</span>}
        </span>
      </span>
    </a>
  )
}
