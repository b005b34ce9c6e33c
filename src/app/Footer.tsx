import { lazy } from 'react'
import { Still } from '../ui/Still.tsx'

/** Nearly its own height in each layout: on a slow line it would grow while it arrives, and move on short pages. */
const HEIGHT = 'min-h-[60.3rem] md:min-h-[49.8rem] lg:min-h-[27.8rem]'

const load = () => import('./FooterLinks.tsx')

/** It stands in every page that the server sends: its code is for those who come from the administration area. */
const FooterLinks = import.meta.env.SSR
  ? (await load()).FooterLinks
  : lazy(() => load().then((m) => ({ default: m.FooterLinks })))

export function Footer() {
  return (
    <Still tag="footer" className={`mt-20 border-t border-line bg-surface ${HEIGHT}`}>
      <FooterLinks />
    </Still>
  )
}
