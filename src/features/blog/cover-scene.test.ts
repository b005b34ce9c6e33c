import { expect, test } from 'vitest'
import { COVER_HEIGHT } from '../../shared/cover.ts'
import { sceneOf } from './cover-scene.ts'

/** What remains of the height where a page shows a cover three times as wide as high. */
const SHOWN = COVER_HEIGHT * (16 / 9 / 3)

test.each([0, 1, 2, 3, 4, 5, 99])(
  'category %i has room for one to five tools, however it is cut',
  (category) => {
    for (const tools of [1, 2, 3, 4, 5]) {
      const { spots, shapes } = sceneOf(category, tools)
      expect(spots.length).toBeGreaterThan(0)
      expect(spots.length).toBeLessThanOrEqual(tools)
      expect(shapes.length).toBeGreaterThan(0)
      for (const [i, { x, y, side }] of spots.entries()) {
        expect(Math.abs(y - COVER_HEIGHT / 2) + side / 2).toBeLessThanOrEqual(SHOWN / 2)
        for (const other of spots.slice(i + 1)) {
          const apart = Math.max(Math.abs(x - other.x), Math.abs(y - other.y))
          expect(apart).toBeGreaterThanOrEqual((side + other.side) / 2)
        }
      }
    }
  },
)
