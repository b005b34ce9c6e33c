import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** What was chosen, shown as soon as it is, until the address, which comes after the paint of the press, says what it is. */
export function useOwnChoice<T>(asked: T): [shown: T, choose: (value: T) => void] {
  const router = useRouter()
  const [chosen, setChosen] = useState({ asked, value: asked })
  if (chosen.asked !== asked) setChosen({ asked, value: asked })
  const latest = useRef(asked)
  latest.current = asked
  useEffect(() => {
    // The way there was left for another one: the address never says it.
    const takeBack = () =>
      setChosen((now) =>
        now.value === latest.current ? now : { asked: latest.current, value: latest.current },
      )
    return router.subscribe('onResolved', takeBack)
  }, [router])
  return [chosen.value, (value) => setChosen({ asked, value })]
}
