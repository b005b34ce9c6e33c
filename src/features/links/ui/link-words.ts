import type { LinkCheck, LinkOutcome } from '../admin-links.contract.ts'

export const OUTCOME_LABELS: Record<LinkOutcome, string> = {
  dead: 'Dead',
  moved: 'Moved',
  unclear: 'Unclear',
  alive: 'Alive',
}
export const OUTCOME_TONES = { dead: 'danger', moved: 'warm', unclear: 'plain', alive: 'good' } as const

/** An address without what all of them have. */
export const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

/** Where a tool has moved to, unless it has that address by now. */
export const newAddressOf = ({ moved_to, website_url }: LinkCheck) =>
  moved_to !== null && moved_to !== website_url ? moved_to : null
