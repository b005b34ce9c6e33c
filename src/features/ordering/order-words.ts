import { FACTS_FULL, type OrderPart } from '../settings/order-weights.ts'

/** What each part of the order is called, what it is made of, and what it is not. Says what the program does. */
export const PART_WORDS: Record<OrderPart, { label: string; text: string }> = {
  rating: {
    label: 'Confirmed reviews',
    text: 'The rating that confirmed reviews make. Other reviews, and what our editors think of a tool, move it nowhere.',
  },
  facts: {
    label: 'What is known',
    text: `How many of our questions about a tool have an answer with a source. The more we can tell you, the further up it stands; from ${FACTS_FULL} answers on it has all of this part.`,
  },
  freshness: {
    label: 'How fresh that is',
    text: 'The share of these answers that are not due to be read again. What we have not looked at for a long time counts less.',
  },
  choice: {
    label: 'Editors’ choice',
    text: 'Our editors have chosen it to be featured. They do so by what a tool can do, and take nothing for it.',
  },
  use: {
    label: 'Use on this site',
    text: 'What visitors do with it here: they open its website, compare it, save it.',
  },
}
