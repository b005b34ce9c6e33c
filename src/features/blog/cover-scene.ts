import { COVER_HEIGHT, COVER_WIDTH, type CoverShape } from '../../shared/cover.ts'

/** Where a tool stands on a drawn cover: its middle, and its side. */
export interface CoverSpot {
  x: number
  y: number
  side: number
}
export interface CoverScene {
  /** What lies behind the tools. */
  shapes: CoverShape[]
  spots: CoverSpot[]
}

/**
 * How the tools of an article stand on its cover: its category decides, as it does for covers without tools. All of
 * them stand in the middle of the picture, which every way to cut it leaves. No size or height says anything of a tool.
 */
export const sceneOf = (category: number, tools: number): CoverScene =>
  SCENES[category % SCENES.length]!(Math.max(1, tools))

type Scene = (tools: number) => CoverScene

const MIDDLE = { x: COVER_WIDTH / 2, y: COVER_HEIGHT / 2 }
/** Points side by side around the middle. */
const across = (count: number, step: number) =>
  Array.from({ length: count }, (_, i) => MIDDLE.x + (i - (count - 1) / 2) * step)

/** A line through everything: one step carries to the next. */
const workflow: Scene = (tools) => {
  const spots = across(tools, 86).map((x, i) => ({ x, y: MIDDLE.y + (i % 2 ? -34 : 34), side: 66 }))
  const first = spots[0]!
  const last = spots.at(-1)!
  const line = [{ x: -20, y: first.y - 70 }, ...spots, { x: COVER_WIDTH + 20, y: last.y - 70 }]
  return {
    shapes: [
      { type: 'path', props: { d: 'M0 250 Q160 190 320 250 T640 250 V360 H0Z' }, strength: 24 },
      {
        type: 'path',
        props: { d: line.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join(' ') },
        strength: 62,
        line: 5,
      },
    ],
    spots,
  }
}

/** A sheet of lines with a box to tick before each. */
const checklist: Scene = (tools) => {
  const rows = Math.min(3, tools)
  const top = MIDDLE.y - ((rows - 1) * 62) / 2
  const ys = Array.from({ length: rows }, (_, i) => top + i * 62)
  return {
    shapes: [
      {
        type: 'rect',
        props: { x: 166, y: top - 62, width: 308, height: rows * 62 + 62, rx: 20 },
        strength: 6,
      },
      ...ys.flatMap((y, i): CoverShape[] => [
        { type: 'rect', props: { x: 188, y: y - 13, width: 26, height: 26, rx: 7 }, strength: 66 },
        { type: 'path', props: { d: `M194 ${y}l5 6 9-11` }, strength: 6, line: 3 },
        {
          type: 'rect',
          props: { x: 304, y: y - 6, width: i % 2 ? 108 : 140, height: 12, rx: 6 },
          strength: 32,
        },
      ]),
    ],
    spots: ys.map((y) => ({ x: 258, y, side: 50 })),
  }
}

/** A table: a column for each tool, all alike. */
const comparison: Scene = (tools) => {
  const xs = across(tools, 84)
  const left = xs[0]! - 42
  return {
    shapes: [
      ...xs.map(
        (x, i): CoverShape => ({
          type: 'rect',
          props: { x: x - 37, y: 84, width: 74, height: 330, rx: 18 },
          strength: i % 2 ? 26 : 32,
        }),
      ),
      ...[190, 222, 254, 286, 318].map(
        (y): CoverShape => ({
          type: 'rect',
          props: { x: left, y, width: tools * 84, height: 3 },
          strength: 12,
        }),
      ),
      ...xs.flatMap((x) =>
        [206, 238, 270, 302].map(
          (y): CoverShape => ({
            type: 'rect',
            props: { x: x - 16, y: y - 2, width: 32, height: 7, rx: 3.5 },
            strength: 58,
          }),
        ),
      ),
    ],
    spots: xs.map((x) => ({ x, y: 134, side: 62 })),
  }
}

/** Rings around the first tool: explaining, from the outside to the core. */
const explainer: Scene = (tools) => {
  const around = [
    [-132, -44],
    [132, 44],
    [132, -52],
    [-132, 52],
  ] as const
  return {
    shapes: [300, 232, 166, 100].map((r, i) => ({
      type: 'circle',
      props: { cx: MIDDLE.x, cy: MIDDLE.y, r },
      strength: 18 + i * 8,
    })),
    spots: [
      { ...MIDDLE, side: 96 },
      ...around.slice(0, tools - 1).map(([x, y]) => ({ x: MIDDLE.x + x, y: MIDDLE.y + y, side: 62 })),
    ],
  }
}

/** Stairs: the steps of a guide. */
const guide: Scene = (tools) => {
  const rise = 104 / Math.max(1, tools - 1)
  const spots = across(tools, 84).map((x, i) => ({ x, y: 226 - i * rise, side: 60 }))
  return {
    shapes: spots.map(({ x, y }, i) => ({
      type: 'rect',
      props: { x: x - 42, y: y + 36, width: i === tools - 1 ? 400 : 86, height: 300, rx: 10 },
      strength: 26 + i * 7,
    })),
    spots,
  }
}

/** By the category's id: the first five have one each. */
const SCENES = [workflow, checklist, comparison, explainer, guide]
