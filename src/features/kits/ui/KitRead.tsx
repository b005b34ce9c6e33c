import {
  Ban,
  Check,
  Heart,
  Languages,
  ListFilter,
  type LucideIcon,
  Replace,
  RotateCcw,
  Tag,
  Users,
  X,
} from 'lucide-react'
import { useState } from 'react'
import type { KitJob, ReadThing } from '../kits.contract.ts'
import { wishPlace } from '../wish-id.ts'
import { CHIP, CHIP_BUTTON } from './chips.ts'
import { withoutThings, withThing } from './kit-reading.ts'
import type { Kit } from './useKit.ts'

const ICONS: Record<ReadThing['kind'], { icon: LucideIcon; look: string }> = {
  refused: { icon: Ban, look: 'text-danger' },
  owned: { icon: Check, look: 'text-good' },
  wished: { icon: Heart, look: 'text-accent-text' },
  model: { icon: Replace, look: 'text-muted' },
  beside: { icon: Tag, look: 'text-muted' },
  demand: { icon: ListFilter, look: 'text-accent-text' },
  audience: { icon: Users, look: 'text-muted' },
  language: { icon: Languages, look: 'text-muted' },
}
/** A refused maker refuses all its tools: so many are shown, and the rest where they are asked for. */
const SHOWN = 2

/** What was read besides jobs: tools that are refused or had, demands, people. Each can be taken away and brought back. */
export function KitRead({ kit, read }: { kit: Kit; read: readonly ReadThing[] }) {
  const [isWhole, setWhole] = useState(false)
  const named = [...Map.groupBy(read, (thing) => thing.label).values()]
  const first = named.map(([thing]) => thing!)
  const folded = isWhole ? [] : [...Map.groupBy(first, (thing) => thing.kind).values()].flatMap(foldedIn)
  const ignored = kit.ignored.filter(
    ({ label }, i, list) => list.findIndex((thing) => thing.label === label) === i,
  )
  const bringBack = (thing: KitJob) => {
    const part = withThing(kit, thing)
    return wishPlace(thing.id) ? kit.reviseAsked(part) : kit.revise(part)
  }
  return (
    <>
      {read.length > 0 && (
        <ul className="flex gap-2 md:contents" aria-label="What else was understood">
          {named
            .filter(([thing]) => !folded.includes(thing!))
            .map((things) => (
              <ThingChip key={things[0]!.id} things={things} kit={kit} />
            ))}
          {folded.length > 0 && (
            <li>
              <button
                type="button"
                className={`${CHIP} border-line px-3.5 text-muted hover:bg-raised hover:text-text`}
                onClick={() => setWhole(true)}
              >
                {folded.length} more
              </button>
            </li>
          )}
        </ul>
      )}
      {ignored.length > 0 && (
        <ul className="flex gap-2 md:contents" aria-label="Taken away">
          {ignored.map((thing) => (
            <li key={thing.id}>
              <button
                type="button"
                disabled={kit.isMaking}
                className={`${CHIP} border-dashed border-line-strong px-3 text-muted hover:bg-raised hover:text-text`}
                aria-label={`Bring back: ${thing.label}`}
                title={wishPlace(thing.id) ? thing.label : undefined}
                onClick={() => void bringBack(thing)}
              >
                <RotateCcw className="size-3.5 shrink-0" aria-hidden="true" />
                <span className="max-w-56 truncate">{thing.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const foldedIn = (group: ReadThing[]) =>
  group[0]!.kind === 'demand' || group.length <= SHOWN + 1 ? [] : group.slice(SHOWN)

/** `things` are called the same: the first one shows what they are. */
function ThingChip({ things, kit }: { things: ReadThing[]; kit: Kit }) {
  const { kind, label } = things[0]!
  const { icon: Icon, look } = ICONS[kind]
  // The language is what it is.
  const canGo = kind !== 'language'
  return (
    <li className={`${CHIP} border-line bg-surface pl-3 ${canGo ? '' : 'pr-3.5 text-muted'}`}>
      <Icon className={`mr-0.5 size-3.5 shrink-0 ${look}`} aria-hidden="true" />
      {kind === 'refused' ? <Refused label={label} /> : label}
      {canGo && (
        <button
          type="button"
          disabled={kit.isMaking}
          aria-label={`Remove: ${label}`}
          className={CHIP_BUTTON}
          onClick={() => void kit.revise(withoutThings(kit, things))}
        >
          <X className="size-3.5" aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

/** 'Not ChatGPT', with the name struck through. */
function Refused({ label }: { label: string }) {
  const [not, ...name] = label.split(' ')
  return (
    <span>
      {not} <s className="text-muted">{name.join(' ')}</s>
    </span>
  )
}
