import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FileText, FolderCog, PenLine, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useRecordActions } from '../../../admin-kit/history/useRecordActions.ts'
import { type ListAnswer, ListBody } from '../../../admin-kit/list/ListBody.tsx'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { useAdminCheck } from '../../../admin-kit/screen/admin-session.ts'
import { ListFilter } from '../../../admin-kit/table/ListFilter.tsx'
import { TableSearch } from '../../../admin-kit/table/TableSearch.tsx'
import { useAdminList } from '../../../admin-kit/table/useAdminList.ts'
import { type ListState, useListState } from '../../../admin-kit/table/useListState.ts'
import { api, freshQuery } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later } from '../../../ui/later.ts'
import type { AdminPostRow } from '../admin-blog.contract.ts'
import { BLOG_ADMIN_PAGE_SIZE, POST_STATUSES } from '../blog.limits.ts'
import { AdminPostCard } from './admin/AdminPostCard.tsx'
import { ConfirmDelete } from './admin/ConfirmDelete.tsx'
import { OpenDrafts } from './admin/OpenDrafts.tsx'

const PostDialog = later(() => import('./admin/PostDialog.tsx'), 'PostDialog')
const CategoriesDialog = later(() => import('./admin/CategoriesDialog.tsx'), 'CategoriesDialog')

const route = getRouteApi('/admin/blog')
const NAMES = { published: 'Published', draft: 'Draft' }

/** Blog management: the list of all articles, and the windows in which they are written. */
export function AdminBlogPage() {
  const { data: counts } = useCounts('')
  const [managesCategories, setManagesCategories] = useState(false)
  const [, open] = useEditing()
  return (
    <AdminScreen
      title={counts ? `Blog (${counts.total.toLocaleString('en')})` : 'Blog'}
      actions={
        <>
          <Button icon={FolderCog} onClick={() => setManagesCategories(true)}>
            Blog Categories
          </Button>
          <Button variant="primary" icon={PenLine} onClick={() => open('new')}>
            Write Post
          </Button>
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

/** Whose form is open. In the address, so that a link or a reload leads to it. */
function useEditing(): [string | undefined, (edit: string | undefined) => void] {
  const { edit } = route.useSearch()
  const navigate = useNavigate({ from: '/admin/blog' })
  return [edit, (next) => void navigate({ search: (before) => ({ ...before, edit: next }) })]
}

const useCounts = (search: string) => {
  const { data: check } = useAdminCheck()
  return useQuery({
    ...freshQuery('GET /api/admin/blog-counts', { query: { search } }),
    placeholderData: keepPreviousData,
    enabled: check?.isAdmin === true,
  })
}

function Posts() {
  const [edit, open] = useEditing()
  const [deleting, setDeleting] = useState<AdminPostRow | null>(null)
  const state = useListState({
    sort: 'updated_at',
    order: 'desc',
    filters: ['status'],
    size: BLOG_ADMIN_PAGE_SIZE,
  })
  // A search that is still being typed is not in the address yet: its field begins anew.
  const [round, setRound] = useState(0)
  const clear = () => {
    state.change({ search: undefined, status: undefined })
    setRound(round + 1)
  }
  const { search, limit, offset } = state.query
  const status = POST_STATUSES.find((known) => known === state.filters.status)
  const list = useAdminList('GET /api/admin/blog', { search, status, limit, offset })
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
      <PostFilters key={round} state={state} onClear={clear} />
      <div className="mt-5">
        <PostCards
          list={list}
          isNarrowed={state.isNarrowed}
          onOpen={open}
          onDelete={setDeleting}
          onClear={clear}
        />
      </div>
      <Pages state={state} total={list.data?.total ?? 0} />
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

function PostFilters({ state, onClear }: { state: ListState; onClear: () => void }) {
  const { data: counts } = useCounts(state.search)
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${count})`
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TableSearch
        state={state}
        label="Search posts"
        placeholder="Search title and excerpt"
        className="min-w-0 flex-1 sm:max-w-md"
      />
      <ListFilter
        state={state}
        name="status"
        label="Status"
        className=""
        all={counted('All', counts?.found)}
        options={POST_STATUSES.map((value) => ({ value, label: counted(NAMES[value], counts?.[value]) }))}
      />
      {state.isNarrowed && (
        <Button variant="ghost" icon={X} onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </div>
  )
}

const CARDS = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

interface CardsProps {
  list: ListAnswer<AdminPostRow>
  isNarrowed: boolean
  onOpen: (edit: string) => void
  onDelete: (post: AdminPostRow) => void
  onClear: () => void
}

function PostCards({ list, isNarrowed, onOpen, onDelete, onClear }: CardsProps) {
  const nothing = (
    <EmptyState
      title={isNarrowed ? 'No posts found' : 'No blog posts yet'}
      icon={<FileText className="size-8" aria-hidden="true" />}
    >
      <p className="text-muted">
        {isNarrowed ? 'Try other words, or another status.' : 'Write the first one.'}
      </p>
      <Button
        variant={isNarrowed ? 'secondary' : 'primary'}
        onClick={() => (isNarrowed ? onClear() : onOpen('new'))}
      >
        {isNarrowed ? 'Show all posts' : 'Write your first post'}
      </Button>
    </EmptyState>
  )
  const waiting = (
    <div className={CARDS} aria-busy="true">
      <span className="sr-only">Loading</span>
      {[1, 2, 3].map((n) => (
        <div key={n} className="skeleton h-96" />
      ))}
    </div>
  )
  return (
    <ListBody list={list} failed="The blog posts could not be loaded" waiting={waiting} empty={nothing}>
      {(posts) => (
        <ul className={CARDS} aria-label="Posts">
          {posts.map((post) => (
            <li key={post.id} className="min-w-0">
              <AdminPostCard
                post={post}
                onEdit={() => onOpen(String(post.id))}
                onDelete={() => onDelete(post)}
              />
            </li>
          ))}
        </ul>
      )}
    </ListBody>
  )
}

function Pages({ state: { page, size, change }, total }: { state: ListState; total: number }) {
  const pages = Math.max(1, Math.ceil(total / size))
  if (pages === 1) return null
  const step = (label: string, to: number) => (
    <Button disabled={to < 1 || to > pages} onClick={() => change({ page: to > 1 ? String(to) : undefined })}>
      {label}
    </Button>
  )
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-3 text-sm">
      {step('Previous', page - 1)}
      <span className="tabular-nums">
        {page} of {pages}
      </span>
      {step('Next', page + 1)}
    </nav>
  )
}
