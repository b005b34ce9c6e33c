import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { api } from '../../app/query.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import type { Admin } from './admin.contract.ts'
import { clearAdmin, recheck, storeAdmin, useAdminCheck } from './admin-session.ts'

interface Props {
  title: string
  /** Beside the title: what the screen is for. */
  actions?: ReactNode
  /** Moderators may be here too. */
  moderators?: boolean
  /** Whoever may not be here is sent away without trying direct access first. */
  sendAwayAtOnce?: boolean
  /** What the screen says when it cannot be opened at all. */
  failed?: string
  children: (admin: Admin) => ReactNode
}

/**
 * A screen of the administration area. The server is asked who is calling; for whoever may not be here direct access
 * is tried once, which works for nobody without a key, and then the way leads to /admin.
 */
export function AdminScreen({
  title,
  actions,
  moderators = false,
  sendAwayAtOnce = false,
  failed = 'This screen could not be loaded',
  children,
}: Props) {
  const check = useAdminCheck()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const tried = useRef(false)
  const { data, error, isPending } = check
  const allowed = data?.isAdmin || (moderators && data?.admin) ? data.admin : null

  useEffect(() => {
    if (allowed) storeAdmin(allowed)
  }, [allowed])

  const isRefused = !isPending && !error && !allowed
  useEffect(() => {
    if (!isRefused || tried.current) return
    tried.current = true
    const leave = async () => {
      if (!sendAwayAtOnce && !data?.needs_code) {
        const entry = await api('POST /api/admin/direct-access', { body: {} }).catch(() => null)
        if (entry?.success) return void (await recheck(queryClient))
      }
      clearAdmin()
      await navigate({ to: '/admin', replace: true })
    }
    void leave()
  }, [isRefused, sendAwayAtOnce, data?.needs_code, navigate, queryClient])

  return (
    <div className="mx-auto w-full max-w-[96rem] px-4 py-6 sm:px-6 md:py-8">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {/* Their room is kept while the server is asked, so that nothing moves. */}
        {actions && (
          <div className={`flex flex-wrap gap-2 ${allowed ? '' : 'invisible'}`} inert={!allowed}>
            {actions}
          </div>
        )}
      </div>
      <div className="mt-5">
        {allowed ? (
          children(allowed)
        ) : error ? (
          <LoadFailure
            title={failed}
            text="The server did not answer. Please check your connection."
            onRetry={check.refetch}
          />
        ) : (
          <div className="grid gap-3" aria-busy="true">
            <span className="sr-only">Loading</span>
            <div className="skeleton h-11 max-w-md" />
            <div className="skeleton h-96" />
          </div>
        )}
      </div>
    </div>
  )
}
