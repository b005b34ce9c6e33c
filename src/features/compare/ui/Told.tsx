/** A sentence made of facts ends with when they were checked. */
const DATED = /^(.*) (\((?:[^()]*, )?checked [^()]+\))\.$/

/** What facts say, and smaller, when they were checked. */
export function Told({ sentence }: { sentence: string }) {
  const [, said, checked] = DATED.exec(sentence) ?? []
  if (!said) return sentence
  return (
    <>
      {said} <span className="text-xs whitespace-nowrap text-muted max-sm:whitespace-normal">{checked}</span>
    </>
  )
}
