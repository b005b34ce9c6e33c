import { describe, expect, test } from 'vitest'
import { starterTools } from '../../../../bench/starter-tools.ts'
import { buildCatalog, type CatalogTool } from '../../../catalog/catalog.ts'
import { MagicKitRequest } from '../kits.contract.ts'
import { createMagicKit } from '../server/kits.service.ts'
import type { PlanRequest } from './choosing/required.ts'
import { planKit } from './plan.ts'
import { jobById } from './vocabulary/jobs.ts'
import { notesOf, sizeOf, watchFor } from './wording.ts'

const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
const preferences: PlanRequest['preferences'] = { budget: 'mixed', complexity: 'intermediate', kit_size: 7 }
const plan = (prompt: string, rest: Partial<PlanRequest> = {}) =>
  planKit(catalog, { prompt, preferences, ...rest })
const PODCAST = 'I record a podcast with remote guests and need a transcript and short clips'

describe('what is demanded', () => {
  test.each([
    ['open source', 'open_source'],
    ['must work offline', 'offline'],
  ])('keeps to what is known to be %s, and says what comes nearest', (words, kind) => {
    const { tools: kit, requirements } = plan(`transcribe interviews and cut a podcast, ${words}`)
    const has = (tool: CatalogTool) => tool.known.some((f) => f.kind === kind && f.values[0]?.key === 'yes')
    expect(kit.length).toBeGreaterThan(0)
    expect(kit.filter((t) => !has(t.tool))).toEqual([])
    for (const { isCovered, near } of requirements) if (!isCovered) expect(near.length).toBeGreaterThan(0)
  })

  test('leaves out what breaks a demand, and says where nobody knows', () => {
    const { tools: kit } = plan('transcribe interviews, the recordings must stay in the EU')
    expect(kit.length).toBeGreaterThan(0)
    for (const { tool, unknown } of kit) {
      const places = tool.known.find((f) => f.kind === 'data_location')?.values.map((v) => v.key)
      expect([tool.name, places === undefined]).toEqual([tool.name, unknown.length > 0])
      if (places) expect(places.some((place) => place === 'eu' || place === 'own')).toBe(true)
    }
  })

  test('says of a job without a tool just what its nearest tools miss, and no size that would suffice', () => {
    const without = plan('make a logo and transcribe interviews for our team of 40, open source')
    expect(without.requirements.filter((r) => !r.isCovered).map((r) => r.job.id)).toEqual(['logo'])
    expect(notesOf(without, 7)).toEqual([
      'No tool is known that meets what you ask (Open source) for designing a logo.',
    ])
    expect(sizeOf(without, 7).sentence).toBe('1 of 7 tools')
    expect(sizeOf(plan('transcribe interviews'), 7).sentence).toBe('1 of 7: your text asks for no more')
    const unsure = plan('I need a transcript of our interviews and a spare part for the organ')
    expect(sizeOf(unsure, 7).sentence).toBe('1 of 7: what else your text asks for is not sure')
  })

  test.each([
    'I want to transcribe interviews offline and design a logo',
    'transcribe interviews on my own computer, and a logo for my podcast',
    'Ich möchte Interviews offline transkribieren und ein Logo gestalten',
  ])('holds for the job it is said of: %s', (prompt) => {
    const { tools: kit } = plan(prompt)
    const told = kit.map(({ job, waived }) => [job.id, waived.map((d) => d.id)])
    expect(told.toSorted()).toEqual([
      ['logo', ['offline']],
      ['transcribe', []],
    ])
    const logo = kit.find(({ job }) => job.id === 'logo')!
    expect(watchFor(logo.tool, preferences, logo)).toContain(
      'Runs offline: you asked that of another job, and no tool for this one is known to meet it.',
    )
  })

  test.each([
    'Everything must work offline. Transcribe interviews, design a logo',
    'transcribe interviews and design a logo offline',
    'offline: transcribe interviews, design a logo',
    'transcribe interviews and design a logo, all of it offline',
  ])('holds for everything where it is said of no one job: %s', (prompt) => {
    expect(plan(prompt).tools.map(({ job, waived }) => [job.id, waived.length])).toEqual([['transcribe', 0]])
  })

  test('costs no more than it may', () => {
    const { tools: kit } = plan(`${PODCAST}. At most 20 dollars a month`)
    expect(kit.length).toBeGreaterThan(0)
    const costs = kit.map(({ tool }) => (tool.is_paid ? tool.price_from!.amount : 0))
    expect(costs.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(20)
  })

  test('for a team it costs what all its seats cost, and what is not told of teams is not counted', () => {
    const perSeat = catalog.orders.name.filter(
      (t) => t.is_paid && t.paid_plans.length === 1 && t.paid_plans[0]!.per_seat,
    )
    const [tool] = perSeat.filter((t) => t.price_from?.currency === 'USD' && !t.paid_plans[0]!.seats_to)
    const request = (prompt: string) => ({
      ...MagicKitRequest.parse({ prompt }),
      locked: [{ tool_id: tool!.id }],
    })
    const alone = createMagicKit(catalog, request('a place for all our company knowledge')).cost
    const many = createMagicKit(catalog, request('a place for all our company knowledge, we are 30 people'))
    const seats = Math.max(30, tool!.paid_plans[0]!.seats_from ?? 1)
    const price = tool!.price_from!.amount / (tool!.paid_plans[0]!.seats_from ?? 1)
    expect(alone.team).toBeNull()
    expect(many.cost.team).toBe(30)
    const found = many.tools.find((t) => t.id === tool!.id)!
    expect(found.team_price!.amount).toBeCloseTo(seats * price, 0)
    expect(many.cost.monthly).toBeGreaterThanOrEqual(found.team_price!.amount)
    expect(many.cost.yearly).toBeCloseTo(12 * many.cost.monthly, 2)
  })

  test('counts nothing that a person takes away', () => {
    const request = { ignore: ['open-source'] }
    const prompt = 'posters and a logo, open source'
    expect(plan(prompt).demands.map((d) => d.id)).toEqual(['open-source'])
    expect(plan(prompt, request).demands).toEqual([])
    expect(plan('posters and a logo', { demands: ['open-source'] }).demands.map((d) => d.id)).toEqual([
      'open-source',
    ])
  })
})

describe('what somebody has', () => {
  const jobsOf = (prompt: string) => plan(prompt).tools.map(({ job }) => job.id)
  const NEED = 'Subtitles for my videos and video editing'

  test('does its job: nothing else comes for it but what works beside it', () => {
    expect(jobsOf(NEED)).toContain('edit-video')
    const had = plan(`${NEED}. I already use Final Cut Pro`)
    expect(had.tools.map(({ job }) => job.id)).toContain('subtitles')
    for (const { tool, job } of had.tools) {
      if (job.id !== 'edit-video') continue
      expect(`${tool.description} ${tool.short_description} ${tool.features}`).toContain('Final Cut Pro')
    }
    expect(had.requirements.filter((r) => !r.isCovered)).toEqual([])
  })

  test.each([
    ['booking, a portfolio website, and I already use Instagram and Canva', ['booking', 'website']],
    ['I have Photoshop and Lightroom, need something to remove noise from my recordings', ['clean-audio']],
    ['We use Gmail and Google Docs. I need meeting notes', ['meeting-notes']],
  ])('asks for nothing, also where it is not listed: %s', (prompt, jobs) => {
    expect(jobsOf(prompt).toSorted()).toEqual(jobs)
  })

  test('is what something is asked for where that is said with it', () => {
    expect(jobsOf('posts for Instagram and a website')).toContain('social-posts')
    expect(jobsOf('I use Excel and need help with formulas')).toEqual(['spreadsheets'])
  })

  test('is said where it leaves nothing to do', () => {
    const had = plan('A logo for my shop and a company wiki. We already use Confluence')
    expect(had.had.map(({ job, tool }) => [job.id, tool.name])).toEqual([['company-wiki', 'Confluence']])
    expect(had.tools.map(({ job }) => job.id)).toEqual(['logo'])
    expect(notesOf(had, 7)).toEqual(['For keeping a company wiki you have Confluence.'])
  })

  test('gives way to nothing that would take its place, though that speaks of it', () => {
    const had = plan('An online shop for my candles. We are on Shopify')
    const first = [...jobById.get('shop')!.first.keys()]
    const offered = had.tools.flatMap(({ tool, alternatives }) => [tool, ...alternatives.map((a) => a.tool)])
    expect(offered.filter(({ name }) => first.includes(name.toLowerCase()))).toEqual([])
  })
})

describe('what must not be', () => {
  const jobs = (prompt: string) => plan(prompt).tools.map((t) => t.job.id)
  const names = (prompt: string) => plan(prompt).tools.map((t) => t.tool.name)

  test('like something else refuses no job', () => {
    expect(jobs("an audio guide with a voice that doesn't sound like a robot")).toContain('voiceover')
  })

  test('written for somebody is not written', () => {
    const prompt = 'find the contradictions in my novel. It must not write a single sentence for me'
    expect(names(prompt)).not.toContain('Sudowrite')
  })

  test('replaced is kept, whoever makes it', () => {
    expect(jobs("follow up e-mails to leads. I'm keeping Follow Up Boss as my CRM")).not.toContain('crm')
  })

  test('of a maker is neither its own nor works inside what it makes', () => {
    const kit = names("review a contract and summarise it. I don't want anything by Microsoft")
    expect(kit.length).toBeGreaterThan(0)
    expect(kit).not.toContain('Spellbook')
  })

  test('rented gives way to what is wholly free', () => {
    const [first] = names("transcribe my interviews. I won't pay every month")
    expect([...catalog.toolById.values()].find((t) => t.name === first)?.pricing_model).toBe('Free')
  })
})

describe('what somebody cannot do', () => {
  test('is what they need help with', () => {
    const ids = plan("I can't draw, can't compose. I need music and pictures for a game").tools.map(
      ({ job }) => job.id,
    )
    expect(ids).toContain('music')
  })

  test.each(['no coding', 'without programming'])('is what nothing is proposed for: %s', (said) => {
    const ids = plan(`prototype an app for mushroom growers, ${said}`).tools.map(({ job }) => job.id)
    expect(ids).toContain('prototype')
    expect(ids).not.toContain('code-agent')
  })

  test('is refused only where it is a thing', () => {
    expect(plan("We can't use Canva. Design a poster").tools.map(({ tool }) => tool.name)).not.toContain(
      'Canva',
    )
  })

  test('of music is not all that can be heard', () => {
    expect(plan('No music please. Make a podcast about cheese').tools.map(({ job }) => job.id)).toEqual([
      'edit-podcast',
    ])
  })
})

describe('what is refused', () => {
  const unwanted = (prompt: string) => [...plan(prompt).reading.unwanted]
  const jobs = (prompt: string) => plan(prompt).tools.map(({ job }) => job.id)

  test.each([
    ['Our school forbids chatbots. I need worksheets and a quiz.', 'support-bot'],
    ['Chatbots are not allowed at our school; I need marking help', 'support-bot'],
    ['Our union banned voice cloning. I need subtitles for our videos.', 'voice-clone'],
    [
      'The works council forbids anything that ranks people by face or voice. We screen applications.',
      'voiceover',
    ],
    ['I need my novel checked. I do not want a single sentence written for me.', 'novel'],
    ['A proofreader for our rulebook, nothing that generates pictures', 'game-art'],
    ['No machine translation, not even for a draft. I want grant applications and a glossary.', 'localize'],
    ['Cloned or synthetic voices have no place in our house. We need minutes of meetings.', 'voice-clone'],
    ['Count stock from photos and plan shifts; self-acting agents are out', 'agent-build'],
    ['I want facts checked in archives, so keep the writing machines out of the list', 'writing'],
  ])('is what somebody forbids, or does themselves: %s', (prompt, job) => {
    expect(unwanted(prompt)).toContain(job)
    expect(jobs(prompt).length).toBeGreaterThan(0)
    expect(jobs(prompt)).not.toContain(job)
  })

  test.each([
    ['HubSpot and I have parted ways. We need a CRM that says which leads to ring first.', 'HubSpot'],
    ['Zapier twice ran wild in our warehouse. Connect our shop and our mail.', 'Zapier'],
  ])('does not sell what is only named: %s', (prompt, name) => {
    const { tools: kit } = plan(prompt)
    expect(kit.length).toBeGreaterThan(0)
    expect(kit.map(({ tool }) => tool.name)).not.toContain(name)
    const [named] = plan(prompt).reading.named
    expect(plan(prompt, { ignore: [`tool:${named!.tool.id}`] }).reading.named).toEqual([])
  })

  test.each([
    [
      'Our school forbids chatbots and I need worksheets and a quiz',
      ['support-bot'],
      ['worksheets', 'quizzes'],
    ],
    ['We need subtitles and a logo because voice cloning is banned', ['voice-clone'], ['subtitles', 'logo']],
    ['I am looking for a website builder without chatbots', ['support-bot'], ['website']],
  ])('reaches no further than its part of a sentence: %s', (prompt, refused, asked) => {
    expect(unwanted(prompt)).toEqual(refused)
    expect(jobs(prompt)).toEqual(expect.arrayContaining(asked))
  })

  test('leaves its neighbours, where it is named closely', () => {
    const prompt = 'Image generation is banned at our agency. We need a photo editor and a logo.'
    expect(unwanted(prompt)).toContain('images')
    expect(jobs(prompt)).toEqual(expect.arrayContaining(['photo-edit', 'logo']))
  })

  test.each([
    'We sell banned books and need a website',
    'Cut my program music to two minutes without it sounding chopped',
    'After the ban on plastic I need a poster',
    'Design a poster that says dogs are not allowed in the hall',
    'I am writing a novel about a town where music is forbidden',
    'Answer the phone when our receptionist is out',
    'AI images are not banned here, I need a poster',
    'Our website is no good. A new one, please.',
    'Keep my calendar tidy and take the stress out of it',
    'Keep spam out of our shared inbox and answer tickets',
  ])('is nothing where a word only looks like it: %s', (prompt) => {
    expect(unwanted(prompt)).toEqual([])
    expect(jobs(prompt).length).toBeGreaterThan(0)
  })
})
