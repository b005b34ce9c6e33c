import { pageHead } from '../../../app/root-head.ts'

export const kitBuilderHead = ({ loaderData }: { loaderData?: { origin: string } }) =>
  pageHead({
    title: 'Magic Kit Builder',
    description:
      'Describe a project in your own words and get a set of AI tools for it: one for each job, with reasons.',
    canonical: `${loaderData?.origin ?? ''}/kit-builder`,
  })
