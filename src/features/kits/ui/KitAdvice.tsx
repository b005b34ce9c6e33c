import { Lightbulb } from 'lucide-react'

/** What the planner advises about a kit: what overlaps, what to leave out first, what is not known. */
export function KitAdvice({ advice }: { advice: readonly string[] }) {
  if (advice.length === 0) return null
  return (
    <section className="mt-5" aria-labelledby="kit-advice">
      <h2 id="kit-advice" className="text-lg">
        Good to know
      </h2>
      <ul className="mt-2 grid max-w-3xl gap-2">
        {advice.map((sentence) => (
          <li key={sentence} className="flex gap-2.5 text-sm text-pretty">
            <Lightbulb className="mt-0.5 size-4 shrink-0 text-warm" aria-hidden="true" />
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
