import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { renderPage } from '../../test/pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

test.each([
  ['/contact', 'Contact form', ['email', 'mobile', 'query_type', 'message']],
  ['/submit-tool', 'Submit a tool', ['name', 'website_url', 'short_description', 'email', 'category']],
  ['/auth/sign-in', 'Sign in', ['email', 'password']],
])('%s is sent with its form', async (path, name, fields) => {
  const { html } = await renderPage(app, path)
  const form = new RegExp(`<form[^>]*aria-label="${name}"[\\s\\S]*?</form>`).exec(html)?.[0] ?? ''
  for (const field of fields)
    expect(form).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${field}"`))
  expect(form).toContain('type="submit"')
})

test('Google is offered only where it is set up, and the page brings the answer along', async () => {
  expect((await renderPage(app, '/auth/sign-in')).html).not.toContain('Continue with Google')
  const withGoogle = await createTestApp({ GOOGLE_CLIENT_ID: 'kitly', GOOGLE_CLIENT_SECRET: 'secret' })
  expect((await renderPage(withGoogle, '/auth/sign-in')).html).toContain('Continue with Google')
})
