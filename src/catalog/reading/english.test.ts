import { describe, expect, test } from 'vitest'
import { glossed } from './language.ts'

const SENTENCES = [
  'I want to start a podcast and need an editor for Mac',
  'My son needs a chat tool that is free, no card',
  'Come on, no pain no gain: a gift for me and my dad',
  'Data on mobile sale per actual user',
  'Take a note of the video for the son of a teacher',
  'What does it cost per month, or is there a lifetime sale',
  'The old die is cast, so make a board game of it',
  'Write a menu for my restaurant and design the logo',
  'an app that can tell me what to come up with on a rainy day',
  'We are a small team of lawyers in Paris and Berlin who review contracts',
  'Help me plan a trip to Los Angeles, San Francisco and Santa Monica',
  'A profile of Oscar de la Cruz for the school magazine',
  'Organise and summarise my notes, visualise the results',
  "Don't make it too complicated, I can't code and it's only for me",
  'Turn our die-cut labels into vector art',
  'Use Le Chat or Claude to draft replies to guests of our hotel in Rome',
  'i wanna mak a vidoe abot my dog',
  'Translate my menu into French, German and Italian',
]
const SEARCHES = [
  'free logo maker',
  'chat',
  'gift ideas',
  'mobile',
  'sale',
  'pain',
  'note app',
  'video editor',
  'data',
  'come',
  'no code',
  'a',
  'die cut',
]
const NAMES = [
  'Canva',
  'Notion',
  'Le Chat',
  'Sora',
  'Udio',
  'Descript',
  'Suno',
  'You.com',
  'Beautiful.ai',
  'ElevenLabs',
  'Final Cut Pro',
  'Microsoft Teams',
]

describe('English', () => {
  test.each([...SENTENCES, ...SEARCHES])('stays as it is: %s', (text) => {
    expect(glossed(text)).toEqual({ language: 'en', english: text, pieces: [], jobs: [] })
  })
})

describe('a name', () => {
  const names = new Set(NAMES.flatMap((name) => name.toLowerCase().split(/[ .]/)))
  const knows = (word: string) => names.has(word)

  test.each(NAMES)('stays by itself: %s', (name) => {
    expect(glossed(name, knows).english).toBe(name)
  })

  test.each(NAMES)('stays in texts of other languages: %s', (name) => {
    for (const text of [
      `Wir nutzen schon ${name}, aber es ist zu teuer.`,
      `Nous utilisons déjà ${name} et c’est trop cher.`,
      `Ya usamos ${name} pero es demasiado caro.`,
      `Já usamos ${name}, mas é muito caro.`,
      `Usiamo già ${name} ma costa troppo.`,
    ]) {
      const { english } = glossed(text, knows)
      expect(english).toContain(` ${name}`)
      expect(english).toContain('expensive')
    }
  })
})
