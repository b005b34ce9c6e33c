import { useAttempt } from '../../../../admin-kit/history/useAttempt.ts'
import { api } from '../../../../app/query.ts'
import { plural } from '../../../../ui/text.ts'
import { toast } from '../../../../ui/toast.ts'
import type { LinkCheck } from '../../admin-links.contract.ts'
import { newAddressOf } from '../link-words.ts'

/** What can be done about links. Lists are read again by themselves; failures are said. */
export function useLinkActions() {
  const attempt = useAttempt()
  const write = (addresses: { id: number; website_url: string; version: number }[]) =>
    api('POST /api/admin/links/addresses', { body: { addresses } })
  const tellRefused = (refused: number) => {
    if (refused === 0) return
    void toast({
      title: `${plural(refused, 'tool')} left as ${refused === 1 ? 'it is' : 'they are'}`,
      description: 'Somebody has changed or deleted what was shown here.',
    })
  }
  const takeBack = (changed: { id: number; version: number; before: string }[]) =>
    attempt('The old address could not be written', async () => {
      const addresses = changed.map(({ id, version, before }) => ({ id, version, website_url: before }))
      tellRefused((await write(addresses)).refused)
    })

  return {
    /** Everything anew, or those that are due. */
    start: (all: boolean) =>
      attempt('The check could not be started', () => api('POST /api/admin/links/run', { body: { all } })),
    stop: () =>
      attempt('The check could not be stopped', () => api('POST /api/admin/links/stop', { body: {} })),
    check: (ids: number[]) =>
      attempt('Failed to check the links', () => api('POST /api/admin/links/check', { body: { ids } })),
    ignore: (links: LinkCheck[], is_ignored: boolean) =>
      attempt('Failed to change the links', async () => {
        const { ids } = await api('POST /api/admin/links/ignore', {
          body: { ids: links.map(({ id }) => id), is_ignored },
        })
        const what = is_ignored ? 'ignored until something else is found' : 'reported again'
        if (ids.length === 0)
          return void toast({ title: `They were ${is_ignored ? 'ignored' : 'reported'} already` })
        const undo = () =>
          attempt('Failed to change the links', () =>
            api('POST /api/admin/links/ignore', { body: { ids, is_ignored: !is_ignored } }),
          )
        void toast({ title: `${plural(ids.length, 'link')} ${what}`, undo })
      }),
    /** Writes the new addresses into those that have moved. */
    takeNew: (links: LinkCheck[]) =>
      attempt('The new address could not be written', async () => {
        const addresses = links.flatMap((link) => {
          const website_url = newAddressOf(link)
          return website_url === null ? [] : [{ id: link.id, version: link.version, website_url }]
        })
        if (addresses.length === 0) return
        const { changed, refused } = await write(addresses)
        tellRefused(refused)
        if (changed.length === 0) return
        const title = `${plural(changed.length, 'tool')} with a new address`
        void toast({ title, undo: () => takeBack(changed) })
      }),
  }
}
