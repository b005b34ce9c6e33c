import { rememberPosts } from './features/blog/server/blog.service.ts'
import { readLatestChanges } from './features/home/server/changes.service.ts'
import { readBundleDates } from './features/seo/server/seo.service.ts'
import { readFigures, readSiteSettings, readSiteTexts } from './features/settings/server/settings.service.ts'
import type { Services } from './kernel/http/context.ts'

/** After a change, before the texts are read again: changes come together. */
const WAIT_MS = 500

/**
 * Reads into memory what public pages read from the database beside the catalogue, so that they go on while it is away,
 * and again after each change. The embedded database is not away.
 */
export function rememberTexts(services: Services) {
  let blog: unknown
  let timer: NodeJS.Timeout | undefined
  const read = async () => {
    if (services.database.engine !== 'postgres') return
    await Promise.all([readSiteTexts(services), readFigures(services)])
    await Promise.all([readSiteSettings(services), readBundleDates(services)])
    // With the first page of corrections.
    await readLatestChanges(services)
    const now = services.catalog.current.blog
    if (now === blog) return
    await rememberPosts(services)
    blog = now
  }
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      read().catch((error) => services.log.warn({ err: error }, 'texts not remembered'))
    }, WAIT_MS).unref()
  }
  return { read, soon, stop: () => clearTimeout(timer) }
}
