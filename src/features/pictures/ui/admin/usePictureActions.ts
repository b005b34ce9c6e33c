import { useAttempt } from '../../../../admin-kit/history/useAttempt.ts'
import { api } from '../../../../app/query.ts'
import { toast } from '../../../../ui/toast.ts'
import type { CropBox, FoundPicture, ToolSite } from '../../admin-pictures.contract.ts'
import { fieldOf, KIND_LABELS } from '../picture-words.ts'

const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })

/** What can be done about what sites offer. Lists are read again by themselves; failures are said. */
export function usePictureActions(
  onAccept?: (field: 'logo_url' | 'screenshots' | 'theme_color', value: string) => void,
) {
  const attempt = useAttempt()
  return {
    start: (which: 'all' | 'without_logo' | 'due') =>
      attempt('The reading could not be started', () =>
        api('POST /api/admin/pictures/run', { body: { which } }),
      ),
    stop: () =>
      attempt('The reading could not be stopped', () => api('POST /api/admin/pictures/stop', { body: {} })),
    read: (site: Pick<ToolSite, 'id'>) =>
      attempt('The site could not be read', () => api('POST /api/admin/pictures/{id}/read', paramsOf(site))),
    accept: (picture: FoundPicture, name: string) =>
      attempt('It could not be accepted', async () => {
        const { address } = await api('POST /api/admin/site-pictures/{id}/accept', paramsOf(picture))
        onAccept?.(fieldOf(picture.kind), address)
        void toast({ title: `${KIND_LABELS[picture.kind]} of ${name} accepted` })
      }),
    refuse: (picture: FoundPicture, name: string) =>
      attempt('It could not be refused', async () => {
        await api('POST /api/admin/site-pictures/{id}/refuse', paramsOf(picture))
        void toast({ title: `${KIND_LABELS[picture.kind]} of ${name} refused` })
      }),
    crop: (picture: FoundPicture, box: CropBox) =>
      attempt('It could not be cropped', () =>
        api('POST /api/admin/site-pictures/{id}/crop', { ...paramsOf(picture), body: box }),
      ),
  }
}

export type PictureActions = ReturnType<typeof usePictureActions>
