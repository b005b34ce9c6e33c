import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAdminCheck } from '../../../../admin-kit/screen/admin-session.ts'
import type { RunProgress } from '../../admin-links.contract.ts'
import { useReadAgain } from './useReadAgain.ts'

const EVERY_MS = 2_000
/** A round that was just asked for is counted first: so long it is waited for. */
const BEGINS_MS = 15_000

/** How far a round is, read again while it goes on; `send` starts or stops it. */
export function useRun<R extends RunProgress>(query: UseQueryOptions<R>) {
  const [begins, setBegins] = useState(false)
  const [isSending, setSending] = useState(false)
  const mayRead = useAdminCheck().data?.isAdmin ?? false
  const run = useQuery({ ...query, staleTime: 0, enabled: mayRead })
  const isRunning = run.data?.is_running ?? false
  useReadAgain(isRunning || begins, EVERY_MS, run.refetch)
  useEffect(() => {
    if (!begins) return
    const timer = setTimeout(() => setBegins(false), BEGINS_MS)
    return () => clearTimeout(timer)
  }, [begins])
  const send = async (work: () => Promise<boolean>) => {
    setSending(true)
    if (await work()) setBegins(true)
    setSending(false)
  }
  return { run, isRunning, isSending, send: (work: () => Promise<boolean>) => void send(work) }
}
