import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Link2Off, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { whenTouched } from '../../../ui/later.ts'
import { toast } from '../../../ui/toast.ts'
import { inSentence } from '../kit-description.ts'
import { pricesOfStored } from '../kit-prices.ts'
import type { StoredKit } from '../stored-kits.contract.ts'
import { KitBar } from './KitBar.tsx'
import { KitButton } from './KitButton.tsx'
import { openStoredKit, startFromStoredKit } from './open-stored-kit.ts'
import { sharedKitQuery } from './shared-kit.route.ts'
import { attempt, linkWithdrawn, ownShares, removeShare } from './stored-kits.ts'
import { useBusy } from './useBusy.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./shared-kit.head.ts')).sharedKitHead(page)

const SharedPipeline = whenTouched(() => import('./SharedPipeline.tsx'), 'SharedPipeline')
export const rest = SharedPipeline.load

const route = getRouteApi('/kits/$token')

/** A shared kit, or that its link leads nowhere any more. */
export function SharedKitPage() {
  const { token } = route.useParams()
  const isShared = route.useLoaderData().kit !== null
  const { data: kit } = useQuery({ ...sharedKitQuery(token), enabled: isShared })
  return (
    <div className="page min-h-dvh pt-8 md:pt-12">
      {isShared && kit ? <SharedKit kit={kit} token={token} /> : <NotShared />}
    </div>
  )
}

function SharedKit({ kit, token }: { kit: StoredKit; token: string }) {
  const navigate = useNavigate()
  const prices = pricesOfStored(kit)
  const demands = kit.jobs?.demands ?? []
  const own = ownShares.use().find((s) => s.token === token)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const [isOpening, opening] = useBusy()
  const start = () =>
    attempt('The kit could not be opened', async () => {
      // Without its jobs there is only the form to start with.
      if (kit.jobs) await openStoredKit(kit)
      else startFromStoredKit(kit)
      await navigate({ to: '/kit-builder' })
    })
  const withdraw = async (secret: string) => {
    setWithdrawing(true)
    try {
      await api('POST /api/kits/shared/{token}/withdraw', { params: { token }, body: { secret } })
      removeShare(token)
      linkWithdrawn()
      void navigate({ to: '/kit-builder' })
    } catch {
      setWithdrawing(false)
      void toast({ title: 'The link could not be withdrawn', description: 'Please try again.' })
    }
  }
  return (
    <>
      <header className="max-w-3xl">
        <h1 className="text-3xl break-words md:text-4xl">{kit.name}</h1>
        <p className="mt-2 break-words text-muted">{kit.description}</p>
        {demands.length > 0 && (
          <p className="mt-1 text-sm text-muted">
            Demanded: {demands.map((demand) => inSentence(demand.label)).join(', ')}
          </p>
        )}
      </header>
      <section className="mt-4" aria-labelledby="kit-tools">
        <h2 id="kit-tools" className="sr-only">
          The tools, in the order of use
        </h2>
        <KitBar prices={prices}>
          {own && (
            <KitButton
              icon={Link2Off}
              look="ghost"
              disabled={isWithdrawing}
              onClick={() => void withdraw(own.secret)}
            >
              <span className="max-md:sr-only">Withdraw this link</span>
            </KitButton>
          )}
          <KitButton
            icon={WandSparkles}
            look="primary"
            disabled={isOpening}
            onClick={() => void opening(start)}
          >
            {isOpening ? 'Opening…' : 'Start from this kit'}
          </KitButton>
        </KitBar>
        <SharedPipeline kit={kit} />
      </section>
    </>
  )
}

function NotShared() {
  return (
    <>
      <h1 className="sr-only">A shared kit</h1>
      <EmptyState
        title="This kit is not shared, or not any more"
        icon={<Link2Off className="size-10" aria-hidden="true" />}
      >
        <Link to="/kit-builder" className={buttonClass('primary')}>
          Make a kit of your own
        </Link>
      </EmptyState>
    </>
  )
}
