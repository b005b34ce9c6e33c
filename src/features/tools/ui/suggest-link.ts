/** To the form for what is missing, with the name in it. */
export const suggestLink = (name: string) => ({
  to: '/submit-tool' as const,
  hash: new URLSearchParams({ name }).toString(),
})
