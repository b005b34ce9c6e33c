/** What tools may cost. */
import { CLAUSE_END, type DemandKind, firstKnown, flag, NOT } from './kind.ts'

/** 'free' as in 'free tools', not as in 'free time', 'sugar free' or 'feel free'. */
const FREE_BEFORE =
  '(?<!(?:feel|set|sugar|gluten|lactose|dairy|royalty|royalties|copyright|hands|duty|ad|ads|error|errors|tax|stress|risk|distraction|jargon|plastic|smoke|noise|barrier|a|my|our|your|their) |[-])'
const FREE_AFTER =
  '(?! ?-?(?:time|trial|text|form|format|flow|standing|fall|style|up|range|shipping|delivery|lance|lancers?|speech|will|advice|days?|hours?|afternoons?|evenings?|weekends?|mornings?|slots?|spots?|places?|seats?|rooms?|tables?|concerts?|entry|entrance|on|from|kick|throw|hand|diving|climbing|workshops?|lessons?|sessions?|samples?|newsletter|guide|download|downloads)\\b)'

/** A plan that somebody has is none that they ask for: 'we are on Slack free tier'. */
const NOT_HAD = '(?<!\\b(?:on|have|has|got)(?: \\w+){1,3} (?=free (?:tier|plan|version|edition)\\b))'
/** What somebody offers to others is none that they ask for, either: 'our app has a free plan'. */
const NOT_OURS = "(?<!\\b(?:we|i|our \\w+)(?:['’]ve)? (?:have|has|offers?|sells?|got) )"

const MONEY =
  '(?:(?<sign>us\\$|\\$|€|£|₹|(?<![a-z])rs\\.?)\\s?(?<first>\\d+(?:[.,]\\d{1,2})?)|(?<second>(?<!\\d)\\d+(?:[.,]\\d{1,2})?)\\s?(?<unit>\\$|€|£|₹|rupees?|inr|dollars?|bucks|euros?|eur|usd|pounds?|quid|gbp|tenner|francs?|chf))'
const PERIOD =
  '(?<period>\\s*(?:(?:a|per|each|every|/|in a|in the|by)\\s?(?:the )?(?:month|mo|year|yr|annum)\\b|monthly|yearly))'
const LIMIT =
  '(?:max(?:imum|imal)?\\.?|at (?:the )?most|(?<!\\b(?:nothing|not|none) )(?:under|below)|up to|less than|not? more than|within|cheaper than|budget(?: is| of|:)?(?: about| around)?|can (?:pay|spend|afford)(?: about| around| at most)?|(?:only|just|i|we) have|limit(?: is| of)?|(?:nothing|not) (?:above|over))'

/** Whoever else does not pay is to be reminded. */
const NOT_OTHERS = '(?<!\\b(?:that|who|which|they|ones|clients?|customers?|members?|tenants?|people|he|she) )'

/** Before what somebody's own product is not to ask of others. */
const NOT_OF_WORK = '(?<!\\b(?:build|building|make|making|create|develop|program|code)\\b[^.;!?\\n]{0,60})'

/** What is paid again and again. */
const EACH_MONTH = '(?:(?:every|each|per|a|by the) (?:month|year)|monthly|yearly|subscriptions?)'

/** Money that is worth far less than a dollar, roughly: how much of it is one. */
const MANY_FOR_A_DOLLAR = /^(?:₹|rs\.?|inr|rupees?)$/iu
const FOR_A_DOLLAR = 85

/** Dollars a month that a cheap tool costs at most where it has no free plan. */
const CHEAP_MOST = 12
/** What else is cheap: 'cheap flights' are to be found by a tool that may cost anything. */
const GOODS =
  'webcams?|cameras?|hardware|earbuds|headphones|flights?|hotels?|travel|trips?|holidays?|vacations?|meals?|recipes?|food|dinners?|groceries|clothes|rent|tickets?|stocks?|phones?|laptops?|cars?|gas|fares?|deals?|products?|ads|labou?r|housing|gifts?|wine'

export const COST: Readonly<Record<string, DemandKind>> = {
  free: {
    isStrict: true,
    label: () => 'Free of charge',
    says: [
      /\bfree of (?:charge|cost)\b|\bfor free\b|\bfor nothing\b|\bgratis\b|\bfreeware\b/giu,
      /\b(?:no|zero|0) (?:costs?|budget|money|fees?|funds|payment)\b(?! (?:planning|tracking|management|plan))/giu,
      /\bwithout (?:paying|spending|costs?|money|any (?:cost|money|budget))(?: (?:money|anything|a (?:cent|penny|dime)))?\b(?! (?:an?|the|my|our|for|somebody|someone) )/giu,
      new RegExp(
        `\\b(?:nothing|none of (?:it|this|them)|it|they|tools?|this|that|all)?\\s?(?:may|can|must|should|shall|will|do|does|to)?\\s?${NOT} (?:to )?costs?(?: me| us)?(?: anything| money| a (?:cent|penny|dime))?\\b`,
        'giu',
      ),
      /\b(?:nothing|none)(?: of (?:it|this))? (?:may|can|should|must|that)? ?costs?(?: money| anything)?\b|\bcosts? nothing\b/giu,
      new RegExp(
        `${NOT_OTHERS}\\b(?:${NOT}|no) (?:want to |willing to |able to |going to )?(?:pay|spend|buy)(?: for)?(?: anything| money| any money| a (?:cent|penny|dime)| it)?\\b(?!(?: \\w+){0,3}? ${EACH_MONTH})`,
        'giu',
      ),
      /(?:^|[\s(])(?:(?:0|zero) ?(?:€|\$|£|euros?|dollars?|pounds?|bucks)|(?:€|\$|£) ?0)(?![\d.,]*\d)/giu,
      /\b(?:i'?m|we'?re|am|are) (?:totally |completely )?(?:broke|skint)\b/giu,
      new RegExp(`(?=free\\b)${FREE_BEFORE}${NOT_HAD}\\bfree\\b${FREE_AFTER}`, 'giu'),
      new RegExp(
        `\\bbudget(?: of| is|:)? ?(?:nothing|zero|none|nil|0)${CLAUSE_END}|\\b(?:no|zero) \\$+${CLAUSE_END}|\\br0 budget\\b`,
        'giu',
      ),
      new RegExp(
        `\\b(?=[cteoa1])${NOT_OURS}(?:completely|totally|100 ?%|entirely|only|an?) free (?=tools?|software|apps?|plan|version|option|program|service|solution|account|tier|alternative)`,
        'giu',
      ),
    ],
    meets: (tool) => (tool.is_paid ? 'no' : 'yes'),
  },
  price: {
    label: (detail) => `At most $${detail} a month`,
    says: [
      new RegExp(
        `(?:${LIMIT}\\s*)?${MONEY}${PERIOD}(?:\\s*(?:max(?:imum)?|at most|in (?:all|total)|altogether|all together|total))?`,
        'giu',
      ),
      new RegExp(`${LIMIT}\\s*${MONEY}`, 'giu'),
      // Without its money a number is a price where nothing else is said, or where it is paid.
      new RegExp(
        `(?:\\b(?:budget|pay|spend|afford|costs?|price)\\b[^.,;:!?\\n]{0,20}|(?<=(?:^|[.,;!?\\n])[ \\t]*))${LIMIT}\\s*(?<second>(?<!\\d)\\d+(?:[.,]\\d{1,2})?)${PERIOD}${CLAUSE_END}`,
        'giu',
      ),
      new RegExp(
        `${MONEY}\\s*(?:max(?:imum)?\\b|at most|in (?:all|total)|altogether|all together|tops)`,
        'giu',
      ),
    ],
    detailOf: ({ groups }) => {
      const amount = Number((groups?.first ?? groups?.second ?? '').replace(',', '.'))
      const rate = MANY_FOR_A_DOLLAR.test(groups?.sign ?? groups?.unit ?? '') ? FOR_A_DOLLAR : 1
      const monthly = /year|yr|annum|yearly/i.test(groups?.period ?? '') ? amount / 12 / rate : amount / rate
      return amount > 0 && amount < 100_000 ? String(Math.round(monthly * 100) / 100) : null
    },
    meets: ({ is_paid, price_from }, detail) => {
      if (!is_paid) return 'yes'
      if (price_from?.currency !== 'USD') return 'unknown'
      return price_from.amount <= Number(detail) ? 'yes' : 'no'
    },
    isStrict: true,
  },
  cheap: {
    isSoft: true,
    label: () => 'Cheap',
    says: [
      new RegExp(
        `\\b(?:cheap(?:er|est)?|inexpensive|affordable|low[- ]cost|budget[- ]friendly|${NOT} (?:be )?(?:too |very |that |so )?expensive)\\b(?! than)(?! (?:and )?(?:${GOODS})\\b)`,
        'giu',
      ),
    ],
    meets: ({ is_paid, price_from }) => {
      if (!is_paid) return 'yes'
      if (price_from?.currency !== 'USD') return 'unknown'
      return price_from.amount <= CHEAP_MOST ? 'yes' : 'no'
    },
  },
  'no-subscription': {
    isStrict: true,
    label: () => 'No subscription',
    says: [
      /\b(?:no|not|not a|nothing (?:with|on)|without)(?: an?| any| another| more)*(?: monthly| yearly)? (?:subscriptions?|monthly fees?|recurring (?:fees?|costs?)|abos?)\b/giu,
      /\b(?:one[- ]time|one[- ]off|single) (?:purchase|payment|fee|price)\b|\b(?:pay|paid) (?:for it )?(?:only )?once\b|\bbuy (?:it|them|one|something) (?:just |only )?once\b|\blifetime licen[cs]e\b/giu,
      new RegExp(
        `\\b${NOT} (?:want to |wish to |like to |going to |be )*(?:pay(?:ing)?|rent(?:ing)?|subscrib(?:e|ing))\\b(?: (?!more|over)[a-z]+){0,3}? ${EACH_MONTH}`,
        'giu',
      ),
    ],
    meets: (tool) => (tool.is_paid ? (tool.price_from ? 'no' : 'unknown') : 'yes'),
  },
  'no-card': {
    label: () => 'No card to begin with',
    says: [
      /\b(?:no|without)(?: a| any| my| giving(?: a| my)?)?(?: credit| debit| bank)? cards?(?: details| number| required| needed)?\b(?! games?| tricks?)/giu,
      /\b(?:do|does|did)(?: not|n['’]?t) (?:own|have|possess|use)(?: a| any)? (?:credit|debit|bank) cards?\b/giu,
      /\b(?:nothing|anything|whatever|everything|what|one)(?: that)? (?:asks?|wants?|demands?|needs?|requires?)(?: me)?(?: for)? (?:a |my |the )?(?:credit |debit |bank )?card(?: details| number)?\b/giu,
    ],
    meets: (tool) =>
      firstKnown(
        flag(tool, 'free_without_card'),
        tool.pricing_model === 'Free' ? 'yes' : tool.is_paid ? 'no' : 'unknown',
      ),
  },
  'no-account': {
    label: () => 'Without an account',
    says: [
      /\b(?:no|without|w\/o|nobody|not)(?: an?| any| making an?| creating an?| having to(?: make an?| create an?)?| must create of| \w+ allowed| \w+| make an?)? ?(?<!bank )(?:accounts?|sign[- ]?ups?|sign[- ]ins?|signing (?:up|in)|registration|registering|log[- ]?ins?|logging in)\b/giu,
      /\b(?:nothing|nowhere|not|no)\b[^.!?]{0,20}\bwhere (?:i|we|you)\b[^.!?]{0,30}\b(?:sign[- ]?up|register|registration|log[- ]?in|make an account|create an account)\b(?: must| have to)?/giu,
      new RegExp(
        `\\b(?=${NOT} )${NOT_OF_WORK}${NOT} (?:(?:should|must|has to|have to) )?(?:need|require)(?: (?:to (?:make|create|have|open) )?(?:(?:an?|any) )?(?:accounts?|sign[- ]?ups?|log[- ]?ins?|registration)| to (?:sign|log) (?:in|up))\\b(?! (?:manager|details|page|desk|yet)\\b)`,
        'giu',
      ),
      /\bnothing (?:to|(?:that )?(?:i|we|you|she|he|they|one) (?:has|have|must|needs?)(?: to)?) (?:log|sign) (?:in|into|up)\b/giu,
    ],
    // No fact says it, but what anybody can take and run without a network asks nobody who they are.
    meets: (tool) =>
      flag(tool, 'open_source') === 'yes' && flag(tool, 'offline') === 'yes' ? 'yes' : 'unknown',
  },
}
