import { useQueryClient } from '@tanstack/react-query'
import { tellRefusal } from '../../../admin-kit/history/useRecordActions.ts'
import { isAdminQuery, recheck } from '../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../app/query.ts'
import { sentenceOf } from '../../../ui/form-failure.ts'
import { toast } from '../../../ui/toast.ts'
import type { Check } from '../checks.contract.ts'

/** Says that a fact, or all plans of a tool, were read today and are still true; the toast takes it back. */
export function useStillTrue() {
  const queryClient = useQueryClient()
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      tellRefusal(error, () => void recheck(queryClient).catch(() => {}))
      void toast({
        title: 'It could not be saved',
        description: sentenceOf(error, 'The server did not answer.'),
      })
    } finally {
      await queryClient.invalidateQueries({ predicate: isAdminQuery })
    }
  }
  return ({ tool_id, kind, name, label }: Check) =>
    attempt(async () => {
      if (kind === null) return
      const params = { id: String(tool_id) }
      const before = await api('GET /api/admin/tools/{id}/facts', { params })
      const isPlans = kind === 'plans'
      await api('POST /api/admin/tools/{id}/facts/confirm', {
        params,
        body: { kinds: isPlans ? [] : [kind], plans: isPlans, version: before.version },
      })
      const undo = () =>
        attempt(() => api('PUT /api/admin/tools/{id}/facts', { params, body: { [kind]: before[kind] } }))
      void toast({
        title: `Still true: ${label} of ${name}`,
        action: { label: 'Undo', onClick: () => void undo() },
      })
    })
}
