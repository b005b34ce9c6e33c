/** Where the makers of tools are. */
import { type DemandKind, valuesOf } from './kind.ts'

const EU = 'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' ')

/** Places that several countries are in, or that a country is called by; a country's own code stands for itself. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  eu: EU,
  europe: [...EU, 'ch', 'gb', 'is', 'li', 'no'],
  uk: ['gb'],
}

/** Whether a country (ISO 3166, lower case) is in a place, as demands name it: 'eu', 'uk', 'de'. */
export const isIn = (country: string, place: string): boolean =>
  COUNTRIES[place]?.includes(country) ?? country === place

/** What a place is called, and how texts name it and what comes from there. */
const PLACES: readonly (readonly [place: string, label: string, noun: string, adjective: string])[] = [
  ['europe', 'Europe', 'europe', 'european'],
  ['eu', 'the EU', '(?:the )?(?:eu|european union)', 'eu'],
  ['de', 'Germany', 'germany', 'german'],
  ['fr', 'France', 'france', 'french'],
  ['at', 'Austria', 'austria', 'austrian'],
  ['ch', 'Switzerland', 'switzerland', 'swiss'],
  ['es', 'Spain', 'spain', 'spanish'],
  ['it', 'Italy', 'italy', 'italian'],
  ['pt', 'Portugal', 'portugal', 'portuguese'],
  ['nl', 'the Netherlands', '(?:the netherlands|holland)', 'dutch'],
  ['se', 'Sweden', 'sweden', 'swedish'],
  ['dk', 'Denmark', 'denmark', 'danish'],
  ['no', 'Norway', 'norway', 'norwegian'],
  ['fi', 'Finland', 'finland', 'finnish'],
  ['pl', 'Poland', 'poland', 'polish'],
  ['uk', 'the United Kingdom', '(?:the )?(?:uk|united kingdom|britain|england)', '(?:british|uk)'],
  [
    'us',
    'the United States',
    '(?:the us|the u\\.s\\.|(?:the )?(?:usa|united states|america))',
    '(?:us|american)',
  ],
  ['ca', 'Canada', 'canada', 'canadian'],
  ['au', 'Australia', 'australia', 'australian'],
  ['in', 'India', 'india', 'indian'],
]
const NOUN = PLACES.map(([, , noun]) => noun).join('|')
const ADJECTIVE = PLACES.map(([, , , adjective]) => adjective).join('|')

const COMPANY = '(?:compan(?:y|ies)|makers?|providers?|vendors?|firms?|developers?|start-?ups?)'
/** What a tool may be called that is from somewhere. Products and services from there are what people sell. */
const TOOL = '(?:tools?|apps?|software|something|anything|alternatives?|ones?|ai|llms?|chatbots?)'
/** 'European' before these is said of a tool; before 'history' or 'clients' it is not, nor in 'a European software company'. */
const KIND = `(?:${TOOL}|competitors?|rivals?|saas|solutions?|platforms?|providers?|vendors?|options?|equivalents?|replacements?|assistants?|(?:ai|language) models?|crm|e-?mail|analytics|newsletters?|search engines?|video conferencing|project management)\\b(?! (?:${COMPANY}|agency|agencies|teams?|business|shop|users?|clients?|customers?)\\b)`
/** Before what is said of people themselves. */
const NOT_OF_PEOPLE =
  "(?<!\\b(?:our|my|i am|i['’]?m|we are|we['’]?re|am|are|not|live|living|work(?:ing)? (?:for|at)|run|own)(?: an?)? )"
const IS_MADE = '(?:made|built|developed|based|headquartered)'
const NOTHING = '(?:not|no|never|nothing|none|without)'

const placeOf = (words: string): string | undefined =>
  PLACES.find(([, , noun, adjective]) => new RegExp(`^(?:${noun}|${adjective})$`, 'i').test(words))?.[0]

/** Behind the colon of what must not come from a place. */
const NOT_FROM = 'not-'

export const ORIGIN: Readonly<Record<string, DemandKind>> = {
  made: {
    isSeldomKnown: true,
    label: (detail) => {
      const isNot = detail.startsWith(NOT_FROM)
      const name = isNot ? detail.slice(NOT_FROM.length) : detail
      return `${isNot ? 'Not made' : 'Made'} in ${PLACES.find(([place]) => place === name)?.[1] ?? name}`
    },
    says: [
      new RegExp(
        `\\b(?<not>non)[- ](?<adjective>${ADJECTIVE})(?:[- ](?:based|made|owned))?[- ](?=${KIND})`,
        'giu',
      ),
      new RegExp(
        `\\b(?<not>${NOTHING}) (?:(?:an?|any) )?(?<adjective>${ADJECTIVE})(?:[- ](?:based|made|owned))? (?:tools?|software|apps?|providers?|vendors?)\\b`,
        'giu',
      ),
      new RegExp(
        `\\b(?<not>${NOTHING}) (?:from|by|of) (?:(?:an?|any|big|large|huge) )*(?<adjective>${ADJECTIVE}) ${COMPANY}\\b`,
        'giu',
      ),
      new RegExp(
        `${NOT_OF_PEOPLE}\\b(?<not>${NOTHING}) (?:from|${IS_MADE} in|that (?:is|comes) from) (?<noun>${NOUN})\\b`,
        'giu',
      ),
      new RegExp(
        `\\b(?:${IS_MADE} in|from) (?<=(?:^|\\b${TOOL} (?:(?:that|which) (?:is|are|comes?) )?)(?:${IS_MADE} in|from) )(?<noun>${NOUN})\\b`,
        'giu',
      ),
      new RegExp(
        `\\b(?:from|by) (?<=\\b${TOOL} (?:made |built |developed )?(?:from|by) )(?:an? )?(?<adjective>${ADJECTIVE}) ${COMPANY}\\b`,
        'giu',
      ),
      new RegExp(`\\b(?<adjective>${ADJECTIVE})[- ](?:made|built|owned|developed)[- ](?=${KIND})`, 'giu'),
      new RegExp(`${NOT_OF_PEOPLE}\\b(?<adjective>european|eu|uk|us)[- ]based[- ](?=${KIND})`, 'giu'),
      new RegExp(`\\b(?<!\\b(?:our|my) )(?<adjective>european|eu)[- ](?=${KIND})`, 'giu'),
      /\b(?<adjective>european|eu)$(?<=\balternatives? to [^,.;!?\n]{1,30} \w+)/giu,
    ],
    detailOf: ({ groups = {} }) => {
      const { not, noun, adjective } = groups
      const place = placeOf(noun ?? adjective!)
      return place === undefined ? null : `${not ? NOT_FROM : ''}${place}`
    },
    meets: (tool, detail) => {
      const [country] = valuesOf(tool, 'country') ?? []
      if (country === undefined) return 'unknown'
      const isNot = detail.startsWith(NOT_FROM)
      return isIn(country, isNot ? detail.slice(NOT_FROM.length) : detail) !== isNot ? 'yes' : 'no'
    },
  },
}
