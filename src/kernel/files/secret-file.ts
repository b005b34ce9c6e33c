import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRIVATE_FILE } from './protect-folder.ts'

export const SECRET_MIN = 32

/** Where the secret of an installation lies to which the environment gives none. */
export const secretFile = (dataFolder: string) => join(dataFolder, 'secret')

/** The secret that an earlier start has made; null where there is none. */
export function keptSecret(dataFolder: string): string | null {
  const file = secretFile(dataFolder)
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  // A shorter one was only half written.
  return kept.length >= SECRET_MIN ? kept : null
}

/** Makes a secret of this installation, so that sessions survive the next start. */
export function newSecret(dataFolder: string): string {
  const secret = randomBytes(32).toString('base64url')
  writeSecret(dataFolder, secret)
  return secret
}

export function writeSecret(dataFolder: string, secret: string): void {
  writeFileSync(secretFile(dataFolder), secret, { mode: PRIVATE_FILE })
}
