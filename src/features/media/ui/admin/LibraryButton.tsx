import { Images } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { AdminPicture } from '../../media.contract.ts'
import type { MediaKind } from '../../media.limits.ts'
import { Library } from './Library.tsx'

/** What a form takes of a picture of the library. */
export type ChosenPicture = Pick<AdminPicture, 'address' | 'alt' | 'width' | 'height'>

interface Props {
  /** What the picture is chosen for: 'Choose a stored logo'. */
  label: string
  /** What the field is for: the first among the kinds that can be asked for. */
  kind: MediaKind
  /** Addresses that the field has already. */
  chosen: readonly string[]
  onPick: (picture: ChosenPicture) => void
}

/** Lets a form take a picture that the site keeps already, beside uploading one. */
export function LibraryButton({ label, kind, chosen, onPick }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={Images} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={label} place="wide">
        <Library
          kind={kind}
          chosen={chosen}
          onPick={(picture) => {
            setIsOpen(false)
            onPick(picture)
          }}
        />
      </Dialog>
    </>
  )
}
