/** What reports are about, in words. Pure. */

export const WHOLE_TOOL = 'The tool as a whole'
export const PLANS = 'plans'

export const planSubject = (plan: string | null): string => (plan ? `Plan ${plan}` : 'Plans')

/** Open ones first, in each part the newest. */
export const queueKey = (status: string, createdAt: string): string =>
  `${status === 'open' ? '1' : '0'} ${createdAt}`
