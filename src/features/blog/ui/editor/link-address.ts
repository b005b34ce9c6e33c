import { BLOG_HTML } from '../../blog-html.ts'

const LINK = BLOG_HTML.a!.href!

/** Whether the allow-list keeps an address as that of a link. */
export const isLink = (address: string): boolean => LINK.test(address)
