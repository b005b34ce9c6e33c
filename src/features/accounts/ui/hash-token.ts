import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The token behind the # of the address: it is sent to no server, and so stands in no log. Taken out of the address
 * bar at once. Undefined until the page is taken over; null when there is none.
 */
export function useHashToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  const router = useRouter()
  useEffect(() => {
    const { pathname } = location
    const take = () => {
      // What is in the address on the way to another page is for that one.
      if (location.pathname !== pathname) return
      const found = new URLSearchParams(location.hash.slice(1)).get('token')
      // A second look, after the address was cleared, must not lose it.
      setToken((before) => before ?? found)
      if (found) history.replaceState(history.state, '', pathname + location.search)
    }
    take()
    // Whoever comes back from signing in brings it along once more.
    return router.subscribe('onResolved', take)
  }, [router])
  return token
}
