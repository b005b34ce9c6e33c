import type { HANDS_ON_ICONS } from '../../kits.limits.ts'

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

interface Handing {
  id: string
  stage: number
  area: string
  related: readonly string[]
  hands_on?: { icon: Kind } | undefined
}

/**
 * The ids of the jobs whose results a job can work with: they come earlier in a project, are about the same, and hand on what it
 * can be made of. An app is not made of the draft of a letter that stands before it.
 */
export function takesFrom(job: Handing, all: readonly Handing[]): string[] {
  if (!job.hands_on) return []
  const usable = MADE_OF[job.hands_on.icon]
  const isNear = (other: Handing) =>
    other.area === job.area || other.related.includes(job.id) || job.related.includes(other.id)
  return all
    .filter((other) => other.stage < job.stage && isNear(other))
    .filter(({ hands_on }) => hands_on && usable.includes(hands_on.icon))
    .map(({ id }) => id)
}
