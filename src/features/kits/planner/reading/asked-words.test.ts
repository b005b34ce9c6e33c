import { describe, expect, test } from 'vitest'
import { AskingNetwork } from '../../../../../bench/kits/asking-network.ts'
import { inSteps } from '../../../../../bench/kits/network.ts'
import { Random } from '../../../../../test/seeded.ts'
import { tokenize } from '../../../../catalog/reading/tokens.ts'
import { stem } from '../../../../catalog/text.ts'
import { ASKING_STEP, type AskingModel } from '../vocabulary/asking-model.ts'
import { askedWords } from './asked-words.ts'

const read = (text: string, model?: AskingModel) => {
  const tokens = tokenize(text, stem)
  const asked = askedWords(tokens, new Set(), [], model)
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
      'Ich leite seit Jahren einen Chor in Kassel, wir proben im Keller. Ich brauche Plakate und einen Newsletter',
      'plakate newsletter',
      'kassel keller',
    ],
  ])('are told from those of the story: %s', (text, wishes, story) => {
    const asked = read(text)
    const least = Math.min(...wishes.split(' ').map(asked))
    expect(least).toBeGreaterThan(0.5)
    expect(Math.max(...story.split(' ').map(asked))).toBeLessThan(0.4)
  })

  test('are none where there is no text', () => {
    expect([...askedWords([], new Set(), [])]).toEqual([])
  })
})

test('what words ask for is learnt by what stands before and behind them', () => {
  const random = new Random(5)
  // 'posters' are asked for behind 'want', and not where 'yesterday' follows.
  const told = (text: string, isAsked: boolean) => {
    const tokens = tokenize(text, stem)
    const asked = tokens.map(({ word }) => isAsked && word === 'posters')
    return { tokens, ignored: new Set<number>(), phrases: [], asked, weight: 1 }
  }
  const texts = Array.from({ length: 400 }, () => {
    const [wants, isPast] = [random.chance(0.5), random.chance(0.5)]
    const text = `we ${wants ? 'want' : 'made'} our large posters for it ${isPast ? 'yesterday' : 'soon'}`
    return told(text, wants && !isPast)
  })
  const network = new AskingNetwork(['want', 'made', 'yesterday', 'soon', 'posters'], random)
  network.learn(texts)
  // As it is written: in whole steps.
  const written = (weights: Float32Array) =>
    Float32Array.from(inSteps(weights, ASKING_STEP), (value) => value * ASKING_STEP)
  const { words, rows, markRows, forth, back, says } = network.model
  const model = {
    words,
    rows: written(rows),
    markRows: written(markRows),
    forth: written(forth),
    back: written(back),
    says: written(says),
  }
  const asked = (text: string) => read(text, model)('posters')
  expect(asked('we want our large posters for it soon')).toBeGreaterThan(0.8)
  expect(asked('we want our large posters for it yesterday')).toBeLessThan(0.2)
  expect(asked('we made our large posters for it soon')).toBeLessThan(0.2)
})
