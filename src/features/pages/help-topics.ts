import type { Faq } from '../contact/contact-faqs.ts'

export interface HelpTopic {
  id: string
  title: string
  faqs: Faq[]
}

/** The Help Center, topic by topic. */
export const HELP_TOPICS: HelpTopic[] = [
  {
    id: 'finding',
    title: 'Finding tools',
    faqs: [
      {
        question: 'How do I search?',
        answer:
          'Type what you want to get done, not only the name of a tool: “remove noise from a podcast” finds what does that. Misspelt words are understood, and suggestions appear after two letters. Ctrl+K (⌘K on a Mac) opens a search from anywhere.',
      },
      {
        question: 'How are the results ordered?',
        answer:
          'By how well a tool fits your words. Among equals, and without words, by confirmed reviews, by what we know of a tool and how fresh that is, by our editors’ choice and a little by use; How lists are ordered, at the foot of each page, tells all of it. Nobody can pay for a better place. You can also order by rating, number of reviews, age or name.',
      },
      {
        question: 'What do Free, Freemium and Paid mean?',
        answer:
          'Free: the tool can be used at no cost. Freemium: there is a free plan with limits, and paid ones. Paid: there is no lasting free plan, though perhaps a trial. What a tool gives for free stands on its page.',
      },
      {
        question: 'Can I keep or share a list with its filters?',
        answer:
          'Yes. Search, filters and order are part of the address, so a bookmark or a copied link brings back the same list.',
      },
    ],
  },
  {
    id: 'comparing',
    title: 'Comparing',
    faqs: [
      {
        question: 'How do I compare tools?',
        answer:
          'Press Compare on up to five tools, then open the comparison from the bar at the bottom. You can hide what is equal, add rows of your own, and take it away as a CSV file.',
      },
      {
        question: 'Is my comparison stored?',
        answer:
          'Only in your browser. The address of the comparison carries the tools and your own rows, so that whoever opens a shared link sees the same.',
      },
    ],
  },
  {
    id: 'bundles',
    title: 'Bundles and kits',
    faqs: [
      {
        question: 'What is a bundle?',
        answer:
          'A set of four to nine tools for one concrete job, with the order in which to use them and why each is there. Editors put them together.',
      },
      {
        question: 'What is the Magic Kit Builder?',
        answer:
          'You describe a project in your own words, say how much it may cost and how experienced you are, and get a set of tools: one for each job the project needs, with the reason for each.',
      },
    ],
  },
  {
    id: 'reviews',
    title: 'Ratings and reviews',
    faqs: [
      {
        question: 'Where do ratings come from?',
        answer:
          'From reviews of people who used the tool, once they have confirmed them by mail. From three on you see stars and a number: their mean, with what every tool begins with in it, so that a few kind words do not outweigh many. Before that, a tool is not rated yet, and says so.',
      },
      {
        question: 'How do I write a review?',
        answer:
          'On the page of a tool, in the tab Reviews. Your address is asked for so that you can confirm the review by a link that we mail you; it is never shown. Until you have followed the link the review is marked and counts for nothing, and after 14 days it goes. Whoever is signed in has nothing to confirm.',
      },
      {
        question: 'Can a review be taken down?',
        answer:
          'Reviews that are advertising, abuse or about something else are removed. Critical ones stay. Makers of a tool can answer through us.',
      },
    ],
  },
  {
    id: 'listing',
    title: 'Getting a tool listed',
    faqs: [
      {
        question: 'What does it cost?',
        answer: 'Nothing. There are no paid places, badges or faster queues.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Suggestions are looked at by a person, mostly within a week. You get a mail with the decision, and with the reason when it is a no.',
      },
      {
        question: 'An entry is wrong or out of date. What now?',
        answer:
          'Open the date beside a fact or a plan on the page of the tool and choose Report an error; what is not known yet has buttons of its own. A link to where the right information is stated helps.',
      },
    ],
  },
  {
    id: 'data',
    title: 'Accounts, data and programs',
    faqs: [
      {
        question: 'Do I need an account?',
        answer:
          'Not for reading, searching, comparing or reviewing. An account keeps tools and bundles for you.',
      },
      {
        question: 'Is there an API?',
        answer:
          'Yes: every page reads the same API that is open to anyone, with a reference under API reference at the foot of each page.',
      },
    ],
  },
]
