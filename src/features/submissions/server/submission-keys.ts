import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { compact } from '../../../catalog/text.ts'

/** Names that differ in blanks, marks and capitals only are the same. */
export const nameKey = (name: string): string => compact(name)

/**
 * Addresses that differ in scheme, www, query, fragment or a slash at the end are the same:
 * 'http://www.Example.com/app/?utm=1' → 'example.com/app'. Empty where there is no address.
 */
export function addressKey(address: string): string {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(text)) return ''
  const { hostname, pathname } = new URL(text)
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`.toLowerCase()
}

interface Keys {
  names: Map<string, CatalogTool>
  addresses: Map<string, CatalogTool>
}

const keysOf = new WeakMap<Catalog, Keys>()

/** The published tool with the same name or the same address. */
export function findListed(catalog: Catalog, name: string, address: string): CatalogTool | undefined {
  let keys = keysOf.get(catalog)
  if (!keys) {
    const tools = [...catalog.toolById.values()]
    keys = {
      names: new Map(tools.map((tool) => [nameKey(tool.name), tool])),
      addresses: new Map(tools.map((tool) => [addressKey(tool.website_url), tool])),
    }
    keysOf.set(catalog, keys)
  }
  return keys.addresses.get(address) ?? keys.names.get(name)
}
