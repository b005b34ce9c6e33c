import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { KitBuilder, restOfBuilder } from '../../features/kits/ui/KitBuilder.tsx'
import { sampleQuery } from '../../features/kits/ui/kit-builder.route.ts'
import { later } from '../../ui/later.ts'
import { Still } from '../../ui/Still.tsx'

/** Of the page: see `at`. */
export const head = async (page: never) =>
  (await import('../../features/kits/ui/kit-builder.head.ts')).kitBuilderHead(page)

/** It is only read: the server has drawn it. */
const KitPreview = later(() => import('../../features/home/ui/KitPreview.tsx'), 'KitPreview')

/** Of the page: see `at`. */
export const rest = () => Promise.all([restOfBuilder(), KitPreview.load()])

/** The builder's form, and beside it what it makes: the kit that is planned for home. */
export const KitBuilderPage = () => <KitBuilder Sample={Sample} />

function Sample() {
  const { kit } = useSuspenseQuery(sampleQuery).data
  return (
    <aside aria-labelledby="sample-kit" className="max-xl:mt-12">
      <h2 id="sample-kit" className="text-lg">
        An example of a kit
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">Made from the words at its top, as yours would be.</p>
      {kit && (
        <Suspense>
          <Still tag="div" of={[kit]}>
            <KitPreview kit={kit} isSample />
          </Still>
        </Suspense>
      )}
    </aside>
  )
}
