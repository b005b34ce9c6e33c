import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { freshQuery } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useReadAgain } from '../../../links/ui/admin/useReadAgain.ts'
import { FoundPictures } from './FoundPictures.tsx'
import { SiteState } from './SiteCard.tsx'
import { usePictureActions } from './usePictureActions.ts'

const WAITING_MS = 1_500

interface Props {
  id: number
  onAccept: (field: 'logo_url' | 'screenshots' | 'theme_color', value: string) => void
}

/** What a tool's own site offers, in the tool's form. */
export function SiteFace({ id, onAccept }: Props) {
  const actions = usePictureActions(onAccept)
  const { data: site, refetch } = useQuery(
    freshQuery('GET /api/admin/pictures/{id}', { params: { id: String(id) } }),
  )
  const isWaiting = site?.is_waiting ?? false
  useReadAgain(isWaiting, WAITING_MS, refetch)
  const isEmpty = site && !isWaiting && !site.reason && site.read_at && site.pictures.length === 0
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" icon={Globe} disabled={isWaiting} onClick={() => void actions.read({ id })}>
          Read its site
        </Button>
        {isEmpty && <span className="text-sm text-muted">Nothing that was not decided about</span>}
      </div>
      {site && site.pictures.length > 0 && <FoundPictures site={site} actions={actions} />}
      {site && <SiteState site={site} />}
    </div>
  )
}
