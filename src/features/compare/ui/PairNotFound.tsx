import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button.ts'

export function PairNotFound(): ReactNode {
  return (
    <div className="page flex flex-col items-center py-24 text-center">
      <h1 className="text-3xl">Comparison not found</h1>
      <p className="mt-3 max-w-md text-muted">
        One of the two tools may have been renamed or taken out of the directory. Choose others, up to five at
        a time.
      </p>
      <Link to="/tools" className={`${buttonClass('primary')} mt-8`}>
        Browse all tools
      </Link>
    </div>
  )
}
