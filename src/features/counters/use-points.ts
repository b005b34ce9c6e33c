import { DAY_SECONDS } from '../../shared/limits.ts'

/** Use that moves a tool in lists, by the kind of counter: what each of them is worth. */
export const USE_POINTS = { tool_click: 1, tool_compare: 1, tool_save: 3 } as const
export type PointKind = keyof typeof USE_POINTS

/** What is left of a point after so many days is half of it. */
export const HALF_LIFE_DAYS = 30
/** Points that all of one network may give to tools on one day. */
export const NETWORK_POINTS_A_DAY = 20

export const isPointKind = (kind: string): kind is PointKind => kind in USE_POINTS

/** The day by which stored points are told. Never changed: what is stored means nothing without it. */
const FIRST_DAY = Date.parse('2026-01-01')

const halfLives = (day: string) => (Date.parse(day) - FIRST_DAY) / (DAY_SECONDS * 1000 * HALF_LIFE_DAYS)

/**
 * Points of a day as they are stored. Later ones are stored larger, instead of all earlier ones being made smaller
 * every day: a sum of stored points is right on every day, and nothing has to be written for time to pass.
 */
export const storedPoints = (points: number, day: string): number => points * 2 ** halfLives(day)

/** What stored points are worth on a day. */
export const pointsOn = (day: string, stored: number): number => stored * 2 ** -halfLives(day)
