import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(name, 'utf8')

test('compose.yaml takes the password of the database from its user, and has none itself', () => {
  const text = read('compose.yaml')
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
  const passwords = [...text.matchAll(/([A-Z_]*(?:PASSWORD|SECRET|TOKEN|KEY)[A-Z_]*): *(.*)/g)]
  expect(passwords.map(([, name]) => name)).toEqual(['PGPASSWORD', 'POSTGRES_PASSWORD'])
  // `:?` stops where it is missing or empty, with the sentence behind it.
  for (const [, , value] of passwords) expect(value).toMatch(/^\$\{POSTGRES_PASSWORD:\?[\w;. ]+\}$/)
  for (const [address] of text.matchAll(/\w+:\/\/\S+/g)) {
    // A default address stands in braces.
    expect(new URL(address.replace(/}$/, '')).password).toBe('')
  }
})

test('the file with the password reaches neither the repository nor an image', () => {
  for (const name of ['.gitignore', '.dockerignore']) expect(read(name).split('\n')).toContain('.env')
})

test('the image runs the program as npm start does', () => {
  const command = /^CMD (\[.*\])$/m.exec(read('Dockerfile'))![1]!
  expect(JSON.parse(command)).toEqual([
    'node',
    ...JSON.parse(read('scripts/lib/small.json')).flags,
    'dist/server/main.js',
  ])
})
