import { describe, expect, test } from 'vitest'
import { inSteps } from '../../../../../bench/kits/network.ts'
import { TextNetwork } from '../../../../../bench/kits/text-network.ts'
import { Random } from '../../../../../test/seeded.ts'
import { tokenize } from '../../../../catalog/reading/tokens.ts'
import { stem } from '../../../../catalog/text.ts'
import { learnedText } from '../vocabulary/learned-text.ts'
import { TEXT_STEP, type TextModel } from '../vocabulary/text-model.ts'
import { hearText } from './text.ts'

const read = (text: string, model: TextModel = learnedText) => {
  const tokens = tokenize(text, stem)
  const { asked } = hearText(tokens, new Set(), [], model)
  return (word: string) => asked[tokens.findIndex((token) => token.word === word)]!
}

describe('the words that ask for something', () => {
  test.each([
    ['Dog grooming salon, two tables. Need Instagram posts scheduled', 'posts scheduled', 'grooming tables'],
    [
      'I have built a kayak and been to a wedding. I would like to rehearse interviews with something that asks nasty questions',
      'rehearse interviews',
      'kayak wedding',
    ],
    [
      'I have led a choir in Kassel for years, we rehearse in the cellar. I need posters and a newsletter',
      'posters newsletter',
      'kassel cellar',
    ],
  ])('are told from those of the story: %s', (text, wishes, story) => {
    const asked = read(text)
    const least = Math.min(...wishes.split(' ').map(asked))
    expect(least).toBeGreaterThan(0.5)
    expect(Math.max(...story.split(' ').map(asked))).toBeLessThan(0.4)
  })

  test('are none where there is no text', () => {
    expect([...hearText([], new Set(), [], learnedText).asked]).toEqual([])
  })
})

test('what words ask for, and which job, is learnt by what stands before and behind them', () => {
  const random = new Random(5)
  // 'posters' are asked for behind 'want', and not where 'yesterday' follows; 'soon' makes another job of them.
  const told = (text: string, isAsked: boolean, job: number) => {
    const tokens = tokenize(text, stem)
    const at = tokens.findIndex(({ word }) => word === 'posters')
    const clauses = isAsked ? [{ words: [at], jobs: [[job, 1]] as [number, number][] }] : []
    const asked = tokens.map((_, t) => isAsked && t === at)
    return { tokens, ignored: new Set<number>(), phrases: [], asked, clauses, weight: 1 }
  }
  const ENDS = ['yesterday', 'soon', 'now']
  const texts = Array.from({ length: 600 }, () => {
    const [wants, end] = [random.chance(0.5), random.below(ENDS.length)]
    const text = `we ${wants ? 'want' : 'made'} our large posters for it ${ENDS[end]}`
    return told(text, wants && end > 0, end - 1)
  })
  const network = new TextNetwork(['want', 'made', 'poster', 'yesterday', 'soon', 'now'], 2, random)
  network.learn(texts)
  // As it is written: in whole steps.
  const written = (weights: Float64Array) =>
    Float64Array.from(inSteps(weights, TEXT_STEP), (value) => value * TEXT_STEP)
  const { words, rows, markRows, forth, back, says, jobRows } = network.model
  const model = {
    words,
    rows: written(rows),
    markRows: written(markRows),
    forth: written(forth),
    back: written(back),
    says: written(says),
    jobRows: written(jobRows),
  }
  const heard = (text: string) => {
    const tokens = tokenize(text, stem)
    const at = tokens.findIndex(({ word }) => word === 'posters')
    const { asked, jobsAt } = hearText(tokens, new Set(), [], model)
    return { asked: asked[at]!, soon: Math.exp(jobsAt([at])[0]!) }
  }
  expect(heard('we want our large posters for it soon').asked).toBeGreaterThan(0.8)
  expect(heard('we want our large posters for it yesterday').asked).toBeLessThan(0.2)
  expect(heard('we made our large posters for it soon').asked).toBeLessThan(0.2)
  expect(heard('we want our large posters for it soon').soon).toBeGreaterThan(0.8)
  expect(heard('we want our large posters for it now').soon).toBeLessThan(0.2)
})
