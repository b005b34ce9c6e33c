/** What people ask of an alternative: demands, as addresses name them, and as they are said. */
export const ALTERNATIVE_DEMANDS = [
  { id: 'free', label: 'Free of charge' },
  { id: 'open-source', label: 'Open source' },
  { id: 'offline', label: 'Runs offline' },
  { id: 'self-hosted', label: 'On a server of your own' },
  { id: 'data:eu', label: 'Data in the EU' },
  { id: 'made:europe', label: 'Made in Europe' },
  { id: 'platform:macos', label: 'Mac' },
  { id: 'platform:windows', label: 'Windows' },
  { id: 'platform:linux', label: 'Linux' },
  { id: 'platform:ios', label: 'iPhone or iPad' },
  { id: 'platform:android', label: 'Android' },
] as const

/** Those of an address, in their own order; others are left out. */
export const demandsIn = (text: string) => {
  const named = text.split(',')
  return ALTERNATIVE_DEMANDS.filter(({ id }) => named.includes(id))
}

/** The address's text with one of them put in, or taken out. */
export function toggled(demands: readonly { id: string }[], id: string): string | undefined {
  const has = demands.some((demand) => demand.id === id)
  const ids = ALTERNATIVE_DEMANDS.map((demand) => demand.id).filter((other) =>
    other === id ? !has : demands.some((demand) => demand.id === other),
  )
  return ids.join(',') || undefined
}
