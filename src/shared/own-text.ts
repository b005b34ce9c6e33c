/**
 * The same text in one piece of memory: what was joined from many pieces holds all of them, and what was cut out of a
 * text holds that one, as long as it is kept.
 */
export const ownText = (text: string): string => Buffer.from(text).toString()
