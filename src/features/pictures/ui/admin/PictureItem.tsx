import { Check, Crop, X } from 'lucide-react'
import { Button } from '../../../../ui/Button.tsx'
import { LogoTile } from '../../../../ui/LogoTile.tsx'
import { shortAddress } from '../../../links/ui/link-words.ts'
import type { FoundPicture, ToolSite } from '../../admin-pictures.contract.ts'
import { KIND_LABELS, sizeOf } from '../picture-words.ts'

type Decision = 'accept' | 'refuse' | 'crop'

interface Props {
  site: Pick<ToolSite, 'name' | 'slug' | 'theme_color'>
  picture: FoundPicture
  isBusy: boolean
  onDecide: (decision: Decision) => void
}

const SIZES = [26, 44, 72]

/** Something that a site offers, as it would look, with what can be decided about it. It takes the keys of the list. */
export function PictureItem({ site, picture, isBusy, onDecide }: Props) {
  const { kind, source_url } = picture
  const label = `${KIND_LABELS[kind]} of ${site.name}`
  const size = sizeOf(picture)
  return (
    <li
      data-picture={picture.id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the list act on the item that has the focus
      tabIndex={0}
      aria-label={label}
      className={`flex w-full flex-col gap-3 rounded-card border border-line p-3 transition-opacity sm:w-auto ${isBusy ? 'opacity-50' : ''}`}
    >
      <Preview site={site} picture={picture} label={label} />
      <div className="text-sm sm:w-64">
        <p className="flex justify-between gap-3">
          <span className="font-medium">{KIND_LABELS[kind]}</span>
          <span className="text-muted tabular-nums">{size ?? picture.value}</span>
        </p>
        <a
          href={source_url.startsWith('data:') ? undefined : source_url}
          target="_blank"
          rel="noreferrer nofollow"
          className="block truncate text-muted hover:underline"
        >
          {shortAddress(source_url)}
        </a>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          icon={Check}
          disabled={isBusy}
          aria-label={`Accept: ${label}`}
          onClick={() => onDecide('accept')}
        >
          Accept
        </Button>
        <Button
          size="sm"
          icon={X}
          disabled={isBusy}
          aria-label={`Refuse: ${label}`}
          onClick={() => onDecide('refuse')}
        >
          Refuse
        </Button>
        {kind !== 'color' && (
          <Button
            size="sm"
            variant="ghost"
            icon={Crop}
            disabled={isBusy}
            aria-label={`Crop: ${label}`}
            onClick={() => onDecide('crop')}
          >
            Crop
          </Button>
        )}
      </div>
    </li>
  )
}

function Preview({ site, picture, label }: Pick<Props, 'site' | 'picture'> & { label: string }) {
  const { kind, value, width, height } = picture
  if (kind === 'icon') return <Tiles site={site} src={value} color={site.theme_color} sizes={SIZES} />
  if (kind === 'color') return <Tiles site={site} src={null} color={value} sizes={[44]} swatch={value} />
  return (
    <img
      src={value}
      alt={label}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
      className="h-40 w-full rounded-control border border-line bg-raised object-contain sm:w-64"
    />
  )
}

interface TilesProps {
  site: Pick<ToolSite, 'name' | 'slug'>
  src: string | null
  color: string | null
  sizes: number[]
  swatch?: string
}

/** A tool's tile in both themes. */
function Tiles({ site, src, color, sizes, swatch }: TilesProps) {
  return (
    <div className="grid h-40 w-full overflow-hidden rounded-control border border-line sm:w-64">
      {['light', 'dark'].map((theme) => (
        <div key={theme} className={`${theme} flex items-center justify-center gap-4 bg-surface text-text`}>
          {swatch && <span className="size-11 rounded-control" style={{ background: swatch }} />}
          {sizes.map((size) => (
            <LogoTile key={size} name={site.name} slug={site.slug} src={src} color={color} size={size} />
          ))}
        </div>
      ))}
    </div>
  )
}
