import sanitize from 'sanitize-html'
import { embedUrl } from '../../../shared/video.ts'
import { BLOG_HTML, NEEDED_ATTRIBUTE, SAME_ELEMENT } from '../blog-html.ts'

/** Deeper than any article; what is nested more is taken out, so that no parser is brought to its end. */
const NESTING_MAX = 40

const OPTIONS: sanitize.IOptions = {
  allowedTags: Object.keys(BLOG_HTML),
  allowedAttributes: Object.fromEntries(
    Object.entries(BLOG_HTML).map(([tag, attributes]) => [tag, Object.keys(attributes)]),
  ),
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: NESTING_MAX,
  // Elements whose text is not meant to be read. The browser takes what is inside for text, a parser may not.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'template', 'xmp'],
    ...['plaintext', 'title', 'svg', 'math', 'object', 'applet', 'audio', 'video', 'select', 'head'],
  ],
  transformTags: { '*': keepKnown },
  exclusiveFilter: ({ tag, attribs }) => {
    const needed = NEEDED_ATTRIBUTE[tag]
    return needed !== undefined && attribs[needed] === undefined
  },
}

/** An element under its one name, with the attributes whose values are allowed. */
function keepKnown(name: string, given: sanitize.Attributes): sanitize.Tag {
  const tagName = Object.hasOwn(SAME_ELEMENT, name) ? SAME_ELEMENT[name]! : name
  const known = Object.hasOwn(BLOG_HTML, tagName) ? BLOG_HTML[tagName]! : {}
  const attribs: sanitize.Attributes = {}
  for (const [attribute, pattern] of Object.entries(known)) {
    if (!Object.hasOwn(given, attribute)) continue
    const value = given[attribute]!
    const text = tagName === 'iframe' && attribute === 'src' ? (embedUrl(value.trim()) ?? '') : value.trim()
    if (pattern.test(text)) attribs[attribute] = text
  }
  return { tagName, attribs }
}

/** A player with whatever stands in it, which a browser would not show. */
const VIDEO = /(<iframe [^>]*>)[\s\S]*?<\/iframe>(?:\s*<\/iframe>)*/g

/**
 * An article's HTML with nothing in it but what the allow-list names. Every text that is stored goes through here;
 * what has gone through once comes out of it unchanged.
 */
export function sanitizePost(html: string): string {
  return sanitize(html, OPTIONS).replace(VIDEO, '$1</iframe>').trim()
}

/** A `<` that is neither text of the sanitiser nor an element of the list. */
const STRAY = new RegExp(`<(?!/?(?:${Object.keys(BLOG_HTML).join('|')})[ >])`, 'i')

/**
 * A stored text as it may be shown. A row that did not come in through the sanitiser is cleaned now: a script in it
 * would get a hash in the page's policy like those of the page itself. Looking costs little, cleaning is rare.
 */
export const safePost = (stored: string): string => (STRAY.test(stored) ? sanitizePost(stored) : stored)
