import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import { ConflictDialog } from '../../../../admin-kit/form/ConflictDialog.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { useFieldError } from '../../../../admin-kit/form/useFieldError.ts'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import type { Draft } from '../../../../ui/kept-drafts.ts'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { BLOG_EXCERPT_MAX, BLOG_TITLE_MAX } from '../../blog.limits.ts'
import { PostEditor, type PostEditorHandle } from '../editor/PostEditor.tsx'
import { isSaveKey } from '../editor/shortcuts.ts'
import { CheckList } from './CheckList.tsx'
import { discardDraft } from './drafts.ts'
import { FeaturedTools } from './FeaturedTools.tsx'
import { PostFooter } from './PostFooter.tsx'
import { PostSide } from './PostSide.tsx'
import { Preview } from './Preview.tsx'
import { type PostValues, saveLabel, valuesOfDraft } from './post-values.ts'
import { showOf } from './ShownFields.tsx'
import { UnsavedDraft } from './UnsavedDraft.tsx'
import { usePostCheck } from './usePostCheck.ts'
import { usePostEdit } from './usePostEdit.ts'
import { usePreview } from './usePreview.ts'
import { Versions } from './Versions.tsx'

interface Props {
  post: AdminPost | null
  draftKey: string
  /** What was written before and never saved; for a new article it stands in the form at once. */
  draft: Draft<PostValues> | null
  onSaved: () => void
  onReload: () => void
  /** Where the form puts what must be called before its window closes: it keeps what was not saved. */
  leaving: RefObject<() => Promise<void> | null>
}

/** The form of an article: a main column and a side column. */
export function PostForm({ post, draftKey, draft, onSaved, onReload, leaving }: Props) {
  const editor = useRef<PostEditorHandle>(null)
  const check = usePostCheck()
  const edit = usePostEdit({ post, draftKey, draft, editor, maySave: check.maySave, onSaved })
  const { form, stored, offered, autosave } = edit
  const [words, setWords] = useState(0)
  const [hasVersions, setHasVersions] = useState(false)
  const preview = usePreview(() => edit.values().content)
  const element = useFocus(post === null && draft === null, form.formState.submitCount)
  const [is_published, published_at] = useWatch({
    control: form.control,
    name: ['is_published', 'published_at'],
  })
  const label = saveLabel({ is_published, published_at }, stored)
  useEffect(() => {
    leaving.current = autosave.flush
  })
  /** The habit of saving now and then: what stands here is kept, and writing goes on. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return
    event.preventDefault()
    void autosave.flush()
  }
  const onTouch = () => {
    autosave.touch()
    preview.touch()
  }
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={edit.submit}
        onKeyDown={onKeyDown}
        aria-label="Blog post"
        aria-busy={edit.isBusy}
      >
        {offered && (
          <UnsavedDraft {...offered} onDiscard={() => void discardDraft(draftKey).catch(() => {})} />
        )}
        <div className={`grid grid-cols-1 gap-6 ${preview.html === null ? BESIDE : HALVES}`}>
          <Main editor={editor} start={edit.start.content} onTouch={onTouch} onWords={setWords} />
          {preview.html === null ? (
            <PostSide words={words} stored={stored} />
          ) : (
            <Preview content={preview.html} />
          )}
        </div>
        <PostFooter
          failure={edit.failure}
          isBusy={edit.isBusy}
          label={label}
          autosave={autosave}
          hasPreview={preview.html !== null}
          onPreview={preview.toggle}
          onVersions={() => setHasVersions(true)}
          onCheck={() =>
            void check.check(edit.values()).catch((error) => edit.fail(sentenceOf(error, NO_CHECK)))
          }
        />
        <Windows edit={edit} check={check} label={label} />
        <Versions
          open={hasVersions}
          draftKey={draftKey}
          postId={stored?.id ?? null}
          onClose={() => setHasVersions(false)}
          onRestore={(data) => {
            autosave.seal()
            edit.fill(valuesOfDraft(data))
          }}
          onRestored={() => {
            autosave.seal()
            onReload()
          }}
        />
      </form>
    </FormProvider>
  )
}

const BESIDE = 'lg:grid-cols-[minmax(0,1fr)_21rem]'
const HALVES = 'xl:grid-cols-2'

interface MainProps {
  editor: RefObject<PostEditorHandle | null>
  /** The text that it begins with. */
  start: string
  onTouch: () => void
  onWords: (words: number) => void
}

function Main({ editor, start, onTouch, onWords }: MainProps) {
  const error = useFieldError('content')
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-5">
      <TextInput
        name="title"
        label="Title"
        required
        className="text-lg font-medium"
        maxLength={BLOG_TITLE_MAX}
      />
      <AreaInput name="excerpt" label="Excerpt" required rows={2} maxLength={BLOG_EXCERPT_MAX} />
      <div>
        <p className="mb-1.5 text-sm font-medium">Content</p>
        <PostEditor
          ref={editor}
          initialHtml={start}
          isInvalid={Boolean(error)}
          describedBy={error && 'post-content-error'}
          onTouch={onTouch}
          onWords={onWords}
        />
        {error && (
          <p id="post-content-error" className="mt-1 text-sm text-danger">
            {error}
          </p>
        )}
      </div>
      <FeaturedTools />
    </div>
  )
}

/** Where there is a keyboard, writing begins at once; after saving was tried the focus goes to what is wrong. */
function useFocus(isNew: boolean, submitCount: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isNew && matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus()
  }, [isNew])
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount])
  return form
}

const NO_CHECK = 'The check could not be made. Please try again.'

interface WindowsProps {
  edit: ReturnType<typeof usePostEdit>
  check: ReturnType<typeof usePostCheck>
  label: ReturnType<typeof saveLabel>
}

/** What asks before an article is stored. */
function Windows({ edit, check, label }: WindowsProps) {
  const { conflict, form } = edit
  return (
    <>
      <CheckList
        result={check.result}
        onClose={check.close}
        publish={label === 'Schedule' ? 'Schedule' : 'Publish'}
        onPublish={check.isWaiting ? () => void check.publish(edit.submit) : undefined}
      />
      <ConflictDialog
        noun="blog post"
        edit={edit}
        show={showOf([...(conflict?.record.tools ?? []), ...form.getValues('featured_tools')])}
      />
    </>
  )
}
