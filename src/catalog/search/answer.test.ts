import { describe, expect, test } from 'vitest'
import { starterSearches } from '../../../test/searches.ts'
import { facets } from '../filters.ts'
import { searchTools } from '../tools.ts'
import { answerSearch } from './answer.ts'

const { catalog, found, names, total, readingOf, tagsOf } = await starterSearches()

describe('a product that is not listed', () => {
  test.each(['Excel', 'microsoft excel', 'excel download', 'WhatsApp', 'what is excel'])(
    'is said to be so: %s',
    (search) => {
      const { unlisted } = readingOf(search)
      expect(unlisted).toHaveLength(search === 'what is excel' ? 0 : 1)
    },
  )

  test('is followed by what does the same, and not by everything', () => {
    expect(tagsOf('Excel').every((tags) => tags.includes('spreadsheets'))).toBe(true)
    expect(total('Excel')).toBeLessThan(40)
    expect(names('winrar')).toEqual([])
    expect(readingOf('winrar').unlisted).toEqual([{ name: 'WinRAR', what: 'packs and unpacks files' }])
  })

  test('is none when it is listed, or when more is asked for', () => {
    expect(readingOf('photoshop').unlisted).toEqual([])
    expect(names('photoshop')[0]).toBe('Adobe Photoshop')
    expect(readingOf('excel formulas').unlisted).toEqual([])
  })
})

describe('words that are looked for nowhere', () => {
  test('say all the same what is meant', () => {
    const [website, app] = [names('website builder'), names('app builder')]
    expect(website).not.toEqual(app)
    expect(website).toContain('Wix')
    expect(app).toContain('Lovable')
    expect(names('ai assistant').slice(0, 3)).not.toContain('Home Assistant')
  })
})

describe('what must not come', () => {
  test.each([
    ['photo editor but not adobe', ['Adobe'], /^Adobe /],
    ['photo editor without photoshop', ['Adobe Photoshop'], /Photoshop/],
    ['code editor except cursor', ['Cursor'], /^Cursor$/],
    ['crm not salesforce or hubspot', ['Salesforce', 'HubSpot'], /^HubSpot/],
    ['website builder not wix, not squarespace', ['Wix', 'Squarespace'], /^(Wix|Squarespace)/],
    ['alternative to chatgpt not from google', ['Google'], /^(Gemini|Google)/],
    ['notes without notion', ['Notion'], /^Notion/],
    ['coding assistant that is not copilot', ['copilot'], /Copilot/],
    ['découper des vidéos sans capcut', ['CapCut'], /^CapCut$/],
  ])('is said and left out: %s', (search, said, refused) => {
    const all = names(search, 1000)
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter((name) => refused.test(name))).toEqual([])
    const labels = readingOf(search).understood.map(({ label }) => label)
    expect(labels.filter((label) => label.startsWith('Not '))).toEqual(said.map((name) => `Not ${name}`))
  })

  test('comes again for whoever takes the refusal back', () => {
    const search = 'photo editor but not adobe'
    const [refusal] = readingOf(search).understood
    const { tools } = searchTools(catalog, { search, ignore: [refusal!.id], limit: 1000 })
    expect(tools.map(({ name }) => name)).toContain('Adobe Photoshop')
    expect(readingOf(search, { ignore: [refusal!.id] }).understood).toEqual([])
  })

  test.each([
    'no code app builder',
    'video without watermark',
    'chatbot with no login',
    'meeting notes no bot',
  ])('is no tool in %s', (search) => {
    expect(readingOf(search).understood.filter(({ id }) => id.startsWith('not:'))).toEqual([])
  })

  test('is what others take the place of where nothing else is said', () => {
    expect(readingOf('not chatgpt').understood).toMatchObject([{ id: 'instead' }])
    expect(names('not chatgpt')).toContain('Claude')
  })
})

describe('the order of words decides', () => {
  test.each([
    ['speech to text', 'transcription'],
    ['text to speech', 'text to speech'],
    ['turn my recordings into text', 'transcription'],
    ['from video to text', 'transcription'],
    ['image to video', 'image to video'],
    ['photo to 3d', '3d modeling'],
    ['3d model from a photo', '3d modeling'],
    ['notes to flashcards', 'flashcards'],
  ])('in %s', (search, tag) => {
    expect(tagsOf(search).filter((tags) => tags.includes(tag))).toHaveLength(5)
    expect(readingOf(search).understood).toMatchObject([{ id: 'direction' }])
  })

  test('and not in what is added to something', () => {
    expect(readingOf('add voice to video').understood).toEqual([])
    expect(readingOf('speech to text', { ignore: ['direction'] }).understood).toEqual([])
  })
})

describe('several things', () => {
  test('are found in turns', () => {
    const tags = tagsOf('subtitles or logo design')
    expect(tags.some((t) => t.includes('subtitles'))).toBe(true)
    expect(tags.some((t) => t.includes('logo design'))).toBe(true)
  })

  test.each([
    'canva vs figma',
    'Figma versus Canva',
    'compare canva and figma',
    'canva or figma',
    'canva figma difference',
  ])('are put side by side: %s', (search) => {
    expect(names(search, 2).sort()).toEqual(['Canva', 'Figma'])
    const { slug: a } = found('canva').tools[0]!
    const { slug: b } = found('figma').tools[0]!
    expect(readingOf(search).compare).toBe(`/compare/${[a, b].sort().join('-vs-')}`)
  })

  test('of one name are those that are like each other', () => {
    expect(names('cursor vs copilot', 2)).toEqual(['Cursor', 'GitHub Copilot'])
    expect(names('copilot vs cursor for python', 2)).toEqual(['GitHub Copilot', 'Cursor'])
    expect(names('chatgpt vs copilot', 2)).toEqual(['ChatGPT', 'Microsoft Copilot'])
  })

  test('one of which is not listed are said to be so', () => {
    expect(names('kling vs veo', 1)).toEqual(['Kling AI'])
    expect(readingOf('kling vs veo')).toMatchObject({ unlisted: [{ name: 'Veo' }], compare: null })
  })
})

describe('what does the same as a tool', () => {
  test.each([
    'competitors of elevenlabs',
    'elevenlabs alternative',
    'like elevenlabs',
    'similar to 11labs',
    'instead of eleven labs',
    'cheaper than ElevenLabs',
    'elevenlabs competitors',
    'elevenlabs but with more languages',
    'elevenlabs-like for audiobooks',
    'elevenlabs voices alternative',
    'Alternative zu ElevenLabs',
    'concurrents de ElevenLabs',
  ])('is found without it: %s', (search) => {
    expect(names(search, 50)).not.toContain('ElevenLabs')
    expect(tagsOf(search).filter((tags) => tags.includes('text to speech')).length).toBeGreaterThan(3)
    expect(readingOf(search).understood).toEqual([
      { id: 'instead', label: 'Instead of ElevenLabs', unknown: null },
    ])
  })

  test('is found for an address in the place of its name', () => {
    const [first, ...others] = names('bolt.new alternatives')
    expect(['Lovable', 'v0', 'Replit', 'Base44']).toContain(first)
    expect(others).not.toContain('Bolt')
  })

  test('as a product that is not listed is found by what that is', () => {
    expect(tagsOf('alternative to excel').every((tags) => tags.includes('spreadsheets'))).toBe(true)
  })

  test('is not asked for where nothing is named', () => {
    expect(readingOf('something like a diary').understood).toEqual([])
    expect(readingOf('short but funny speech').understood).toEqual([])
  })
})

describe('words', () => {
  test.each([
    [['note taking', 'notetaking', 'note-taking']],
    [['email', 'e-mail', 'e mail']],
    [['lip sync', 'lipsync', 'lip-sync']],
    [['white board', 'whiteboard', 'white-board']],
    [['text to speech', 'text-to-speech']],
    [['open source', 'opensource', 'open-source']],
  ])('are the same apart, together and with a hyphen: %j', (spellings) => {
    const [first, ...others] = spellings.map((search) => names(search, 1000))
    expect(first!.length).toBeGreaterThan(5)
    for (const other of others) expect(other).toEqual(first)
  })

  test.each([
    'xkqzvv',
    'asdf ghjkl',
    'blorptang',
    'xkqzv wrtpl',
    'mmmmrrrpt',
    'plumber near me',
    'umbrella',
    // Words that meet by chance.
    'get back deleted pictures from an sd card',
    'draw football drills on a pitch and print them',
  ])('that nothing is about find nothing: %s', (search) => {
    expect(total(search)).toBe(0)
    expect(facets(catalog, { search }).total).toBe(0)
  })

  test.each([
    ['11labs', 'ElevenLabs'],
    ['gpt4', 'ChatGPT'],
    ['chat gpt', 'ChatGPT'],
    ['mj', 'Midjourney'],
    ['SD', 'Stable Diffusion'],
    ['nano banana', 'Nano Banana'],
    ['github copilot', 'GitHub Copilot'],
  ])('that people say for a tool find it: %s', (search, name) => {
    expect(names(search, 1)).toEqual([name])
  })
})

describe('a correction', () => {
  test.each([
    ['gramarly', 'Grammarly', 'Grammarly'],
    ['chatgtp', 'ChatGPT', 'ChatGPT'],
    ['gogle gemni', 'Gemini', 'google gemini'],
    ['wisper flow', 'Wispr Flow', 'Wispr Flow'],
    // Its stem is that of 'recipient'.
    ['recipie box', 'Samsung Food', 'recipe box'],
    // A name is further away than a word.
    ['calender', 'Reclaim.ai', 'calendar'],
  ])('is made and said: %s', (search, name, corrected) => {
    expect(names(search, 1)).toEqual([name])
    expect(readingOf(search)).toMatchObject({ corrected, corrected_from: search })
  })

  test('keeps the words that are not looked for, and the order of what is made from what', () => {
    expect(readingOf('speach to txt').corrected).toBe('speech to txt')
    expect(names('speach to txt', 20)).toEqual(names('speech to txt', 20))
    expect(readingOf('speech to text for lectuers')).toMatchObject({
      corrected: 'speech to text for lectures',
      understood: [{ label: 'speech → text' }],
    })
    expect(readingOf('lectuer slides to text').corrected).toBe('lecture slides to text')
  })

  test.each(['gratis', 'untertitel', 'traduire', 'plumber', 'bread', 'abcd'])(
    'is never one of a word: %s',
    (search) => {
      expect(readingOf(search).corrected).toBeNull()
    },
  )

  test('is not made of what is meant exactly', () => {
    expect(answerSearch(catalog, { search: 'gramarly', exact: true })!.matches).toEqual([])
    expect(readingOf('gramarly', { exact: true }).corrected).toBeNull()
  })
})
