import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { api, apiQuery } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { toast } from '../../../../ui/toast.ts'

const devicesQuery = apiQuery('GET /api/users/sessions', {})

/** The devices on which somebody is signed in; each can be signed out. */
export function Devices() {
  const queryClient = useQueryClient()
  const { data: devices, error, refetch } = useQuery({ ...devicesQuery, staleTime: 0 })
  const end = async (call: () => Promise<unknown>, done: string) => {
    try {
      await call()
      void toast({ title: done })
    } catch {
      void toast({ title: 'That did not work', description: 'Please try again.' })
    }
    await queryClient.invalidateQueries(devicesQuery)
  }
  if (error) {
    return (
      <p className="mt-4" role="alert">
        The list could not be loaded.{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          Retry
        </button>
      </p>
    )
  }
  if (!devices) return <div className="skeleton mt-4 h-20" />
  return (
    <>
      <ul className="card mt-4 divide-y divide-line">
        {devices.map(({ id, browser, ip_address, last_used_at, is_current }) => (
          <li key={id} className="flex items-center gap-3 p-4">
            <MonitorSmartphone className="size-5 shrink-0 text-muted" aria-hidden="true" />
            <div className="min-w-0 flex-1 text-sm">
              <p className="font-medium">
                {browser}
                {is_current && (
                  <span className="ml-2 rounded-md bg-good-soft px-2 py-0.5 text-xs text-good">
                    This device
                  </span>
                )}
              </p>
              <p className="truncate text-muted">
                {ip_address && <>{ip_address} · </>}last used <DateText value={last_used_at} />
              </p>
            </div>
            {!is_current && (
              <Button
                size="sm"
                onClick={() =>
                  void end(
                    () => api('DELETE /api/users/sessions/{id}', { params: { id } }),
                    `${browser} is signed out`,
                  )
                }
              >
                Sign out
                <span className="sr-only">: {browser}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          size="sm"
          className="mt-3"
          onClick={() =>
            void end(() => api('DELETE /api/users/sessions', {}), 'All other devices are signed out')
          }
        >
          Sign out all other devices
        </Button>
      )}
    </>
  )
}
