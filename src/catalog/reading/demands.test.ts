import { describe, expect, test } from 'vitest'
import { demandOf, findDemands } from './demands.ts'

const idsIn = (text: string) => findDemands(text).map(({ id }) => id)

describe('what a text demands', () => {
  test.each([
    ['nothing may cost money', ['free']],
    ['it must not cost anything', ['free']],
    ["we can't pay for any of it", ['free']],
    ['there is no budget at all', ['free']],
    ['free pdf summarizer for mac', ['free', 'platform:macos']],
    ['only free tools please', ['free']],
    ['max 15 euros a month', ['price:15']],
    ['$20 a month in all', ['price:20']],
    ['at most 1700 rupees per month', ['price:20']],
    ["I won't pay every month, I'd rather buy it once", ['no-subscription']],
    ["remind the ones that don't pay", []],
    ['nothing that is trained on stolen art', ['no-generators']],
    ['I can spend about 30 dollars monthly', ['price:30']],
    ['budget of £120 a year', ['price:10']],
    ['cheap video editor', ['cheap']],
    ['something affordable, not too expensive', ['cheap']],
    ['mac app for writing', ['platform:macos']],
    ['no credit card', ['no-card']],
    ['without signing up', ['no-account']],
    ['nothing where I have to sign up', ['no-account']],
    ['it has to be open source', ['open-source']],
    ['on our own server', ['self-hosted']],
    ['self-hosted', ['self-hosted']],
    ['must work offline', ['offline']],
    ['without internet at sea', ['offline']],
    ['nothing may leave our building', ['offline']],
    ['the data must stay in the EU', ['data:eu']],
    ['hosted in Germany', ['data:eu']],
    ['EU servers', ['data:eu']],
    ['european alternative to chatgpt', ['made:europe']],
    ['EU-based analytics', ['made:eu']],
    ['made in Germany', ['made:de']],
    ['a tool by a Swedish company', ['made:se']],
    ['something from France', ['made:fr']],
    ['an app that comes from Canada', ['made:ca']],
    ['made in Germany transcription', ['made:de']],
    ['a European AI', ['made:europe']],
    ['looking for an EU-based CRM', ['made:eu']],
    ['looking for a European alternative', ['made:europe']],
    ['non-US video conferencing', ['made:not-us']],
    ['nothing from the USA', ['made:not-us']],
    ['not made in the US', ['made:not-us']],
    ['no American software please', ['made:not-us']],
    ['not from a big american company', ['made:not-us']],
    ['I can run it myself', ['self-hosted']],
    ["don't send my stuff to the cloud", ['offline']],
    ['my boss forbids sending code to any outside server', ['offline']],
    ["we can't upload this to somebody else's server", ['offline']],
    ["case files can't be uploaded, period", ['offline']],
    ["data can't leave the site", ['offline']],
    ['cloud is out of the question', ['offline']],
    ["we can't upload any of this to a commercial service", ['offline']],
    ['the notes must never end up with some company in America', ['made:not-us']],
    ['tidy notes w/o cloud', ['offline']],
    ['charts from my words; local model only', ['offline']],
    ['in Obsidian, with nothing sent anywhere', ['offline']],
    ['the data stays on the farm', ['offline']],
    ['ladder logic for an air-gapped machine', ['offline']],
    ['GPL or MIT', ['open-source']],
    ['an Apache-licensed model', ['open-source']],
    ['no patient data in the US', []],
    ['nothing stored outside the UK', ['data:uk']],
    ['calls may never leave Ireland', ['data:eu']],
    ['a budget of zero', ['free']],
    ['Budget: nothing', ['free']],
    ['a voice for my narration, under 20 a month', ['price:20']],
    ['nothing above 100 bucks', ['price:100']],
    ['pupils mustn’t need accounts', ['no-account']],
    ['any site w/o registering', ['no-account']],
    ['nothing she has to log into', ['no-account']],
    ['simple iPhone app, no ads', ['platform:ios']],
    ['she only has an iPhone', ['platform:ios']],
    ['For iPhone and Apple Watch', ['platform:ios']],
    ['is there a free version', ['free']],
    ['on a box next to the belt, not over the internet', ['offline']],
    ['it has to run in-house', ['self-hosted']],
    ['GDPR compliant', ['gdpr']],
    ['they must not train on my manuscripts', ['no-training']],
    ['I only have an iPad', ['platform:ios']],
    ["we're all on Linux", ['platform:linux']],
    ['works on my old Android phone', ['platform:android']],
    ['from my phone', ['platform:mobile']],
    ['I have a Chromebook', ['platform:web']],
    ['the interface must be in German', ['language:german']],
    ['for a team of 40', ['team:40']],
    ['we are five people', ['team:5']],
    ['simple enough for my grandfather', ['skill:beginner']],
    ['I am not technical', ['skill:beginner']],
    ['with an API', ['api']],
    ['it needs to come with a good iphone app', ['platform:ios']],
  ])('%s', (text, ids) => {
    expect(idsIn(text)).toEqual(ids)
  })

  test.each([
    'I have some free time on Sundays',
    'sugar-free cakes, gluten free bread',
    'cheap flights to Lisbon',
    'build a windows app for my shop',
    'feel free to suggest',
    'sell mugs at $20 in the shop',
    'film the garden with my iphone',
    'a wedding for 40 people',
    'translate the menu into German',
    'the windows of the church',
    'a course about the European Union',
    'a lecture on European history',
    'we are a German company with Spanish clients',
    'our EU-based company sells cheese',
    'translate not only American novels',
    'a trip from Germany to Italy',
    'letters to us',
    'I am a UK-based photographer',
    'we are a US-based charity',
    'we are based in Germany',
    'I am not from the US',
    'we are not in the EU',
    'shoes made in Italy',
    'our European software company',
    'a European software company needs a website',
    'sell products from Spain',
    'French-made cheese',
    'non-EU customers',
    'we are not a big American company',
    'I own a bakery and run it myself',
    'a gift that is not from us',
    'a local newspaper',
    "we're on Slack free tier",
    'I have the Freshdesk free plan',
    'a cheap webcam',
    'build an iPhone app for our shop',
    'they have windows in the old house',
    'send the photos to an outside printer',
    'customers upload a picture of their dog',
    'six in-house linguists',
    'upload my talk to a random site',
    'plan the budget of the club',
    'Create a mobile app for tracking workouts',
    'we are building an android app',
    'logo, website, mobile app',
  ])('nothing: %s', (text) => {
    expect(idsIn(text)).toEqual([])
  })

  test.each([
    ['open source if possible', true],
    ['ideally open source', true],
    ['open source would be nice', true],
    ['it must be open source', false],
    ['cheap if possible. It must be open source', false],
  ])('as a wish or as a must: %s', (text, isSoft) => {
    const demand = findDemands(text).find(({ id }) => id === 'open-source')!
    expect([demand.isSoft, demand.isStrict]).toEqual([isSoft, !isSoft])
    expect(demand.label).toBe(isSoft ? 'Open source, if possible' : 'Open source')
  })

  test('says where', () => {
    const text = 'A logo, free of charge, for my boat'
    const [demand] = findDemands(text)
    expect(demand!.spans.map(([from, to]) => text.slice(from, to))).toEqual(['free of charge'])
  })
})

test('an id names a demand, or none', () => {
  expect(demandOf('platform:macos')).toMatchObject({ label: 'Mac', isStrict: false })
  expect(demandOf('price:20')).toMatchObject({ label: 'At most $20 a month', isStrict: true })
  for (const id of ['', 'platform', 'free:1', 'price:-3', 'price:x', 'toString', 'nothing:1']) {
    expect(demandOf(id)).toBeUndefined()
  }
})
