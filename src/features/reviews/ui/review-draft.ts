import { readDraft } from '../../../ui/kept-drafts.ts'

/** What somebody has begun to write about a tool: it is there again after the page is loaded anew. */
export const draftName = (slug: string) => `review.${slug}`

export const hasReviewDraft = (slug: string) => readDraft(draftName(slug), 'tab') !== null
