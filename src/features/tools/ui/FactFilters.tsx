import type { KeyboardEvent } from 'react'
import {
  type AmountRange,
  chosenOf,
  parseRange,
  toggledFact,
  withFactChoice,
} from '../../facts/fact-choices.ts'
import { FACT_GROUPS, type FactGroup } from '../../facts/fact-values.ts'
import { PLATFORM_ICONS, PlatformIcon } from '../../facts/ui/PlatformIcons.tsx'
import { isFlag } from './active-chips.ts'
import { FilterChoice, FilterGroup, MoreChoices } from './FilterGroup.tsx'
import type { ShownFact } from './listed-tool.ts'

interface Props {
  /** Which questions; all others where it is left out. */
  groups?: readonly FactGroup[]
  facets: ShownFact[]
  /** What the address has. */
  text: string | undefined
  onChange: (text: string | undefined) => void
}

const GROUPS = Object.keys(FACT_GROUPS) as FactGroup[]
/** What most people ask: it stands open, before all else. */
export const FIRST_FACTS: readonly FactGroup[] = ['price', 'platforms']
const OTHER_FACTS = GROUPS.filter((group) => !FIRST_FACTS.includes(group))
/** Values of a kind that are seen at once. */
const SEEN = 8

/** What must be known, by the questions that it answers. */
export function FactFilters({ groups = OTHER_FACTS, facets, ...props }: Props) {
  return groups.map((group) => {
    const kinds = facets.filter((facet) => facet.group === group)
    if (kinds.length === 0) return null
    const isChosen = kinds.some(({ kind }) => chosenOf(props.text, kind).length > 0)
    return (
      <FilterGroup key={group} title={FACT_GROUPS[group]} folded={groups === OTHER_FACTS && !isChosen}>
        {kinds.map((facet) => (
          <FactKindFilter key={facet.kind} facet={facet} {...props} />
        ))}
      </FilterGroup>
    )
  })
}

function FactKindFilter({ facet, text, onChange }: Omit<Props, 'facets' | 'groups'> & { facet: ShownFact }) {
  const { kind, label, values, takes } = facet
  const chosen = chosenOf(text, kind)
  const choice = ({ value, label, count }: ShownFact['values'][number]) => (
    <FilterChoice
      key={value}
      type={takes === 'range' ? 'radio' : 'checkbox'}
      name="facts"
      value={`${kind}:${value}`}
      chosen={chosen.includes(value)}
      onChange={() =>
        onChange(takes === 'range' ? withFactChoice(text, kind, [value]) : toggledFact(text, kind, value))
      }
      count={count}
    >
      {label}
    </FilterChoice>
  )
  if (isFlag(facet)) {
    // 'No' is asked for by nobody, but an address may have it.
    return values
      .filter(({ value }) => value === 'yes' || chosen.includes(value))
      .map((flag) => choice({ ...flag, label: flag.value === 'yes' ? label : `${label}: no` }))
  }
  const isDrawn = kind === 'platforms'
  const drawn = isDrawn ? values.filter(({ value }) => drawingOf(value) >= 0) : []
  const listed = values.filter((value) => !drawn.includes(value))
  const more = listed.slice(SEEN)
  return (
    <li className="pt-1">
      <fieldset>
        <legend className={isDrawn ? 'sr-only' : 'px-2 pt-1 text-xs font-medium text-muted'}>{label}</legend>
        {drawn.length > 0 && (
          <ul className="mb-1 grid grid-cols-4 gap-1.5">
            {drawn.map(({ value, label, count }) => (
              <PlatformChoice
                key={value}
                value={value}
                label={label}
                count={count}
                chosen={chosen.includes(value)}
                onChange={() => onChange(toggledFact(text, kind, value))}
              />
            ))}
          </ul>
        )}
        <ul>
          {takes === 'range' && values.length > 0 && (
            <FilterChoice
              type="radio"
              name="facts"
              value=""
              chosen={chosen.length === 0}
              onChange={() => onChange(withFactChoice(text, kind, []))}
            >
              Any price
            </FilterChoice>
          )}
          {listed.slice(0, SEEN).map(choice)}
        </ul>
        {more.length > 0 && (
          <MoreChoices count={more.length} folded={!more.some(({ value }) => chosen.includes(value))}>
            {more.map(choice)}
          </MoreChoices>
        )}
        {takes === 'range' && (
          <RangeInputs
            {...facet}
            chosen={chosen[0]}
            onChange={(range) => onChange(withFactChoice(text, kind, range ? [range] : []))}
          />
        )}
      </fieldset>
    </li>
  )
}

const drawingOf = (value: string) => PLATFORM_ICONS.findIndex((names) => value in names)

interface PlatformProps {
  value: string
  label: string
  count: number
  chosen: boolean
  onChange: () => void
}

/** A platform as a drawing with its name. */
function PlatformChoice({ value, label, count, chosen, onChange }: PlatformProps) {
  return (
    <li>
      <label className="platform-choice" title={`${label}: ${count}`}>
        <input
          type="checkbox"
          name="facts"
          value={`platforms:${value}`}
          checked={chosen}
          onChange={onChange}
        />
        <PlatformIcon index={drawingOf(value)} />
        {label}
        <span className="sr-only">, {count}</span>
      </label>
    </li>
  )
}

interface RangeProps extends Pick<ShownFact, 'label' | 'unit'> {
  chosen: string | undefined
  onChange: (range: string | null) => void
}

/** A range of one's own, taken over when a field is left or Enter is pressed. */
function RangeInputs({ label, unit, chosen, onChange }: RangeProps) {
  const range = chosen ? parseRange(chosen) : null
  const ends: AmountRange = {
    from: range?.from ?? Number.NEGATIVE_INFINITY,
    to: range?.to ?? Number.POSITIVE_INFINITY,
  }
  const set = (end: 'from' | 'to', typed: string) => {
    const none = end === 'from' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    const number = typed.trim() === '' ? none : Math.max(0, Number(typed))
    if (Number.isNaN(number) || number === ends[end]) return
    const { from, to } = end === 'from' ? { ...ends, from: number } : { ...ends, to: number }
    const text = `${Number.isFinite(from) ? from : ''}..${Number.isFinite(to) ? to : ''}`
    onChange(parseRange(text) ? text : null)
  }
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.currentTarget.blur()
  }
  const input = (end: 'from' | 'to', name: string) => (
    <label className="flex items-center gap-1.5">
      {name}
      <span className="sr-only">: {label}</span>
      <input
        // What the address says now stands in it.
        key={ends[end]}
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={Number.isFinite(ends[end]) ? ends[end] : ''}
        onBlur={(event) => set(end, event.target.value)}
        onKeyDown={onEnter}
        className="field min-h-9 w-16 px-2 text-text tabular-nums"
      />
    </label>
  )
  return (
    <div className="js-only flex items-center gap-1.5 px-2 py-1 text-sm text-muted">
      {input('from', 'From')}
      {input('to', 'to')}
      {unit}
    </div>
  )
}
