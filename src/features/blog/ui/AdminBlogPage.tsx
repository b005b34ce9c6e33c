import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FileText, FolderCog, PenLine, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useRecordActions } from '../../../admin-kit/history/useRecordActions.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { useAdminCheck } from '../../../admin-kit/screen/admin-session.ts'
import { api, apiQuery } from '../../../app/query.ts'
import { SEARCH_DEBOUNCE_MS } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useDebounced } from '../../../ui/useDebounced.ts'
import type { AdminPostRow } from '../admin-blog.contract.ts'
import { BLOG_ADMIN_PAGE_SIZE } from '../blog.limits.ts'
import { AdminPostCard } from './admin/AdminPostCard.tsx'
import { ConfirmDelete } from './admin/ConfirmDelete.tsx'
import { OpenDrafts } from './admin/OpenDrafts.tsx'

const PostDialog = lazy(() => import('./admin/PostDialog.tsx').then((m) => ({ default: m.PostDialog })))
const CategoriesDialog = lazy(() =>
  import('./admin/CategoriesDialog.tsx').then((m) => ({ default: m.CategoriesDialog })),
)

const route = getRouteApi('/admin/blog')
const STATUSES = [
  ['', 'All'],
  ['published', 'Published'],
  ['draft', 'Draft'],
] as const

/** Blog management: the list of all articles, and the windows in which they are written. */
export function AdminBlogPage() {
  const { data: counts } = useCounts('')
  const navigate = useNavigate({ from: '/admin/blog' })
  const [managesCategories, setManagesCategories] = useState(false)
  return (
    <AdminScreen
      title={counts ? `Blog (${counts.total.toLocaleString('en')})` : 'Blog'}
      actions={
        <>
          <button
            type="button"
            className={buttonClass('secondary')}
            onClick={() => setManagesCategories(true)}
          >
            <FolderCog className="size-4" aria-hidden="true" />
            Blog Categories
          </button>
          <button
            type="button"
            className={buttonClass('primary')}
            onClick={() => void navigate({ search: (before) => ({ ...before, edit: 'new' }) })}
          >
            <PenLine className="size-4" aria-hidden="true" />
            Write Post
          </button>
        </>
      }
    >
      {() => (
        <>
          <Posts />
          {managesCategories && (
            <Suspense>
              <CategoriesDialog onClose={() => setManagesCategories(false)} />
            </Suspense>
          )}
        </>
      )}
    </AdminScreen>
  )
}

const useCounts = (search: string) => {
  const { data: check } = useAdminCheck()
  return useQuery({
    ...apiQuery('GET /api/admin/blog-counts', { query: { search } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: check?.isAdmin === true,
  })
}

function Posts() {
  const { search = '', status = '', page = 1, edit } = route.useSearch()
  const navigate = useNavigate({ from: '/admin/blog' })
  const [text, setText] = useState(search)
  const [deleting, setDeleting] = useState<AdminPostRow | null>(null)
  const settled = useDebounced(text, SEARCH_DEBOUNCE_MS)
  useEffect(() => {
    void navigate({
      search: (before) =>
        (before.search ?? '') === settled
          ? before
          : { ...before, search: settled || undefined, page: undefined },
      replace: true,
    })
  }, [settled, navigate])
  const { data: counts } = useCounts(search)
  const {
    data: posts,
    error,
    refetch,
  } = useQuery({
    ...apiQuery('GET /api/admin/blog', {
      query: {
        search: search || undefined,
        status: status || undefined,
        limit: String(BLOG_ADMIN_PAGE_SIZE),
        offset: String((page - 1) * BLOG_ADMIN_PAGE_SIZE),
      },
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const isFiltered = search !== '' || status !== ''
  const found = counts && (status === '' ? counts.found : counts[status])
  const pages = Math.max(1, Math.ceil((found ?? 0) / BLOG_ADMIN_PAGE_SIZE))
  const clear = () => {
    setText('')
    void navigate({ search: { edit } })
  }
  const open = (id: string | undefined) => void navigate({ search: (before) => ({ ...before, edit: id }) })

  const { remove } = useRecordActions('blog_post', {
    deleted: () => 'The blog post is in the bin',
    failed: 'Failed to delete blog post',
    lost: 'Error deleting blog post',
  })
  const confirmDelete = ({ id }: AdminPostRow) => {
    setDeleting(null)
    void remove([id], () => api('DELETE /api/admin/blog/{id}', { params: { id: String(id) } }))
  }

  return (
    <>
      <OpenDrafts onOpen={open} />
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 sm:max-w-md">
          <SearchField
            label="Search posts"
            value={text}
            onChange={setText}
            placeholder="Search title and excerpt"
          />
        </div>
        <select
          aria-label="Status"
          className="field w-auto!"
          value={status}
          onChange={({ target: { value } }) =>
            void navigate({
              search: (before) => ({
                ...before,
                status: value === 'published' || value === 'draft' ? value : undefined,
                page: undefined,
              }),
            })
          }
        >
          {STATUSES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
              {counts ? ` (${value === '' ? counts.found : counts[value]})` : ''}
            </option>
          ))}
        </select>
        {isFiltered && (
          <button type="button" className={buttonClass('ghost')} onClick={clear}>
            <X className="size-4" aria-hidden="true" />
            Clear Filters
          </button>
        )}
      </div>
      <div className="mt-5">
        {posts && posts.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3" aria-label="Posts">
            {posts.map((post) => (
              <li key={post.id} className="min-w-0">
                <AdminPostCard
                  post={post}
                  onEdit={() => open(String(post.id))}
                  onDelete={() => setDeleting(post)}
                />
              </li>
            ))}
          </ul>
        ) : posts ? (
          <EmptyState
            title={isFiltered ? 'No posts found' : 'No blog posts yet'}
            icon={<FileText className="size-8" aria-hidden="true" />}
          >
            <p className="text-muted">
              {isFiltered ? 'Try other words, or another status.' : 'Write the first one.'}
            </p>
            <button
              type="button"
              className={buttonClass(isFiltered ? 'secondary' : 'primary')}
              onClick={() => (isFiltered ? clear() : open('new'))}
            >
              {isFiltered ? 'Show all posts' : 'Write your first post'}
            </button>
          </EmptyState>
        ) : error ? (
          <div role="alert">
            <EmptyState title="The blog posts could not be loaded">
              <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
                Retry
              </button>
            </EmptyState>
          </div>
        ) : (
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3" aria-busy="true">
            <span className="sr-only">Loading</span>
            {[1, 2, 3].map((n) => (
              <div key={n} className="skeleton h-96" />
            ))}
          </div>
        )}
      </div>
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-3 text-sm">
          <button
            type="button"
            className={buttonClass('secondary')}
            disabled={page <= 1}
            onClick={() => void navigate({ search: (before) => ({ ...before, page: page - 1 }) })}
          >
            Previous
          </button>
          <span className="tabular-nums">
            {page} of {pages}
          </span>
          <button
            type="button"
            className={buttonClass('secondary')}
            disabled={page >= pages}
            onClick={() => void navigate({ search: (before) => ({ ...before, page: page + 1 }) })}
          >
            Next
          </button>
        </nav>
      )}
      <ConfirmDelete
        open={deleting !== null}
        question="Are you sure you want to delete this blog post?"
        name={deleting?.title ?? ''}
        onClose={() => setDeleting(null)}
        onConfirm={() => deleting && confirmDelete(deleting)}
      />
      {edit !== undefined && (
        <Suspense>
          <PostDialog key={edit} edit={edit} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}
