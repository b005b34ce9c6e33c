import type { Visit, VisitFailure } from '../../../kernel/outside/visit-address.ts'
import type { PictureKind } from '../admin-pictures.contract.ts'
import { FOUND_SIDE, ICON_SIDE } from '../pictures.limits.ts'
import { type FetchedPicture, PICTURE_MAX, type Refusal, takePicture } from './fetched-picture.ts'
import { decodePage, inOrder, type Offer, parseManifest, parseSitePage } from './site-page.ts'

/** What a site offers of one kind: a picture, or a colour. */
export type SiteFind =
  | (FetchedPicture & { kind: Exclude<PictureKind, 'color'>; source_url: string })
  | { kind: 'color'; color: string; source_url: string }

/** What was found on a tool's own site. */
export interface SiteReading {
  failure: VisitFailure | null
  http_status: number | null
  code: string | null
  page_url: string | null
  title: string | null
  description: string | null
  found: SiteFind[]
  not_taken: { url: string; reason: Refusal }[]
}

/** Reads an address up to so many bytes. */
export type Ask = (url: string, bytesMax: number) => Promise<Visit>

const PAGE_MAX = 1_000_000
const MANIFEST_MAX = 200_000
const DATA_MAX = 100_000
/** Offers that are tried. */
const ICONS_MAX = 6
const SHARES_MAX = 3
/** A square mark of so many pixels is good enough to look no further. */
const ENOUGH = 128
/** What is almost square is square. */
const SQUARE = 1.15
const URL_SHOWN = 2000

/** A site that could not be read. */
export const unread = (
  failure: VisitFailure | null,
  http_status: number | null = null,
  code: string | null = null,
): SiteReading => ({
  failure,
  http_status,
  code,
  page_url: null,
  title: null,
  description: null,
  found: [],
  not_taken: [],
})

/** Reads the page that a tool has as its site, and takes the best of what it offers. */
export async function readSite(address: string, ask: Ask): Promise<SiteReading> {
  const visit = await ask(address, PAGE_MAX)
  const { failure, status: http_status, code, body } = visit
  if (failure !== null || !body) return unread(failure, http_status, code)
  const isPage = /html|xml|^text\/|^$/i.test(body.type)
  const page = parseSitePage(isPage ? decodePage(body.bytes, body.type) : '', body.url)
  const manifest = page.manifest ? await readManifest(page.manifest, ask) : null
  const not_taken: SiteReading['not_taken'] = []
  const found: SiteFind[] = []
  const icon = await bestIcon(inOrder([...page.icons, ...(manifest?.icons ?? [])]), ask, not_taken)
  if (icon) found.push({ ...icon, kind: 'icon' })
  for (const url of page.shares.slice(0, SHARES_MAX)) {
    const share = await take(url, FOUND_SIDE, ask, not_taken)
    if (!share) continue
    found.push({ ...share, kind: 'share' })
    break
  }
  const color = page.theme_color ?? manifest?.theme_color
  if (color) found.push({ kind: 'color', color, source_url: body.url })
  const { title, description } = page
  return { failure: null, http_status, code: null, page_url: body.url, title, description, found, not_taken }
}

async function readManifest(url: string, ask: Ask) {
  const { body } = await ask(url, MANIFEST_MAX)
  return body ? parseManifest(body.bytes.toString(), body.url) : null
}

type Taken = FetchedPicture & { source_url: string }

/** The largest that is square; where none is, the largest. */
async function bestIcon(
  offers: Offer[],
  ask: Ask,
  notTaken: SiteReading['not_taken'],
): Promise<Taken | null> {
  let best: Taken | null = null
  for (const { url } of offers.slice(0, ICONS_MAX)) {
    const taken = await take(url, ICON_SIDE, ask, notTaken)
    if (taken && worth(taken) > (best ? worth(best) : 0)) best = taken
    if (best && worth(best) >= ENOUGH) break
  }
  return best
}

const worth = ({ width, height }: Taken) => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return long / short <= SQUARE ? short : short / 4
}

async function take(
  url: string,
  side: number,
  ask: Ask,
  notTaken: SiteReading['not_taken'],
): Promise<Taken | null> {
  const body = url.startsWith('data:') ? ofDataUrl(url) : (await ask(url, PICTURE_MAX)).body
  const taken = body ? await takePicture(body, side) : 'not_there'
  if (typeof taken !== 'string') return { ...taken, source_url: shown(url) }
  notTaken.push({ url: shown(url), reason: taken })
  return null
}

/** A picture that stands in the page itself is named by its beginning. */
const shown = (url: string) => url.slice(0, url.startsWith('data:') ? 40 : URL_SHOWN)

function ofDataUrl(url: string) {
  const [, type, base64, data] = /^data:(image\/[^;,]+)[^,]*?(;base64)?,(.*)$/is.exec(url) ?? []
  if (!type || !data || data.length > DATA_MAX) return null
  try {
    return {
      bytes: Buffer.from(base64 ? data : decodeURIComponent(data), base64 ? 'base64' : 'utf8'),
      isCut: false,
      type,
    }
  } catch {
    return null
  }
}
