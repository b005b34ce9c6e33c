import { now } from '../../../kernel/data/codec.ts'
import type { Handlers } from '../../../kernel/http/context.ts'
import { slugify } from '../../../shared/slug.ts'
import type { storedKitsEndpoints } from '../stored-kits.contract.ts'

/** The planner's vocabulary takes time and memory to read: it is loaded with the first kit. */
const storing = () => import('./stored-kits.service.ts')

const PDF_LIMIT = { points: 20, windowSeconds: 60 }
const SHARE_LIMIT = { points: 30, windowSeconds: 3600 }

const DONE = { success: true } as const

export const storedKitsRoutes: Handlers<typeof storedKitsEndpoints> = {
  makeKitPdf: async ({ body }, { catalog, config, rateLimits, network, setHeader }) => {
    await rateLimits.take('kit-pdf', network, PDF_LIMIT)
    const { previewKit } = await import('./stored-kit.ts')
    const kit = previewKit(catalog.current, body, now())
    setHeader('content-disposition', `attachment; filename="${slugify(kit.name) || 'kit'}.pdf"`)
    // The library that makes PDFs brings fonts' tables along: loaded with the first one.
    const { kitPdf } = await import('./kit-pdf.ts')
    return await kitPdf(kit, config.url)
  },
  shareKit: async ({ body }, context) => {
    await context.rateLimits.take('kit-share', context.network, SHARE_LIMIT)
    return await (await storing()).shareKit(context, body)
  },
  getSharedKit: async ({ params }, context) => (await storing()).getSharedKit(context, params.token),
  withdrawKit: async ({ params, body }, context) => {
    await context.rateLimits.take('kit-share', context.network, SHARE_LIMIT)
    await (await storing()).withdrawKit(context, params.token, body.secret)
    return DONE
  },
  listSavedKits: async (_, context) => (await storing()).listSavedKits(context),
  saveKit: async ({ body }, context) => (await storing()).saveKit(context, body),
  renameKit: async ({ params, body }, context) => (await storing()).renameKit(context, params.id, body.name),
  changeKit: async ({ params, body: { version, ...input } }, context) =>
    (await storing()).changeKit(context, params.id, version, input),
  duplicateKit: async ({ params }, context) => (await storing()).duplicateKit(context, params.id),
  restoreKit: async ({ params }, context) => (await storing()).restoreKit(context, params.id),
  deleteKit: async ({ params }, context) => {
    await (await storing()).deleteKit(context, params.id)
    return DONE
  },
  listSharedLinks: async (_, context) => (await storing()).listSharedLinks(context),
  withdrawLink: async ({ params }, context) => {
    await (await storing()).withdrawLink(context, params.id)
    return DONE
  },
}
