import { useNavigate } from '@tanstack/react-router'
import { Layers, Sparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { later } from '../../../ui/later.ts'
import { Still } from '../../../ui/Still.tsx'
import { plural } from '../../../ui/text.ts'
import { countSearch } from '../../counters/ui/count-use.ts'
import { SearchBox } from '../../tools/ui/SearchBox.tsx'
import { suggestLink } from '../../tools/ui/suggest-link.ts'
import type { HomeKit } from '../home.contract.ts'

/** It is only read: the server has drawn it. */
export const KitPreview = later(() => import('./KitPreview.tsx'), 'KitPreview')

const EXAMPLES = ['meeting notes', 'remove background', 'pitch deck', 'text to speech', 'code review']

export function Hero({ kit, tools }: { kit: HomeKit | null; tools: number }) {
  return (
    <section
      aria-labelledby="hero"
      className={`page grid items-center gap-x-14 gap-y-7 pt-8 sm:pt-14 lg:pt-16 ${kit ? 'lg:grid-cols-[1fr_30rem]' : ''}`}
    >
      <div className="min-w-0">
        <h1 id="hero" className="max-w-2xl text-[2.5rem] sm:text-5xl xl:text-6xl">
          Find the AI tool that fits the job
        </h1>
        <p className="mt-4 max-w-xl text-lg text-muted sm:mt-5">
          {tools > 0 ? `${plural(tools, 'tool')}, each` : 'Each tool'} described plainly: what it is for, what
          it costs, and what it is not good at.
        </p>
        <div className="mt-6 max-w-2xl sm:mt-7">
          <HeroSearch />
        </div>
        <div className="mt-3 flex gap-3 max-sm:*:flex-1">
          <Link to="/kit-builder" className={`${buttonClass('primary', 'lg')} max-sm:px-3`}>
            <Sparkles className="size-4" aria-hidden="true" />
            Build a kit
          </Link>
          <Link to="/bundles" className={`${buttonClass('secondary', 'lg')} max-sm:px-3`}>
            <Layers className="size-4" aria-hidden="true" />
            Browse bundles
          </Link>
        </div>
        <ul
          className="mt-4 flex gap-2 text-sm max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
          aria-label="Examples"
        >
          {EXAMPLES.map((search) => (
            <li key={search} className="shrink-0">
              <Link
                to="/tools"
                search={{ search }}
                className="inline-flex min-h-11 items-center rounded-full border border-line px-3.5 text-muted transition-colors hover:border-line-strong hover:text-text md:min-h-8 md:px-3"
              >
                {search}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {kit && (
        <Suspense>
          <Still tag="div" className="min-w-0" of={[kit]}>
            <KitPreview kit={kit} />
          </Still>
        </Suspense>
      )}
    </section>
  )
}

/** Has its letters to itself: nothing around it is drawn again for them. */
function HeroSearch() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  return (
    <SearchBox
      large
      shortcut
      text={text}
      onText={setText}
      placeholder="What do you want to do?"
      onSearch={(search) => void navigate({ to: '/tools', search: { search } })}
      onPickTool={(slug) => void navigate({ to: '/tools/$slug', params: { slug } })}
      onSuggest={(name) => {
        countSearch(name)
        void navigate(suggestLink(name))
      }}
    />
  )
}
