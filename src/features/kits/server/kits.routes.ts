import { createHash } from 'node:crypto'
import type { Handlers } from '../../../server/context.ts'
import { now } from '../../../server/database/codec.ts'
import { slugify } from '../../../shared/slug.ts'
import type { kitsEndpoints } from '../kits.contract.ts'
import {
  deleteKit,
  duplicateKit,
  getSharedKit,
  listSavedKits,
  previewKit,
  renameKit,
  saveKit,
  shareKit,
  withdrawKit,
} from './kept-kits.service.ts'
import { kitPdf } from './kit-pdf.ts'
import { createMagicKit } from './kits.service.ts'

/** Kits are cheap to make, and changing one asks for it again. */
const KIT_LIMIT = { points: 60, windowSeconds: 60 }
const PDF_LIMIT = { points: 20, windowSeconds: 60 }
const SHARE_LIMIT = { points: 30, windowSeconds: 3600 }

const DONE = { success: true } as const

export const kitsRoutes: Handlers<typeof kitsEndpoints> = {
  createMagicKit: async ({ body }, { catalog, counters, rateLimits, ip }) => {
    await rateLimits.take('kit', ip, KIT_LIMIT)
    const kit = createMagicKit(catalog.current, body)
    if (kit.tools.length > 0) counters.count('kit', digestOf(body.prompt), ip)
    return kit
  },
  makeKitPdf: async ({ body }, { catalog, config, rateLimits, ip, setHeader }) => {
    await rateLimits.take('kit-pdf', ip, PDF_LIMIT)
    const kit = previewKit(catalog.current, body, now())
    setHeader('content-disposition', `attachment; filename="${slugify(kit.name) || 'kit'}.pdf"`)
    return kitPdf(kit, config.url)
  },
  shareKit: async ({ body }, context) => {
    await context.rateLimits.take('kit-share', context.ip, SHARE_LIMIT)
    return await shareKit(context, body)
  },
  getSharedKit: ({ params }, context) => getSharedKit(context, params.token),
  withdrawKit: async ({ params, body }, context) => {
    await context.rateLimits.take('kit-share', context.ip, SHARE_LIMIT)
    await withdrawKit(context, params.token, body.secret)
    return DONE
  },
  listSavedKits: (_, context) => listSavedKits(context),
  saveKit: ({ body }, context) => saveKit(context, body),
  renameKit: ({ params, body }, context) => renameKit(context, params.id, body.name),
  duplicateKit: ({ params }, context) => duplicateKit(context, params.id),
  deleteKit: async ({ params }, context) => {
    await deleteKit(context, params.id)
    return DONE
  },
}

/** Tells prompts apart without keeping them: who changes a kit has made one kit. */
const digestOf = (prompt: string) => createHash('sha256').update(prompt).digest('base64url').slice(0, 16)
