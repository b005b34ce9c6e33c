import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Link2Off, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { toast } from '../../../ui/toast.ts'
import type { KeptKit } from '../kept-kits.contract.ts'
import { KeptKitTools } from './KeptKitTools.tsx'
import { reasonOf } from './keep-kit.ts'
import { openKit } from './open-kit.ts'
import { sharedKitQuery } from './shared-kit.route.ts'
import { ownShares, removeShare } from './shared-kits.ts'
import { startFromKit } from './start-from-kit.ts'

const route = getRouteApi('/kits/$token')

/** A shared kit, or that its link leads nowhere any more. */
export function SharedKitPage() {
  const { token } = route.useParams()
  const isShared = route.useLoaderData().kit !== null
  const { data: kit } = useQuery({ ...sharedKitQuery(token), enabled: isShared })
  return (
    <div className="page min-h-dvh max-w-5xl pt-8 md:pt-12">
      {isShared && kit ? <SharedKit kit={kit} token={token} /> : <NotShared />}
    </div>
  )
}

function SharedKit({ kit, token }: { kit: KeptKit; token: string }) {
  const navigate = useNavigate()
  const own = ownShares.use().find((s) => s.token === token)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const start = async () => {
    setOpening(true)
    try {
      // Without its jobs there is only the form to start with.
      if (kit.jobs) await openKit(kit)
      else startFromKit(kit)
      await navigate({ to: '/kit-builder' })
    } catch (error) {
      void toast({ title: 'The kit could not be opened', description: reasonOf(error) })
      setOpening(false)
    }
  }
  const withdraw = async (secret: string) => {
    setWithdrawing(true)
    try {
      await api('POST /api/kits/shared/{token}/withdraw', { params: { token }, body: { secret } })
      removeShare(token)
      void toast({ title: 'The link is withdrawn', description: 'Nobody can open it any more.' })
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
        <p className="mt-3 text-lg break-words text-muted">{kit.description}</p>
        <p className="mt-3 text-sm">{kit.cost.summary}</p>
      </header>
      <div className="mt-6 flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={isOpening}
          onClick={() => void start()}
        >
          <WandSparkles className="size-4" aria-hidden="true" />
          {isOpening ? 'Opening…' : 'Start from this kit'}
        </button>
        {own && (
          <button
            type="button"
            className={buttonClass('secondary')}
            disabled={isWithdrawing}
            onClick={() => void withdraw(own.secret)}
          >
            <Link2Off className="size-4" aria-hidden="true" />
            Withdraw this link
          </button>
        )}
      </div>
      <section className="mt-8" aria-labelledby="kit-tools">
        <h2 id="kit-tools" className="text-2xl">
          The tools, in the order of use
        </h2>
        <KeptKitTools tools={kit.tools} />
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
