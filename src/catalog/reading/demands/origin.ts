/** Where the makers of tools are. */
import { type DemandKind, valuesOf } from './kind.ts'
import { adjectivesOf, isIn, nounsOf, PLACES, placeLabel, placeNamed } from './places.ts'

const NOUN = nounsOf(PLACES)
const ADJECTIVE = adjectivesOf(PLACES)

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

/** Behind the colon of what must not come from a place. */
const NOT_FROM = 'not-'

export const ORIGIN: Readonly<Record<string, DemandKind>> = {
  made: {
    isSeldomKnown: true,
    label: (detail) => {
      const isNot = detail.startsWith(NOT_FROM)
      const name = isNot ? detail.slice(NOT_FROM.length) : detail
      return `${isNot ? 'Not made' : 'Made'} in ${placeLabel(name)}`
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
        `\\b(?<not>(?:must|may|should|can|shall)(?: not|n['’]?t| never)|can['’]?t|cannot|never|nothing (?:may|must|should))\\b[^.,;!?\\n]{0,25}\\b(?:end up|land|go|be stored|be sent)\\b[^.,;!?\\n]{0,12}\\b${COMPANY} (?:in|from) (?:the )?(?<noun>${NOUN})\\b`,
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
      const place = placeNamed(noun ?? adjective!)
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
