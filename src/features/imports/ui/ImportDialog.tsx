import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ImportWizard } from './ImportWizard.tsx'
import type { ImportConfig } from './import-config.ts'

/** The wizard in a window of its own; what it changes is read again by every list. */
export function ImportDialog({ config, onClose }: { config: ImportConfig; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <Dialog open onClose={onClose} title={`Bulk upload of ${config.many}`} place="wide">
      <ImportWizard
        config={config}
        onChanged={() =>
          void client.invalidateQueries({
            predicate: ({ queryKey }) => !String(queryKey[0]).includes(config.base),
          })
        }
      />
    </Dialog>
  )
}
