import type { StepJob } from './kits.contract.ts'
import type { HANDS_ON_ICONS } from './kits.limits.ts'

type Kind = (typeof HANDS_ON_ICONS)[number]

/** What each kind of thing can be made of: a step takes only what it can work with. */
const MADE_OF: Record<Kind, readonly Kind[]> = {
  audio: ['audio', 'video', 'text'],
  captions: ['video', 'audio', 'text'],
  chart: ['data', 'list', 'money'],
  chat: ['text', 'data', 'website', 'code'],
  code: ['plan', 'idea', 'shape', 'data', 'code'],
  cube: ['image', 'shape', 'idea', 'cube'],
  data: ['data', 'list', 'text', 'people'],
  idea: ['data', 'text', 'list'],
  image: ['idea', 'text', 'shape', 'image'],
  list: ['idea', 'text', 'data', 'plan', 'audio'],
  mail: ['text', 'people', 'list', 'website'],
  money: ['data', 'list', 'money'],
  music: ['idea', 'text', 'audio', 'music'],
  people: ['data', 'list', 'people', 'mail'],
  plan: ['idea', 'list', 'text', 'data'],
  shape: ['idea', 'text', 'image', 'shape'],
  text: ['text', 'audio', 'video', 'idea', 'data', 'list', 'chat', 'plan'],
  video: ['video', 'image', 'audio', 'text', 'plan', 'music'],
  website: ['text', 'image', 'shape', 'plan', 'idea', 'website'],
}

type Job = Partial<Pick<StepJob, 'hands_on' | 'stage'>>

/** What a step works with: what the nearest step of an earlier stage hands on that it can use; null where none does. */
export function takenBy(jobs: readonly Job[], at: number): string | null {
  const { stage, hands_on } = jobs[at]!
  if (!stage || !hands_on) return null
  const usable = MADE_OF[hands_on.icon]
  const from = jobs
    .slice(0, at)
    .findLast((job) => job.hands_on && (job.stage ?? stage) < stage && usable.includes(job.hands_on.icon))
  return from?.hands_on?.label ?? null
}
