/** For whom tools are: what they work on, in which language, for how many. */
import { type DemandKind, flag, groupOf, valuesOf } from './kind.ts'

const PLATFORMS: readonly (readonly [key: string, label: string, words: string])[] = [
  ['linux', 'Linux', 'linux|ubuntu|debian|fedora'],
  ['macos', 'Mac', 'mac ?os|mac|macs|macbooks?|imacs?|mac ?book'],
  ['windows', 'Windows', 'windows(?: \\d+)?|windows pc|pc'],
  ['ios', 'iPhone or iPad', 'iphones?|ipads?|ios'],
  ['android', 'Android', 'android(?: phones?| tablets?)?|samsung (?:phone|tablet|galaxy)'],
  ['mobile', 'On a phone', '(?:smart|cell|mobile )?phones?|mobile|tablets?'],
  ['web', 'In the browser', 'chromebooks?|browsers?'],
]
const PLATFORM = PLATFORMS.map(([, , words]) => words).join('|')
/** What somebody has to work on, by itself: a 'mobile' or a 'browser' is seldom that. */
const DEVICE = PLATFORMS.filter(([key]) => key !== 'mobile' && key !== 'web')
  .map(([, , words]) => words)
  .join('|')
const APP = '(?:apps?|tools?|software|programs?)'
const ON_PLATFORM = `(?:on|with|for|under|from|in) (?:(?:my|our|an?|the|old|her|his|their|every|just|both|cheap) )*(${PLATFORM})(?: only)?\\b`
/** An app is demanded where a tool is to have one, not where one is to be made. */
const HAVING =
  '(?<=\\b(?:with|has|have|having|as|via|through|offers?)(?: (?:an?|the|its|own|good|native|real|proper))* )'
const NOT_MAKING =
  '(?<!\\b(?:creat|mak|build|develop|design|launch|cod|program|prototyp|ship|port|test|sell|publish|advertis)\\w*(?: \\w+){0,3} )'
/** What a tool for the browser runs on, too. */
const WITH_BROWSER = ['linux', 'macos', 'windows', 'web']

const LANGUAGES = [
  'english',
  'german',
  'french',
  'spanish',
  'portuguese',
  'italian',
  'dutch',
  'polish',
  'swedish',
  'danish',
  'norwegian',
  'finnish',
  'czech',
  'greek',
  'turkish',
  'arabic',
  'hebrew',
  'russian',
  'ukrainian',
  'chinese',
  'japanese',
  'korean',
  'hindi',
  'romanian',
  'hungarian',
]
const LANGUAGE = `(${LANGUAGES.join('|')})`

const NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
}
const NUMBER = `(\\d{1,5}|${Object.keys(NUMBERS).join('|')})`
const numberOf = (text: string) => NUMBERS[text.toLowerCase()] ?? Number(text)

export const PEOPLE: Readonly<Record<string, DemandKind>> = {
  platform: {
    label: (detail) => PLATFORMS.find(([key]) => key === detail)?.[1] ?? detail,
    says: [
      new RegExp(
        `\\b(?:(?:works?|working|runs?|running|run|use|used|usable|available|compatible|all|everything|only|do it|do this|install|that is)\\b[^,.;!?\\n]{0,18}?|${APP} )\\b${ON_PLATFORM}`,
        'giu',
      ),
      // 'an app for notes for Android' is one for notes.
      new RegExp(`(?<=\\b${APP}\\b[^,.;!?\\n]{0,18}? )${ON_PLATFORM}`, 'giu'),
      new RegExp(`\\b(?:on|for|from) (?:(?:my|our|an?|the|old|her|his) )*(${PLATFORM})$`, 'giu'),
      new RegExp(
        `\\b(?:i|we)(?:['’]?m|['’]?re|['’]?ve| am| are| all| only| just| have| got| use| work| run){1,3}(?: on| an?| with| got| old| all)* (${PLATFORM})(?: users?| here| only)?\\b`,
        'giu',
      ),
      new RegExp(`\\b(${PLATFORM}) (?:only|users?|compatible|software|version)\\b`, 'giu'),
      new RegExp(
        `\\b(?:she|he|they|mum|mother|father|dad|staff)(?: only| just)? (?:has|have|owns?|uses?)(?: only| just)? (?:an?|the|old|only) (?:old )?(${DEVICE})(?=\\s*(?:$|[.,;!?\\n]|so\\b|only\\b))`,
        'giu',
      ),
      /(?:^|[.;!?\n])[ \t]*for (iphones?|ipads?|ios|android|mac|linux)\b(?=[ \t]*(?:$|[.,;!?\n]|and (?:apple|ipads?|iphones?|android|mac|windows|linux)\b))/giu,
      new RegExp(
        `\\b(?=simple|free|good|easy|any)${NOT_MAKING}(?:simple|free|good|easy|any) (iphone|ipad|android) apps?\\b`,
        'giu',
      ),
      new RegExp(`${HAVING}\\b(${PLATFORM}) apps?\\b`, 'giu'),
      new RegExp(`${NOT_MAKING}\\b(mac|windows) apps?(?= (?:for|to|that|which)\\b)`, 'giu'),
      new RegExp(`(?:^|[.,;!?\\n])\\s*(?:and |only )?(${PLATFORM})(?=\\s*(?:$|[.,;!?\\n]))`, 'giu'),
      /\bon (?:my|our|an?|his|her) (?:\w+ )?(macbook|imac|ipad|chromebook|mac)\b/giu,
      new RegExp(`(?:^|[.,;!?\\n])\\s*(?:we |i )?have (?:only |just )?(?:an?|the) (${PLATFORM})\\b`, 'giu'),
      new RegExp(`${NOT_MAKING}\\b(linux|ubuntu|android|macos)\\b`, 'giu'),
      // What may not be installed names no platform: it runs in the browser.
      /\b(?:refuses?|forbids?|forbidden|bans?|blocks?|without|no|nothing (?:may|can|must|should|to|has to)|(?<!do )not(?: allowed| able)?(?: to)?|can(?:no|['’]?)t|may not|never|won['’]?t) (?:me |us |anybody |anyone |staff )?(?:that |which |whatever )?(?:(?:has|needs|have|is) )?(?:to )?(?:be )?install(?:s|ed|ing|ation)?\b(?! (?:kitchens?|windows|doors|solar|heat))(?: (?:anything|software|programs?|apps?))?/giu,
    ],
    detailOf: (found) => {
      const word = groupOf(found)
      if (word === undefined) return 'web'
      return PLATFORMS.find(([, , words]) => new RegExp(`^(?:${words})$`, 'i').test(word ?? ''))?.[0] ?? null
    },
    meets: (tool, detail) => {
      const platforms = valuesOf(tool, 'platforms')
      if (!platforms) return 'unknown'
      const wanted = detail === 'mobile' ? ['ios', 'android'] : [detail]
      if (wanted.some((platform) => platforms.includes(platform))) return 'yes'
      return platforms.includes('web') ? (WITH_BROWSER.includes(detail) ? 'yes' : 'unknown') : 'no'
    },
  },
  language: {
    label: (detail) => `In ${detail[0]!.toUpperCase()}${detail.slice(1)}`,
    says: [
      new RegExp(
        `\\b(?:interface|menus?|ui|user interface|buttons|app|apps|tools?|software|programs?|everything|available|usable|surface|it (?:must|should|has to) be|work(?:s|ing)?)\\b[^,.;!?\\n]{0,20}?\\bin ${LANGUAGE}\\b`,
        'giu',
      ),
      new RegExp(
        `\\b${LANGUAGE}(?:[- ](?:speaking|language))? (?:interface|ui|menus?|software|version|tools?|apps?)\\b`,
        'giu',
      ),
    ],
    detailOf: (found) =>
      found
        .slice(1)
        .find((part) => part !== undefined)
        ?.toLowerCase() ?? null,
    meets: (tool, detail) => {
      const languages = valuesOf(tool, 'interface_languages')
      return languages
        ? languages.includes(detail)
          ? 'yes'
          : 'no'
        : detail === 'english'
          ? 'yes'
          : 'unknown'
    },
  },
  skill: {
    label: (detail) => (detail === 'beginner' ? 'Easy to use' : 'For experts'),
    says: [
      /\b(?:simple|easy)(?: enough)?(?: to (?:use|learn|understand|handle))?(?: for (?:\w+ ){0,3}\w+)?(?=$|[,.;!?\n])|\beasy[- ]to[- ]use\b|\b(?:simple|easy) (?:tools?|software|apps?|ones?|to use|enough)\b|\bbeginners?\b|\buser[- ]friendly\b/giu,
      /\b(?:no|without|zero) (?:technical |computer |it |any )?(?:skills?|experience|know-?how)\b|\b(?:not|n['’]?t)(?: \w+){0,2} (?:technical|tech[- ]savvy|good with computers|computer person)\b|\bnon-?technical\b|\btechnophobe\b/giu,
    ],
    detailOf: () => 'beginner',
    meets: ({ skill_level }) =>
      skill_level === 'advanced' ? 'no' : skill_level === 'beginner' ? 'yes' : 'unknown',
  },
  team: {
    label: (detail) => `For ${detail} people`,
    says: [
      new RegExp(
        `\\b(?:team|staff|office|company|firm|department|crew|agency|practice) of ${NUMBER}\\b`,
        'giu',
      ),
      new RegExp(
        `\\b(?:we are|we're|there are|were) (?:about |around |only |just )?${NUMBER}(?: people| of us| colleagues| employees)?\\b(?! (?:years|weeks|months|minutes|days|km|hours))`,
        'giu',
      ),
      new RegExp(
        `\\b${NUMBER}[- ](?:employees|colleagues|co-?workers|users|of us|staff|person team|people team|seats)\\b`,
        'giu',
      ),
    ],
    detailOf: (found) => {
      const people = numberOf(groupOf(found) ?? '')
      return people >= 2 ? String(people) : null
    },
    meets: () => 'yes',
  },
  api: {
    label: () => 'With an API',
    says: [
      /\b(?:with|has|have|having|needs?|want|via|offers?|through)(?: an?| its| their)? (?:rest )?api(?: access)?\b/giu,
    ],
    meets: (tool) => flag(tool, 'api'),
  },
  sso: {
    label: () => 'Single sign-on',
    says: [/\b(?:sso|single sign[- ]on|saml)\b/giu],
    meets: (tool) => flag(tool, 'sso'),
  },
}
