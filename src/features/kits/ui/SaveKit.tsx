import { CopyPlus, Heart } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import type { KitInput } from '../stored-kits.contract.ts'
import { KitButton } from './KitButton.tsx'
import { useSaveKit } from './useSaveKit.ts'

interface Props {
  input: KitInput
  isBusy: boolean
  /** Does something while nothing else can be begun. */
  run: (action: () => Promise<void>) => Promise<void>
}

/** Saves a kit: as a new one, or in the place of the saved one that it was opened from. */
export function SaveKit({ input, isBusy, run }: Props) {
  const { hasSaved, isSaved, isStale, isSaving, save, saveAsNew } = useSaveKit(input, run)
  const label = hasSaved ? 'Save changes' : 'Save kit'
  return (
    <>
      {hasSaved && !isSaved && (
        <KitButton
          icon={CopyPlus}
          look={isStale ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={saveAsNew}
        >
          <span className={isStale ? '' : 'max-md:sr-only'}>Save as new</span>
        </KitButton>
      )}
      <button
        type="button"
        className={buttonClass(isSaved ? 'soft' : 'primary')}
        disabled={isBusy || isSaved || isStale}
        onClick={save}
      >
        <Heart className={`size-4 max-md:hidden ${isSaved ? 'fill-current' : ''}`} aria-hidden="true" />
        {isSaved ? 'Kit saved' : isSaving ? 'Saving…' : label}
      </button>
      {isStale && (
        <p
          role="alert"
          className="basis-full rounded-control bg-warm-soft px-4 py-3 text-sm text-warm max-md:order-first md:order-last"
        >
          This kit has been changed since you opened it, in another tab or on another device. Nothing was
          saved: you can save yours as new, and find the other one{' '}
          <Link to="/saved" search={{ tab: 'kits' }} className="link">
            among your saved kits
          </Link>
          .
        </p>
      )}
    </>
  )
}
