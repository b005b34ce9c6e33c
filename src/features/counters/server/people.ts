import { isbot } from 'isbot'

/**
 * Whether a request is what a person does: programs that say what they are, or nothing, and pages that a browser
 * fetches before anybody has asked for them, count nothing.
 */
export function isPerson(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? ''
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return agent !== '' && !isbot(agent) && !/prefetch|prerender|preview/i.test(purpose)
}
