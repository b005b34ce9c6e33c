import type { FactKind } from '../facts/facts.contract.ts'

/** What a plot in an article is about where it is no kind of facts: what plans cost. */
export const PLOT_OF_PRICES = 'price'

/** Whether the values of a kind can be drawn as lengths. */
export const isPlotted = ({ type }: Pick<FactKind, 'type'>): boolean => type === 'number' || type === 'amount'
