import { type ComponentType, createElement, type ReactNode, use } from 'react'

/**
 * A component whose code is fetched apart: when it is first drawn, or by `load` before. Once `load` has come it is drawn
 * at once, where React's own `lazy` would leave its place empty for a turn.
 */
export function later<Name extends string, Props extends object>(
  fetch: () => Promise<{ [name in Name]: (props: Props) => ReactNode }>,
  name: Name,
) {
  let code: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const load = async () => {
    code ??= (await fetch())[name]
    return code
  }
  const read = () => {
    coming ??= load()
    return coming
  }
  function Later(props: Props) {
    const Code = code ?? use(read())
    return createElement(Code, props)
  }
  return Object.assign(Later, { load })
}
