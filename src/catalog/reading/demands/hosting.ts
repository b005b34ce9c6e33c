/** Where tools run, and where what they are given stays. */
import { type DemandKind, firstKnown, flag, groupOf, NOT, valuesOf } from './kind.ts'
import { PLACES as ALL_PLACES, adjectivesOf, isOfEu, nounsOf, placeLabel, placeNamed } from './places.ts'

/** Where tools say that data is kept. */
const PLACES = ALL_PLACES.filter(({ id }) => isOfEu(id) || ['ch', 'uk', 'us', 'ca', 'au'].includes(id))
const EUROPE = PLACES.filter(({ id }) => isOfEu(id))
const PLACE = `(${nounsOf(PLACES)}|${adjectivesOf(EUROPE)}|swiss)`
const DATA =
  '(?:data|files?|recordings?|records|documents?|everything|it all|patient data|customer data|client data|hosted|hosting|servers?|stored|processed|processing|kept)'

/** Where somebody's own things stay. */
const PREMISES =
  'computers?|machines?|laptops?|pcs?|devices?|house|building|office|premises|practice|network|clinic|school|site|plant|farm|ward|hospital|lab|laboratory|firm|company|servers?'
/** A place to which nothing may be sent. */
const ELSEWHERE =
  "(?:outside|external|foreign|third[- ]part(?:y|ies)|other people['’]?s|some(?:body|one)(?: else)?['’]?s|any(?:body|one)(?: else)?['’]?s|random)(?: \\w+)?(?: servers?| services?| sites?| websites?| company| companies)\\b"

export const HOSTING: Readonly<Record<string, DemandKind>> = {
  'open-source': {
    isStrict: true,
    label: () => 'Open source',
    says: [
      /\b(?:open[- ]?sourced?|free software licen[cs]e|foss|libre software|source code (?:available|open))\b|\b(?:(?:gpl|mit|apache|bsd|osi)[- ](?:licen[cs]e[ds]?|approved)|gpl)\b/giu,
    ],
    meets: (tool) => flag(tool, 'open_source'),
  },
  'self-hosted': {
    isStrict: true,
    label: () => 'On a server of your own',
    says: [
      /\bself[- ]?host(?:ed|ing|able)?\b|\bon[- ]?prem(?:ises?)?\b|\bown (?:server|servers|infrastructure|nas)\b|\b(?:on|in|from|leave|outside) (?:our|my)(?: \w+)? servers?\b|\b(?:runs?|running|be run|stays?|kept) in[- ]house\b/giu,
      /\b(?:host|(?:can|could) run) (?:it|everything|them|all of it) (?:myself|ourselves)\b/giu,
    ],
    meets: (tool) =>
      firstKnown(flag(tool, 'self_hosting'), flag(tool, 'offline') === 'yes' ? 'yes' : 'unknown'),
  },
  offline: {
    isStrict: true,
    label: () => 'Runs offline',
    says: [
      /\boff[- ]?line\b/giu,
      /\bwithout(?: \w+){1,3} cloud\b/giu,
      /\b(?:no|without|w\/o)(?: an?| any| using(?: the)?)? ?(?:internet|wi-?fi|connection|network|signal|reception|cloud)(?: connection| access| at all)?\b/giu,
      /\bcloud is (?:not allowed|not an option|no option|forbidden|banned|prohibited|taboo|out of the question|off the table|out)\b|\bnot (?:over|via|through) the (?:internet|web|net)\b/giu,
      new RegExp(
        `\\b(?:${NOT}|forbid(?:s|den)?|bans?|banned|prohibit(?:s|ed)?)(?: \\w+){0,4} (?:send|sending|sent|upload|uploading|uploaded)\\b[^.;!?\\n]{0,25}\\b${ELSEWHERE}`,
        'giu',
      ),
      /\b(?:can(?:no|['’]?)t|must(?: not|n['’]?t)|may not|never)(?: ever)? (?:be uploaded|upload (?:any(?:thing)?|it|this|that|them|these)(?: of (?:it|this|that|them))?)\b/giu,
      new RegExp(
        `\\b(?:${NOT}|nothing)(?: \\w+){0,4} (?:in|into|to) (?:the|any|a|some|somebody's) cloud\\b`,
        'giu',
      ),
      /\bwithout (?:uploading|sending|uploads?)(?: anything| it| them)?\b(?! to)/giu,
      /\bnothing(?: is| gets| may be| must be| should be| to be)? sent (?:anywhere|away|out|off|elsewhere)\b/giu,
      new RegExp(
        `\\b(?:data|files?|recordings?|records|documents?|everything|it) (?:(?:must|has to|have to|should|needs? to) )?(?:stays?|remains?) (?:on|in|at|inside|within) (?:the|our|my) (?:${PREMISES})\\b`,
        'giu',
      ),
      /\b(?:stays?|staying|remains?|kept|keep|keeps)(?: \w+){0,3} on (?:my|that|our|this|the)(?: own)? (?:computers?|machines?|laptops?|pcs?|devices?|phone|mac|premises)\b/giu,
      /\b(?:locally|local only|local ai|only local (?:models?|llms?)|local (?:models?|llms?) only|all local|air[- ]?gapped|computed at home|(?:runs?|running|stays?|stay) local)\b/giu,
      /\bon (?:my|our|the|his|her|their) own (?:computers?|machines?|laptops?|pcs?|devices?|hardware)\b/giu,
      new RegExp(
        `\\b(?:${NOT}|nothing|no (?:data|files?|recordings?))(?: \\w+){0,3} (?:leave|leaves|leaving|go out of|get out of)(?: \\w+){0,2} (?:${PREMISES})\\b`,
        'giu',
      ),
    ],
    meets: (tool) => flag(tool, 'offline'),
  },
  data: {
    label: (detail) => `Data in ${placeLabel(detail)}`,
    says: [
      new RegExp(
        `(?<!\\b(?:no|not|never|none of|nothing|without) (?:\\w+ ){0,2})\\b${DATA}\\b[^.;!?\\n]{0,40}?\\b(?:in|within|inside|on|from)(?: the| an?)? ${PLACE}\\b(?! union's)(?: union| servers?| soil| cloud)?`,
        'giu',
      ),
      new RegExp(
        `\\b${PLACE}(?:[- ]based)?[- ](?:servers?|hosting|hosted|data ?cent(?:er|re)s?|cloud|data (?:residency|protection))\\b`,
        'giu',
      ),
      new RegExp(`\\bhosted (?:in|within)(?: the)? ${PLACE}\\b`, 'giu'),
      new RegExp(
        `\\b(?:${DATA}|calls?|they|it|nothing)\\b[^.;!?\\n]{0,20}\\b(?:not|n['’]?t|never|nothing may|nothing must) (?:ever )?leave (?:the )?${PLACE}\\b`,
        'giu',
      ),
      new RegExp(
        `\\b(?:${NOT}|nothing|no)\\b[^.;!?\\n]{0,25}\\b(?:stored|kept|saved|processed|hosted|data) outside(?: of)?(?: the)? ${PLACE}\\b`,
        'giu',
      ),
    ],
    detailOf: (found) => {
      const place = placeNamed(groupOf(found)!)!
      return isOfEu(place) ? 'eu' : place
    },
    meets: (tool, detail) => {
      const places = valuesOf(tool, 'data_location')
      if (places) return places.includes(detail) || places.includes('own') ? 'yes' : 'no'
      return flag(tool, 'offline') === 'yes' || flag(tool, 'self_hosting') === 'yes' ? 'yes' : 'unknown'
    },
  },
  gdpr: {
    label: () => 'GDPR',
    says: [
      /\b(?:gdpr|dsgvo|rgpd|lgpd)(?:[- ](?:compliant|conform|compliance|safe|ready|friendly))?\b|\bdata protection (?:law|rules|officer|compliant)\b/giu,
    ],
    meets: (tool) => {
      if (valuesOf(tool, 'certificates')?.includes('gdpr-dpa')) return 'yes'
      const places = valuesOf(tool, 'data_location') ?? []
      return places.includes('eu') || places.includes('own') || flag(tool, 'offline') === 'yes'
        ? 'yes'
        : 'unknown'
    },
  },
  'no-training': {
    label: () => 'Does not learn from my data',
    says: [
      new RegExp(
        `\\b(?:${NOT}|no|nobody|nothing|none)(?: \\w+){0,3} (?:train(?:s|ed|ing)?|learn(?:s|ed|ing)?)(?: (?:ai|models?|their ai|its ai|a model))? (?:on|from|with) (?:my|our|the|it|this|client|customer|patient)(?: (?:data|texts?|files?|work|documents?|drawings?|photos?|recordings?|manuscripts?))?\\b`,
        'giu',
      ),
    ],
    meets: (tool) => {
      const [value] = valuesOf(tool, 'trains_on_input') ?? []
      if (value === undefined) return flag(tool, 'offline') === 'yes' ? 'yes' : 'unknown'
      return value === 'no' || value === 'opt-in' ? 'yes' : value === 'yes' ? 'no' : 'unknown'
    },
  },
  'no-generators': {
    label: () => 'Not made of others’ art',
    says: [
      /\b(?:trained|built|made|learnt|fed) (?:on|from|with) (?:stolen|scraped|other people['’]?s|artists['’]?|others['’]?)(?: \w+)? ?(?:art|artwork|works?|pictures?|images?|drawings?)?\b/giu,
      /\b(?:steals?|stole|stealing|stolen)(?: from)? (?:our |other |from )?(?:artists?|art|illustrators?|drawings?)\b/giu,
    ],
    // Nobody says on what it was trained so that one could rely on it: what generates pictures is out.
    meets: (tool) => (tool.tags.includes('image generation') ? 'no' : 'yes'),
  },
  hipaa: {
    label: () => 'HIPAA',
    says: [/\bhipaa(?:[- ]compliant)?\b/giu],
    meets: (tool) => (valuesOf(tool, 'certificates')?.includes('hipaa') ? 'yes' : 'unknown'),
  },
}
