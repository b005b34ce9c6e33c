import { CONTACT_RESPONSE_HOURS } from './contact.limits.ts'

export interface Faq {
  question: string
  answer: string
}

/** What people ask before they write. */
export const CONTACT_FAQS: Faq[] = [
  {
    question: 'How soon will I get an answer?',
    answer: `Within ${CONTACT_RESPONSE_HOURS} working hours, and mostly sooner. The reference that you see after sending helps us to find your message again.`,
  },
  {
    question: 'How do I get a tool listed?',
    answer:
      'Use the page Submit a Tool: it asks for what we need, and tells you at once when the tool is listed already. Being listed costs nothing, and nobody can pay for a better place.',
  },
  {
    question: 'Something about a tool is wrong. Where do I say so?',
    answer:
      'On its page: open the date beside the fact and choose Report an error. Or here: choose Bug report, name the tool, and say what is right; a link to where it is stated saves us both time.',
  },
  {
    question: 'What happens to what I send?',
    answer:
      'It is stored with us and read by the people who run the site, to answer you and for nothing else. Your address is shown nowhere.',
  },
]
