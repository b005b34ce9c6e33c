import { useNavigate } from '@tanstack/react-router'
import { Layers, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { plural } from '../../../ui/text.ts'
import { SearchBox } from '../../tools/ui/SearchBox.tsx'
import type { Tile } from './home.route.ts'

const EXAMPLES = ['meeting notes', 'remove background', 'pitch deck', 'text to speech', 'code review']

export function Hero({ tiles, tools }: { tiles: Tile[]; tools: number }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  return (
    <div className="overflow-x-clip">
      <section
        aria-labelledby="hero"
        className="page grid items-center gap-x-14 gap-y-10 pt-10 pb-12 sm:pt-14 lg:grid-cols-[1fr_23rem] lg:py-16"
      >
        <div className="min-w-0">
          <h1 id="hero" className="max-w-2xl text-[2.5rem] sm:text-5xl xl:text-6xl">
            Find the AI tool that fits the job
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted">
            {tools > 0 ? `${plural(tools, 'tool')}, each` : 'Each tool'} described plainly: what it is for,
            what it costs, and what it is not good at.
          </p>
          <div className="mt-7 max-w-2xl">
            <SearchBox
              large
              shortcut
              text={text}
              onText={setText}
              placeholder="What do you want to do?"
              onSearch={(search) => void navigate({ to: '/tools', search: { search } })}
              onPickTool={(slug) => void navigate({ to: '/tools/$slug', params: { slug } })}
            />
          </div>
          <ul className="mt-2 flex flex-wrap gap-x-5 text-sm sm:mt-3" aria-label="Examples">
            {EXAMPLES.map((search) => (
              <li key={search}>
                <Link
                  to="/tools"
                  search={{ search }}
                  className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-text md:min-h-8"
                >
                  {search}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3 sm:mt-6">
            <Link to="/kit-builder" className={buttonClass('primary', 'lg')}>
              <Sparkles className="size-4" aria-hidden="true" />
              Build a kit
            </Link>
            <Link to="/bundles" className={buttonClass('secondary', 'lg')}>
              <Layers className="size-4" aria-hidden="true" />
              Browse bundles
            </Link>
          </div>
        </div>
        <Tiles tiles={tiles} />
      </section>
    </div>
  )
}

/** Tools of the catalogue as a picture: a row on a phone, a wall beside the text on a wide screen. */
function Tiles({ tiles }: { tiles: Tile[] }) {
  if (tiles.length === 0) return null
  return (
    <div
      aria-hidden="true"
      className="flex gap-3 overflow-hidden mask-x-from-80% mask-x-to-100% max-lg:-mx-4 max-lg:justify-center lg:grid lg:h-[27rem] lg:grid-cols-3 lg:content-center lg:mask-x-from-100% lg:mask-y-from-75% lg:mask-y-to-100%"
    >
      {tiles.map((tile) => (
        <div
          key={tile.slug}
          className="flex shrink-0 flex-col items-center gap-2 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:px-2 lg:py-4 lg:nth-[3n+2]:translate-y-8"
        >
          <LogoTile
            name={tile.name}
            slug={tile.slug}
            src={tile.logo_url}
            color={tile.theme_color}
            size={48}
          />
          <span className="w-full truncate text-center text-xs text-muted max-lg:hidden">{tile.name}</span>
        </div>
      ))}
    </div>
  )
}
