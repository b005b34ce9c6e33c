import type { ReactNode } from 'react'
import { MissingMessage } from '../../../app/MissingMessage.tsx'

export function ToolNotFound(): ReactNode {
  return (
    <MissingMessage
      title="Tool not found"
      text="It may have been renamed or taken out of the directory."
      to="/tools"
      label="Browse all tools"
    />
  )
}
