import { serverNoun } from '../../../kernel/noun.ts'
import { mediaKind } from './media.service.ts'

export const noun = serverNoun({
  endpoints: {},
  handlers: {},
  records: [mediaKind],
})
