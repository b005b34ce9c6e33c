import type { ClaimMethod, ClaimStatus } from './claims.limits.ts'

/** What claims are called, and what proves them. Pure. */

/** What is proposed where it is a plan. */
export const PLANS = 'plans'

/** Where the file stands on the site of a tool. The line in it is no part of its address, which a site may repeat. */
export const PROOF_FILE = '/.well-known/kitly-verification.txt'

/** The line of the file, and the text of the record. */
export const proofLine = (token: string): string => `kitly-verification=${token}`

export const METHOD_LABELS: Record<ClaimMethod, string> = {
  email: 'Email address',
  file: 'File',
  dns: 'DNS record',
}

export const STATUS_LABELS: Record<ClaimStatus, string> = {
  requested: 'Not proved yet',
  proved: 'Waiting',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  lapsed: 'Ended',
}

/** What waits for somebody first, in each part the newest. */
export const queueKey = (isWaiting: boolean, createdAt: string): string =>
  `${isWaiting ? '1' : '0'} ${createdAt}`
