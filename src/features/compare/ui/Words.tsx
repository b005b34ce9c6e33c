import { NotKnown } from './FactCell.tsx'

/** What is not known of a tool. */
export const Unknown = () => <NotKnown>Not stated</NotKnown>

/** A list of words, or that there is none. */
export function Words({ words, small }: { words: string[]; small?: boolean }) {
  if (words.length === 0) return <Unknown />
  return small ? (
    <ul className="flex flex-wrap gap-1 text-xs text-muted">
      {words.map((word) => (
        <li key={word} className="rounded-md bg-raised px-1.5 py-0.5">
          {word}
        </li>
      ))}
    </ul>
  ) : (
    <ul className="list-disc space-y-1 pl-4 marker:text-line-strong">
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
