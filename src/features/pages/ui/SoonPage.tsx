import { Link, useMatches } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button.ts'

export function SoonPage() {
  const { title, text } = useMatches().at(-1)!.loaderData as { title: string; text: string }
  return (
    <div className="page flex flex-col items-center py-24 text-center">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="mt-3 max-w-md text-muted">{text}</p>
      <Link to="/tools" className={`${buttonClass('primary')} mt-8`}>
        Browse Tools
      </Link>
    </div>
  )
}
