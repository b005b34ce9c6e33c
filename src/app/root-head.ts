import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { JSX } from 'react'
import { SEO_DESCRIPTION_MAX } from '../shared/limits.ts'
import { type OgCard, ogMeta, siteCard } from '../shared/og-image.ts'
import { shorten } from '../shared/shorten.ts'
import { type RouterContext, SITE_NAME } from './context.ts'

type Meta = JSX.IntrinsicElements['meta']
type HeadLink = JSX.IntrinsicElements['link']

const font = (href: string): HeadLink => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous',
})

/** The head that every page shares; what a page says itself comes before it. */
export function rootHead({ match }: { match: { context: RouterContext } }): {
  meta: Meta[]
  links: HeadLink[]
} {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: `${SITE_NAME}: the directory of AI tools` },
      {
        name: 'description',
        content: 'Find, compare and combine AI tools. A curated directory with honest descriptions.',
      },
      { property: 'og:site_name', content: SITE_NAME },
      ...ogMeta(match.context.origin, siteCard()),
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: `${SITE_NAME}: new AI tools`,
        href: '/feed.xml',
      },
      font(textFont),
      font(displayFont),
    ],
  }
}

/** What a page says of itself. */
export interface PageHead {
  title: string
  description: string
  /** Address of the page without what does not change what it is, such as the page number. */
  canonical: string
  jsonLd?: object[]
  /** What the picture of the page shows; without one it has the site's. */
  picture?: { origin: string; card: OgCard }
  /** For pages that search engines should not list: they have no canonical address either, the two disagree. */
  noindex?: boolean
}

/** Title, description, canonical address and structured data of one page. */
export function pageHead({ title, description: text, canonical, jsonLd = [], picture, noindex }: PageHead): {
  meta: Meta[]
  links: HeadLink[]
} {
  const description = shorten(text, SEO_DESCRIPTION_MAX)
  return {
    meta: [
      { title: `${title} · ${SITE_NAME}` },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:type', content: 'website' },
      ...(picture ? ogMeta(picture.origin, picture.card) : []),
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      // The router writes this key as a block of structured data; its types do not know it.
      ...jsonLd.map((data) => ({ 'script:ld+json': data }) as Meta),
    ],
    links: noindex ? [] : [{ rel: 'canonical', href: canonical }],
  }
}
