import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button.ts'

export function BundleNotFound(): ReactNode {
  return (
    <div className="page flex flex-col items-center py-24 text-center">
      <h1 className="text-3xl">Bundle not found</h1>
      <p className="mt-3 max-w-md text-muted">It may have been renamed or taken out of the directory.</p>
      <Link to="/bundles" className={`${buttonClass('primary')} mt-8`}>
        Browse all bundles
      </Link>
    </div>
  )
}
