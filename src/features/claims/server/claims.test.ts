import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool } from '../../../../test/factories.ts'
import { createPerson, mailTo, type Person } from '../../../../test/people.ts'
import {
  createClaimsApp,
  readClaiming,
  startClaim,
  startVendorSites,
  type VendorSites,
} from '../../../../test/vendor-site.ts'
import type { OwnClaim } from '../claims.contract.ts'

let sites: VendorSites
let app: TestApp
let admin: Person
beforeAll(async () => {
  sites = await startVendorSites()
  app = await createClaimsApp(sites)
  admin = await createPerson(app, { role: 'admin', name: 'Boss' })
  await createTool(app, { name: 'Logomat', slug: 'logomat', website_url: sites.at('www.logomat.com') })
})
afterAll(() => sites.close())

let count = 0
/** A tool with a website of its own. */
async function createOwn(path = ''): Promise<{ slug: string; host: string }> {
  const host = `vendor${++count}.com`
  const { slug } = await createTool(app, { name: `Vendor ${count}`, website_url: sites.at(host) + path })
  return { slug, host }
}
const at = (host: string, given: object = {}) =>
  createPerson(app, { email: `ada${++count}@${host}`, ...given })
const ask = (slug: string, body: object, { headers }: Person) =>
  app.send('POST', `/api/tools/${slug}/claims`, { role: 'Ada, founder', method: 'email', ...body }, headers)
const check = async ({ id }: { id: number }, { headers }: Person) => {
  const response = await app.send('POST', `/api/claims/${id}/check`, undefined, headers)
  return (await response.json()) as { holds: boolean; found: string; claim: OwnClaim }
}
const ways = async (slug: string, person: Person) =>
  Object.fromEntries((await readClaiming(app, slug, person)).ways.map((way) => [way.method, way.refusal]))

describe('who may claim', () => {
  test('an address at the domain proves it, and an administrator is told', async () => {
    const person = await at('mail.logomat.com')
    expect(await ways('logomat', person)).toEqual({ email: null, file: null, dns: null })
    const claim = await startClaim(app, 'logomat', person, 'email')
    expect(claim).toMatchObject({ status: 'requested', host: 'logomat.com', proved_at: null })
    const { holds, claim: proved } = await check(claim, person)
    expect([holds, proved.status]).toEqual([true, 'proved'])
    const letters = await mailTo(app, app.services.config.contactEmail)
    expect(letters.at(-1)).toMatchObject({
      subject: 'Claimed tool: Logomat',
      text: expect.stringContaining(person.email),
    })
    expect(await app.read('/api/admin/waiting', { headers: admin.headers })).toMatchObject({ claims: 1 })
    await expectFailure(await ask('logomat', {}, person), 'conflict')
    // Found again it is no second letter.
    await check(claim, person)
    expect(await mailTo(app, app.services.config.contactEmail)).toHaveLength(letters.length)
  })

  test.each([
    ['an address elsewhere', 'gmail.com', 'https://logomat.com/', 'The address of your account'],
    [
      'a domain that only ends alike',
      'notlogomat.com',
      'https://logomat.com/',
      'The address of your account',
    ],
    ['a neighbour below a public suffix', 'other.uk.com', 'https://tool.uk.com/', 'many people share'],
    ['a page of a hoster', 'vercel.app', 'https://tool.vercel.app/', 'many people share'],
    ['a page of a shop of apps', 'apple.com', 'https://apps.apple.com/app/1', 'many people share'],
    ['a project on a platform', 'github.com', 'https://github.com/owner/tool', 'many people share'],
    ['a giver of free addresses', 'proton.me', 'https://proton.me/', 'anybody can get one'],
    ['a name of no public list', 'tool.internal', 'https://tool.internal/', 'many people share'],
  ])('%s proves nothing', async (_, domain, website_url, why) => {
    const { slug } = await createTool(app, { name: `Tool ${++count}`, website_url })
    const person = await at(domain)
    expect((await ways(slug, person)).email).toContain(why)
    await expectFailure(await ask(slug, {}, person), 'invalid', 'method')
  })

  test('a file is a way where it can stand, and nothing is one on the page of a platform', async () => {
    const way = async (website_url: string) => {
      const { slug } = await createTool(app, { name: `Tool ${++count}`, website_url })
      const { ways: found, file_url } = await readClaiming(app, slug, admin)
      return [found.filter(({ refusal }) => refusal === null).map(({ method }) => method), file_url]
    }
    const file = '/.well-known/kitly-verification.txt'
    expect(await way('https://tool.github.io/app/')).toEqual([['file'], `https://tool.github.io${file}`])
    expect(await way('https://gemini.google.com/')).toEqual([['file'], `https://gemini.google.com${file}`])
    expect(await way('https://github.com/owner/tool')).toEqual([[], null])
    expect(await way('https://play.google.com/store/apps?id=1')).toEqual([[], null])
    expect(await way('http://plain.com/x')).toEqual([['file', 'dns'], `https://plain.com${file}`])
    expect(await way('http://127.0.0.1/')).toEqual([[], null])
  })

  test('an address that is not confirmed proves nothing, nor does one that has lost that', async () => {
    const { slug, host } = await createOwn()
    const unconfirmed = await at(host, { email_verified: false })
    await expectFailure(await ask(slug, {}, unconfirmed), 'forbidden')
    const person = await at(host)
    const claim = await startClaim(app, slug, person, 'email')
    const { db } = app.services.database
    await db.updateTable('users').set({ email_verified: 0 }).where('id', '=', person.id).execute()
    expect(await check(claim, person)).toMatchObject({
      holds: false,
      found: 'The address of the account is not confirmed.',
    })
  })

  test('what is wrong is said at its field, and no tool is not found', async () => {
    const person = await at('logomat.com')
    await expectFailure(await ask('logomat', { role: ' ' }, person), 'invalid', 'role')
    await expectFailure(await ask('logomat', { role: 'x'.repeat(201) }, person), 'invalid', 'role')
    await expectFailure(await ask('logomat', { method: 'phone' }, person), 'invalid', 'method')
    await expectFailure(await ask('nothing', {}, person), 'not_found')
  })

  test('somebody else’s claim is not found', async () => {
    const { slug, host } = await createOwn()
    const claim = await startClaim(app, slug, await at(host), 'email')
    const other = await at(host)
    for (const [path, body] of [
      ['check', {}],
      ['withdraw', {}],
      ['proposals', { kind: 'api', value: true, source_url: 'https://example.com/' }],
    ] as const) {
      const response = await app.send('POST', `/api/claims/${claim.id}/${path}`, body, other.headers)
      await expectFailure(response, 'not_found')
    }
    const reply = { review_id: 1, reply: 'Mine' }
    const response = await app.send('PUT', `/api/claims/${claim.id}/replies`, reply, other.headers)
    await expectFailure(response, 'not_found')
    expect((await readClaiming(app, slug, other)).claim).toBeNull()
  })

  test('asked at the same moment there is one claim, and the way can be changed before it is proved', async () => {
    const { slug, host } = await createOwn()
    const person = await at(host)
    const answers = await Promise.all([ask(slug, {}, person), ask(slug, { method: 'dns' }, person)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const mine = await app.read<OwnClaim[]>('/api/users/claims', { headers: person.headers })
    expect(mine).toHaveLength(1)
    const again = await startClaim(app, slug, person, 'file')
    expect(again).toMatchObject({ id: mine[0]!.id, method: 'file', line: mine[0]!.line })
  })

  test('can be asked ten times an hour', async () => {
    const own = await createClaimsApp(sites, { KITLY_RATE_LIMIT: '1' })
    const { slug } = await createTool(own, { website_url: 'https://logomat.com/' })
    const { headers } = await createPerson(own)
    const post = () => own.send('POST', `/api/tools/${slug}/claims`, { role: 'Ada', method: 'dns' }, headers)
    for (let i = 0; i < 10; i++) expect((await post()).status).toBe(201)
    await expectFailure(await post(), 'rate_limited')
  })
})

describe('a file', () => {
  async function begin() {
    const { slug, host } = await createOwn('about')
    const person = await createPerson(app)
    const claim = await startClaim(app, slug, person, 'file')
    const look = () => check(claim, person)
    return { slug, host, person, claim, look }
  }

  test('with the line proves it, also after a redirect to the same owner', async () => {
    const { host, claim, look } = await begin()
    expect(await look()).toMatchObject({
      holds: false,
      found: expect.stringContaining('There is no file at'),
    })
    expect(sites.asked.at(-1)).toBe(`${host}/.well-known/kitly-verification.txt`)
    sites.files.set(host, { location: `${sites.at(`www.${host}`)}x.txt` })
    sites.files.set(`www.${host}`, { body: `\uFEFFsomething else\r\n ${claim.line}\r\n` })
    expect(await look()).toMatchObject({ holds: true, claim: { status: 'proved' } })
  })

  test('elsewhere proves nothing', async () => {
    const { host, claim, look } = await begin()
    sites.files.set('elsewhere.com', { body: claim.line })
    sites.files.set(host, { location: sites.at('elsewhere.com') })
    const before = sites.asked.length
    expect(await look()).toMatchObject({
      holds: false,
      found: expect.stringContaining('leads to elsewhere.com'),
    })
    expect(sites.asked.slice(before)).toEqual([`${host}/.well-known/kitly-verification.txt`])
  })

  test('with the line of another tool, or a page that only repeats its address, proves nothing', async () => {
    const [one, other] = [await begin(), await begin()]
    sites.files.set(one.host, { body: other.claim.line })
    expect(await one.look()).toMatchObject({ holds: false, found: expect.stringContaining('has no line') })
    sites.files.set(one.host, { body: `No such page: ${one.claim.line} was not found` })
    expect((await one.look()).holds).toBe(false)
    sites.files.set(one.host, { body: one.claim.line, type: 'application/json' })
    expect(await one.look()).toMatchObject({ holds: false, found: expect.stringContaining('plain text') })
    sites.files.set(one.host, { body: `${'x'.repeat(5000)}\n${one.claim.line}` })
    expect((await one.look()).holds).toBe(false)
  })

  test('is asked for at no private address', async () => {
    const { host, claim, look } = await begin()
    sites.files.set(host, { body: claim.line })
    sites.addresses.set(host, '10.0.0.1')
    const before = sites.asked.length
    expect(await look()).toMatchObject({ holds: false, found: expect.stringContaining('public internet') })
    expect(sites.asked).toHaveLength(before)
  })
})

describe('a record', () => {
  test('proves it, and what is there in its place is said', async () => {
    const { slug, host } = await createOwn()
    const person = await createPerson(app)
    const claim = await startClaim(app, slug, person, 'dns')
    expect((await check(claim, person)).found).toBe(`${host} has no TXT record.`)
    sites.records.set(host, [['v=spf1 -all']])
    expect((await check(claim, person)).found).toContain(
      'has one TXT record, which is not kitly-verification=',
    )
    sites.records.set(host, Object.assign(new Error('time'), { code: 'ETIMEOUT' }))
    expect((await check(claim, person)).found).toContain('do not answer')
    // Long ones come in parts.
    sites.records.set(host, [['v=spf1 -all'], [claim.line.slice(0, 20), claim.line.slice(20)]])
    expect(await check(claim, person)).toMatchObject({ holds: true, claim: { status: 'proved' } })
  })
})
