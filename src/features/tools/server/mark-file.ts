import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PUBLIC = join(import.meta.dirname, '..', '..', '..', '..', 'public')
const MARK = /^\/marks\/(?:mono\/)?[\w-]+\.svg$/

/** The SVG of a brand mark, for pictures and paper; null for any other logo, and where there is no such file. */
export function markFile(logo: string | null): Buffer | null {
  if (!logo || !MARK.test(logo)) return null
  try {
    return readFileSync(join(PUBLIC, logo))
  } catch {
    return null
  }
}
