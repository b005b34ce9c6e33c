/** An element of the head by its attributes, as routes write them; the router's own keys are for titles and data. */
type Tag = Record<string, unknown>

export interface Match {
  meta?: readonly (Tag | undefined)[] | undefined
  links?: readonly (Tag | undefined)[] | undefined
}

/** What belongs to a page, and goes with it. */
const OF_PAGE =
  'title, meta[property], meta[name]:not([media], [name=viewport]), link[rel=canonical], script[type="application/ld+json"]'

/** What makes two elements say the same: of these the page's stands, and not the site's. */
const nameOf = (tag: Tag) => ('title' in tag ? 'title' : (tag.name ?? tag.property))

function element(name: string, attributes: Tag): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

function metaElement(tag: Tag): HTMLElement {
  if ('title' in tag) return Object.assign(element('title', {}), { text: tag.title })
  const data = tag['script:ld+json']
  if (!data) return element('meta', tag)
  return Object.assign(element('script', { type: 'application/ld+json' }), { text: JSON.stringify(data) })
}

/** Writes into the head what the open page says of itself, in the place of what the page before has said. */
export function showHead(matches: readonly Match[]): void {
  const said = new Set<unknown>()
  const tags = matches
    .toReversed()
    .flatMap(({ meta = [] }) => meta)
    .filter((tag) => {
      const name = tag && nameOf(tag)
      if (!tag || 'charSet' in tag || name === 'viewport' || said.has(name)) return false
      if (name !== undefined) said.add(name)
      return true
    }) as Tag[]
  const canonical = matches.flatMap(({ links = [] }) => links).filter((link) => link?.rel === 'canonical')
  for (const old of document.head.querySelectorAll(OF_PAGE)) old.remove()
  document.head.append(...tags.map(metaElement), ...canonical.map((link) => element('link', link!)))
}
