import { z } from 'zod'

/** Text by somebody else that a page may show as a kit's own: one line of words, without addresses or markup. */
export const plainText = (max: number, what = 'Text') =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, `${what} must not be empty`)
        .max(max, `${what} must have at most ${max} characters`)
        .refine(
          (text) => !/https?:|www\.|[<>[\]{}]|\p{Cc}/iu.test(text),
          `${what} must be plain words, without addresses or markup`,
        ),
    )
