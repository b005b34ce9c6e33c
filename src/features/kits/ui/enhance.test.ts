import { describe, expect, test } from 'vitest'
import { starterTools } from '../../../../bench/starter-tools.ts'
import { buildCatalog } from '../../../catalog/catalog.ts'
import { SKILL_LEVELS } from '../../tools/tools.limits.ts'
import { promptLength } from '../kit-prompt.ts'
import { KIT_BUDGETS, KIT_PROMPT_MIN } from '../kits.limits.ts'
import { planKit } from '../planner/plan.ts'
import { readPrompt } from '../planner/reading/reading.ts'
import { canEnhance, enhance } from './enhance.ts'
import { FOCUS_AREAS } from './focus-areas.ts'

const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
const MIXED = { budget: 'mixed', complexity: 'intermediate', kit_size: 7 } as const
const PROMPT = 'A logo and a newsletter for my bakery'

describe('enhancing a prompt', () => {
  test('says the preferences in words, once, and no others', () => {
    const once = enhance(PROMPT, MIXED)
    expect(once.startsWith(`${PROMPT}. `)).toBe(true)
    expect(enhance(once, MIXED)).toBe(once)
    const other = enhance(once, { ...MIXED, budget: 'free', complexity: 'beginner' })
    expect(other).toBe(enhance(PROMPT, { ...MIXED, budget: 'free', complexity: 'beginner' }))
  })

  test('is offered only where it changes something and has room', () => {
    expect(canEnhance('', MIXED)).toBe(false)
    expect(canEnhance(PROMPT, MIXED)).toBe(true)
    expect(canEnhance(enhance(PROMPT, MIXED), MIXED)).toBe(false)
    expect(canEnhance('x'.repeat(990), MIXED)).toBe(false)
  })

  test('asks for no other jobs', () => {
    const jobsOf = (prompt: string) => readPrompt(catalog, prompt).jobs.map((j) => j.job.id)
    for (const budget of KIT_BUDGETS) {
      for (const complexity of SKILL_LEVELS) {
        expect(jobsOf(enhance(PROMPT, { ...MIXED, budget, complexity }))).toEqual(jobsOf(PROMPT))
      }
    }
  })
})

describe('the focus areas', () => {
  test('are the six of the specification with four examples each', () => {
    expect(FOCUS_AREAS.map((a) => a.name)).toEqual([
      'Custom',
      'Business',
      'Content',
      'Creative',
      'Productivity',
      'Education',
    ])
    expect(FOCUS_AREAS.every((a) => a.prompts.length === 4)).toBe(true)
  })

  test('have examples that lead to kits with several jobs', () => {
    for (const prompt of FOCUS_AREAS.flatMap((a) => a.prompts)) {
      expect(promptLength(prompt)).toBeGreaterThanOrEqual(KIT_PROMPT_MIN)
      const { tools, requirements } = planKit(catalog, { prompt, preferences: MIXED })
      expect([prompt, tools.length >= 2]).toEqual([prompt, true])
      expect(requirements.length).toBeGreaterThanOrEqual(2)
    }
  })
})
