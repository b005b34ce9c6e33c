import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import {
  Bookmark,
  Boxes,
  Heart,
  type LucideIcon,
  MessageSquare,
  Search,
  Sparkles,
  UserRound,
} from 'lucide-react'
import { freshQuery } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { NamedSection } from '../../../ui/NamedSection.tsx'
import { formatCount } from '../../../ui/text.ts'
import type { User } from '../accounts.contract.ts'
import type { Activity } from '../profile.contract.ts'
import { DeletionNotice } from './profile/DeletionNotice.tsx'
import { PrivatePage } from './session/PrivatePage.tsx'

const ACTIONS: { to: LinkProps['to']; icon: LucideIcon; label: string; text: string }[] = [
  {
    to: '/kit-builder',
    icon: Sparkles,
    label: 'Create a kit',
    text: 'Describe a project, get a set of tools',
  },
  { to: '/tools', icon: Search, label: 'Browse tools', text: 'Search the directory' },
  { to: '/bundles', icon: Boxes, label: 'Explore bundles', text: 'Sets made for one job' },
  { to: '/saved', icon: Heart, label: 'Saved tools', text: 'Your list, with notes' },
  { to: '/profile', icon: UserRound, label: 'Profile', text: 'Your details and security' },
]

const SAID: Record<Activity['kind'], { icon: LucideIcon; text: string }> = {
  saved_tool: { icon: Heart, text: 'You saved' },
  saved_bundle: { icon: Bookmark, text: 'You saved the bundle' },
  review: { icon: MessageSquare, text: 'You reviewed' },
  kit: { icon: Sparkles, text: 'You made the kit' },
}

export function DashboardPage() {
  return (
    <PrivatePage title="Dashboard" skeleton={<Skeleton />}>
      {(user) => <Dashboard user={user} />}
    </PrivatePage>
  )
}

function Dashboard({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(freshQuery('GET /api/users/summary', {}))
  const firstName = user.google_user_data?.given_name ?? user.name.split(' ')[0]
  return (
    <div className="page min-h-dvh pt-8 md:pt-10">
      <h1 className="text-3xl break-words md:text-4xl">Welcome, {firstName}</h1>
      <DeletionNotice user={user} />
      {error ? (
        <div className="mt-8">
          <LoadFailure title="Your dashboard could not be loaded" text={error.message} onRetry={refetch} />
        </div>
      ) : (
        <dl className="mt-6 grid grid-cols-3 gap-3 md:gap-4">
          <Counter label="Saved Tools" value={data?.saved_tools} />
          <Counter label="Custom Kits" value={data?.custom_kits} />
          <Counter label="Reviews Written" value={data?.reviews_written} />
        </dl>
      )}
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_22rem]">
        <NamedSection id="activity" title="Recent Activity">
          {data ? <Activities activities={data.activity} /> : !error && <ActivitySkeleton />}
        </NamedSection>
        <NamedSection id="actions" title="Quick actions">
          <ul className="mt-4 grid gap-2">
            {ACTIONS.map(({ to, icon: Icon, label, text }) => (
              <li key={label}>
                <Link
                  to={to}
                  className="card flex items-center gap-3 p-3 transition-colors hover:border-line-strong"
                >
                  <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-text">
                    <Icon className="size-5" aria-hidden="true" />
                  </span>
                  <span className="min-w-0">
                    <span className="block font-medium">{label}</span>
                    <span className="block truncate text-sm text-muted">{text}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </NamedSection>
      </div>
    </div>
  )
}

function Counter({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="card flex flex-col-reverse justify-end p-4 md:p-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-h-10 font-display text-3xl font-semibold tabular-nums">
        {value === undefined ? <span className="skeleton block h-9 w-12" /> : formatCount(value)}
      </dd>
    </div>
  )
}

function Activities({ activities }: { activities: Activity[] }) {
  if (activities.length === 0) {
    return (
      <div className="mt-4">
        <EmptyState title="Nothing here yet">
          <p className="max-w-md text-muted">What you save, review and build will be listed here.</p>
          <Link to="/tools" className={buttonClass('primary')}>
            Browse tools
          </Link>
        </EmptyState>
      </div>
    )
  }
  return (
    <ul className="card mt-4 divide-y divide-line">
      {activities.map(({ kind, name, href, at }) => {
        const { icon: Icon, text } = SAID[kind]
        return (
          <li key={`${kind} ${name} ${at}`} className="flex items-center gap-3 px-4 py-3">
            <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
            <p className="min-w-0 flex-1 text-sm break-words">
              {text}{' '}
              {href ? (
                <Link to={href} className="font-medium hover:text-accent-text">
                  {name}
                </Link>
              ) : (
                <span className="font-medium">{name}</span>
              )}
            </p>
            <DateText value={at} className="shrink-0 text-sm text-muted" />
          </li>
        )
      })}
    </ul>
  )
}

function ActivitySkeleton() {
  return (
    <div className="card mt-4 divide-y divide-line" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((n) => (
        <div key={n} className="px-4 py-4">
          <div className="skeleton h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}

function Skeleton() {
  return (
    <div aria-hidden="true">
      <div className="mt-6 grid grid-cols-3 gap-3 md:gap-4">
        {[0, 1, 2].map((n) => (
          <div key={n} className="skeleton h-24" />
        ))}
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_22rem]">
        <ActivitySkeleton />
        <div className="skeleton h-96" />
      </div>
    </div>
  )
}
