import { pageHead } from '../../../app/root-head.ts'

export const orderingHead = ({ loaderData }: { loaderData?: { origin: string } }) =>
  pageHead({
    title: 'How lists are ordered',
    description:
      'What decides which tool stands first, how much each part weighs, what counts and what does not. Nobody can pay for a place.',
    canonical: `${loaderData?.origin ?? ''}/how-lists-are-ordered`,
  })
