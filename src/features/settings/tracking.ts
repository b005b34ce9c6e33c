import { z } from 'zod'

/**
 * The measurement programs that an administrator may set, by the names of the specification. What is not of this
 * form is never put into a page, wherever it came from.
 */
export const TRACKING_FORMS = {
  google_analytics_code: /^(G-[A-Z0-9]{4,20}|UA-\d{4,10}-\d{1,4})$/,
  meta_pixel_id: /^\d{15,16}$/,
  google_tag_manager_code: /^GTM-[A-Z0-9]{4,10}$/,
} as const

export type TrackingName = keyof typeof TRACKING_FORMS
export const TRACKING_NAMES = Object.keys(TRACKING_FORMS) as TrackingName[]
export type Tracking = Record<TrackingName, string | null>

const code = (name: TrackingName) => z.string().regex(TRACKING_FORMS[name]).nullable().catch(null)

/** Reads what is stored; what is missing or not of its form is null. */
export const TrackingCodes = z
  .object({
    google_analytics_code: code('google_analytics_code'),
    meta_pixel_id: code('meta_pixel_id'),
    google_tag_manager_code: code('google_tag_manager_code'),
  })
  .describe('Codes of the measurement programs; null where none is set')

/** Hosts that a page may use for what is set, and nothing for what is not. */
export function trackingSources({
  google_analytics_code,
  meta_pixel_id,
  google_tag_manager_code,
}: Tracking): { script: string[]; connect: string[] } {
  const script: string[] = []
  const connect: string[] = []
  if (google_analytics_code !== null || google_tag_manager_code !== null) {
    script.push('https://www.googletagmanager.com')
    connect.push(
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    )
  }
  if (meta_pixel_id !== null) {
    script.push('https://connect.facebook.net')
    connect.push('https://connect.facebook.net', 'https://www.facebook.com')
  }
  return { script, connect }
}
