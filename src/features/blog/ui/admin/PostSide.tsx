import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import { ChoiceInput } from '../../../../admin-kit/form/ChoiceInput.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { useFieldError } from '../../../../admin-kit/form/useFieldError.ts'
import { apiQuery } from '../../../../app/query.ts'
import { SEO_DESCRIPTION_MAX } from '../../../../shared/limits.ts'
import { embedUrl } from '../../../../shared/video.ts'
import { EmojiIcon } from '../../../../ui/EmojiIcon.tsx'
import { UploadButton } from '../../../../ui/UploadButton.tsx'
import { LibraryButton } from '../../../media/ui/admin/LibraryButton.tsx'
import { SEO_TITLE_MAX } from '../../blog.limits.ts'
import { SEPARATORS } from '../../blog-html.ts'
import { uploadPicture } from '../editor/pictures.ts'
import { Publishing, type PublishingProps } from './Publishing.tsx'
import { SidePanel } from './SidePanel.tsx'
import { usePostField } from './usePostField.ts'

/** The side column of the form. */
export function PostSide(props: PublishingProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      <Publishing {...props} />
      <SidePanel title="Author">
        <TextInput name="author_name" label="Author" />
        <TextInput name="author_avatar_url" label="Avatar URL" type="url" />
      </SidePanel>
      <Media />
      <SidePanel title="Blog Enhancement">
        <p className="text-sm text-muted">
          Tool cards inside the text, a table that compares, and headings that can be scanned make an article
          more useful. From three headings on, readers get a table of contents.
        </p>
        <ChoiceInput
          name="section_separators"
          label="Separators without a style"
          hint="How plain dividers in this article look."
          required={false}
        >
          <option value="">Line</option>
          {SEPARATORS.filter((style) => style !== 'line').map((style) => (
            <option key={style} value={style}>
              {style === 'dots' ? 'Dots' : 'Wave'}
            </option>
          ))}
        </ChoiceInput>
      </SidePanel>
      <SidePanel title="Tags & Categories">
        <Categories />
        <TextInput name="tags" label="Tags" hint="Separated by commas" />
      </SidePanel>
      <Seo />
    </div>
  )
}

function Seo() {
  const [title] = usePostField('seo_title')
  const [description] = usePostField('seo_description')
  return (
    <SidePanel title="SEO">
      <TextInput
        name="seo_title"
        label="Meta title"
        hint={`${title.length} of about ${SEO_TITLE_MAX} characters. Empty: the title.`}
      />
      <AreaInput
        name="seo_description"
        label="Meta description"
        hint={`${description.length} of about ${SEO_DESCRIPTION_MAX} characters. Empty: the excerpt.`}
        rows={3}
      />
      <TextInput name="slug" label="Address" hint="Empty: made from the title. The old one leads to it." />
    </SidePanel>
  )
}

function Media() {
  const [cover, setCover] = usePostField('cover_image_url')
  const [video] = usePostField('video_url')
  const [failure, setFailure] = useState<string>()
  const upload = async ([file]: File[]) => {
    setFailure(undefined)
    try {
      setCover((await uploadPicture(file!, 'cover')).fileUrl)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <SidePanel title="Featured Media">
      <TextInput name="cover_image_url" label="Cover image URL" type="url" />
      <UploadButton
        label="Upload a cover image"
        fieldLabel="Or upload a cover image"
        hint="At most 8 MB."
        error={failure}
        onFiles={upload}
      />
      <div>
        <LibraryButton
          label="Choose a stored cover"
          kind="cover"
          chosen={cover ? [cover] : []}
          onPick={({ address }) => setCover(address)}
        />
      </div>
      {/^(?:https?:\/\/|\/uploads\/)/.test(cover) && (
        <img
          src={cover}
          alt="Cover, as it will be shown"
          className="aspect-video w-full rounded-card border border-line object-cover"
        />
      )}
      <TextInput
        name="video_url"
        label="YouTube video URL"
        type="url"
        warning={
          video && !embedUrl(video) ? 'This is no YouTube or Vimeo video; readers will get a link' : undefined
        }
      />
    </SidePanel>
  )
}

function Categories() {
  const [chosen, change] = usePostField('categories')
  const error = useFieldError('categories')
  const { data: categories = [] } = useQuery(apiQuery('GET /api/blog-categories', {}))
  const choose = (id: number, isChosen: boolean) =>
    change(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
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
              checked={chosen.includes(id)}
              onChange={(event) => choose(id, event.target.checked)}
            />
            <EmojiIcon emoji={icon} size={18} />
            {name}
          </label>
        ))}
        {categories.length === 0 && (
          <p className="p-2 text-sm text-muted">There are no blog categories yet.</p>
        )}
      </div>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
    </fieldset>
  )
}
