import { pageHead } from '../../../app/root-head.ts'

export const claimHead = ({
  loaderData,
}: {
  loaderData?: { origin: string; slug: string; name: string }
}) => {
  if (!loaderData) return { meta: [{ title: 'Tool not found · Kitly' }] }
  const { origin, slug, name } = loaderData
  return pageHead({
    title: `Claim ${name}`,
    description: `For whoever makes ${name}: show that it is yours, propose facts and answer reviews.`,
    canonical: `${origin}/tools/${slug}/claim`,
    noindex: true,
  })
}
