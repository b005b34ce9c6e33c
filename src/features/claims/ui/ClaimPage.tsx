import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Breadcrumbs, TOOLS_STEP } from '../../../app/Breadcrumbs.tsx'
import { freshQuery } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useUser } from '../../accounts/ui/session/user.ts'
import { openSignIn } from '../../accounts/ui/sign-in/sign-in-dialog.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { toolQuery } from '../../tools/ui/tools.route.ts'
import { ClaimForm } from './claim/ClaimForm.tsx'
import { ClaimState } from './claim/ClaimState.tsx'
import { YourTool } from './claim/YourTool.tsx'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./claims.head.ts')).claimHead(page)

const route = getRouteApi('/tools/$slug/claim')

/** Where whoever makes a tool shows that it is theirs, and what they can do then. */
export function ClaimPage() {
  const { slug } = route.useParams()
  const { data: tool } = useSuspenseQuery(toolQuery(slug))
  return (
    <div className="page min-h-dvh pt-6 pb-12 md:pt-8">
      <Breadcrumbs
        steps={[TOOLS_STEP, { label: tool.name, link: { to: '/tools/$slug', params: { slug } } }]}
        current="Claim"
      />
      <h1 className="mt-3 text-3xl break-words md:text-4xl">Claim {tool.name}</h1>
      <p className="mt-3 max-w-[70ch] text-lg text-muted">
        For whoever makes it: propose facts with a source, and answer reviews. An editor checks each fact.
        Ratings, the order of lists and what we write stay ours and our readers’.
      </p>
      <div className="mt-8 max-w-3xl">
        <Claiming tool={tool} />
      </div>
      <noscript>
        <p className="card mt-8 p-6">This page needs JavaScript.</p>
      </noscript>
    </div>
  )
}

function Claiming({ tool }: { tool: Tool }) {
  const { user, isPending, error, refetch } = useUser()
  const claiming = useQuery({
    ...freshQuery('GET /api/users/claims/{slug}', { params: { slug: tool.slug } }),
    enabled: user !== null,
  })
  if (error || claiming.error) {
    const retry = () => (error ? refetch() : claiming.refetch())
    return <LoadFailure title="Your claim could not be loaded" onRetry={retry} />
  }
  if (!isPending && !user) return <SignInFirst tool={tool} />
  if (!user || !claiming.data) return <div className="js-only skeleton h-72" aria-busy="true" />
  const { claim, account } = claiming.data
  if (!account.is_confirmed) {
    return (
      <Notice title="Please confirm your email address first">
        We have sent a link to <span className="break-all">{account.email}</span>. Open it, and come back
        here.
      </Notice>
    )
  }
  if (claim?.status === 'approved') return <YourTool tool={tool} claiming={{ ...claiming.data, claim }} />
  return (
    <div className="grid gap-8">
      {claim && <ClaimState tool={tool} claiming={{ ...claiming.data, claim }} />}
      {claim?.status !== 'proved' && <ClaimForm key={claim?.status} tool={tool} claiming={claiming.data} />}
    </div>
  )
}

function SignInFirst({ tool }: { tool: Tool }) {
  return (
    <Notice title="Sign in to claim it">
      <span className="block">
        A claim belongs to a person. Use an account with your address at the maker’s domain if you have one:
        that address can be all the proof that is needed.
      </span>
      <Button
        variant="primary"
        className="mt-4"
        onClick={() => openSignIn('signin', { returnTo: `/tools/${tool.slug}/claim` })}
      >
        Sign in
      </Button>
    </Notice>
  )
}

function Notice({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="card p-5 md:p-7">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2 text-muted">{children}</div>
    </section>
  )
}
