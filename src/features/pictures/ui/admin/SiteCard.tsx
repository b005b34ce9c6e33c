import { Pencil, RefreshCw } from 'lucide-react'
import { IconAction } from '../../../../admin-kit/list/IconAction.tsx'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import { LogoTile } from '../../../../ui/LogoTile.tsx'
import { plural } from '../../../../ui/text.ts'
import { shortAddress } from '../../../links/ui/link-words.ts'
import type { ToolSite } from '../../admin-pictures.contract.ts'
import { FoundPictures } from './FoundPictures.tsx'
import type { PictureActions } from './usePictureActions.ts'

interface Props {
  site: ToolSite
  actions: PictureActions
  onEdit: () => void
}

/** A tool as it is, beside what its own site offers. */
export function SiteCard({ site, actions, onEdit }: Props) {
  const { name, slug, website_url, logo_url, theme_color, title } = site
  return (
    <article aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <LogoTile name={name} slug={slug} src={logo_url} color={theme_color} size={44} />
        <div className="min-w-0 flex-1">
          <h2 className="text-base">{name}</h2>
          <p className="truncate text-sm text-muted">
            <a href={website_url} target="_blank" rel="noreferrer nofollow" className="link">
              {shortAddress(website_url)}
            </a>
            {title && ` · ${title}`}
          </p>
        </div>
        <IconAction icon={RefreshCw} title="Read again" of={name} onClick={() => void actions.read(site)} />
        <IconAction icon={Pencil} title="Edit" of={name} onClick={onEdit} />
      </div>
      {site.pictures.length > 0 && <FoundPictures site={site} actions={actions} />}
      <SiteState site={site} />
    </article>
  )
}

/** How the last reading went, and what could not be taken. */
export function SiteState({ site: { read_at, is_waiting, reason, not_taken } }: { site: ToolSite }) {
  return (
    <div className="text-sm text-muted">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {is_waiting && <StatusBadge tone="plain">Is being read</StatusBadge>}
        {reason}
        {read_at && (
          <span>
            Read <TimeText value={read_at} />
          </span>
        )}
      </p>
      {not_taken.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center md:min-h-6">
            {plural(not_taken.length, 'picture')} not taken
          </summary>
          <ul className="mt-1 grid gap-1">
            {not_taken.map(({ url, reason }) => (
              <li key={url} className="break-all">
                {shortAddress(url)}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
