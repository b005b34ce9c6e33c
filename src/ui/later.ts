import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { useIsTakenOver } from './taken-over.ts'
import { whenUsed } from './when-used.ts'

type Fetch<Name extends string, Props extends object> = () => Promise<{
  [name in Name]: (props: Props) => ReactNode
}>

/**
 * A component whose code is fetched apart: when it is first drawn, or by `load` before. Once `load` has come it is drawn
 * at once, where React's own `lazy` would leave its place empty for a turn.
 */
export function later<Name extends string, Props extends object>(fetch: Fetch<Name, Props>, name: Name) {
  let code: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const load = async () => {
    code ??= (await fetch())[name]
    return code
  }
  const read = () => {
    // What failed is asked for anew when somebody tries again.
    coming ??= load().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
  function Later(props: Props) {
    // Thrown as React's own `lazy` does: `use` that is not called in each turn upsets the hooks of what it waits in.
    if (!code) throw read()
    return createElement(code, props)
  }
  return Object.assign(Later, { load })
}

/** Who is known here has something of their own in pages, which they see at once. */
const HAS_OWN = '[data-signed-in], [data-comparing]'

/**
 * A part of a page that nobody touches at once: where the server has drawn it, its code comes when the page is used, and
 * React takes it over then. Until then it stands as it was sent, whatever the page around it does, since React would
 * throw away what changes before. Its page's `rest` loads it for those who come from another page. What is pressed
 * before it is there is done once it is (app/early-input.ts).
 */
export function whenTouched<Name extends string, Props extends object>(
  fetch: Fetch<Name, Props>,
  name: Name,
) {
  let code: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  let tell = (_: ComponentType<Props>) => {}
  const touched = new Promise<ComponentType<Props>>((resolve) => {
    tell = resolve
  })
  let isWaiting = false
  const load = async () => {
    code ??= (await fetch())[name]
    tell(code)
    return code
  }
  const read = () => {
    // What failed is asked for anew when somebody tries again.
    coming ??= load().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
  /** Without a line it waits for the next touch: what was sent stays. */
  const wait = () => void whenUsed(() => load().catch(wait))
  const readWhenTouched = () => {
    if (!isWaiting) {
      isWaiting = true
      if (document.documentElement.matches(HAS_OWN)) load().catch(wait)
      else wait()
    }
    return touched
  }
  const Part = memo(function Part({ given, onAlive }: { given: Props; onAlive: () => void }) {
    const isTakenOver = useIsTakenOver()
    useEffect(onAlive, [])
    if (!code) throw isTakenOver ? readWhenTouched() : read()
    return createElement(code, given)
  }, isSame)
  function Touched(props: Props) {
    const [isAlive, setAlive] = useState(false)
    const alive = useCallback(() => setAlive(true), [])
    const part = createElement(Suspense, null, createElement(Part, { given: props, onAlive: alive }))
    const [sent] = useState({ props, part })
    const isOld = !isAlive && !isEqual(props, sent.props)
    useEffect(() => {
      if (isOld) load().catch(() => {})
    }, [isOld])
    return isAlive ? part : sent.part
  }
  return Object.assign(Touched, { load })
}

const isEqual = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(a) as (keyof T)[]).every((key) => Object.is(a[key], b[key]))

const isSame = (a: { given: object }, b: { given: object }): boolean => isEqual(a.given, b.given)

/** What stands in for a page that is on its way: nothing until its code has come, which is when the page before is used. */
export function whileWaiting(fetch: () => Promise<ComponentType>): () => ReactNode {
  let Code: ComponentType | undefined
  if (!import.meta.env.SSR) {
    whenUsed(async () => {
      Code = await fetch()
    })
  }
  return () => Code && createElement(Code)
}
