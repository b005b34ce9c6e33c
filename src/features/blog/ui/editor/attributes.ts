import { BLOG_HTML } from '../../blog-html.ts'

/** The value of an attribute where the allow-list keeps it on such an element; else null. */
export const allowed = (tag: string, attribute: string, value: string | null): string | null =>
  value !== null && BLOG_HTML[tag]?.[attribute]?.test(value) ? value : null

/** Whether the allow-list keeps an address as that of a link. */
export const isLink = (address: string): boolean => allowed('a', 'href', address) !== null

/** An attribute that is kept only where the allow-list keeps it; `name` is what the editor calls it. */
export const listed = (tag: string, attribute: string, name = attribute) => ({
  default: null,
  parseHTML: (element: HTMLElement) => allowed(tag, attribute, element.getAttribute(attribute)),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] ? { [attribute]: attributes[name] } : {},
})
