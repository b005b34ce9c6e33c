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

const COMPANY = '(?:compan(?:y|ies)|makers?|providers?|vendors?|firms?|developers?|start-?ups?|business)'
const TOOL =
  '(?:tools?|apps?|software|programs?|services?|products?|platforms?|solutions?|something|anything|alternatives?|one|ones|ai|llms?|chatbots?|models?)'
/** 'European' before these is said of a tool; before 'history' or 'clients' it is not. */
const OF_EUROPE =
  '(?:alternatives?|competitors?|rivals?|tools?|apps?|software|saas|products?|solutions?|platforms?|services?|providers?|vendors?|options?|equivalents?|replacements?|ai|llms?|chatbots?|assistants?|(?:ai|language) models?|crm|e-?mail|analytics|newsletter tools?|search engines?|video conferencing|project management)'
const NOTHING = '(?:not|no|never|nothing|none|without)'

const placeOf = (word: string, column: 2 | 3) =>
  PLACES.find((place) => new RegExp(`^${place[column]}$`, 'i').test(word))?.[0]

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
      new RegExp(`\\b(?<not>non)[- ](?<adjective>${ADJECTIVE})(?:[- ](?:based|made|owned))?\\b`, 'giu'),
      new RegExp(
        `\\b(?<not>${NOTHING}) (?:(?:an?|any|from|by|of|big|large|huge|that is|which is) )*(?<adjective>${ADJECTIVE})(?:[- ](?:based|made|owned)| ${COMPANY}| (?:tools?|software|apps?|products?))\\b`,
        'giu',
      ),
      new RegExp(`\\b(?<not>${NOTHING}) (?:(?:made|based|built|from|in|by) )+(?<noun>${NOUN})\\b`, 'giu'),
      new RegExp(`\\b(?:made|built|developed|headquartered|based) in (?<noun>${NOUN})\\b`, 'giu'),
      new RegExp(`\\bfrom (?<=\\b${TOOL} from )(?<noun>${NOUN})\\b`, 'giu'),
      new RegExp(
        `\\b(?:from|by|of) (?<=\\b(?:${TOOL}|made|built|developed|offered|comes?|run) (?:from|by|of) )(?:an? )?(?<adjective>${ADJECTIVE}) ${COMPANY}\\b`,
        'giu',
      ),
      new RegExp(`\\b(?<adjective>${ADJECTIVE})[- ](?:made|built|owned|developed)\\b`, 'giu'),
      new RegExp(`\\b(?<adjective>european|eu)(?:[- ]based)?[- ](?=${OF_EUROPE}\\b)`, 'giu'),
      /\b(?<adjective>european|eu)$(?<=\balternatives? to [^,.;!?\n]{1,30} \w+)/giu,
      new RegExp(`\\b(?<adjective>eu|europe|uk|us)[- ]based\\b(?! ${COMPANY})`, 'giu'),
    ],
    detailOf: ({ groups = {} }) => {
      const { not, noun, adjective } = groups
      const place = noun ? placeOf(noun, 2) : (placeOf(adjective!, 3) ?? placeOf(adjective!, 2))
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
