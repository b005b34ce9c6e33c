import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { wordsOfExamples } from '../../../../bench/kits/examples.ts'
import { learnCompanions } from '../../../../bench/kits/learn-companions.ts'
import { ownPrompts } from '../../../../bench/kits/prompts.ts'
import { starterTools } from '../../../../bench/starter-tools.ts'
import { applyChange, buildCatalog } from '../../../catalog/catalog.ts'
import { STARTER_FOLDER } from '../../../starter.ts'
import { SKILL_LEVELS } from '../../tools/tools.limits.ts'
import type { KitPreferences } from '../kits.contract.ts'
import type { PlanRequest } from './choosing/required.ts'
import { type Plan, planKit } from './plan.ts'
import { readPrompt } from './reading/reading.ts'
import { companions } from './vocabulary/companions.ts'
import { JOBS, type Job, jobById } from './vocabulary/jobs.ts'
import { exampleWords } from './vocabulary/words.ts'
import { questionOf } from './wording.ts'

const tools = await starterTools()
const catalog = buildCatalog({ tools, categories: [] })
const MIXED: KitPreferences = { budget: 'mixed', complexity: 'intermediate', kit_size: 7 }
const plan = (prompt: string, rest: Partial<PlanRequest> = {}) =>
  planKit(catalog, { prompt, preferences: MIXED, ...rest })
const names = (prompt: string, rest?: Partial<PlanRequest>) =>
  plan(prompt, rest).tools.map((t) => t.tool.name)
const jobs = (prompt: string) => readPrompt(catalog, prompt).jobs.map((j) => j.job.id)
const idOf = (name: string) => tools.find((t) => t.name === name)!.id
const PODCAST = 'I record a podcast with remote guests and need a transcript and short clips'

describe('a prompt in which nothing is understood', () => {
  test.each([
    'asdkjh qwoeiu zmxncb qpwoeiruty lksdjf',
    'qwerty uiop asdfgh jkl zxcvbn',
    'fnord glorp wibble xyzzy plugh frotz',
    'blah blah blah blah blah',
    'kjhg ppc dfghj rtyuo cvbnn',
    '1234567890 1234567890',
    'test test 123 ???',
  ])('has no kit: %s', (prompt) => {
    expect(names(prompt)).toEqual([])
  })

  test('has one as soon as something is asked for by hand', () => {
    const { tools } = plan('asdkjh qwoeiu zmxncb', { add: ['logo'] })
    expect(tools.map((t) => t.job.id)).toContain('logo')
  })

  test('is not one in which a few words are', () => {
    for (const prompt of [
      'a chatbot for flurbnizzles',
      'Ich brauche ein Logo und eine Website',
      'podcst editng',
    ]) {
      expect([prompt, names(prompt).length > 0]).toEqual([prompt, true])
    }
  })
})

describe('the vocabulary', () => {
  test('has at least 80 jobs with ids, tags and neighbours that exist', () => {
    expect(JOBS.length).toBeGreaterThanOrEqual(80)
    expect(jobById.size).toBe(JOBS.length)
    const tags = new Set(readFileSync(join(STARTER_FOLDER, 'tags.txt'), 'utf8').trim().split('\n'))
    const unknown = JOBS.flatMap((job) => [
      ...[...job.tags]
        .filter(([tag, weight]) => !tags.has(tag) || !(weight > 0))
        .map(([tag]) => `${job.id}: tag ${tag}`),
      ...[...job.excludedTags].filter((tag) => !tags.has(tag)).map((tag) => `${job.id}: not ${tag}`),
      ...job.related.filter((id) => !jobById.has(id) || id === job.id).map((id) => `${job.id}: near ${id}`),
      ...(job.phrases.length === 0 || !(job.stage >= 1 && job.stage <= 5) ? [`${job.id}: incomplete`] : []),
    ])
    expect(unknown).toEqual([])
  })

  test('leads to each job by what it is called', () => {
    const isFound = (job: Job, text: string) => readPrompt(catalog, text).jobs.some((j) => j.job === job)
    const unheard = JOBS.filter((job) => !isFound(job, job.label))
    expect(unheard.length).toBeLessThan(JOBS.length / 30)
    const both = unheard.filter((job) => !isFound(job, `I need help with ${job.phraseWords[0]!.join(' ')}`))
    expect(both.map((job) => job.id)).toEqual([])
  })

  test('is what words and companions were learnt for', () => {
    expect(Object.fromEntries(exampleWords)).toEqual(wordsOfExamples())
    const learntFrom = ownPrompts.filter(({ part }) => part === 'build' || part === 'fit')
    const stored = companions.map((of, job) => [
      JOBS[job]!.id,
      Object.fromEntries(of.map(([other, share]) => [JOBS[other]!.id, share])),
    ])
    expect(Object.fromEntries(stored)).toEqual(learnCompanions(learntFrom))
  })
})

describe('reading a prompt', () => {
  test('hears a need in each sentence, however little they have in common', () => {
    expect(
      jobs('Was this homework written by a machine. Keep the books of my small shop. Which bird is singing?'),
    ).toEqual(expect.arrayContaining(['plagiarism', 'bookkeeping', 'plants']))
  })

  test('understands lists', () => {
    expect(jobs('Logo, newsletter, bookkeeping').sort()).toEqual(['bookkeeping', 'logo', 'newsletter'])
  })

  test('takes the longer phrase for what is meant', () => {
    expect(jobs('make product photos')).toEqual(['product-photos'])
  })

  test('does not want what a negation rules out', () => {
    const { jobs: wanted, unwanted } = readPrompt(catalog, 'write blog posts, no video, without music')
    expect(wanted.map((j) => j.job.id)).toContain('blog-writing')
    expect([...unwanted]).toEqual(expect.arrayContaining(['edit-video', 'generate-video', 'music']))
  })

  test('takes a lack of skill for no refusal', () => {
    expect(jobs('edit video, but I have no video editing experience')).toContain('edit-video')
  })

  test('forgives misspellings', () => {
    expect(jobs('vidoe editting and subtitels')).toEqual(expect.arrayContaining(['edit-video', 'subtitles']))
  })

  test('sees audiences and places', () => {
    const { traits } = readPrompt(catalog, 'quizzes for my students, posts for TikTok')
    expect(traits.tags.map((t) => t.tag)).toEqual(expect.arrayContaining(['students', 'creators']))
  })

  test.each([
    ['I already use Notion and want a podcast editor', 'Notion', 'owned'],
    ['something like Canva for my posters', 'Canva', 'model'],
    ['a writing tool instead of Jasper', 'Jasper', 'model'],
    ['textures for my scenes in Unity', 'Unity', 'beside'],
  ])('sees the role of the tool in “%s”', (prompt, name, role) => {
    expect(readPrompt(catalog, prompt).named.map((n) => [n.tool.name, n.role])).toEqual([[name, role]])
  })

  test.each([
    ['Canva for posters and ChatGPT for texts', ['Canva', 'ChatGPT'], []],
    ['Suno for music, ElevenLabs for the voice', ['ElevenLabs', 'Suno'], []],
    ['I want Runway for my clips and a logo', ['Runway'], []],
    ['Canva for posters, need a voice-over', [], ['posters']],
    ['Trello for tasks, Notion for docs, something to write minutes of meetings', [], []],
  ])('takes those that are named for a job, or nothing where they are had: “%s”', (prompt, taken, had) => {
    const kit = plan(prompt)
    const named = new Set(kit.reading.named.map((n) => n.tool.name))
    expect(kit.tools.map((t) => t.tool.name).filter((name) => named.has(name))).toEqual(
      expect.arrayContaining(taken),
    )
    expect(kit.had.map((h) => h.job.id)).toEqual(expect.arrayContaining(had))
    for (const job of had) expect(kit.tools.map((t) => t.job.id)).not.toContain(job)
    if (taken.length === 0) expect(kit.tools).toHaveLength(1)
  })

  test('takes an ordinary word for no name', () => {
    expect(readPrompt(catalog, 'make posters and continue to speak of them later').named).toEqual([])
  })
})

describe('planning', () => {
  test.each([5, 7, 10] as const)('makes a kit of at most %d different tools', (kit_size) => {
    const prompt = `${PODCAST}, a logo, a website, music, a newsletter, posts for Instagram, show notes and translations`
    const kit = names(prompt, { preferences: { ...MIXED, kit_size } })
    expect(new Set(kit).size).toBe(kit.length)
    expect(kit.length).toBeLessThanOrEqual(kit_size)
    expect(kit.length).toBeGreaterThanOrEqual(Math.min(kit_size, 8))
  })

  test('fills nothing up: a prompt with one need has one tool', () => {
    const { tools: kit, suggestions } = plan('I need a logo for my boat')
    expect(kit.map((t) => t.job.id)).toEqual(['logo'])
    expect(suggestions.length).toBeGreaterThan(0)
  })

  test('asks where nothing is sure', () => {
    const vague = plan('help me with my business please')
    expect(vague.tools).toEqual([])
    expect(questionOf(vague)?.answers.length).toBeGreaterThan(3)
    expect(questionOf(plan('qwerty uiop asdfgh jkl zxcvbn'))).toBeNull()
    expect(questionOf(plan(PODCAST))).toBeNull()
  })

  test('is the same each time, and does not depend on the order of the catalogue', () => {
    expect(names(PODCAST)).toEqual(names(PODCAST))
    const turned = buildCatalog({ tools: [...tools].reverse(), categories: [] })
    expect(planKit(turned, { prompt: PODCAST, preferences: MIXED }).tools.map((t) => t.tool.name)).toEqual(
      names(PODCAST),
    )
  })

  test('has one tool for each job, and two for none', () => {
    const { tools: kit, requirements } = plan(PODCAST)
    expect(requirements.every((r) => r.isCovered)).toBe(true)
    expect(new Set(kit.map((t) => t.job.id)).size).toBe(kit.length)
  })

  test('keeps to what is free of charge', () => {
    const kit = plan(PODCAST, { preferences: { ...MIXED, budget: 'free', kit_size: 10 } }).tools
    expect(
      kit.flatMap((t) => [t.tool, ...t.alternatives.map((a) => a.tool)]).filter((t) => t.is_paid),
    ).toEqual([])
  })

  test('prefers tools that fit the skill', () => {
    const skill = (complexity: KitPreferences['complexity']) => {
      const prompt = 'edit video, transcribe interviews, build a website, analyze data and automate work'
      const kit = plan(prompt, { preferences: { ...MIXED, complexity } }).tools
      return kit.reduce((sum, { tool }) => sum + SKILL_LEVELS.indexOf(tool.skill_level!), 0) / kit.length
    }
    expect(skill('beginner')).toBeLessThan(skill('advanced'))
  })

  test('does not sell again what somebody has or wants to leave', () => {
    const [chosen] = names('posters and logo for my bakery')
    expect(names(`No ${chosen} please. Posters and logo for my bakery`)).not.toContain(chosen)
    expect(names(`I already use ${chosen}. Posters and logo for my bakery`)).not.toContain(chosen)
    expect(names(`posters and logo for my bakery, instead of ${chosen}`)).not.toContain(chosen)
    expect(names('posters, instead of Canva')).not.toContain('Canva')
  })

  test('leaves out what is not wanted', () => {
    const kit = plan('write blog posts for my site, no images, no video', {
      preferences: { ...MIXED, kit_size: 10 },
    })
    expect(kit.tools.filter((t) => ['image', 'video'].includes(t.job.area)).map((t) => t.tool.name)).toEqual(
      [],
    )
  })

  test('keeps locked tools, drops jobs, adds jobs and leaves tools out', () => {
    const before = plan(PODCAST)
    const kept = before.tools[0]!
    const after = plan(PODCAST, {
      locked: [{ job: kept.job.id, tool_id: kept.tool.id }],
      drop: ['clips'],
      add: ['logo'],
      exclude: [before.tools[1]!.tool.id],
    })
    expect(after.tools.find((t) => t.tool === kept.tool)).toMatchObject({ isLocked: true, job: kept.job })
    expect(after.tools.map((t) => t.job.id)).not.toContain('clips')
    expect(after.tools.map((t) => t.job.id)).toContain('logo')
    expect(after.tools.map((t) => t.tool)).not.toContain(before.tools[1]!.tool)
  })

  test('ignores tools and jobs that do not exist', () => {
    const locked = [
      { job: 'nothing', tool_id: 1 },
      { job: 'clips', tool_id: 999_999 },
    ]
    expect(names(PODCAST, { locked, add: ['nothing'], drop: ['nothing'] })).toEqual(names(PODCAST))
  })

  test('offers three others for each tool, none of them in the kit', () => {
    const kit = plan(PODCAST)
    const chosen = new Set(kit.tools.map((t) => t.tool))
    for (const { alternatives } of kit.tools) {
      expect(alternatives.length).toBeLessThanOrEqual(3)
      expect(alternatives.filter((a) => chosen.has(a.tool))).toEqual([])
    }
  })

  test('finds nothing for what is about nothing', () => {
    expect(names('xqzv wkjh pplmn zzzrt qqwx vvbnk')).toEqual([])
    expect(names('🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉')).toEqual([])
  })

  test('lets a new tool take part at once', () => {
    const riverside = tools.find((t) => t.name === 'Riverside')!
    const newcomer = {
      ...riverside,
      id: 90_001,
      slug: 'newcomer',
      name: 'Newcomer Studio',
      rating: 5,
      tags: ['podcast', 'webinars', 'streaming'],
      search_keywords: ['record guests remotely', 'remote recording', 'podcast recording'],
    }
    const next = applyChange(catalog, { version: 2, tools: new Map([[newcomer.id, newcomer]]) })
    const request = { prompt: 'record remote guests', preferences: MIXED }
    const offered = (kit: Plan) => kit.tools.flatMap((t) => [t.tool, ...t.alternatives.map((a) => a.tool)])
    // Those that an editor names come before it; whoever has seen them gets it next.
    const seen = offered(planKit(next, request)).filter((tool) => tool !== newcomer)
    const others = planKit(next, { ...request, exclude: seen.map((tool) => tool.id) })
    expect(offered(others).map((tool) => tool.name)).toContain('Newcomer Studio')
    const gone = applyChange(next, {
      version: 3,
      tools: new Map([
        [newcomer.id, null],
        [idOf('Riverside'), null],
      ]),
    })
    const after = planKit(gone, { prompt: 'record remote guests', preferences: MIXED }).tools
    expect(after.map((t) => t.tool.name)).not.toContain('Riverside')
  })
})
