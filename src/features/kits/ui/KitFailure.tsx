import { RotateCcw } from 'lucide-react'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { KitButton } from './KitButton.tsx'
import type { Kit } from './useKit.ts'

/** That a kit could not be made, why, and a way to try again; nothing while nothing has failed. */
export function KitFailure({ kit: { failure, retry } }: { kit: Pick<Kit, 'failure' | 'retry'> }) {
  if (!failure) return null
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <FormFailure message={failure} />
      <KitButton icon={RotateCcw} onClick={retry}>
        Try again
      </KitButton>
    </div>
  )
}
