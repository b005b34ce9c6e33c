import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { missingOfJobs } from '../../../../../bench/kits/check-jobs.ts'
import { countProposals, readProposals } from '../../../../../bench/kits/count-proposals.ts'
import { importsOf } from '../../../../../test/sources.ts'
import { readJobLines } from '../../../../catalog/reading/job-phrases.ts'
import { CODES } from '../../../../catalog/reading/lexicon.ts'
import { readStarter } from '../../../../starter.ts'
import { TraitEntries } from '../reading/traits.ts'
import { ProjectNames } from '../wording.ts'
import { CaseEntries, casesOf } from './cases.ts'
import { checkData, KITS_FOLDER, readData, readLearnt } from './data.ts'
import { JOBS, JobEntries, jobById } from './jobs.ts'
import { Proposals, proposedFor } from './proposals.ts'

describe('the data in kits/', () => {
  test('is what the planner expects', () => {
    expect(readData('jobs.json', JobEntries).map((job) => job.id)).toEqual(JOBS.map((job) => job.id))
    expect(readData('traits.json', TraitEntries).length).toBeGreaterThan(10)
    expect(readData('project-names.json', ProjectNames).length).toBeGreaterThan(10)
  })

  test('is at most a million bytes where it was learnt', () => {
    const files = ['text', 'clauses', 'companions', 'vectors', 'words'].flatMap((name) => [
      `${name}.json`,
      `${name}.bin`,
    ])
    const sizes = files.map((file) => statSync(join(KITS_FOLDER, file)).size)
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(1_000_000)
  })

  test('is read only where numbers and what names them are of each other', () => {
    expect(() => readLearnt('words', z.object({}), { times: Int8Array })).toThrow(
      'kits/words.bin has not what kits/words.json says; run npm run learn:kits',
    )
  })

  test('is learnt without what was learnt before, which may be of other jobs', () => {
    const loaded = new Set(['bench/kits/learn.ts'])
    for (const file of loaded) {
      for (const { to, isType } of importsOf(file)) if (!isType && to.endsWith('.ts')) loaded.add(to)
    }
    expect(loaded.size).toBeGreaterThan(30)
    expect([...loaded].filter((file) => /(clause-model|learned-text|companions)\.ts$/.test(file))).toEqual([
      'bench/kits/learn-companions.ts',
    ])
  })

  test('has for each job what is learnt from', () => {
    expect(missingOfJobs()).toEqual([])
  })

  test('names no tools that the starter catalogue has not', async () => {
    const names = new Set((await readStarter()).tools.map((tool) => tool.name))
    const jobs = readData('jobs.json', JobEntries)
    expect(
      jobs.flatMap(({ first, never }) => [...first, ...never].filter((name) => !names.has(name))),
    ).toEqual([])
    expect(jobs.filter(({ first }) => first.length === 0)).toEqual([])
    const cases = Object.values(readData('cases.json', CaseEntries)).flat()
    expect(
      cases.flatMap(({ first, never = [] }) => [...first, ...never].filter((name) => !names.has(name))),
    ).toEqual([])
  })

  test('counts what readers have proposed of tools that are there', async () => {
    expect(readData('proposals.json', Proposals)).toEqual(countProposals(readProposals()))
    const names = new Set((await readStarter()).tools.map((tool) => tool.name))
    const named = readProposals().flatMap(({ best, unfit }) => [...best, ...unfit])
    expect([...new Set(named)].filter((name) => !names.has(name))).toEqual([])
    expect(JOBS.filter((job) => proposedFor(job).size === 0)).toEqual([])
  })

  test('has cases of jobs that are there, and of each with words that tell of it', () => {
    const entries = readData('cases.json', CaseEntries)
    expect(Object.keys(entries).filter((id) => !jobById.has(id))).toEqual([])
    expect(JOBS.filter((job) => casesOf(job).some(({ phrases }) => phrases.length === 0))).toEqual([])
  })
})

test.each(CODES)('languages/jobs/%s.txt says of each job what people call it', (code) => {
  expect(readJobLines(code).map(({ job }) => job)).toEqual(JOBS.map(({ id }) => id))
})

describe('what is wrong with a job', () => {
  const job = (given: object = {}) => ({
    id: 'logo',
    label: 'Designing a logo',
    area: 'design',
    stage: 2,
    phrases: ['logo'],
    tags: { 'logo design': 2.4 },
    keywords: ['logo maker'],
    related: [],
    ...given,
  })
  const check = (...jobs: object[]) => checkData('jobs.json', jobs, JobEntries)

  test('is nothing', () => {
    expect(check(job())).toMatchObject([{ id: 'logo', excluded_tags: [] }])
  })

  test.each([
    [[job({ stage: 7 })], "kits/jobs.json, entry 'logo', stage: "],
    [[job({ phrases: [] })], "kits/jobs.json, entry 'logo', phrases: must have a phrase at least"],
    [[job({ tags: { branding: 0 } })], "entry 'logo', tags.branding: must have a weight over 0"],
    [
      [job({ first: ['Looka'], never: ['Looka'] })],
      "kits/jobs.json, entry 'logo', never: 'Looka' is in 'first', too",
    ],
    [[job({ say: ['logo'] })], "kits/jobs.json, entry 'logo': "],
    [[job({ related: ['logos'] })], "entry 'logo', related: 'logos' is no other job"],
    [[job({ related: ['logo'] })], "entry 'logo', related: 'logo' is no other job"],
    [[job({ group: 'brand' })], "entry 'logo', group: no other job is in this group"],
    [[job(), job()], "entry 'logo', id: is the id of another job"],
    [[job({ hands_on: { icon: 'logo', label: 'Logo' } })], "entry 'logo', hands_on.icon: "],
    [
      [job({ hands_on: { icon: 'shape', label: '3 logos' } })],
      "entry 'logo', hands_on.label: must be a noun without a number",
    ],
    [[{}], 'kits/jobs.json, entry 1, id: '],
  ])('is said with file, entry and field: %j', (jobs, sentence) => {
    expect(() => check(...jobs)).toThrow(sentence)
  })

  test('is said of a pattern that is none, too', () => {
    const names = [{ name: 'Podcast', pattern: '(' }]
    expect(() => checkData('project-names.json', names, ProjectNames)).toThrow(
      "kits/project-names.json, entry 'Podcast', pattern: Invalid regular expression",
    )
  })
})
