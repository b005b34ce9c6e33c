import { isNegation, type Token } from './tokens.ts'

/** What a prompt says about people, places and tastes: none of it is a job, all of it decides between tools. */
export interface Traits {
  /** Tags that the project's people or place stand for, in the order in which they are named. */
  tags: { tag: string; label: string }[]
  /** Whether developers, or a large company, are spoken of. */
  isTechnical: boolean
  isEnterprise: boolean
}

interface Trait {
  /** Stems, any of which says it. */
  stems: string
  tags: string[]
  label: string
}

const TRAITS: Trait[] = [
  { stems: 'teacher teach classroom pupil school grader graders', tags: ['teachers'], label: 'For teachers' },
  { stems: 'student univers studi exam phd thesi colleg', tags: ['students'], label: 'For students' },
  {
    stems: 'kid child children toddler son daughter babi',
    tags: ['kids', 'parenting'],
    label: 'For children',
  },
  {
    stems: 'freelanc freelanc shop bakeri cafe restaur solopreneur craft handmad boutiqu salon nonprofit',
    tags: ['small business'],
    label: 'For a small business',
  },
  {
    stems: 'startup saa founder mvp investor',
    tags: ['startups'],
    label: 'For a startup',
  },
  {
    stems: 'enterpris corpor global retail bank hospit 200 500 1000',
    tags: ['enterprise'],
    label: 'For a large company',
  },
  {
    stems:
      'develop github python typescript javascript terminal api repo postgr backend kubernet framework rust engin gpu rag vector snowflak inpaint',
    tags: ['developers'],
    label: 'For developers',
  },
  {
    stems: 'youtub tiktok reel vlog podcast creator influenc twitch',
    tags: ['creators'],
    label: 'For creators',
  },
  {
    stems: 'tiktok reel short vertic',
    tags: ['short-form video'],
    label: 'For short videos',
  },
  { stems: 'phone iphon android mobil', tags: ['mobile app'], label: 'On a phone' },
  {
    stems: 'offlin local privat privaci confidenti onpremis',
    tags: ['local models', 'privacy', 'self-hosted', 'desktop app'],
    label: 'Private or local',
  },
  { stems: 'selfhost', tags: ['self-hosted', 'open source'], label: 'Self-hosted' },
]

const PAIR_TRAITS: { words: [string, string]; tags: string[]; label: string }[] = [
  { words: ['self', 'host'], tags: ['self-hosted', 'open source'], label: 'Self-hosted' },
  { words: ['open', 'sourc'], tags: ['open source'], label: 'Open source' },
  { words: ['no', 'code'], tags: ['no-code'], label: 'Without code' },
  { words: ['without', 'code'], tags: ['no-code'], label: 'Without code' },
  { words: ['cant', 'code'], tags: ['no-code'], label: 'Without code' },
  { words: ['dont', 'code'], tags: ['no-code'], label: 'Without code' },
  {
    words: ['no', 'cloud'],
    tags: ['local models', 'privacy', 'self-hosted', 'desktop app'],
    label: 'Private or local',
  },
  {
    words: ['without', 'cloud'],
    tags: ['local models', 'privacy', 'self-hosted', 'desktop app'],
    label: 'Private or local',
  },
  { words: ['own', 'comput'], tags: ['local models', 'privacy', 'desktop app'], label: 'Private or local' },
  { words: ['small', 'busi'], tags: ['small business'], label: 'For a small business' },
  { words: ['larg', 'compani'], tags: ['enterprise'], label: 'For a large company' },
]
const SETS = TRAITS.map((trait) => ({ ...trait, set: new Set(trait.stems.split(' ')) }))

export function traitsOf(tokens: Token[], stems: string[], negated: ReadonlySet<number>): Traits {
  const found = new Map<string, string>()
  const add = (tags: string[], label: string) => {
    for (const tag of tags) if (!found.has(tag)) found.set(tag, label)
  }
  for (let i = 0; i < tokens.length; i++) {
    for (const { words, tags, label } of PAIR_TRAITS) {
      if (stems[i] !== words[0] && tokens[i]!.word !== words[0]) continue
      const reach = isNegation(tokens[i]!.word) ? 2 : 1
      if (stems.slice(i + 1, i + 1 + reach).includes(words[1])) add(tags, label)
    }
    if (negated.has(i)) continue
    for (const { set, tags, label } of SETS) if (set.has(stems[i]!)) add(tags, label)
  }
  return {
    tags: [...found].map(([tag, label]) => ({ tag, label })),
    isTechnical: found.has('developers'),
    isEnterprise: found.has('enterprise'),
  }
}
