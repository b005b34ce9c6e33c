import { createHash } from 'node:crypto'
import type { Handlers } from '../../../server/context.ts'
import type { kitsEndpoints } from '../kits.contract.ts'
import { createMagicKit } from './kits.service.ts'

/** Kits are cheap to make, and changing one asks for it again. */
const KIT_LIMIT = { points: 60, windowSeconds: 60 }

export const kitsRoutes: Handlers<typeof kitsEndpoints> = {
  createMagicKit: async ({ body }, { catalog, counters, rateLimits, ip }) => {
    await rateLimits.take('kit', ip, KIT_LIMIT)
    const kit = createMagicKit(catalog.current, body)
    if (kit.tools.length > 0) counters.count('kit', digestOf(body.prompt), ip)
    return kit
  },
}

/** Tells prompts apart without keeping them: who changes a kit has made one kit. */
const digestOf = (prompt: string) => createHash('sha256').update(prompt).digest('base64url').slice(0, 16)
