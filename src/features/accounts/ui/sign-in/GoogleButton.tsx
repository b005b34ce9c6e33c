import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { optionsQuery } from '../../../../app/options-query.ts'
import { send } from '../../../../app/send.ts'
import { errorFromBody, UNKNOWN_ERROR } from '../../../../shared/errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { storePending } from './pending-intent.ts'

interface Props {
  label: string
  /** Where to go on afterwards; left out, what was to be done before stays. */
  returnTo?: string
  failed?: string
}

/** Whether signing in with Google is set up; every page brings the answer along. */
export function useHasGoogle(): boolean {
  return useQuery({ ...optionsQuery, staleTime: Infinity }).data?.google ?? false
}

/** Sends the browser to Google. */
export function GoogleButton({
  label,
  returnTo,
  failed = 'Google cannot be reached right now. Please try again, or use your email address.',
}: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const [going, setGoing] = useState(false)
  const go = async () => {
    setFailure(null)
    setGoing(true)
    try {
      const url = await fetchRedirectUrl()
      if (returnTo) storePending({ returnTo })
      location.assign(url)
    } catch (error) {
      console.warn(error)
      setFailure(failed)
      setGoing(false)
    }
  }
  return (
    <div className="grid gap-3">
      <Button className="w-full" onClick={go} disabled={going}>
        <GoogleMark />
        {going ? 'Going to Google…' : label}
      </Button>
      <FormFailure message={failure} />
    </div>
  )
}

async function fetchRedirectUrl(): Promise<string> {
  const response = await send('/api/oauth/google/redirect_url')
  const body = await response.json().catch(() => null)
  if (response.ok) return (body as { redirectUrl: string }).redirectUrl
  const { message } = errorFromBody(response.status, body)
  throw new Error(
    `Failed to get login redirect URL: API responded with HTTP status ${response.status}`,
    message === UNKNOWN_ERROR ? undefined : { cause: message },
  )
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-4" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6Z"
      />
      <path
        fill="#34a853"
        d="M12 22.4c2.8 0 5.2-.9 6.9-2.6l-3.4-2.6c-.9.6-2.1 1-3.5 1-2.7 0-5-1.8-5.8-4.3H2.7v2.7A10.4 10.4 0 0 0 12 22.4Z"
      />
      <path fill="#fbbc04" d="M6.2 13.9a6.3 6.3 0 0 1 0-4V7.3H2.7a10.4 10.4 0 0 0 0 9.3l3.5-2.7Z" />
      <path
        fill="#ea4335"
        d="M12 5.7c1.5 0 2.9.5 4 1.6l3-3A10.4 10.4 0 0 0 2.7 7.3L6.2 10C7 7.500 9.300 5.700 12 5.700Z"
      />
    </svg>
  )
}
