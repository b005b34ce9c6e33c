import { Field } from '../../../../ui/Field.tsx'
import { BLOG_EXCERPT_MAX, BLOG_TITLE_MAX } from '../../blog.limits.ts'
import type { PostErrors, PostValues } from './post-values.ts'

interface Props {
  values: PostValues
  errors: PostErrors
  set: (change: Partial<PostValues>) => void
}

/** Title and excerpt of an article. */
export function PostHead({ values, errors, set }: Props) {
  return (
    <>
      <Field label="Title" required error={errors.title}>
        {(field) => (
          <input
            {...field}
            name="title"
            className="field text-lg font-medium"
            maxLength={BLOG_TITLE_MAX}
            value={values.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Excerpt" required error={errors.excerpt}>
        {(field) => (
          <textarea
            {...field}
            name="excerpt"
            className="field"
            rows={2}
            maxLength={BLOG_EXCERPT_MAX}
            value={values.excerpt}
            onChange={(event) => set({ excerpt: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
