import type { ReactNode } from 'react'
import { MissingMessage } from '../../../app/MissingMessage.tsx'

export function PairNotFound(): ReactNode {
  return (
    <MissingMessage
      title="Comparison not found"
      text="One of the two tools may have been renamed or taken out of the directory. Choose others, up to five at a time."
      to="/tools"
      label="Browse all tools"
    />
  )
}
