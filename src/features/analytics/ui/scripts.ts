import type { Tracking } from '../../settings/tracking.ts'
import type { Send } from './track.ts'

type Pixel = ((...args: unknown[]) => void) & {
  callMethod?: (...args: unknown[]) => void
  queue?: unknown[][]
  loaded?: boolean
  version?: string
}
declare global {
  interface Window {
    dataLayer?: unknown[]
    fbq?: Pixel
    _fbq?: Pixel
  }
}

function addScript(src: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/**
 * Adds the scripts of what is set, each once, and answers how they are told of events. Their small beginnings
 * stand here and not in the page, so that the policy needs to allow no further inline script.
 */
export function addScripts({
  google_analytics_code,
  meta_pixel_id,
  google_tag_manager_code,
}: Tracking): Send {
  const senders: Send[] = []
  window.dataLayer ??= []
  const layer = window.dataLayer
  if (google_tag_manager_code !== null) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    addScript(`https://www.googletagmanager.com/gtm.js?id=${google_tag_manager_code}`)
    senders.push((event, details) => layer.push({ event, ...details }))
  }
  if (google_analytics_code !== null) {
    // The program reads the arguments object itself, not a list made of it.
    function gtag(..._: unknown[]) {
      // biome-ignore lint/complexity/noArguments: see above
      layer.push(arguments)
    }
    gtag('js', new Date())
    gtag('config', google_analytics_code)
    addScript(`https://www.googletagmanager.com/gtag/js?id=${google_analytics_code}`)
    senders.push((event, details) => gtag('event', event, details))
  }
  if (meta_pixel_id !== null) {
    const pixel = startPixel()
    pixel('init', meta_pixel_id)
    pixel('track', 'PageView')
    addScript('https://connect.facebook.net/en_US/fbevents.js')
    senders.push((event, details) => pixel(event === 'ClickTool' ? 'trackCustom' : 'track', event, details))
  }
  return (event, details) => {
    for (const send of senders) send(event, details)
  }
}

/** Keeps calls until the pixel's own script has come and takes them over. */
function startPixel(): Pixel {
  if (window.fbq) return window.fbq
  const pixel: Pixel = (...args) => {
    if (pixel.callMethod) pixel.callMethod(...args)
    else pixel.queue!.push(args)
  }
  pixel.queue = []
  pixel.loaded = true
  pixel.version = '2.0'
  window.fbq = pixel
  window._fbq = pixel
  return pixel
}
