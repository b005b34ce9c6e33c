// Draws the icons in public/ anew from favicon.svg. They are small and seldom change, so they are kept with the sources.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from './lib/paths.mjs'

const folder = join(ROOT, 'public')
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8')
/** Without rounded corners: systems cut icons to their own shape. */
const square = mark.replace(' rx="8"', '')
/** With room around the letter, since a mask may cut off all but a circle of four fifths. */
const maskable = square
  .replace('<path', '<g transform="translate(4.2 4.2) scale(0.74)"><path')
  .replace('</svg>', '</g></svg>')

const draw = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

/** An .ico with one PNG in it: a folder entry of 16 bytes after a head of 6. */
function ico(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const files = {
  'icon-192.png': await draw(mark, 192),
  'icon-512.png': await draw(mark, 512),
  'icon-maskable-512.png': await draw(maskable, 512),
  'apple-touch-icon.png': await draw(square, 180),
  'favicon.ico': ico(await draw(mark, 32), 32),
}
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(join(folder, name), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
