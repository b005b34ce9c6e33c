import type { JsonSchema } from '../../src/shared/openapi.ts'
import type { Random } from '../seeded.ts'
import { hostileText } from './hostile.ts'
import { type Maker, valueFor } from './values.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const HEADS = {
  tools: 'Tool Name,Summary,Website Link,Category,Rating,Tags,Pricing Model\n',
  reviews: 'Tool,Reviewer Name,Rating,Review,Date\n',
}

const noise = (random: Random, length: number) => Buffer.from(Array.from({ length }, () => random.below(256)))
const cell = (random: Random) =>
  random.chance(0.5) ? `Name ${random.below(50)}` : `"${hostileText(random).slice(0, 300)}"`
const rows = (random: Random) =>
  Array.from({ length: random.below(30) }, () =>
    Array.from({ length: random.int(1, 8) }, () => cell(random)).join(','),
  ).join('\n')

const FILES: ((random: Random) => { name: string; bytes: Buffer })[] = [
  (random) => ({ name: 'tools.csv', bytes: Buffer.from(HEADS.tools + rows(random)) }),
  (random) => ({
    name: 'tools.csv',
    bytes: Buffer.from(`${HEADS.tools}Fuzz ${random.below(90)},Does it,https://tool.example,,4,a,Free\n`),
  }),
  (random) => ({ name: 'reviews.csv', bytes: Buffer.from(HEADS.reviews + rows(random)) }),
  (random) => ({ name: 'tools.xlsx', bytes: noise(random, 400) }),
  (random) => ({ name: 'tools.xlsx', bytes: Buffer.concat([Buffer.from('PK\x03\x04'), noise(random, 600)]) }),
  (random) => ({
    name: 'tools.xls',
    bytes: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(random, 600)]),
  }),
  () => ({ name: 'picture.png', bytes: PNG }),
  () => ({ name: 'picture.png', bytes: PNG.subarray(0, 40) }),
  (random) => ({ name: 'picture.png', bytes: Buffer.concat([PNG.subarray(0, 16), noise(random, 200)]) }),
  () => ({
    name: 'picture.svg',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  }),
  (random) => ({ name: 'picture.gif', bytes: Buffer.concat([Buffer.from('GIF89a'), noise(random, 200)]) }),
  () => ({ name: '', bytes: Buffer.alloc(0) }),
  (random) => ({
    name: hostileText(random)
      .replace(/[\r\n"]/g, '')
      .slice(0, 300),
    bytes: noise(random, 100),
  }),
]

/** A form with a file, made by hand, so that every part of it can be wrong. */
export function uploadFor(schema: JsonSchema, maker: Maker): { type: string; body: Buffer } {
  const { random } = maker
  const boundary = 'kitlyfuzz'
  const parts: Buffer[] = []
  for (const [name, part] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
    if (random.chance(maker.harm / 2)) continue
    if (part.format === 'binary') {
      const { name: file, bytes } = random.pick(FILES)(random)
      parts.push(
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n`,
        ),
        bytes,
        Buffer.from('\r\n'),
      )
    } else {
      const value = String(JSON.stringify(valueFor(part, name, maker))).replace(/^"|"$/g, '')
      parts.push(
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      )
    }
  }
  if (!random.chance(maker.harm / 4)) parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) }
}
