import { useWatch } from 'react-hook-form'
import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import type { SiteFigures } from '../../site-figures.ts'
import { notesOn } from '../../typed-figures.ts'
import { fromLines } from './figure-lines.ts'

interface Props {
  name: 'home_stats' | 'categories_stats'
  label: string
  hint: string
  figures: SiteFigures
}

/** The lines of a strip of figures, and which of them say more than was counted. */
export function FiguresInput({ name, label, hint, figures }: Props) {
  const lines = useWatch<{ [name]: string }>({ name })
  const notes = notesOn(fromLines(lines ?? ''), figures)
  return (
    <div>
      <AreaInput name={name} label={label} hint={hint} />
      <div role="status">
        <ul className="mt-1 grid gap-0.5 text-sm">
          {notes.map(({ isTooMuch, text }) => (
            <li key={text} className={isTooMuch ? 'font-medium text-danger' : 'text-muted'}>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
