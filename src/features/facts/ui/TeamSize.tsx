import { Minus, Plus } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { TEAM_MAX } from '../facts.limits.ts'

/** For how many people prices are told, which the reader sets. */
export function TeamSize({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const set = (next: number) => onChange(Math.min(TEAM_MAX, Math.max(1, Math.round(next) || 1)))
  return (
    <div className="js-only flex items-center gap-2 text-sm text-muted print:hidden">
      <label htmlFor="team-size">for a team of</label>
      <Button size="sm" icon={Minus} aria-label="Fewer" disabled={size === 1} onClick={() => set(size - 1)} />
      <input
        id="team-size"
        type="number"
        min={1}
        max={TEAM_MAX}
        value={size}
        onChange={(event) => set(event.target.valueAsNumber)}
        className="field min-h-9 w-16 px-2 text-center"
      />
      <Button
        size="sm"
        icon={Plus}
        aria-label="More"
        disabled={size === TEAM_MAX}
        onClick={() => set(size + 1)}
      />
    </div>
  )
}
