import { useEffect, useState } from 'react'

/**
 * The token behind the # of the address: it is sent to no server, and so stands in no log. Taken out of the address
 * bar at once. Undefined until the page is taken over; null when there is none.
 */
export function useHashToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const found = new URLSearchParams(location.hash.slice(1)).get('token')
    // A second look, after the address was cleared, must not lose it.
    setToken((before) => before ?? found)
    if (found) history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  return token
}
