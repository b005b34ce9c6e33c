import { TERMS } from '../legal-texts.ts'
import { LegalText } from './LegalText.tsx'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./pages.head.ts')).termsHead(page)

export function TermsPage() {
  return <LegalText title="Terms of Service" parts={TERMS} />
}
