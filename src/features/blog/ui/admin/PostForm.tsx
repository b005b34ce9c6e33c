import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ConflictDialog } from '../../../../admin-kit/form/ConflictDialog.tsx'
import { sinceOf } from '../../../../admin-kit/form/RecordForm.tsx'
import { type Fields, useTogether } from '../../../../admin-kit/form/useTogether.ts'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { askForSignIn } from '../../../accounts/ui/sign-in/sign-in-dialog.ts'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { PostEditor, type PostEditorHandle } from '../editor/PostEditor.tsx'
import { isSaveKey } from '../editor/shortcuts.ts'
import { CheckList } from './CheckList.tsx'
import { type DraftData, discardDraft, type KeptDraft } from './drafts.ts'
import { FeaturedTools } from './FeaturedTools.tsx'
import { PostFooter } from './PostFooter.tsx'
import { PostHead } from './PostHead.tsx'
import { PostSide } from './PostSide.tsx'
import { Preview } from './Preview.tsx'
import {
  bodyOf,
  contentOfDraft,
  errorsOf,
  NEW_POST,
  onto,
  type PostBody,
  type PostErrors,
  type PostValues,
  rebase,
  saveLabel,
  storedField,
  valuesOf,
  valuesOfDraft,
  withTime,
} from './post-values.ts'
import { showOf } from './show-field.ts'
import { UnsavedDraft } from './UnsavedDraft.tsx'
import { useAutosave } from './useAutosave.ts'
import { usePostCheck } from './usePostCheck.ts'
import { postFailure, useStorePost } from './useStorePost.ts'
import { Versions } from './Versions.tsx'

const PREVIEW_MS = 500

interface Props {
  post: AdminPost | null
  draftKey: string
  /** What was written before and never saved; for a new article it stands in the form at once. */
  draft: KeptDraft | null
  onSaved: () => void
  onReload: () => void
  /** Where the form puts what must be called before its window closes: it keeps what was not saved. */
  leaving: RefObject<() => Promise<void> | null>
}

/** The form of an article: a main column and a side column. */
export function PostForm({ post: loaded, draftKey, draft, onSaved, onReload, leaving }: Props) {
  const together = useTogether<AdminPost>({
    record: loaded,
    inputOf: (of) => bodyOf(valuesOf(of), of.content, of),
    since: sinceOf('blog_post'),
    read: ({ id }) => api('GET /api/admin/blog/{id}', { params: { id: String(id) } }),
    stored: storedField,
    follows: { published_at: 'is_published' },
  })
  const post = together.base?.record ?? null
  const store = useStorePost(draftKey, post, together.version)
  const [values, setValues] = useState<PostValues>(() =>
    loaded ? valuesOf(loaded) : draft ? valuesOfDraft(draft.data) : NEW_POST,
  )
  const [start] = useState(() => loaded?.content ?? (draft ? contentOfDraft(draft.data) : ''))
  const [offered, setOffered] = useState(loaded ? draft : null)
  const [errors, setErrors] = useState<PostErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [words, setWords] = useState(0)
  const [open, setOpen] = useState<'versions' | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const editor = useRef<PostEditorHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  const previewTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const isNew = loaded === null && draft === null
  useEffect(() => {
    // Where there is a keyboard, writing begins at once.
    if (isNew && matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus()
  }, [isNew])

  const html = () => editor.current?.html() ?? start
  const autosave = useAutosave(() => {
    const text = editor.current
    return (
      text && {
        key: draftKey,
        at: new Date().toISOString(),
        post_id: post?.id ?? null,
        base_version: together.version() ?? null,
        title: values.title,
        words: text.words(),
        data: {
          ...values,
          content: text.html(),
          changed: Object.keys(together.changesOf(bodyOf(values, text.html(), post))),
        } satisfies DraftData,
      }
    )
  })
  const { isDirty, keepOnServer } = autosave
  const label = saveLabel(values, post)
  useEffect(() => {
    leaving.current = () => (isDirty.current ? keepOnServer() : null)
  }, [leaving, isDirty, keepOnServer])
  const set = (change: Partial<PostValues>) => {
    setValues((before) => ({ ...before, ...change }))
    autosave.touch()
  }
  const onTouch = () => {
    autosave.touch()
    if (preview === null) return
    clearTimeout(previewTimer.current)
    previewTimer.current = setTimeout(() => setPreview(html()), PREVIEW_MS)
  }
  const fill = (next: PostValues, content: string) => {
    setValues(next)
    editor.current?.setHtml(content)
    if (preview !== null) setPreview(content)
    setErrors({})
  }

  /** Shows what is wrong at its fields, and goes to the first of them. */
  const showErrors = (found: PostErrors) => {
    setErrors(found)
    if (found.content && !found.title && !found.excerpt) editor.current?.focus()
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0)
  }

  const { check, runCheck, closeCheck } = usePostCheck(setFailure)
  const send = async (body: PostBody, changes: Fields) => {
    try {
      await autosave.stop()
      await store(body, changes)
      onSaved()
    } catch (error) {
      autosave.touch()
      const isConflict = error instanceof AppError && error.code === 'conflict'
      if (isConflict && (await together.ask(changes))) return
      if (error instanceof AppError) showErrors((error.fields ?? {}) as PostErrors)
      setFailure(postFailure(error))
    }
  }
  const save = async (checked = false) => {
    setFailure(null)
    const body = bodyOf(values, html(), post)
    const found = errorsOf(body)
    showErrors(found)
    if (Object.keys(found).length > 0) return setFailure('Please correct the marked fields.')
    setIsBusy(true)
    const isChecked =
      checked || !values.is_published || post?.is_published || (await runCheck(values, html(), true))
    if (isChecked) await send(body, withTime(body, together.changesOf(body)))
    setIsBusy(false)
  }
  /** Goes on with what was chosen of two people's changes, and saves it. */
  const choose = async (mine: ReadonlySet<string>) => {
    const { conflict } = together
    if (!conflict) return
    // What was written stays among the versions of the draft.
    autosave.seal()
    const written = { ...values, content: html() }
    const left = together.choose(conflict, mine)
    const data = rebase(written, Object.keys(left), conflict.record)
    fill(valuesOfDraft(data), contentOfDraft(data))
    setIsBusy(true)
    await send(bodyOf(valuesOfDraft(data), contentOfDraft(data), conflict.record), left)
    setIsBusy(false)
  }
  /** Puts a kept draft into the form. What it says nothing about is as others have made it since. */
  const restore = ({ data, base_version }: KeptDraft) => {
    const draft = onto(post, data, base_version)
    if (draft.isOld) together.goOn(base_version!, draft.changed)
    fill(valuesOfDraft(draft.data), contentOfDraft(draft.data))
  }
  const signIn = async () => {
    if (await askForSignIn(null)) await autosave.keepOnServer()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  /** The habit of saving now and then: what stands here is kept, and writing goes on. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return
    event.preventDefault()
    if (isDirty.current) void keepOnServer()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      aria-label="Blog post"
      aria-busy={isBusy}
    >
      {offered && (
        <UnsavedDraft
          draft={offered}
          isOld={offered.base_version !== null && offered.base_version !== post?.version}
          onRestore={() => {
            restore(offered)
            setOffered(null)
          }}
          onDiscard={() => {
            setOffered(null)
            void discardDraft(draftKey).catch(() => {})
          }}
        />
      )}
      <div
        className={`grid grid-cols-1 gap-6 ${preview === null ? 'lg:grid-cols-[minmax(0,1fr)_21rem]' : 'xl:grid-cols-2'}`}
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <PostHead values={values} errors={errors} set={set} />
          <div>
            <p className="mb-1.5 text-sm font-medium">Content</p>
            <PostEditor
              ref={editor}
              initialHtml={start}
              isInvalid={Boolean(errors.content)}
              describedBy={errors.content && 'post-content-error'}
              onTouch={onTouch}
              onWords={setWords}
            />
            {errors.content && (
              <p id="post-content-error" className="mt-1 text-sm text-danger">
                {errors.content}
              </p>
            )}
          </div>
          <FeaturedTools
            tools={values.tools}
            error={errors.featured_tools}
            onChange={(tools) => set({ tools })}
          />
        </div>
        {preview === null ? (
          <PostSide values={values} errors={errors} words={words} stored={post} set={set} />
        ) : (
          <Preview values={values} content={preview} />
        )}
      </div>
      <PostFooter
        failure={failure}
        isBusy={isBusy}
        label={label}
        autosave={autosave}
        onSignIn={() => void signIn()}
        hasPreview={preview !== null}
        onPreview={() => setPreview((before) => (before === null ? html() : null))}
        onVersions={() => setOpen('versions')}
        onCheck={() => void runCheck(values, html(), false)}
      />
      <CheckList
        result={check?.result ?? null}
        onClose={closeCheck}
        publish={label === 'Schedule' ? 'Schedule' : 'Publish'}
        onPublish={
          check?.publishes
            ? () => {
                closeCheck()
                void save(true)
              }
            : undefined
        }
      />
      <Versions
        open={open === 'versions'}
        draftKey={draftKey}
        postId={post?.id ?? null}
        onClose={() => setOpen(null)}
        onRestore={(data) => {
          autosave.seal()
          fill(valuesOfDraft(data), contentOfDraft(data))
          autosave.touch()
        }}
        onRestored={() => {
          autosave.seal()
          onReload()
        }}
      />
      <ConflictDialog
        noun="blog post"
        conflict={together.asked}
        show={showOf(together.conflict?.record, values)}
        onChoose={(mine) => void choose(mine)}
        onClose={together.dismiss}
      />
    </form>
  )
}
