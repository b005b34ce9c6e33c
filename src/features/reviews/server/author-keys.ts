import { createHash, createHmac } from 'node:crypto'

/** By what it is noticed that one person writes again, or the same text comes again. */

/** An address as one person's, however it is written: what stands behind a plus is a note to oneself. */
export const authorKeyOf = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')

/** Two texts that people would take for the same have the same key. */
export const textKeyOf = (text: string) =>
  createHash('sha256')
    .update(
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .digest('base64url')

/** Where something was sent from, readable by nobody. */
export const sentFrom = (secret: string, network: string) =>
  createHmac('sha256', secret).update(`review-network:${network}`).digest('base64url')
