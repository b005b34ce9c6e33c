import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { SEARCH_MAX } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'

/** The door to the kit builder. Until the planner is there, a description finds tools through the search. */
export function KitBuilderPage() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const id = useId()
  return (
    <div className="page max-w-3xl pt-12">
      <h1 className="text-3xl md:text-4xl">Magic Kit Builder</h1>
      <p className="mt-3 text-muted">
        Kits that are put together for a whole project are in the making. Until they are here, say what you
        want to do, and the search finds tools for it; the bundles are kits that our editors have put
        together.
      </p>
      <form
        action="/tools"
        className="card mt-8 grid gap-3 p-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) void navigate({ to: '/tools', search: { search: text.trim() } })
        }}
      >
        <label htmlFor={id} className="font-medium">
          What do you want to do?
        </label>
        <textarea
          id={id}
          name="search"
          rows={4}
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="Turn my weekly podcast into short clips with captions"
          className="field"
        />
        <div className="flex flex-wrap gap-2">
          <button type="submit" className={buttonClass('primary')} disabled={!text.trim()}>
            Find tools
          </button>
          <Link to="/bundles" className={buttonClass('secondary')}>
            Browse AI Bundles
          </Link>
        </div>
      </form>
    </div>
  )
}
