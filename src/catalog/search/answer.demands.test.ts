import { describe, expect, test } from 'vitest'
import { starterSearches } from '../../../test/searches.ts'
import { readDemands } from './demanded.ts'

const { catalog, found, names, readingOf, tagsOf } = await starterSearches()

test('a word of another language is one, though some tool has it in its texts', () => {
  expect(readingOf('sprache zu text offline').understood[0]!.label).toMatch(/^German: /)
  // What a tool is called is its name in every language.
  expect(names('vibe', 1)).toEqual(['Vibe'])
})

describe('what is demanded', () => {
  const factOf = (search: string, limit: number, kind: string) =>
    found(search, limit).tools.map(({ known }) =>
      known.find((fact) => fact.kind === kind)?.values.map(({ key }) => key),
    )

  test('is known of what comes first', () => {
    for (const platforms of factOf('image generator for android', 2, 'platforms'))
      expect(platforms).toContain('android')
    expect(factOf('transcription no sign-up', 4, 'offline')).toEqual([['yes'], ['yes'], ['yes'], ['yes']])
  })

  test('leaves no little words behind, and takes none away where nothing is demanded', () => {
    const restOf = (search: string) => readDemands(catalog, search, new Set()).rest
    expect(restOf('translator that works offline')).toBe('translator')
    expect(restOf('track my runs')).toBe('track my runs')
  })

  test('does not bring forward what is about something else', () => {
    expect(names('email assistant for iphone', 3)).not.toContain('ChatGPT')
    expect(names('notion for ipad')[0]).toBe('Notion')
  })

  test.each([
    'european alternative to chatgpt',
    'europäische alternative zu chatgpt',
    'alternative européenne à chatgpt',
    'alternativa europea a chatgpt',
    'chatgpt alternative from europe',
  ])('of its maker is a place: %s', (search) => {
    const { understood } = readingOf(search)
    expect(understood.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Instead of ChatGPT', 'Made in Europe']),
    )
    const { tools } = found(search, 100)
    expect(tools.map(({ name }) => name)).toContain('Le Chat')
    const places = tools.flatMap(({ known }) => known.find(({ kind }) => kind === 'country')?.values ?? [])
    expect(places.filter(({ key }) => ['us', 'cn', 'in'].includes(key))).toEqual([])
  })

  test.each([
    'note taking app for android',
    'app for notes for android',
    'application de prise de notes pour android',
    'aplicación para tomar notas android',
    'app per prendere appunti android',
    'aplicativo de notas para android',
  ])('of an app is where it runs, and not what it is for: %s', (search) => {
    expect(readingOf(search).understood.map(({ label }) => label)).toContain('Android')
    expect(tagsOf(search).filter((tags) => tags.some((tag) => tag.startsWith('note')))).toHaveLength(5)
  })

  test('decides alone where nothing else is looked for', () => {
    for (const platforms of factOf('free tools for android', 20, 'platforms'))
      expect(platforms).toContain('android')
  })

  test('is not met by what is known not to', () => {
    const { tools } = found('presentation maker free', 100)
    expect(tools.filter(({ is_paid }) => is_paid)).toEqual([])
  })

  test('rules nothing out where it is a wish: cheap', () => {
    expect(readingOf('cheap video editor').understood).toMatchObject([{ id: 'cheap', label: 'Cheap' }])
    const cheap = names('cheap video editor', 100)
    expect(names('video editor', 100).every((name) => cheap.includes(name))).toBe(true)
    expect(found('cheap video editor').tools.some((t) => t.is_paid)).toBe(false)
  })

  test.each(['code assistant that works offline', 'code assistant which runs offline'])(
    'leaves nothing of its sentence to be found: %s',
    (search) => {
      expect(names(search)).toEqual(names('offline code assistant'))
    },
  )
})
