import { expect, test } from 'vitest'
import { starterTools } from '../../../../../bench/starter-tools.ts'
import { buildCatalog } from '../../../../catalog/catalog.ts'
import { planKit } from '../plan.ts'
import { readPrompt } from '../reading/reading.ts'
import { jobById } from '../vocabulary/jobs.ts'
import { toldFactor, toldFor } from './told.ts'

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

test('what is named for a case fits, also where it is mainly for something else', () => {
  const { tools } = planKit(catalog, { prompt: 'unit tests for our Python code', preferences })
  expect(tools.find(({ job }) => job.id === 'test-software')?.alternatives.length).toBeGreaterThan(1)
})
