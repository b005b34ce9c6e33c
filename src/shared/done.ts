import { z } from 'zod'

/** The answer of what has nothing to say but that it is done. */
export const Done = z.object({ success: z.literal(true) })

export async function done(work: Promise<unknown>): Promise<z.infer<typeof Done>> {
  await work
  return { success: true }
}
