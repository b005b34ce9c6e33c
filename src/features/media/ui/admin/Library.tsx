import { Check, Images } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ListBody } from '../../../../admin-kit/list/ListBody.tsx'
import { FilterSelect } from '../../../../admin-kit/table/FilterSelect.tsx'
import { optionsOf } from '../../../../admin-kit/table/ListFilters.tsx'
import { useAdminList } from '../../../../admin-kit/table/useAdminList.ts'
import { ADMIN_LIST_MAX, SEARCH_DEBOUNCE_MS } from '../../../../shared/limits.ts'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { formatTotal } from '../../../../ui/text.ts'
import { useDebounced } from '../../../../ui/useDebounced.ts'
import type { AdminPicture } from '../../media.contract.ts'
import type { MediaKind } from '../../media.limits.ts'
import { KIND_WORDS, sizeText } from '../media-words.ts'

/** Pictures that are shown at first, and how many more at each asking. */
const STEP = 40

interface Props {
  kind: MediaKind
  chosen: readonly string[]
  onPick: (picture: AdminPicture) => void
}

/** The pictures of the site to choose one from: found by name and alternative text, the newest first. */
export function Library({ kind: wanted, chosen, onPick }: Props) {
  const [text, setText] = useState('')
  const [kind, setKind] = useState('')
  const [limit, setLimit] = useState(STEP)
  const pictures = useRef<HTMLUListElement>(null)
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const list = useAdminList('GET /api/admin/media', {
    search: search || undefined,
    kind: kind || undefined,
    limit: String(limit),
  })
  const { data } = list
  const isNarrowed = search !== '' || kind !== ''
  // What the field is for stands first among them.
  const { [wanted]: word, ...others } = KIND_WORDS
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 grow basis-60">
          <SearchField
            label="Search by name or alternative text"
            placeholder="Name or alternative text"
            value={text}
            onChange={setText}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              pictures.current?.querySelector('button')?.focus()
            }}
          />
        </div>
        <FilterSelect
          label="Kind"
          all="Any kind"
          value={kind}
          options={optionsOf({ [wanted]: word, ...others })}
          onChange={setKind}
          className="max-sm:w-full"
        />
      </div>
      <p className="min-h-5 text-sm text-muted" aria-live="polite">
        {data && `${formatTotal(data)} ${isNarrowed ? 'found' : 'in all'}`}
      </p>
      <div className="relative min-h-[50dvh]">
        {list.isFetching && <div className="progress" />}
        <ListBody
          list={list}
          failed="The pictures could not be loaded"
          waiting={<div className="skeleton h-96" aria-busy="true" />}
          empty={<Nothing isNarrowed={isNarrowed} />}
        >
          {(rows) => (
            <ul
              ref={pictures}
              aria-label="Pictures"
              className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5"
              onKeyDown={moveFocus}
            >
              {rows.map((picture) => (
                <li key={picture.id} className="card flex min-w-0 overflow-hidden">
                  <Choice
                    picture={picture}
                    isChosen={chosen.includes(picture.address)}
                    onPick={() => onPick(picture)}
                  />
                </li>
              ))}
            </ul>
          )}
        </ListBody>
      </div>
      {data && data.rows.length < data.total && limit < ADMIN_LIST_MAX && (
        <Button className="justify-self-center" onClick={() => setLimit(limit + STEP)}>
          Show more
        </Button>
      )}
    </div>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState title="No pictures found">
      <p className="text-muted">Try another word, or any kind.</p>
    </EmptyState>
  ) : (
    <EmptyState title="No pictures yet" icon={<Images className="size-8" aria-hidden="true" />}>
      <p className="text-muted">What you upload in a form or under Media stands here afterwards.</p>
    </EmptyState>
  )
}

function Choice({
  picture,
  isChosen,
  onPick,
}: {
  picture: AdminPicture
  isChosen: boolean
  onPick: () => void
}) {
  const { name, alt, address } = picture
  return (
    <button
      type="button"
      className="group relative flex min-w-0 flex-1 flex-col text-left -outline-offset-2"
      aria-pressed={isChosen}
      onClick={onPick}
    >
      <img
        src={address}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        className="aspect-4/3 w-full border-b border-line bg-raised object-contain p-2"
      />
      {isChosen && (
        <span className="absolute top-2 right-2 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
          <Check className="size-4" aria-hidden="true" />
        </span>
      )}
      <span className="grid w-full gap-0.5 p-2.5 text-xs text-muted">
        <span className="truncate text-sm font-medium text-text group-hover:text-accent-text" title={name}>
          {name}
        </span>
        <span className="line-clamp-2">{alt ?? 'No alternative text'}</span>
        <span className="tabular-nums">{sizeText(picture)}</span>
      </span>
    </button>
  )
}

/** Arrow keys lead to the picture beside, above or below; Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const top = (button: HTMLButtonElement | undefined) => button?.getBoundingClientRect().top
  const columns = buttons.filter((button) => top(button) === top(buttons[0])).length
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + (step ?? 0)
  if (at < 0 || to === at || !buttons[to]) return
  event.preventDefault()
  buttons[to].focus()
}
