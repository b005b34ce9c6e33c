/**
 * Every number of the planner that was set by hand, by the step that uses it. What is learnt from labels and examples
 * stands in `text`, `clauses` and `companions` of `kits/`.
 *
 * Units. A strength says how plainly words name a job: 1 is a phrase of one word. A fit says how much a tool is about a
 * job: 1 is a tag of weight 1 in the first place. A share is a part of a whole that its comment names, from 0 to 1; a
 * factor multiplies what stands before it; a gain is added; a probability is one. The rest are counts.
 *
 * How they were found. Each was set by judgement and tried with `npm run bench:kits` on the parts 'build' and 'fit' until
 * no other value was better on both; where a number has been found otherwise, its comment says so. They may be tuned on
 * these parts only (`kits/README.md`).
 */

/** Phrases of jobs in a prompt: what each is worth, as strengths and factors of strengths. */
export const PHRASE = {
  /** Strength of a single word that says little by itself ('write', 'plan'), and of any other. */
  weakWord: 0.45,
  word: 1,
  /** What each further word of a phrase adds, and what each word between two of its own takes away. */
  furtherWord: 0.1,
  gapCost: 0.08,
  /** Words that say something that may stand between those of a phrase, and of one that is turned round. */
  gapMost: 2,
  turnedGapMost: 1,
  /** Factors: two words the other way round ('photos of product'); a phrase that may be about something else. */
  turned: 0.8,
  vague: 0.5,
  /** Factors of what people call a tag that a job leads, in several words and in one; and the weight of a leading tag. */
  borrowed: 0.8,
  borrowedWord: 0.5,
  leadingTag: 1.6,
  /** From this strength on a phrase names its job. */
  plain: 0.7,
  /** A longer phrase has swallowed one of another job unless that is plainer by more than this factor. */
  swallowed: 0.9,
  /** Factor of a word that only says where or for whom; strength of one that is an entry of a list. */
  context: 0.6,
  entry: 0.9,
  /** Words back in which a preposition is looked for. */
  prepositionReach: 3,
} as const

/** How far a refusal ('no', 'without') reaches, in words that say something. */
export const REFUSAL_REACH = 3

/** Which words are taken for misspelt ones, in letters. */
export const SPELLING = {
  knownLeast: 3,
  correctedLeast: 5,
  /** From this length on two letters may differ, else one: many names and foreign words are near something. */
  twoEditsLeast: 7,
  /** Words of more letters than this do not stand in random letters by chance. */
  chanceMost: 3,
} as const

/**
 * Whether a clause asks for anything, as logarithms of odds: factors of what the whole text says and of what the clause's own form does;
 * what is added, since a need that is not heard costs more than one that is heard in vain; and the probability beyond which the text
 * is no surer. Chosen on strangers' prompts that had not been learnt from, and on kits that two readers had judged (decision 160).
 */
export const ASKS = { text: 0.6, form: 0.5, more: 0.6, surest: 0.999 } as const

/**
 * How much it counts for which job is asked for what the words of a clause say, and what the text does in which it stands. Chosen on strangers'
 * prompts that had not been learnt from and on the lists of `bench:kits` (decision 160).
 */
export const MEANS = { words: 0.7, text: 0.5 } as const

/** The probability from which on a tool serves what a clause asks for. What is less likely is offered, or asked. */
export const ASKED_LEAST = 0.42

/**
 * A clause that asks for something of which nothing is sure: the probability that it asks at all, that of a job from which on it is
 * offered as what may be meant, and how many clauses and jobs are shown.
 */
export const UNCLEAR = { asks: 0.95, answer: 0.1, clauses: 3, answers: 3 } as const

/** The probability from which on a job gains by what is refused of its clause. */
export const REST_LEAST = 0.1

/** Share of the best fit for a job from which on a tool is sure to serve whoever may mean that job. */
export const MEANT = { share: 0.7 } as const

/** A search: the probability from which on a job counts, and the share of the best fit from which on a tool does it (decision 166). */
export const SEARCHED = { least: 0.05, share: 0.6 } as const

/**
 * What does the same as a tool: jobs that count as what it is for, and the share of the best fit from which on another does them. With one of them what can do several things was taken for
 * something else; with three nothing was better (decision 148).
 */
export const ALIKE = { jobs: 2, share: 0.5 } as const

/** What is guessed where nothing is plain. */
export const GUESS = {
  jobs: 3,
  /** Words that the catalogue must know: else the prompt is about something else, or about nothing. */
  knownWords: 2,
  /** A tool that is named as a model says what is wanted unless so many jobs are asked for. */
  plainJobs: 2,
} as const

/** How well a tool does a job, as a fit. */
export const FIT = {
  /** Candidates that are looked at closely, and how many times as many are collected before they are sorted out. */
  lookedAt: 120,
  collected: 8,
  /** The fit of a tool that may do a job at all; of one that is worth a closer look. */
  least: 1.1,
  leastRough: 0.6,
  /** Share of the best fit below which a tool is about something else: it is not chosen; it is not offered. */
  chosenShare: 0.5,
  offeredShare: 0.25,
  /** Weights in the index (`catalog/search/segment.ts`) from which on a pair of words, or a word, says all it can. */
  fullPair: 2.6,
  fullWord: 4.5,
  /** What a full word says beside a full pair; factor of keywords of three words and more. */
  word: 0.6,
  longKeyword: 1.15,
  /** The most that texts can say, and how soon they have said it: many signs of the same say little more than few. */
  textMost: 1.5,
  textSaturation: 0.6,
  /** The first tags say what a tool is mainly: 1 less this for each place, but never under the least. */
  placeCost: 0.1,
  placeLeast: 0.45,
  /** A tag of at least this weight among the first leads the tool to the job; factor without one. */
  leadingPlaces: 3,
  leadingWeight: 1,
  notLeading: 0.8,
  /** What an excluded tag costs among the first tags, the next ones and the rest; and the least factor they leave. */
  excluded: [
    { before: 2, weight: 1 },
    { before: 4, weight: 0.4 },
    { before: Number.POSITIVE_INFINITY, weight: 0.15 },
  ],
  excludedCost: 0.32,
  excludedLeast: 0.45,
} as const

/** Tools that an editor names for a job: the fit of the first as a share of the best that texts and tags give, and what each place costs. */
export const PICK = { first: 1.2, placeCost: 0.08, least: 0.9 } as const

/** How well a tool suits a person: factors around 1, and gains that are added up to one more. */
export const SUIT = {
  /** What is known, current and confirmed of a tool is the score of lists: it decides among tools that do a job alike. */
  score: { base: 0.35, gain: 0.65 },
  scoreForPaid: { base: 0.25, gain: 0.75 },
  /** A free tool for somebody who would rather pay. */
  freeForPaid: 0.93,
  /** By the skill that is wanted, then that of a tool. Who says nothing of theirs is in the middle: an easier tool serves as well. */
  skill: {
    beginner: { beginner: 1.04, intermediate: 0.9, advanced: 0.6 },
    intermediate: { beginner: 1, intermediate: 1, advanced: 0.95 },
    advanced: { beginner: 0.6, intermediate: 0.98, advanced: 1.2 },
  },
  /** A paid tool for enterprises: for one, for an advanced person, for anybody else. */
  enterprise: { wanted: 1.08, advanced: 0.96, other: 0.86 },
  /** A tool that is made for developers, where none are spoken of: one of these tags among so many first ones. */
  roleTags: ['developers', 'command line', 'api', 'fine-tuning', 'physics simulation'],
  rolePlaces: 5,
  role: 0.82,
  /** Areas in which everybody needs such tools. */
  technicalAreas: ['code', 'ai', 'data', 'auto'],
  /** A tool for one trade, by its first tags, where neither the job nor the project is of that trade. */
  tradeTags: [
    'call center',
    'compliance',
    'hr',
    'legal',
    'medical notes',
    'real estate',
    'recruiting',
    'screenplays',
    'teachers',
    'kids',
  ],
  tradePlaces: 3,
  trade: 0.85,
  /** A tool of which the catalogue says that it is less suited to people of whom the prompt speaks: for each word shared. */
  notIdeal: 0.9,
  /** A tool that is not for confidential files, where they are; one that works in what a refused maker makes. */
  notConfidential: 0.5,
  refusedMaker: 0.5,
  /** Where data must stay in a place and it is not known where it stays: a maker of that place, and one from elsewhere. */
  makerThere: 1.25,
  makerElsewhere: 0.75,
  /** A tool that is wholly free, for somebody who will not rent it. */
  neverPaid: 2,
  /** Gain for a tag that the project's people stand for: less for each further one, but never under the least. */
  trait: 0.12,
  traitCost: 0.01,
  traitLeast: 0.05,
  /** Gains for each tag that is shared with a named model, and for naming a tool that is there already. */
  modelTag: 0.06,
  besideOwned: 0.12,
  likedMost: 0.5,
  /** Own words of the prompt: how many; the share of tools that have one, above which it says nothing. */
  words: 40,
  commonShare: 0.15,
  /** Weight in the index from which on a word says all it can; the most that all say; how soon they have said it. */
  fullWord: 4,
  wordsMost: 1,
  wordsSaturation: 0.5,
} as const

/** What an editor says of people whose words a prompt has: by a word in the clause that asks, by one elsewhere. */
export const CASE = {
  inClause: 1.5,
  elsewhere: 0.3,
  /** What the next place is worth; the most that a name gains and a warning costs. */
  place: 0.85,
  gain: 1.2,
  cost: 0.5,
  /** The share of the best fit that a tool has which is named from it on, and the least for that. */
  fit: 0.9,
  least: 0.5,
} as const

/** Tools that readers have proposed for needs of a job: the power of e that their share is; their least fit, and the share that gives it (1 / `soon`). */
export const PROPOSED = { power: 1, fit: 0.9, soon: 3 } as const

/** What demands are worth: factors for each that a tool meets, for each that nobody knows of, for a tool that is wished for, and that is wished for this job. */
export const DEMAND = { met: 1.1, unknown: 0.92, wished: 1.6, wishedForJob: 10 } as const

/** What other kits for the same prompt go by: factors by price, by skill, and how much the score of lists says. */
export const VARIANT = {
  cheapest: { free: 1.6, freemium: 1.4, perDollar: 0.03, unknown: 0.5 },
  simplest: { beginner: 1.5, intermediate: 1, advanced: 0.5 },
  strongest: { base: 0.4, gain: 1.2, features: 0.04 },
} as const

/** Which tools make up a kit. */
export const CHOICE = {
  /** Factor of a tool that does another open job of the project better. */
  betterElsewhere: 0.8,
  /** Factor of a tool that is the same again: each of two does the other's job with at least this share of the best. */
  sameAgain: 0.6,
  doesWell: 0.8,
  /** Share of the best from which on a tool is said to do the job of another, too. */
  doesTheSame: 0.9,
  /** Tools that are compared for a job, and jobs of a tool that count as what it is for. */
  optionsMost: 24,
  mainJobs: 4,
  /** Probability below which a job is not thought of, and jobs whose tools are looked up. */
  usefulLeast: 0.02,
  rankedMost: 24,
} as const
