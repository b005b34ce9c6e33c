import type { ReactNode } from 'react'
import { MissingMessage } from '../../../app/MissingMessage.tsx'

export function BundleNotFound(): ReactNode {
  return (
    <MissingMessage
      title="Bundle not found"
      text="It may have been renamed or taken out of the directory."
      to="/bundles"
      label="Browse all bundles"
    />
  )
}
