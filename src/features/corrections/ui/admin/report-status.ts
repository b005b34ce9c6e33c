import type { FactReport } from '../../admin-corrections.contract.ts'

export const STATUS_TONES = { open: 'warm', done: 'good', refused: 'plain' } as const
export const STATUS_LABELS = { open: 'Open', done: 'Done', refused: 'Refused' }

export const nameOf = ({ tool_name, subject }: FactReport) => `the report on ${tool_name}: ${subject}`
