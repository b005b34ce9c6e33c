import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIcon } from './lucide-icon.ts'

interface Drawing {
  __iconData: Parameters<typeof createIcon>[0]
  default: ComponentType<object>
}

/** An element's name and attributes, whatever their order. */
const partsOf = (Icon: ComponentType<object>, props: object) =>
  [...renderToStaticMarkup(createElement(Icon, props)).matchAll(/<[^>]*>/g)].map(([tag]) =>
    (tag.match(/[\w-]+(="[^"]*")?/g) ?? []).sort(),
  )

test.each(['star', 'triangle-exclamation-point', 'git-compare-arrows'])(
  '%s is drawn as lucide draws it',
  async (name) => {
    const drawing = (await import(`lucide-react/dist/esm/icons/${name}.mjs`)) as Drawing
    const own = createIcon(drawing.__iconData)
    for (const props of [
      {},
      { className: 'size-4', 'aria-hidden': 'true' },
      { 'aria-label': 'now', fill: 'red' },
    ]) {
      expect(partsOf(own, props)).toEqual(partsOf(drawing.default, props))
    }
  },
)
