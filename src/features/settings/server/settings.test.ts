import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeTestApps, createTestApp, type TestApp } from '../../../../test/app.ts'
import { pageCsp } from '../../../kernel/http/security-headers.ts'
import type { SiteSettings } from '../settings.contract.ts'
import { trackingSources } from '../tracking.ts'

afterAll(closeTestApps)

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ KITLY_CONTACT_EMAIL: 'owner@example.com' })
})
const read = () => app.read<SiteSettings>('/api/site-settings')
async function store(key: string, value: unknown) {
  const row = { key, value: JSON.stringify(value), updated_at: '2026-01-01T00:00:00.000Z' }
  await app.services.database.db
    .insertInto('site_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
const NOTHING = { google_analytics_code: null, meta_pixel_id: null, google_tag_manager_code: null }

describe('the settings of the site', () => {
  test('say that nothing is measured until something is set', async () => {
    expect(await read()).toEqual({ ...NOTHING, contact_email: 'owner@example.com' })
  })

  test.each([
    ['google_analytics_code', 'G-ABC123XYZ9'],
    ['google_analytics_code', 'UA-12345678-1'],
    ['meta_pixel_id', '123456789012345'],
    ['meta_pixel_id', '1234567890123456'],
    ['google_tag_manager_code', 'GTM-AB12CD3'],
  ])('carry a %s like %s', async (name, value) => {
    await store(name, value)
    expect(await read()).toMatchObject({ [name]: value })
  })

  test.each([
    ['google_analytics_code', "G-1');alert(1)//"],
    ['google_analytics_code', 'g-abc123'],
    ['google_analytics_code', '<script>alert(1)</script>'],
    ['meta_pixel_id', '12345'],
    ['meta_pixel_id', 123456789012345],
    ['google_tag_manager_code', 'GTM-AB12CD3&x=https://evil.example'],
    ['google_tag_manager_code', { toString: 'GTM-AB12CD3' }],
  ])('never carry a %s like %s', async (name, value) => {
    await store(name, value)
    expect(await read()).toMatchObject({ [name]: null })
  })
})

test('the policy of pages opens for what is set and for nothing else', () => {
  const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(name))
  const policyOf = (codes: Partial<typeof NOTHING | Record<string, string>>) =>
    pageCsp('<p></p>', { sources: trackingSources({ ...NOTHING, ...codes }) })
  expect(policyOf({})).toBe(pageCsp('<p></p>'))
  const pixel = policyOf({ meta_pixel_id: '123456789012345' })
  expect(directive(pixel, 'script-src ')).toBe("script-src 'self' https://connect.facebook.net")
  expect(pixel).not.toContain('google')
  const analytics = policyOf({ google_analytics_code: 'G-ABC123XYZ9' })
  expect(directive(analytics, 'script-src ')).toBe("script-src 'self' https://www.googletagmanager.com")
  expect(directive(analytics, 'connect-src')).toContain('https://*.google-analytics.com')
  expect(analytics).not.toContain('facebook')
})
