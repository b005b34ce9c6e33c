import { useState } from 'react'

/** What was chosen, shown as soon as it is, until the address, which comes after the paint of the press, says what it is. */
export function useOwnChoice<T>(asked: T): [shown: T, choose: (value: T) => void] {
  const [chosen, setChosen] = useState({ asked, value: asked })
  if (chosen.asked !== asked) setChosen({ asked, value: asked })
  return [chosen.value, (value) => setChosen({ asked, value })]
}
