import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../../app/query.ts'
import { SEO_DESCRIPTION_MAX } from '../../../../shared/limits.ts'
import { embedUrl } from '../../../../shared/video.ts'
import { Field } from '../../../../ui/Field.tsx'
import { UploadButton } from '../../../../ui/UploadButton.tsx'
import { SEO_TITLE_MAX } from '../../blog.limits.ts'
import { SEPARATORS } from '../../blog-html.ts'
import { uploadPicture } from '../editor/pictures.ts'
import { Publishing, type PublishingProps } from './Publishing.tsx'
import type { PostErrors, PostValues } from './post-values.ts'
import { SidePanel } from './SidePanel.tsx'

interface Props {
  values: PostValues
  errors: PostErrors
  set: (change: Partial<PostValues>) => void
}

type TextName = {
  [K in keyof PostValues]: PostValues[K] extends string ? K : never
}[keyof PostValues]

function Text({
  name,
  label,
  hint,
  type = 'text',
  required,
  values,
  errors,
  set,
}: Props & {
  name: TextName
  label: string
  hint?: string
  type?: string
  required?: boolean
}) {
  return (
    <Field label={label} hint={hint} error={errors[name]} required={required ?? false}>
      {(field) => (
        <input
          {...field}
          name={name}
          className="field"
          type={type}
          inputMode={type === 'url' ? 'url' : undefined}
          value={values[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
}

/** The side column of the form. */
export function PostSide(props: PublishingProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      <Publishing {...props} />
      <SidePanel title="Author">
        <Text {...props} name="author_name" label="Author" />
        <Text {...props} name="author_avatar_url" label="Avatar URL" type="url" />
      </SidePanel>
      <Media {...props} />
      <SidePanel title="Blog Enhancement">
        <p className="text-sm text-muted">
          Tool cards inside the text, a table that compares, and headings that can be scanned make an article
          more useful. From three headings on, readers get a table of contents.
        </p>
        <Field label="Separators without a style" hint="How plain dividers in this article look.">
          {(field) => (
            <select
              {...field}
              className="field"
              value={props.values.section_separators}
              onChange={(event) => props.set({ section_separators: event.target.value })}
            >
              <option value="">Line</option>
              {SEPARATORS.filter((style) => style !== 'line').map((style) => (
                <option key={style} value={style}>
                  {style === 'dots' ? 'Dots' : 'Wave'}
                </option>
              ))}
            </select>
          )}
        </Field>
      </SidePanel>
      <Topics {...props} />
      <SidePanel title="SEO">
        <Text
          {...props}
          name="seo_title"
          label="Meta title"
          hint={`${props.values.seo_title.length} of about ${SEO_TITLE_MAX} characters. Empty: the title.`}
        />
        <Field
          label="Meta description"
          error={props.errors.seo_description}
          hint={`${props.values.seo_description.length} of about ${SEO_DESCRIPTION_MAX} characters. Empty: the excerpt.`}
        >
          {(field) => (
            <textarea
              {...field}
              className="field"
              rows={3}
              value={props.values.seo_description}
              onChange={(event) => props.set({ seo_description: event.target.value })}
            />
          )}
        </Field>
        <Text
          {...props}
          name="slug"
          label="Address"
          hint="Empty: made from the title. The old one leads to it."
        />
      </SidePanel>
    </div>
  )
}

function Media(props: Props) {
  const { values, errors, set } = props
  const [failure, setFailure] = useState<string>()
  const upload = async ([file]: File[]) => {
    setFailure(undefined)
    try {
      set({ cover_image_url: (await uploadPicture(file!)).fileUrl })
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  const isShown = /^(?:https?:\/\/|\/uploads\/)/.test(values.cover_image_url)
  return (
    <SidePanel title="Featured Media">
      <Text {...props} name="cover_image_url" label="Cover image URL" type="url" />
      <UploadButton
        label="Upload a cover image"
        fieldLabel="Or upload a cover image"
        hint="At most 8 MB."
        error={failure}
        onFiles={upload}
      />
      {isShown && (
        <img
          src={values.cover_image_url}
          alt="Cover, as it will be shown"
          className="aspect-video w-full rounded-card border border-line object-cover"
        />
      )}
      <Text
        {...props}
        errors={{
          ...errors,
          ...(values.video_url && !embedUrl(values.video_url) && !errors.video_url
            ? { video_url: 'This is no YouTube or Vimeo video; readers will get a link' }
            : {}),
        }}
        name="video_url"
        label="YouTube video URL"
        type="url"
      />
    </SidePanel>
  )
}

function Topics(props: Props) {
  const { values, errors, set } = props
  const { data: categories = [] } = useQuery(apiQuery('GET /api/blog-categories', {}))
  return (
    <SidePanel title="Tags & Categories">
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">Categories</legend>
        <div className="grid max-h-60 overflow-y-auto rounded-control border border-line p-1">
          {categories.map(({ id, name, icon }) => (
            <label
              key={id}
              className="flex min-h-10 items-center gap-2.5 rounded-control px-2 text-sm hover:bg-raised"
            >
              <input
                type="checkbox"
                checked={values.categories.includes(id)}
                onChange={(event) =>
                  set({
                    categories: event.target.checked
                      ? [...values.categories, id]
                      : values.categories.filter((c) => c !== id),
                  })
                }
              />
              <span aria-hidden="true">{icon}</span>
              {name}
            </label>
          ))}
          {categories.length === 0 && (
            <p className="p-2 text-sm text-muted">There are no blog categories yet.</p>
          )}
        </div>
        {errors.categories && <p className="mt-1 text-sm text-danger">{errors.categories}</p>}
      </fieldset>
      <Text {...props} name="tags" label="Tags" hint="Separated by commas" />
    </SidePanel>
  )
}
