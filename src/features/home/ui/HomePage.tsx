import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { whenTouched } from '../../../ui/later.ts'
import { Still } from '../../../ui/Still.tsx'
import { categoriesQuery } from '../../categories/ui/categories.route.ts'
import { Hero, KitPreview } from './Hero.tsx'
import { HomeTold, homeQuery, latestChangesQuery, latestPostsQuery } from './home.route.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./home.head.ts')).homeHead(page)

const HomeSection = whenTouched(() => import('./HomeSection.tsx'), 'HomeSection')

/** Of the page: see `at`. What is only read the server has drawn; its code is for those who come from another page. */
export const rest = () => Promise.all([HomeTold.load(), HomeSection.load(), KitPreview.load()])

/** Each section is taken over on its own (decision 132): a click in one does not wait for the others. */
export function HomePage() {
  const { data: home } = useSuspenseQuery(homeQuery)
  const { data: changes } = useSuspenseQuery(latestChangesQuery)
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const { data: posts } = useSuspenseQuery(latestPostsQuery)
  return (
    <>
      <Hero kit={home.kit} tools={categories.reduce((sum, c) => sum + c.tool_count, 0)} />
      <Suspense>
        <Still tag="div" of={[home, changes]}>
          <HomeTold part="news" />
        </Still>
      </Suspense>
      <HomeSection part="stats" />
      <Suspense>
        <Still tag="div" of={[home]}>
          <HomeTold part="ways" />
        </Still>
      </Suspense>
      <HomeSection part="categories" />
      <HomeSection part="featured" />
      <Suspense>
        <Still tag="div" of={[posts]}>
          <HomeTold part="posts" />
        </Still>
      </Suspense>
    </>
  )
}
