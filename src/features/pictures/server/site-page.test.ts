import { expect, test } from 'vitest'
import { isSafeDrawing } from './fetched-picture.ts'
import { parseManifest, parseSitePage } from './site-page.ts'

test('colours are of the brand, and as tools have them', () => {
  const colorOf = (content: string) =>
    parseSitePage(`<meta name=theme-color content="${content}">`, 'https://a.example/').theme_color
  expect(['#FFF', '#ffffff', '#000000ff', 'rgb(255,255,255)', 'red', 'var(--x)', ''].map(colorOf)).toEqual(
    Array(7).fill(null),
  )
  expect(['#f60', '#FF6600cc', 'rgb(255, 102, 0)', 'rgba(255 102 0 / 1)'].map(colorOf)).toEqual(
    Array(4).fill('#ff6600'),
  )
  const two =
    '<meta name=theme-color media="(prefers-color-scheme: dark)" content=#112233><meta name=theme-color content=#445566>'
  expect(parseSitePage(two, 'https://a.example/').theme_color).toBe('#445566')
})

test('whatever a manifest is, it does not fail', () => {
  for (const json of [
    '',
    'null',
    '1',
    '"x"',
    '[]',
    '{"icons":1}',
    '{"icons":[null,1,{"src":{}}]}',
    '{"theme_color":{}}',
  ]) {
    expect(parseManifest(json, 'https://a.example/').theme_color).toBeNull()
  }
})

test.each([
  ['<foreignObject/>', false],
  ['<ForeignObject/>', false],
  ['<svg:script/>', false],
  ['<g onload="1"/>', false],
  ['<use href="https://a.example/x.svg#a"/>', false],
  ['<use xlink:href="x.svg#a"/>', false],
  ['<a href="javascript:1"/>', false],
  ['<image href="data:image/svg+xml,x"/>', false],
  ['<style>@import "x.css"</style>', false],
  ['<style>p { fill: url(https://a.example/) }</style>', false],
  ['<path style="fill:url(//a.example)"/>', false],
  ['<!ENTITY a "b">', false],
  ['<?xml-stylesheet href="x.css"?>', false],
  ['<use href="#a"/>', true],
  ['<path fill="url(#a)"/><path style="fill: url(\'#b\')"/>', true],
  ['<image href="data:image/png;base64,AA"/>', true],
  ['<style>.a { fill: #f00 }</style>', true],
])('a drawing with %s', (inside, isSafe) => {
  expect(
    isSafeDrawing(`<svg xmlns="http://www.w3.org/2000/svg">${inside}<path d="M0 0h5v5H0z"/></svg>`),
  ).toBe(isSafe)
})
