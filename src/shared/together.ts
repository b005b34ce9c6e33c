import { z } from 'zod'

/** Pieces of contracts for people who edit the same records at the same time. */

/** Stands in the answer to a change. */
export const mergedWith = {
  merged_with: z
    .array(z.string())
    .optional()
    .describe('Who had changed other fields since the `version` that was sent; their changes stand, too'),
}

/** How a change goes together with those of others. */
export const MERGES =
  'What is left out stays. With the `version` that was read, what others have changed since is kept: other fields stand beside the change, and where it is the same field the answer is 409.'

/** Fields that are not what they were in a version. */
export const Since = z.object({
  version: z.int().describe('The one that there is now'),
  fields: z.array(
    z.object({
      field: z.string(),
      before: z.unknown(),
      after: z.unknown().describe('As it is now'),
      actor_name: z.string().describe('Who has changed it last'),
      at: z.string().nullable(),
    }),
  ),
})
export type Since = z.infer<typeof Since>

/** The answer to a bulk action. */
export const Bulk = z.object({
  changed: z.int().describe('Those that are different now'),
  batch: z.string().nullable().describe('With it the action can be undone; null where nothing is different'),
})
