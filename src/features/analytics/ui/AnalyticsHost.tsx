import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { api } from '../../../app/query.ts'
import { later } from '../../../ui/later.ts'
import type { Tracking } from '../../settings/tracking.ts'
import { useConsent } from './consent.ts'
import { startTracking, stopTracking } from './track.ts'

const ConsentBar = later(() => import('./ConsentBar.tsx'), 'ConsentBar')

/** Measurement by others: only when it is set, and only after the visitor has agreed. */
export function AnalyticsHost(): ReactNode {
  const consent = useConsent()
  const [tracking, setTracking] = useState<Tracking | null>(null)
  useEffect(() => {
    // Read when the page has nothing better to do.
    const read = () => {
      api('GET /api/site-settings', {}).then(
        ({ contact_email: _, ...codes }) => {
          if (Object.values(codes).some((code) => code !== null)) setTracking(codes)
          else stopTracking()
        },
        () => stopTracking(),
      )
    }
    const timer = setTimeout(read, 1500)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!tracking || consent === null) return
    if (consent === 'refused') return stopTracking()
    void import('./scripts.ts').then(({ addScripts }) => startTracking(addScripts(tracking)))
  }, [tracking, consent])
  if (!tracking || consent !== null) return null
  return (
    <Suspense>
      <ConsentBar />
    </Suspense>
  )
}
