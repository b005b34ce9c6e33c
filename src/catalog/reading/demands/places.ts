/** Places where makers are and data is kept: what they are called, and which countries are in them. */

interface Place {
  /** As demands name it: an ISO 3166 code in lower case, or what several countries are in. */
  id: string
  label: string
  /** How texts name it, as a pattern, and what comes from there. */
  noun: string
  adjective: string
}

const place = (id: string, label: string, adjective: string, noun = label.toLowerCase()): Place => ({
  id,
  label,
  noun,
  adjective,
})

export const PLACES: readonly Place[] = [
  place('europe', 'Europe', 'european'),
  place('eu', 'the EU', 'eu', 'eu|european union'),
  place('at', 'Austria', 'austrian'),
  place('be', 'Belgium', 'belgian'),
  place('de', 'Germany', 'german'),
  place('dk', 'Denmark', 'danish'),
  place('es', 'Spain', 'spanish'),
  place('fi', 'Finland', 'finnish'),
  place('fr', 'France', 'french'),
  place('ie', 'Ireland', 'irish'),
  place('it', 'Italy', 'italian'),
  place('nl', 'the Netherlands', 'dutch', 'netherlands|holland'),
  place('pl', 'Poland', 'polish'),
  place('pt', 'Portugal', 'portuguese'),
  place('se', 'Sweden', 'swedish'),
  place('ch', 'Switzerland', 'swiss'),
  place('no', 'Norway', 'norwegian'),
  place('uk', 'the United Kingdom', 'british|uk', 'uk|united kingdom|britain|england'),
  // 'us' by itself is a word.
  place('us', 'the United States', 'us|american', 'the us|the u\\.s\\.|usa|united states|america'),
  place('ca', 'Canada', 'canadian'),
  place('au', 'Australia', 'australian'),
  place('in', 'India', 'indian'),
]

const EU = 'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' ')
/** What a place has in it; a country's own code stands for itself. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  eu: EU,
  europe: [...EU, 'ch', 'gb', 'is', 'li', 'no'],
  uk: ['gb'],
}

/** Whether a country (ISO 3166, lower case) is in a place, as demands name it: 'eu', 'uk', 'de'. */
export const isIn = (country: string, id: string): boolean =>
  COUNTRIES[id]?.includes(country) ?? country === id

/** Whether it is the EU, a country of it, or Europe, by which people mean it where data is kept. */
export const isOfEu = (id: string): boolean => id === 'europe' || id === 'eu' || EU.includes(id)

export const placeLabel = (id: string): string => PLACES.find((p) => p.id === id)?.label ?? id

/** Nouns and adjectives as one pattern. */
export const nounsOf = (places: readonly Place[]): string =>
  `(?:the )?(?:${places.map(({ noun }) => noun).join('|')})`
export const adjectivesOf = (places: readonly Place[]): string =>
  `(?:${places.map(({ adjective }) => adjective).join('|')})`

/** The place that a noun or an adjective names. */
export const placeNamed = (words: string): string | undefined =>
  PLACES.find((p) => new RegExp(`^(?:${nounsOf([p])}|${adjectivesOf([p])})$`, 'i').test(words))?.id
