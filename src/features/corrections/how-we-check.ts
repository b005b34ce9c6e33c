import type { SourceKind } from '../facts/fact-values.ts'
import { FACT_REVIEW_DAYS, PLAN_REVIEW_DAYS } from '../facts/facts.limits.ts'
import { REPORTER_DAYS } from './corrections.limits.ts'

/** Says what the program and its editors do, and nothing else. */
export const SOURCES: [kind: SourceKind, name: string, text: string][] = [
  ['vendor', 'The vendor', 'A page of whoever makes the tool: its prices, its terms, its announcements.'],
  ['documentation', 'The documentation', 'The manual or the reference of the tool.'],
  ['independent', 'An independent source', 'Somebody who neither makes nor sells the tool.'],
  ['test', 'Our own test', 'We have tried it ourselves.'],
  ['editor', 'An editor', 'An editor of ours has judged it by the page that is named.'],
]

export const RULES: { id: string; title: string; paragraphs: string[] }[] = [
  {
    id: 'dates',
    title: 'What the dates mean',
    paragraphs: [
      'Beside each fact stands the month in which we read its source. Open it, and you see the day, the address of the page, and the date of the page itself where it shows one. A page can be old and still right; a page that was read long ago may have changed since.',
      `A price is due to be read again after ${PLAN_REVIEW_DAYS} days, nearly everything else after ${FACT_REVIEW_DAYS}. A fact that is due keeps its place, and its dot turns from full to hollow.`,
    ],
  },
  {
    id: 'unknown',
    title: 'Unknown is not no',
    paragraphs: [
      'Where we have found nothing, we say nothing: the question stands under Not known yet. A No is there only when a source says so. The directory’s filters find what is known; a tool of which we do not know it is not among the results.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices come from vendors alone',
    paragraphs: [
      'What others write about prices is often old. We take them from the vendor’s own pages; where we found none, the price stands as not known.',
    ],
  },
  {
    id: 'report',
    title: 'When something is wrong',
    paragraphs: [
      'Open the date beside a fact or a plan and choose Report an error. If you know what is not known yet, press the question. A report with a link to a page that says so is checked first.',
      `A person reads every report. If you leave an address, we write to you when it is decided, with the reason when we leave things as they are; ${REPORTER_DAYS} days later the address is deleted.`,
    ],
  },
  {
    id: 'pay',
    title: 'Who pays',
    paragraphs: ['Nobody can pay for a place here, for a better one, or for a kinder sentence.'],
  },
  {
    id: 'closed',
    title: 'Tools that have closed',
    paragraphs: [
      'A tool that has closed keeps its page, which says so at its head, with the date, the source and what came after it where we know that. It stands in no list any more.',
    ],
  },
]
