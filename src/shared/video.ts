/**
 * The address at which a video of a known site can be embedded, or null for any other address.
 * Takes every form of YouTube link (watch, short, embed, shorts, live) and Vimeo's.
 */
export function embedUrl(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^(www|m|music)\./, '')
  if (host === 'youtu.be') return youtube(pathname.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const [, kind, id] = pathname.split('/')
    if (kind === 'watch') return youtube(searchParams.get('v') ?? '')
    if (kind === 'embed' || kind === 'shorts' || kind === 'live' || kind === 'v') return youtube(id ?? '')
    return null
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = pathname.match(/\/(\d+)/)?.[1]
    return id ? `https://player.vimeo.com/video/${id}` : null
  }
  return null
}

const youtube = (id: string) =>
  /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null
