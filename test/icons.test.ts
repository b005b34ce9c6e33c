import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EMOJI_NAMES } from '../src/admin-kit/form/emoji-names.ts'
import { COLLECTIONS } from '../src/features/bundles/ui/collections.ts'
import { emojiPicture } from '../src/shared/emoji.ts'
import { readStarter } from '../src/starter.ts'
import { readStarterBlog } from '../src/starter-blog.ts'
import { faultsOf } from './drawings.ts'
import { listFiles, ROOT } from './sources.ts'

const FOLDER = 'public/icons/emoji'
const files = listFiles(FOLDER)

test('the files are those of the list, each with a name to find it by', () => {
  const listed = EMOJI_NAMES.map(({ emoji }) => `public${emojiPicture(emoji)}`)
  expect(listed.toSorted()).toEqual(files.toSorted())
  expect(EMOJI_NAMES.filter(({ name }) => !/^[a-z][a-z -]+$/.test(name.replace(/[’“”.&]/g, '')))).toEqual([])
  expect(new Set(EMOJI_NAMES.map(({ name }) => name)).size).toBe(EMOJI_NAMES.length)
})

test('each draws, and does nothing else', () => {
  expect(files.flatMap(faultsOf)).toEqual([])
})

test('whatever the starter shows has a picture', async () => {
  const [{ categories, bundles }, blog] = await Promise.all([
    readStarter(),
    readStarterBlog(join(ROOT, 'starter')),
  ])
  const icons = [
    ...categories.map(({ Icon }) => Icon),
    ...[...bundles, ...blog.categories, ...COLLECTIONS].map(({ icon }) => icon),
  ]
  expect(icons.filter((icon) => emojiPicture(icon) === null)).toEqual([])
})

test('an emoji is known in any style and tone, and nothing else is', () => {
  expect(['✍️', '✍', '✍🏽', ' ✍️ '].map(emojiPicture)).toEqual(Array(4).fill('/icons/emoji/270d.svg'))
  expect(emojiPicture('🧑‍💼')).toBe('/icons/emoji/1f9d1-200d-1f4bc.svg')
  expect(['', 'a', '🧰🧰', '🥷', '/', 'https://x.example/i.png'].map(emojiPicture)).toEqual(
    Array(6).fill(null),
  )
  expect(existsSync(join(ROOT, 'public', emojiPicture('🧰')!))).toBe(true)
})
