import { useState } from 'react'
import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import type { OwnClaim } from '../../claims.contract.ts'
import { useClaimReload } from './useClaimReload.ts'

/** Ends one's own claim, after a question. */
export function GiveUp({ claim, name }: { claim: OwnClaim; name: string }) {
  const reload = useClaimReload()
  const [isAsked, setAsked] = useState(false)
  const withdraw = async () => {
    try {
      await api('POST /api/claims/{id}/withdraw', { params: { id: String(claim.id) } })
      await reload()
      void toast({ title: 'You have given the claim up' })
    } catch (error) {
      void toast({ title: sentenceOf(error, 'The claim could not be given up. Please try again.') })
    }
  }
  return (
    <div>
      <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setAsked(true)}>
        Give the claim up
      </Button>
      <ConfirmDialog
        question={isAsked ? `Give up your claim on ${name}?` : null}
        detail="What you have answered stays. What you have proposed and nobody has accepted is not shown any more."
        action="Give it up"
        onConfirm={() => void withdraw()}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}
