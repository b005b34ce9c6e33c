import type { ServerNoun } from './kernel/noun.ts'
import { serverNouns } from './server-nouns.ts'

/** Everything that the nouns bring to the server. */

/** Every endpoint and its handler, by name. */
export const endpoints: ServerNoun['endpoints'] = Object.assign(
  {},
  ...serverNouns.map((noun) => noun.endpoints),
)
export const handlers: ServerNoun['handlers'] = Object.assign({}, ...serverNouns.map((noun) => noun.handlers))
export const slugKinds = serverNouns.flatMap(({ slugs }) => slugs)
