import type { Random } from '../seeded.ts'
import { hostilePart } from './hostile.ts'
import type { FuzzRequest } from './requests.ts'

/** Addresses of screens, and of what is neither screen nor API. */

const OTHERS = [
  '/og/tools/$name.png',
  '/og/bundles/$name.png',
  '/og/blog/$name.png',
  '/og/compare/$name.png',
  '/og/kits/$name.png',
  '/sitemaps/$name.xml',
  '/uploads/$name/$name',
  '/assets/$name',
  '/marks/$name',
  '/icons/emoji/$name',
  '/$name',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/api/$name',
]
const NAMES = [
  'search',
  'category',
  'page',
  'tools',
  'fields',
  'sort',
  'pricing_model',
  'rating',
  'view',
  'tab',
  'code',
  'edit',
  'limit',
  'q',
]

/** `screens` are the paths of all routes. */
export function addressFor(screens: string[], random: Random): FuzzRequest {
  const path = random.pick(random.chance(0.7) ? screens : OTHERS).replace(/\$\w+/g, () => hostilePart(random))
  const query = Array.from({ length: random.below(4) }, () => {
    const name = random.chance(0.9) ? random.pick(NAMES) : hostilePart(random)
    return `${name}=${hostilePart(random)}`
  })
  const method = random.chance(0.95) ? 'GET' : random.pick(['HEAD', 'POST', 'OPTIONS', 'DELETE'])
  // Beyond this Node itself refuses.
  const address = (query.length > 0 ? `${path}?${query.join('&')}` : path).slice(0, 12_000)
  return { method, path: address, headers: {}, body: undefined }
}
