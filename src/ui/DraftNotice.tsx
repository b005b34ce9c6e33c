import { Button } from './Button.tsx'

/** Says that the form shows what was typed before and never saved. */
export function DraftNotice({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-warm-soft py-1.5 pr-1.5 pl-4 text-sm text-warm"
    >
      Unsaved changes of {new Date(at).toLocaleString()} are back.
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        Discard them
      </Button>
    </div>
  )
}
