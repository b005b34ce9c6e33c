import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { PostEditor, type PostEditorHandle } from '../editor/PostEditor.tsx'
import { CheckList, type CheckResult } from './CheckList.tsx'
import { Conflict } from './Conflict.tsx'
import { type DraftData, discardDraft, isSignedOut, type KeptDraft, removeLocal } from './drafts.ts'
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
  type PostErrors,
  type PostValues,
  valuesOf,
  valuesOfDraft,
} from './post-values.ts'
import { tellSaved } from './tell-saved.ts'
import { UnsavedDraft } from './UnsavedDraft.tsx'
import { useAutosave } from './useAutosave.ts'
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

interface SaveOptions {
  overwrite?: boolean
  checked?: boolean
}

/** The form of an article: a main column and a side column. */
export function PostForm({ post: loaded, draftKey, draft, onSaved, onReload, leaving }: Props) {
  const queryClient = useQueryClient()
  const [post, setPost] = useState(loaded)
  const [values, setValues] = useState<PostValues>(() =>
    loaded ? valuesOf(loaded) : draft ? valuesOfDraft(draft.data) : NEW_POST,
  )
  const [start] = useState(() => loaded?.content ?? (draft ? contentOfDraft(draft.data) : ''))
  const [offered, setOffered] = useState(loaded ? draft : null)
  const [baseVersion, setBaseVersion] = useState(loaded?.version ?? null)
  const [errors, setErrors] = useState<PostErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [words, setWords] = useState(0)
  const [check, setCheck] = useState<{ result: CheckResult; publishes: boolean } | null>(null)
  const [open, setOpen] = useState<'conflict' | 'versions' | null>(null)
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
        base_version: baseVersion,
        title: values.title,
        words: text.words(),
        data: { ...values, content: text.html() } satisfies DraftData,
      }
    )
  })
  const { isDirty, keepOnServer } = autosave
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

  const runCheck = async (publishes: boolean): Promise<boolean> => {
    const { title, excerpt, cover_image_url, seo_title, seo_description, categories } = values
    const body = { title, excerpt, content: html(), cover_image_url, seo_title, seo_description, categories }
    try {
      const result = await api('POST /api/admin/blog/check', { body })
      const isFine = publishes && result.issues.every(({ level }) => level === 'note')
      if (!isFine) setCheck({ result, publishes })
      return isFine
    } catch (error) {
      if (publishes) return true
      setFailure(error instanceof AppError ? error.message : 'The check could not be made. Please try again.')
      return false
    }
  }

  const save = async ({ overwrite = false, checked = false }: SaveOptions = {}) => {
    setFailure(null)
    const body = bodyOf(values, html(), post)
    const found = errorsOf(body)
    showErrors(found)
    if (Object.keys(found).length > 0) return setFailure('Please correct the marked fields.')
    setIsBusy(true)
    try {
      if (values.is_published && !post?.is_published && !checked && !(await runCheck(true))) return
      await autosave.stop()
      let stored: AdminPost
      if (post) {
        const version = overwrite || baseVersion === null ? {} : { version: baseVersion }
        stored = await api('PUT /api/admin/blog/{id}', {
          params: { id: String(post.id) },
          body: { ...body, ...version, draft_key: draftKey },
        })
      } else stored = await api('POST /api/admin/blog', { body: { ...body, draft_key: draftKey } })
      removeLocal(draftKey)
      tellSaved(stored)
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).includes('blog'),
      })
      onSaved()
    } catch (error) {
      autosave.touch()
      if (error instanceof AppError && error.code === 'conflict') return setOpen('conflict')
      if (!(error instanceof AppError)) return setFailure('Error saving blog post')
      showErrors((error.fields ?? {}) as PostErrors)
      const kept =
        ' Your text is kept in this browser: sign in again in another tab, then save here once more.'
      setFailure(`Failed to save blog post: ${error.message}${isSignedOut(error) ? `.${kept}` : ''}`)
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  /** The habit of saving now and then: what stands here is kept, and writing goes on. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return
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
            fill(valuesOfDraft(offered.data), contentOfDraft(offered.data))
            setBaseVersion(offered.base_version ?? baseVersion)
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
          <PostSide values={values} errors={errors} words={words} set={set} />
        ) : (
          <Preview values={values} content={preview} />
        )}
      </div>
      <PostFooter
        failure={failure}
        isBusy={isBusy}
        isPublished={values.is_published}
        autosave={autosave}
        hasPreview={preview !== null}
        onPreview={() => setPreview((before) => (before === null ? html() : null))}
        onVersions={() => setOpen('versions')}
        onCheck={() => void runCheck(false)}
      />
      <CheckList
        result={check?.result ?? null}
        onClose={() => setCheck(null)}
        onPublish={
          check?.publishes
            ? () => {
                setCheck(null)
                void save({ checked: true })
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
      {post && (
        <Conflict
          open={open === 'conflict'}
          id={post.id}
          onClose={() => setOpen(null)}
          onOverwrite={() => {
            setOpen(null)
            void save({ overwrite: true, checked: true })
          }}
          onTakeTheirs={(theirs) => {
            // What was written stays among the versions of the draft.
            autosave.seal()
            setOpen(null)
            setPost(theirs)
            setBaseVersion(theirs.version)
            fill(valuesOf(theirs), theirs.content)
          }}
        />
      )}
    </form>
  )
}
