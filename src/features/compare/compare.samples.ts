import { emptyRecord } from '../../shared/record-fields.ts'
import { NOT_REVIEWED } from '../tools/tool-rating.ts'
import type { Tool } from '../tools/tools.contract.ts'
import { TOOL_FIELDS } from '../tools/tools.fields.ts'

/** A tool for tests of what is made from tools. */
export const sampleTool = (given: Partial<Tool> = {}): Tool => ({
  ...emptyRecord(TOOL_FIELDS),
  id: 1,
  name: 'Sample',
  slug: 'sample',
  short_description: 'Does something',
  description: 'Does something well.',
  website_url: 'https://example.com',
  category_id: 1,
  category_name: 'Writing',
  category_slug: 'writing',
  is_paid: false,
  order_score: 0.5,
  rating: 4.5,
  ...NOT_REVIEWED,
  facts: [],
  price_from: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...given,
})
