/** Where tools run, and where what they are given stays. */
import { CLAUSE_END, type DemandKind, firstKnown, flag, groupOf, NOT, valuesOf } from './kind.ts'
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
/** What is not to be given away. */
const THINGS =
  '(?:data|files?|code|notes|recordings?|records|documents?|papers|manuscripts?|drawings|contracts?|emails?|texts?)'
/** Servers and sites of others. */
const OF_OTHERS =
  "(?:(?:outside|external|foreign|third[- ]party|other people['’]?s|some(?:body|one)(?: else)?['’]?s|any(?:body|one)(?: else)?['’]?s|random|commercial)(?: \\w+)? (?:servers?|services?|sites?|websites?)|third[- ]parties)\\b"
/** How it goes out of a place. */
const LEAVE = '(?:leaves?|exits?(?: from)?|(?:go|goes|gets?|comes?) (?:out|outside|away)(?: of| from)?)'
const MUST = '(?:must|has to|have to|should|needs? to)'
/** Whoever asks about a licence, or writes one, does not demand it. */
const NOT_ABOUT = '(?<!\\b(?:which|what|explain|choose|write|between)\\b[^.;!?\\n]{0,40})'

/** The last words before, of the same part of the sentence. */
const JUST_BEFORE = /(?:(?!\b(?:but|and|so|if|as|because|while)\b)[\w'’]+ ){0,4}$/u
/**
 * Whether data is not to be in the place: 'no patient data in the US'. What may not leave a place, or be outside of it, is to be there.
 */
function isTurnedRound({ 0: said, index, input }: RegExpExecArray): boolean {
  if (/\b(?:leaves?|exits?|outside|(?:out|away) (?:of|from)|other than)\b/i.test(said)) return false
  const clause = `${input.slice(0, index).match(JUST_BEFORE)![0]}${said}`
  return /\b(?:no|not|never|none|nothing)\b(?! (?:but|just|only)\b)|n['’]t\b/i.test(clause)
}

export const HOSTING: Readonly<Record<string, DemandKind>> = {
  'open-source': {
    isStrict: true,
    label: () => 'Open source',
    says: [
      /\b(?:open[- ]?sourced?|free software licen[cs]e|foss|libre software|source code (?:available|open))\b/giu,
      new RegExp(
        `\\b(?=[al]?gpl|mit|apache|bsd|osi|under|with)${NOT_ABOUT}(?:(?:[al]?gpl|mit|apache|bsd|osi)[- ](?:licen[cs]ed|approved)\\b|(?:under|with) an? (?:[al]?gpl|mit|apache|bsd|osi)[- ]licen[cs]e\\b|[al]?gpl(?: (?:only|or mit|or apache|or bsd)\\b|${CLAUSE_END}))`,
        'giu',
      ),
      /\b(?:whose|its|their|the|where the) (?:source|source code|code) (?:i|we|you|one|anybody|anyone) can (?:read|see|inspect|audit|check|fork|change|modify|look at)\b/giu,
      /\b(?:i|we|you|one) (?:can|could|may) (?:read|see|inspect|audit|fork|modify)(?: and (?:fork|change|modify|audit|rebuild))?(?: \w+){0,2} source(?: code)?\b/giu,
      /\b(?:no|not|never|nothing|without)(?: any| a| an?| that is| that's)? (?:closed[- ]source|proprietary)\b(?! (?:data|format|methods?))/giu,
    ],
    meets: (tool) => flag(tool, 'open_source'),
  },
  'self-hosted': {
    isStrict: true,
    label: () => 'On a server of your own',
    says: [
      /\bself[- ]?host(?:ed|ing|able)?\b|\bon[- ]?prem(?:ises?)?\b|\bown (?:server|servers|infrastructure|nas)\b|\b(?:on|in|from|leave|outside) (?:our|my)(?: \w+)? servers?\b/giu,
      new RegExp(
        `\\b(?:(?:it|everything|software|tool|model) (?:${MUST} )?|${MUST} )(?:runs?|be run|stays?|be kept) in[- ]house${CLAUSE_END}`,
        'giu',
      ),
      new RegExp(
        `\\b(?:${MUST} (?:be able to )?|(?:it|that|which|everything) )(?:runs?|live|stay|work) (?:locally )?(?:on|in) (?:the|our|my|these|those)(?: \\w+){0,3}? (?:box(?:es)?|racks?|gpus?|workstations?|hardware|cluster|nas|raspberry pi|server room|basement|data cent(?:er|re))\\b`,
        'giu',
      ),
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
      /\bcloud is (?:not allowed|not an option|no option|forbidden|banned|prohibited|taboo|out of the question|off the table|out(?=\s*(?:$|[.,;!?])))\b|\bnot (?:over|via|through) the (?:internet|web|net)\b(?! but)/giu,
      new RegExp(
        `\\b(?:${NOT}(?! forbid)|(?<!n['’]t )(?:forbid(?:s|den)?|bans?|banned|prohibit(?:s|ed)?))(?: \\w+){0,4} (?:send|sending|sent|upload|uploading|uploaded)(?: \\w+){0,2} (?:${THINGS}|this|it|them|that|anything)\\b[^.;!?\\n]{0,20}\\b${OF_OTHERS}`,
        'giu',
      ),
      new RegExp(
        `\\b(?:files|records|notes|documents|recordings|data|papers|drawings|contracts) can(?:no|['’]?)t(?: ever)? be uploaded${CLAUSE_END}|\\b(?:must(?: not|n['’]?t)|may not) be uploaded${CLAUSE_END}`,
        'giu',
      ),
      /\b(?:can(?:no|['’]?)t|must(?: not|n['’]?t)|may not) upload any of (?:it|this|that|them|these)\b(?! (?:because|since|as)\b)/giu,
      new RegExp(
        `\\b(?:${NOT}|nothing)(?: \\w+){0,4} (?:in|into|to) (?:the|any|a|some|somebody's) cloud\\b`,
        'giu',
      ),
      /\bwithout (?:uploading|sending|uploads?)(?: anything| it| them)?\b(?! to)/giu,
      /\bnothing(?: is| gets| may be| must be| should be| to be)? sent (?:anywhere|away|elsewhere)\b/giu,
      new RegExp(
        `\\b(?:(?:${THINGS}|everything|it) ${MUST} (?:stay|remain) (?:on|in|at|inside|within) (?:the|our|my) (?:${PREMISES})\\b|(?:the |our |my )${THINGS} (?:stays?|remains?) (?:on|in|at|inside|within) (?:the|our|my) (?:${PREMISES})${CLAUSE_END})`,
        'giu',
      ),
      /\b(?:stays?|staying|remains?|kept|keep|keeps)(?: \w+){0,3} on (?:my|that|our|this|the)(?: own)? (?:computers?|machines?|laptops?|pcs?|devices?|phone|mac|premises)\b/giu,
      /\b(?:(?:will|must|should|has to|have to) (?:sit|live|stay|remain|be kept)|stays?|remains?) on the (?:machine|computer|laptop|pc|server) in (?:my|our)\b/giu,
      /\b(?:locally|local only|local ai|only local (?:models?|llms?)|local (?:models?|llms?) only|all local(?=\s*(?:$|[.,;!?]))|air[- ]?gapped|computed at home|(?:runs?|running|stays?|stay) local)\b/giu,
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
        `\\b${DATA}\\b[^.;!?\\n]{0,40}?\\b(?:in|within|inside|on|from)(?: the| an?)? ${PLACE}\\b(?! union's)(?: union| servers?| soil| cloud)?`,
        'giu',
      ),
      new RegExp(
        `\\b${PLACE}(?:[- ]based)?[- ](?:servers?|hosting|hosted|data ?cent(?:er|re)s?|cloud|data (?:residency|protection))\\b`,
        'giu',
      ),
      new RegExp(`\\bhosted (?:in|within)(?: the)? ${PLACE}\\b`, 'giu'),
      new RegExp(
        `\\b(?:(?:${DATA}|calls?)\\b[^.;!?\\n]{0,20}(?:\\bnot|n['’]?t|\\bnever) (?:ever )?${LEAVE}|nothing (?:may|must|can|should|is allowed to)(?: ever)? ${LEAVE}|no ${DATA} (?:(?:may|must|can) )?${LEAVE}) (?:the )?${PLACE}\\b`,
        'giu',
      ),
      // As German has it: 'the data may the EU not leave'.
      new RegExp(
        `\\b${DATA}\\b[^.;!?\\n]{0,15} (?:the )?${PLACE} (?:not|never|no|in no case|on no account)(?: ever)? leave\\b`,
        'giu',
      ),
      new RegExp(
        `\\b(?:${NOT}|nothing|no ${DATA})\\b[^.;!?\\n]{0,25}\\b(?:stored|kept|saved|processed|hosted|data) outside(?: of)?(?: the)? ${PLACE}\\b`,
        'giu',
      ),
    ],
    detailOf: (found) => {
      const place = placeNamed(groupOf(found)!)!
      if (isTurnedRound(found)) return null
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
      new RegExp(
        `\\b(?:${NOT}|no|nobody|nothing|none|without)\\b[^.;!?\\n]{0,50}\\b(?:feed|feeds|fed|feeding|put|puts|pour|use|uses|used|using|go|goes|end up|ends up)(?: \\w+){0,3} (?:into|to|for|as) (?:(?:an?|the|their|its|some|any|next|own|new|ai|language|training) )*(?:models?|training(?: data| material)?)\\b`,
        'giu',
      ),
      new RegExp(
        `\\b(?:${NOT}|nobody|nothing|none)\\b[^.,;!?\\n]{0,50}\\bteach(?:es|ing)? (?:(?:your|their|its|anybody['’]?s|anyone['’]?s|somebody['’]?s|someone['’]?s|other people['’]?s)(?: next| ai| language)* models?|(?:an?|the|any|your|their|its) ai)\\b`,
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
