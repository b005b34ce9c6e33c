import { pairOf } from '../../src/features/compare/pair.ts'
import { type KeptSite, SEARCHES, TAGS } from './site.ts'

/** Addresses that visitors read, at random: every page and every GET endpoint that anyone may call. */

const OF_TOOL = ['', '/alternatives', '/claim', '/facts', '/pairs', '/reviews', '/similar', '/tutorials']
const SINGLE = [
  '/api/bundles',
  '/api/categories',
  '/api/categories/faces',
  '/api/changes/latest',
  '/api/corrections',
  '/api/corrections?page=2',
  '/api/fact-kinds',
  '/api/home',
  '/api/ordering',
  '/api/site-settings',
  '/api/site-texts',
  '/api/auth/options',
  '/api/blog-categories',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/feed.xml',
  '/llms.txt',
  '/robots.txt',
]
const PAGES = [
  '/',
  '/tools',
  '/bundles',
  '/categories',
  '/blog',
  '/corrections',
  '/how-lists-are-ordered',
  '/help',
  '/contact',
  '/tools?sort=newest',
  '/tools?view=table',
]

const listParameters = ({ random, app }: KeptSite): string => {
  const { categories } = app.services.catalog.current
  const category = random.chance(0.5) ? random.pick(categories)?.slug : 'uncategorized'
  const parameters = new URLSearchParams({
    ...(random.chance(0.5) && category && { category }),
    ...(random.chance(0.2) && { pricing: random.pick(['free', 'paid', 'free,freemium']) }),
    ...(random.chance(0.15) && { rating: random.pick(['4.0', '3.5', '3.9', '4.3']) }),
    ...(random.chance(0.1) && { rated: 'yes' }),
    ...(random.chance(0.15) && { facts: random.pick(['api:yes', 'api:no', 'price:..20']) }),
    ...(random.chance(0.1) && { featured: 'true' }),
    ...(random.chance(0.2) && { search: random.pick(SEARCHES) }),
  })
  return String(parameters)
}

function listAddress(site: KeptSite): string {
  const { random } = site
  const sort = random.pick(['relevance', 'rating', 'reviews', 'newest', 'name'])
  const more = `sort=${sort}&limit=${random.pick([3, 6, 24])}&offset=${random.pick([0, 0, 3])}`
  return `/api/tools?${listParameters(site)}&${more}`
}

const someSlug = ({ random, slugs }: KeptSite) => (random.chance(0.97) ? random.pick(slugs()) : 'nothing')

/** An address of the API, or of a file for programs. */
export function apiAddress(site: KeptSite): string {
  const { random, app } = site
  const { bundles, blog } = app.services.catalog.current
  const bundle = random.pick(bundles)?.slug ?? 'none'
  const post = random.pick(blog.posts)?.slug ?? 'none'
  const address = random.pick<() => string>([
    () => `/api/tools/${someSlug(site)}${random.pick(OF_TOOL)}`,
    () => `/api/tools/${someSlug(site)}${random.pick(OF_TOOL)}`,
    () =>
      `/api/tools/${someSlug(site)}${random.pick(['/similar', '/pairs', '/alternatives'])}?limit=${random.int(1, 9)}`,
    () =>
      `/api/tools/${someSlug(site)}/reviews?${random.pick(['stars=4', 'sort=helpful', 'use=team', 'limit=1'])}`,
    () => listAddress(site),
    () => listAddress(site),
    () => `/api/tools/facets?${listParameters(site)}`,
    () => `/api/tools/suggest?q=${random.pick(TAGS).slice(0, 3)}`,
    () => `/api/compare?tools=${someSlug(site)},${someSlug(site)},${someSlug(site)}`,
    () => `/api/bundles/${bundle}${random.pick(['', '/checklist'])}`,
    () => `/api/bundles?search=${encodeURIComponent(random.pick(TAGS))}`,
    () => `/api/blog/${post}${random.pick(['', '/body', '/categories', '/recommended', '/tools'])}`,
    () =>
      random.pick([
        '/api/blog?limit=3',
        '/api/blog?search=post',
        '/api/blog-facets',
        '/api/blog?category=guides',
      ]),
    () => random.pick(SINGLE),
    () => random.pick(SINGLE),
  ])
  return address()
}

export function pageAddress(site: KeptSite): string {
  const { random, app } = site
  const { bundles, blog } = app.services.catalog.current
  const pair = pairOf(someSlug(site), someSlug(site))
  const address = random.pick<() => string>([
    () => `/tools/${someSlug(site)}`,
    () => `/tools/${someSlug(site)}`,
    () => `/tools/${someSlug(site)}${random.pick(['?tab=reviews', '/alternatives'])}`,
    () =>
      `/tools?${random.pick(['category=writing', 'category=code&page=1', 'search=video', 'pricing=free'])}`,
    () => `/compare/${pair}`,
    () => `/bundles/${random.pick(bundles)?.slug}`,
    () => `/blog/${random.pick(blog.posts)?.slug}`,
    () => random.pick(PAGES),
  ])
  return address()
}
