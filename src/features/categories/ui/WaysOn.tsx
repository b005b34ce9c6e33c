import { ArrowRight, Compass, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'

/** For those who found no category: the directory and the kit builder. */
export function WaysOn() {
  return (
    <section aria-labelledby="ways-on" className="mt-16">
      <h2 id="ways-on" className="text-2xl">
        Not sure where to look?
      </h2>
      <div className="mt-5 grid gap-4 md:grid-cols-2">
        <WayOn
          icon={<Compass className="size-6" aria-hidden="true" />}
          title="Search the whole directory"
          text="Say what you want to do; filters for price and rating do the rest."
        >
          <Link to="/tools" className={buttonClass('secondary')}>
            Browse Tools <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        </WayOn>
        <WayOn
          icon={<Sparkles className="size-6" aria-hidden="true" />}
          title="Let Kitly put a kit together"
          text="Describe your project, and get the tools that it needs."
        >
          <Link to="/kit-builder" className={buttonClass('primary')}>
            Magic Kit Builder <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        </WayOn>
      </div>
    </section>
  )
}

interface WayOnProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

function WayOn({ icon, title, text, children }: WayOnProps) {
  return (
    <div className="card flex flex-col items-start gap-4 p-6">
      <span className="text-accent-text">{icon}</span>
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="mt-auto">{children}</div>
    </div>
  )
}
