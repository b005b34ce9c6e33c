import { TERMS } from '../legal-texts.ts'
import { LegalText } from './LegalText.tsx'

export function TermsPage() {
  return <LegalText title="Terms of Service" parts={TERMS} />
}
