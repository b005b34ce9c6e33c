import { useAttempt } from '../../../admin-kit/history/useAttempt.ts'
import { api } from '../../../app/query.ts'
import { toast } from '../../../ui/toast.ts'
import type { Check } from '../checks.contract.ts'

const FAILED = 'It could not be saved'

/** Says that a fact, or all plans of a tool, were read today and are still true; the toast takes it back. */
export function useStillTrue() {
  const attempt = useAttempt()
  return ({ tool_id, kind, name, label }: Check) =>
    attempt(FAILED, async () => {
      if (kind === null) return
      const params = { id: String(tool_id) }
      const before = await api('GET /api/admin/tools/{id}/facts', { params })
      const isPlans = kind === 'plans'
      await api('POST /api/admin/tools/{id}/facts/confirm', {
        params,
        body: { kinds: isPlans ? [] : [kind], plans: isPlans, version: before.version },
      })
      const undo = () =>
        attempt(FAILED, () =>
          api('PUT /api/admin/tools/{id}/facts', { params, body: { [kind]: before[kind] } }),
        )
      void toast({ title: `Still true: ${label} of ${name}`, undo })
    })
}
