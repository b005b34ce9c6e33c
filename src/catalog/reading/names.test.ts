import { describe, expect, test } from 'vitest'
import { starterTools } from '../../../bench/starter-tools.ts'
import { buildCatalog } from '../catalog.ts'
import { stem } from '../text.ts'
import type { NameRole } from './name-cues.ts'
import { readNames } from './names.ts'
import { tokenize } from './tokens.ts'

const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
const rolesIn = (text: string) =>
  Object.fromEntries(readNames(catalog, tokenize(text, stem)).named.map((n) => [n.tool.name, n.role]))

describe('what a text says of the tools that it names', () => {
  const all = (role: NameRole, ...names: string[]) => Object.fromEntries(names.map((name) => [name, role]))

  test.each([
    ['a logo, not Canva', 'Canva'],
    ['a logo. no canva please', 'Canva'],
    ["I don't want Canva for my logo", 'Canva'],
    ['anything but Canva', 'Canva'],
    ["I tried Canva and don't want it again", 'Canva'],
    ['I had Jasper for a year and thought it was overpriced fluff', 'Jasper'],
    ['we had Jasper but found it useless', 'Jasper'],
    ['I hate Midjourney, everything looks the same', 'Midjourney'],
    ['Midjourney is too expensive', 'Midjourney'],
    ['descript costs too much', 'Descript'],
    ['Otter keeps butting in, so no Otter', 'Otter.ai'],
    ['a voice for my film, not 11labs', 'ElevenLabs'],
    ['GitHub Copilot is banned here', 'GitHub Copilot'],
    ['texts without ChatGPT', 'ChatGPT'],
    ['our school has blocked ChatGPT', 'ChatGPT'],
    ['I tried Grammarly and hated it', 'Grammarly'],
    ["I won't switch to Cursor", 'Cursor'],
    ["I won't switch to VS Code or Cursor", 'Cursor'],
  ])('refused: %s', (text, name) => {
    expect(rolesIn(text)).toEqual(all('refused', name))
  })

  test('refused in a list, and by the name of a maker', () => {
    expect(Object.keys(rolesIn('sick of copilot')).length).toBeGreaterThan(2)
    expect(rolesIn('no suno no udio')).toEqual(all('refused', 'Suno', 'Udio'))
    expect(rolesIn('no Suno, Udio or ElevenLabs')).toEqual(all('refused', 'Suno', 'Udio', 'ElevenLabs'))
    const ofAdobe = rolesIn('pictures, but nothing from Adobe')
    expect(Object.keys(ofAdobe).length).toBeGreaterThan(1)
    expect(Object.keys(ofAdobe).every((name) => name.startsWith('Adobe'))).toBe(true)
    // What a maker makes is refused with it, whatever it is called.
    expect(rolesIn('nothing from Google')).toMatchObject(
      all('refused', 'NotebookLM', 'Gemini', 'Google Vids'),
    )
    expect(rolesIn("I don't want anything by Microsoft")).toMatchObject(
      all('refused', 'Power BI', 'Clipchamp'),
    )
    expect(rolesIn('a cake with no apple in it')).toEqual({})
  })

  test.each([
    ['we use Notion, Figma and ClickUp', 'Notion', 'Figma', 'ClickUp'],
    ['we already use Notion', 'Notion'],
    ['I have Canva', 'Canva'],
    ["we're on HubSpot", 'HubSpot'],
    ['Notion is what we run on', 'Notion'],
    ['already paying for Canva', 'Canva'],
    ['I already write code with Cursor', 'Cursor'],
    ['heating and blinds. Home Assistant already running', 'Home Assistant'],
    ['B2B pumps, 200 staff, HubSpot in place', 'HubSpot'],
    ['the website is on Squarespace', 'Squarespace'],
    ['Wix should stay', 'Wix'],
    ['I already pay for Canva Pro and for Claude', 'Canva', 'Claude'],
    ['we keep the books in QuickBooks', 'QuickBooks'],
    ['my brother and I answer everything in Zendesk', 'Zendesk'],
    ['I edit in DaVinci Resolve', 'DaVinci Resolve'],
    ['Descript and I am not leaving it', 'Descript'],
  ])('owned: %s', (text, ...names) => {
    expect(rolesIn(text)).toEqual(all('owned', ...names))
  })

  test.each([
    ['an alternative to Canva', 'Canva'],
    ['something like Midjourney', 'Midjourney'],
    ['instead of Notion', 'Notion'],
    ['a Midjourney alternative', 'Midjourney'],
  ])('a model: %s', (text, name) => {
    expect(rolesIn(text)).toEqual(all('model', name))
  })

  test('had, by what it does for somebody', () => {
    expect(rolesIn('QuickBooks does my bills, and Calendly handles all of that')).toEqual(
      all('owned', 'QuickBooks', 'Calendly'),
    )
    expect(rolesIn('ChatGPT sits open on my second screen')).toEqual(all('owned', 'ChatGPT'))
  })

  test('work divided among tools', () => {
    expect(rolesIn('Canva for posters and ChatGPT for texts')).toEqual(all('wished', 'Canva', 'ChatGPT'))
    expect(rolesIn('Shopify for the shop, Klaviyo for mail. I need photos')).toEqual(
      all('owned', 'Shopify', 'Klaviyo'),
    )
    for (const wants of ['I need', 'I want', 'we need'])
      expect(rolesIn(`${wants} Canva for posters and ChatGPT for texts`)).toEqual(
        all('wished', 'Canva', 'ChatGPT'),
      )
    expect(rolesIn("I don't need Canva for posters")).toEqual(all('refused', 'Canva'))
    expect(rolesIn('I need an alternative to Canva for posters')).toEqual(all('model', 'Canva'))
    expect(rolesIn('Midjourney for architects')).toEqual(all('beside', 'Midjourney'))
    expect(rolesIn('I need photos, text for each page, slides for my class')).toEqual({})
  })

  test('only mentioned, or wished for', () => {
    expect(rolesIn('clips from what I made in Descript')).toEqual(all('beside', 'Descript'))
    expect(rolesIn('open it in Canva and change the colours')).toEqual(all('beside', 'Canva'))
    expect(rolesIn('Not only Midjourney but others, too')).toEqual(all('beside', 'Midjourney'))
    expect(rolesIn('I want to use Midjourney for the pictures')).toEqual(all('wished', 'Midjourney'))
    expect(rolesIn('posters with Canva and letters')).toEqual(all('wished', 'Canva'))
    expect(rolesIn('letters with ChatGPT were a mess')).toEqual(all('refused', 'ChatGPT'))
    expect(rolesIn('a post with notion of time')).toEqual({})
    expect(rolesIn('an essay with the notion of time')).toEqual({})
    expect(rolesIn('a flyer with Canva, never designed anything')).toEqual(all('wished', 'Canva'))
    expect(rolesIn('I want to use Suno, cannot sing myself')).toEqual(all('wished', 'Suno'))
    for (const text of [
      'I am unhappy with HubSpot',
      'it should integrate with HubSpot',
      'Our firm is using HubSpot',
    ])
      expect(rolesIn(text)).toEqual(all('beside', 'HubSpot'))
  })

  test('no ordinary word is a name', () => {
    for (const text of [
      'the marble floor is white, and my notion of time is poor',
      'every first Monday we meet',
      'no open questions',
      'we want read-aloud voices',
      'a chatbot for our website',
    ]) {
      expect(rolesIn(text)).toEqual({})
    }
  })
})
