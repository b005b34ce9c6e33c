import { pageHead } from '../../../app/root-head.ts'
import { website } from '../../../app/structured-data.ts'
import type { Loaded } from './home.route.ts'

export const homeHead = ({ loaderData }: { loaderData?: Loaded }) =>
  pageHead({
    title: 'Find the right AI tools',
    description:
      'A curated directory of AI tools: what each is for, what it costs, and what it is not good at. Search, filter and compare.',
    canonical: `${loaderData?.origin ?? ''}/`,
    jsonLd: loaderData ? [website(loaderData.origin)] : [],
  })
