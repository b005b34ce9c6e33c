import { expect, test } from 'vitest'
import { starterTools } from '../../../../../bench/starter-tools.ts'
import { buildCatalog } from '../../../../catalog/catalog.ts'
import { planKit } from '../plan.ts'
import { readPrompt } from '../reading/reading.ts'
import { jobById } from '../vocabulary/jobs.ts'
import { CASE } from '../weights.ts'
import { candidatesFor, namedTools } from './candidates.ts'
import { toldFactor, toldFor, withTold } from './told.ts'

const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
const preferences = { budget: 'mixed', complexity: 'intermediate', kit_size: 7 } as const
const takenFor = (prompt: string, job: string) =>
  planKit(catalog, { prompt, preferences }).tools.find((taken) => taken.job.id === job)?.tool.name

test.each([
  ['unit tests for our Python code', 'test-software', 'testRigor'],
  ['subtitles for our live stream in OBS', 'subtitles', 'CapCut'],
  ['transcribe interviews in Hindi and Bengali', 'transcribe', 'Otter.ai'],
])("'%s' has another tool for %s than most, who take %s", (prompt, job, usual) => {
  const label = jobById.get(job)!.label
  expect(takenFor(label, job), label).toBeDefined()
  expect([undefined, usual]).not.toContain(takenFor(prompt, job))
})

test('words of the clause that asks say more than words elsewhere, and no words nothing', () => {
  const job = jobById.get('subtitles')!
  const factorFor = (prompt: string) => toldFactor(toldFor(readPrompt(catalog, prompt))(job), 'localvocal')
  const usual = factorFor('I need captions')
  expect(factorFor('I need captions in OBS')).toBeGreaterThan(factorFor('We use OBS. I need captions'))
  expect(factorFor('We use OBS. I need captions')).toBeGreaterThan(usual)
  expect(factorFor('I need captions, not in OBS')).toBe(usual)
})

test('who writes in another language has it in mind', () => {
  const factorFor = (prompt: string) =>
    toldFactor(toldFor(readPrompt(catalog, prompt))(jobById.get('transcribe')!), 'otter.ai')
  const usual = factorFor('Transcribe the recordings of our meetings, please')
  expect(factorFor('Trascrivere le registrazioni delle nostre riunioni, per favore')).toBeLessThan(usual)
})

test('what is named for a case fits nearly as well as the best, also where nothing else speaks for it', () => {
  const job = jobById.get('test-software')!
  const candidates = candidatesFor(catalog, job)
  const fitIn = (list: typeof candidates) => list.find(({ tool }) => tool.name === 'Claude Code')?.fit ?? 0
  const told = toldFor(readPrompt(catalog, 'unit tests for our Python code'))(job)
  const withNamed = withTold(candidates, told, namedTools(catalog))
  expect(fitIn(candidates)).toBeLessThan(CASE.fit * candidates[0]!.fit)
  expect(fitIn(withNamed)).toBe(CASE.fit * candidates[0]!.fit)
  expect(withNamed.length).toBeGreaterThanOrEqual(candidates.length)
})

test('by another rule what most would take says nothing, and what is unfit stays so', () => {
  const told = {
    named: new Map(),
    warned: new Map(),
    proposed: new Map([
      ['good', 0.5],
      ['bad', -0.5],
    ]),
  }
  expect([toldFactor(told, 'good'), toldFactor(told, 'bad')]).toEqual([Math.exp(0.5), Math.exp(-0.5)])
  expect([toldFactor(told, 'good', true), toldFactor(told, 'bad', true)]).toEqual([1, Math.exp(-0.5)])
})

test('of a tool that is taken for what was said a kit says so, and of what most would take nothing', () => {
  const suitsIn = (prompt: string) =>
    planKit(catalog, { prompt, preferences }).tools.find(({ job }) => job.id === 'transcribe')?.suits
  expect(suitsIn('transcribe interviews in Hindi')).toContain('hindi')
  expect(suitsIn('transcribe our recordings')).toEqual([])
})
