import { pageHead } from '../../../app/root-head.ts'

export const docsHead = ({ loaderData }: { loaderData?: { origin: string } }) =>
  pageHead({
    title: 'API reference',
    description: 'Every endpoint of Kitly: what it takes, what it answers, and who may call it.',
    canonical: `${loaderData?.origin ?? ''}/api/docs`,
  })
