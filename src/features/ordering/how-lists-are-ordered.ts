import { HALF_LIFE_DAYS, NETWORK_POINTS_A_DAY, USE_POINTS } from '../counters/use-points.ts'
import { RATED_FROM } from '../tools/tool-rating.ts'
import { NEW_TOOL_RATING } from '../tools/tools.limits.ts'

export interface OrderRule {
  id: string
  title: string
  paragraphs: string[]
}

/** What stands on the page beside the weights. Says what the program does, and nothing else. */
export const rules = (priorWeight: number): OrderRule[] => [
  {
    id: 'rating',
    title: 'What a rating is',
    paragraphs: [
      `Every tool begins with ${NEW_TOOL_RATING.toFixed(1)}, which counts as ${priorWeight} reviews. Each confirmed review pulls it up or down: a few of them a little, many of them all the way. So one enthusiast does not make a tool the best of all, and one angry person does not make it the worst.`,
      `Stars and a number are shown from ${RATED_FROM} confirmed reviews on. A review counts once the person who wrote it has followed the link in our mail; others may be shown, marked so, and move nothing.`,
    ],
  },
  {
    id: 'use',
    title: 'What counts as use',
    paragraphs: [
      `Opening a tool’s website from here counts ${USE_POINTS.tool_click} point, opening a comparison with it ${USE_POINTS.tool_compare}, a member saving it ${USE_POINTS.tool_save}. After ${HALF_LIFE_DAYS} days half of a point is left. The more points there are, the less one more adds.`,
      `One network counts once a day for each tool and each of these, and gives at most ${NETWORK_POINTS_A_DAY} points a day in all, however many addresses and devices it has. A member counts once for a tool for ever; taking it out of the saved ones takes the points back. Robots, pages that a browser fetches in advance, and other websites count nothing. What we remember for that is a fingerprint in memory, with a key that changes every day.`,
      'Looking at a page does not count, and neither does searching for a tool.',
    ],
  },
  {
    id: 'search',
    title: 'When you search',
    paragraphs: [
      'Then what fits your words comes first, and the score decides among tools that fit about equally well. The same score orders similar tools, alternatives and suggestions, and helps to choose the tools of a kit.',
      'You can also order by rating, number of reviews, age or name, which have nothing to do with the score.',
    ],
  },
  {
    id: 'pay',
    title: 'Who pays',
    paragraphs: [
      'Paid placement does not exist. Nobody can pay for a place here or for a better one, and no commission, advertisement or partnership is part of the order. There is no way to enter such a thing.',
    ],
  },
]
