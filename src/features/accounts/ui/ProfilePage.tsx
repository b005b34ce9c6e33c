import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { apiQuery } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { later } from '../../../ui/later.ts'
import type { User } from '../accounts.contract.ts'
import type { Profile } from '../profile.contract.ts'
import { PROFILE_TABS } from './accounts.route.ts'
import { AvatarField } from './profile/AvatarField.tsx'
import { DeletionNotice } from './profile/DeletionNotice.tsx'
import { PrivatePage } from './session/PrivatePage.tsx'

const ProfileForm = later(() => import('./profile/ProfileForm.tsx'), 'ProfileForm')
const SecurityTab = later(() => import('./profile/SecurityTab.tsx'), 'SecurityTab')

const route = getRouteApi('/profile')
const LABELS = { profile: 'Profile Information', security: 'Security' }
const profileQuery = apiQuery('GET /api/users/profile', {})

export function ProfilePage() {
  return (
    <PrivatePage title="Profile" skeleton={<Skeleton />}>
      {(user) => <Loaded user={user} />}
    </PrivatePage>
  )
}

function Loaded({ user }: { user: User }) {
  const { data: profile, error, refetch } = useQuery({ ...profileQuery, staleTime: 0 })
  return (
    <div className="page min-h-dvh pt-8 md:pt-10">
      <Link
        to="/dashboard"
        className="inline-flex min-h-11 items-center text-sm text-muted hover:text-text md:min-h-8"
      >
        ← Back to Dashboard
      </Link>
      <h1 className="sr-only">Profile</h1>
      <DeletionNotice user={user} />
      {profile ? (
        <Tabs user={user} profile={profile} />
      ) : error ? (
        <div className="mt-8">
          <LoadFailure
            title={
              error instanceof AppError && error.code === 'not_found'
                ? 'Profile not found'
                : 'Your profile could not be loaded'
            }
            onRetry={refetch}
          />
        </div>
      ) : (
        <Skeleton />
      )}
    </div>
  )
}

function Tabs({ user, profile }: { user: User; profile: Profile }) {
  const { tab = 'profile' } = route.useSearch()
  return (
    <div className="mt-3 grid items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-12">
      <header className="flex flex-wrap items-center gap-5 lg:sticky lg:top-24 lg:flex-col lg:items-start lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6">
        <AvatarField name={profile.user.name} address={profile.user.avatar_url} />
        <div className="max-w-full min-w-0">
          <p className="truncate font-display text-2xl font-semibold">{profile.user.name}</p>
          <p className="truncate text-muted">{profile.user.email}</p>
          <p className="mt-1 text-sm text-muted">
            Member since <DateText value={profile.kitly_user.created_at} />
          </p>
        </div>
      </header>
      <div className="min-w-0">
        <LinkTabs
          label="Profile"
          current={tab}
          tabs={PROFILE_TABS.map((name) => ({ name, label: LABELS[name] }))}
          link={{ to: '/profile', resetScroll: false, replace: true }}
        >
          <Suspense fallback={<div className="skeleton h-96 max-w-2xl" />}>
            {tab === 'profile' ? <ProfileForm profile={profile} /> : <SecurityTab user={user} />}
          </Suspense>
        </LinkTabs>
      </div>
    </div>
  )
}

function Skeleton() {
  return (
    <div aria-hidden="true">
      <div className="mt-6 flex items-center gap-5">
        <div className="skeleton size-24 rounded-full" />
        <div className="grid gap-2">
          <div className="skeleton h-7 w-48" />
          <div className="skeleton h-4 w-56" />
        </div>
      </div>
      <div className="skeleton mt-10 h-96 max-w-2xl" />
    </div>
  )
}
