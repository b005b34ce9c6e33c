import { pageHead } from '../../../app/root-head.ts'

export const correctionsHead = ({ loaderData }: { loaderData?: { origin: string } }) =>
  pageHead({
    title: 'How we check',
    description:
      'Where what is known of each tool comes from, what the dates mean, how to report an error, and what was put right.',
    canonical: `${loaderData?.origin ?? ''}/how-we-check`,
  })
