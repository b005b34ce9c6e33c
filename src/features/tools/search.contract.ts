import { z } from 'zod'

/** What was made of the words of a search, so that a page can say it and let a person take it back. */
export const SearchReading = z.object({
  corrected: z.string().nullable().describe('What was searched for, where what was typed is nearly that'),
  corrected_from: z.string().nullable().describe('What was typed; exact=1 searches for that'),
  unlisted: z
    .array(z.object({ name: z.string(), what: z.string() }))
    .describe('Known products that the search names and that are not listed; similar tools are found'),
  named: z
    .array(z.object({ name: z.string(), slug: z.string() }))
    .describe('Tools that the search compares, or whose place is to be taken'),
  compare: z.string().nullable().describe('The page that compares the tools, where the search does'),
  understood: z
    .array(
      z.object({
        id: z.string().describe('What ignore takes to leave it out'),
        label: z.string(),
        unknown: z.int().nullable().describe('Tools found of which nobody knows whether it holds'),
      }),
    )
    .describe('What the words were taken for beside themselves'),
})
export type SearchReading = z.infer<typeof SearchReading>
