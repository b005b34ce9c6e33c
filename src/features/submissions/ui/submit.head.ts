import { pageHead } from '../../../app/root-head.ts'

export const submitHead = ({ loaderData }: { loaderData?: { origin: string } }) =>
  pageHead({
    title: 'Submit a Tool',
    description:
      'Suggest an AI tool for the directory. Being listed is free, and nobody can pay for a place.',
    canonical: `${loaderData?.origin ?? ''}/submit-tool`,
  })
