import { Still } from '../ui/Still.tsx'
import { FooterLinks } from './FooterLinks.tsx'

/** Nearly its own height in each layout: on a slow line it would grow while it arrives, and move on short pages. */
const HEIGHT = 'min-h-[60.3rem] md:min-h-[49.8rem] lg:min-h-[27.8rem]'

export function Footer() {
  return (
    <Still tag="footer" className={`mt-20 border-t border-line bg-surface ${HEIGHT}`}>
      <FooterLinks />
    </Still>
  )
}
