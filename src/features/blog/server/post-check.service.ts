import type { Catalog } from '../../../catalog/catalog.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { type Reach, tryAddress } from '../../../kernel/outside/try-address.ts'
import { textOf } from '../../../shared/html.ts'
import { SEO_DESCRIPTION_MAX } from '../../../shared/limits.ts'
import type { PostIssue, UncheckedPost } from '../admin-blog.contract.ts'
import { hasContent } from '../blog.fields.ts'
import { BLOG_LINKS_CHECKED, SEO_DESCRIPTION_MIN, SEO_TITLE_MAX } from '../blog.limits.ts'
import { sanitizePost } from './blog-sanitizer.ts'

const CHECKS = { points: 60, windowSeconds: 3600 }
/** Links that are tried at a time. */
const AT_ONCE = 10

/** What should be looked at before an article is published. Nothing of it forbids publishing but what is missing. */
export async function checkPost(
  context: RequestContext,
  post: UncheckedPost,
  allows?: (ip: string) => boolean,
): Promise<{ issues: PostIssue[]; links_checked: number }> {
  await context.rateLimits.take('blog-check', userOf(context).id, CHECKS)
  const content = sanitizePost(post.content)
  const links = linksIn(content)
  const tried = links.slice(0, BLOG_LINKS_CHECKED)
  const issues = [...checkTexts(post, content), ...checkPictures(content), ...checkHeadings(content)]
  const reaches = await tryAll(tried, (link) =>
    link.startsWith('/')
      ? ownPage(context.catalog.current, link)
      : tryAddress(link, allows ? { allows } : {}),
  )
  for (const [i, link] of tried.entries()) issues.push(...linkIssue(link, reaches[i]!))
  if (links.length > tried.length) {
    issues.push(note('content', `Only the first ${BLOG_LINKS_CHECKED} of ${links.length} links were tried`))
  }
  return { issues, links_checked: tried.length }
}

const issueOf = (level: PostIssue['level']) => (field: string, message: string) => ({ level, field, message })
const [error, warning, note] = [issueOf('error'), issueOf('warning'), issueOf('note')]

function checkTexts(post: UncheckedPost, content: string): PostIssue[] {
  const issues: PostIssue[] = []
  if (!post.title.trim()) issues.push(error('title', 'Title is required'))
  if (!post.excerpt.trim()) issues.push(error('excerpt', 'Excerpt is required'))
  if (!hasContent(content)) issues.push(error('content', 'Content is required'))
  const title = (post.seo_title || post.title).trim()
  if (title.length > SEO_TITLE_MAX) {
    const which = post.seo_title ? 'Meta title' : 'Title'
    const message = `${which} has ${title.length} characters; search engines show about ${SEO_TITLE_MAX}`
    issues.push(warning(post.seo_title ? 'seo_title' : 'title', message))
  }
  const description = (post.seo_description || post.excerpt).trim()
  const field = post.seo_description ? 'seo_description' : 'excerpt'
  const size = `${post.seo_description ? 'Meta description' : 'Excerpt'} has ${description.length} characters`
  if (description.length > SEO_DESCRIPTION_MAX) {
    issues.push(warning(field, `${size}; search engines show about ${SEO_DESCRIPTION_MAX}`))
  } else if (description && description.length < SEO_DESCRIPTION_MIN) {
    issues.push(warning(field, `${size}; at least ${SEO_DESCRIPTION_MIN} say what the article is about`))
  }
  if (post.categories.length === 0) issues.push(note('categories', 'The article is in no category'))
  if (!post.cover_image_url) {
    issues.push(note('cover_image_url', 'There is no cover image; a drawn one will be shown'))
  }
  return issues
}

/** Every picture says what it shows, for whoever does not see it. */
function checkPictures(content: string): PostIssue[] {
  const pictures = [...content.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
  const silent = pictures.filter((tag) => !/ alt="[^"]*\S[^"]*"/.test(tag))
  if (silent.length === 0) return []
  const some = silent.length === 1 ? 'A picture has' : `${silent.length} pictures have`
  return [warning('content', `${some} no alternative text`)]
}

function checkHeadings(content: string): PostIssue[] {
  const levels = [...content.matchAll(/<h([1-4])>([\s\S]*?)<\/h\1>/g)]
  const issues: PostIssue[] = []
  if (levels.some(([, , inner]) => !textOf(inner!))) issues.push(warning('content', 'A heading is empty'))
  let before = 0
  for (const [, digit, inner] of levels) {
    const level = Number(digit)
    if (before > 0 && level > before + 1) {
      issues.push(note('content', `“${textOf(inner!)}” skips a level: it follows a heading ${before}`))
      break
    }
    before = level
  }
  return issues
}

/** The addresses that a text links to, each once; mail and places within the page left out. */
function linksIn(content: string): string[] {
  const all = [...content.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
  return [...new Set(all.map((href) => href.split('#')[0]!))].filter((href) => /^(?:https?:|\/)/i.test(href))
}

/** Whether an address of this site shows something that is in the catalogue; other pages are taken to be there. */
function ownPage(catalog: Catalog, link: string): Reach {
  const [, kind, slug] = /^\/(tools|blog)\/([^/?]+)$/.exec(link.split('?')[0]!) ?? []
  if (!kind || !slug) return 'ok'
  const known = kind === 'tools' ? catalog.toolBySlug.has(slug) : catalog.blog.postBySlug.has(slug)
  return known ? 'ok' : 'dead'
}

function linkIssue(link: string, reach: Reach): PostIssue[] {
  const short = link.length > 90 ? `${link.slice(0, 88)}…` : link
  if (reach === 'dead') return [warning('content', `A link leads nowhere: ${short}`)]
  if (reach === 'refused') return [warning('content', `A link is no address of the internet: ${short}`)]
  return reach === 'unknown' ? [note('content', `A link could not be tried: ${short}`)] : []
}

async function tryAll(links: string[], ask: (link: string) => Reach | Promise<Reach>): Promise<Reach[]> {
  const reaches: Reach[] = []
  let next = 0
  const worker = async () => {
    while (next < links.length) {
      const i = next++
      reaches[i] = await ask(links[i]!)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return reaches
}
