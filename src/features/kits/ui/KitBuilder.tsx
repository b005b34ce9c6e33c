import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect } from 'react'
import { later } from '../../../ui/later.ts'
import { bundleQuery } from '../../bundles/ui/bundles.route.ts'
import { KitForm, restOfForm } from './KitForm.tsx'
import { KitSkeleton } from './KitSkeleton.tsx'
import { EMPTY, kitState } from './kit-state.ts'
import { useKit } from './useKit.ts'
import { useKitHistory } from './useKitHistory.ts'

export { restOfForm as restOfBuilder }

const KitResult = later(() => import('./KitResult.tsx'), 'KitResult')
const route = getRouteApi('/kit-builder')

/** `Sample`: what a kit looks like, beside the form. */
export function KitBuilder({ Sample }: { Sample: ComponentType }) {
  const { bundle, prompt } = route.useSearch()
  const { hasBundle, hasSample } = route.useLoaderData()
  const kit = useKit(useKitHistory())
  const form = hasSample ? 'max-xl:max-w-4xl' : 'max-w-4xl'
  return (
    // Another box, so that none is seen to move.
    <div
      key={kit.kit ? 'kit' : 'form'}
      className={`page min-h-dvh ${kit.kit ? 'pt-3 md:pt-6' : `${form} pt-8 md:pt-12`}`}
    >
      {bundle && hasBundle && <BeginWithBundle slug={bundle} />}
      {prompt && <BeginWithPrompt prompt={prompt} />}
      {kit.kit ? (
        <Suspense fallback={<KitSkeleton rows={kit.kit.tools.length} label="Loading your kit" />}>
          <KitResult kit={kit} result={kit.kit} />
        </Suspense>
      ) : hasSample ? (
        <div className="gap-x-12 xl:grid xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div>
            <KitForm kit={kit} />
          </div>
          <Sample />
        </div>
      ) : (
        <KitForm kit={kit} />
      )}
    </div>
  )
}

/** Fills the form from a bundle, once: what has been changed since is kept over a reload. */
function BeginWithBundle({ slug }: { slug: string }) {
  const { data: bundle } = useSuspenseQuery(bundleQuery(slug))
  useEffect(() => {
    const origin = `bundle/${bundle.slug}`
    if (kitState.get().origin === origin) return
    kitState.set({
      ...EMPTY,
      prompt: `${bundle.name}: ${bundle.summary}`,
      start: bundle.tools.map(({ id, name }) => ({ id, name })),
      origin,
    })
  }, [bundle])
  return null
}

/** Fills the form with a text, once; what is made of it is up to the person. */
function BeginWithPrompt({ prompt }: { prompt: string }) {
  useEffect(() => {
    const origin = `prompt/${prompt}`
    if (kitState.get().origin === origin) return
    kitState.set({ ...EMPTY, prompt, origin })
  }, [prompt])
  return null
}
