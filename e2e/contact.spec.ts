import { expect, expectAccessible, ONCE, open, test, testWellMade } from './kitly.ts'

test.describe('contact', () => {
  test('says what is missing, sends, and gives a reference', async ({ page }) => {
    // Also of what is caught, which no console tells.
    const refusals: string[] = []
    await page.exposeFunction('refused', (directive: string) => refusals.push(directive))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        void (window as unknown as { refused(directive: string): void }).refused(event.violatedDirective)
      })
    })
    await open(page, '/contact')
    await expect(page.getByText('We answer within 48 working hours.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'hello@localhost' })).toHaveAttribute(
      'href',
      'mailto:hello@localhost',
    )
    await expect(page.locator('details')).toHaveCount(4)

    const form = page.getByRole('form', { name: 'Contact form' })
    const send = form.getByRole('button', { name: 'Send Message' })
    await send.click()
    await expect(form.getByRole('alert')).toHaveText('Please fill in all required fields.')
    await expect(form.getByLabel('Email')).toBeFocused()
    await expectAccessible(page)

    await form.getByLabel('Email').fill('nobody')
    await form.getByLabel('Query type').selectOption('bug_report')
    await form.getByLabel('Message').fill('The page of a tool is wrong.')
    await send.click()
    await expect(form.getByText('Please enter a valid email address')).toBeVisible()
    await expect(form.getByRole('alert')).toBeHidden()

    await form.getByLabel('Email').fill('ann@example.com')
    await send.click()
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeFocused()
    await expect(page.getByText(/Your reference is K-[2-9A-Z]{8}\./)).toBeVisible()
    expect(refusals).toEqual([])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await expect(form.getByLabel('Message')).toHaveValue('')
  })

  test.describe('when sending fails', () => {
    test.use({ allowFailedRequests: ['Failed to load resource'] })

    const failures = [
      {
        what: 'the server’s own error',
        answer: {
          status: 429,
          json: { message: 'Too many attempts. Please try again in 5 minutes.', code: 'rate_limited' },
        },
        said: 'Too many attempts. Please try again in 5 minutes.',
      },
      {
        what: 'an answer without a sentence',
        answer: { status: 500, body: 'oops' },
        said: 'Failed to send message. Please try again.',
      },
      { what: 'no answer', answer: null, said: 'Network error. Please try again later.' },
    ]
    for (const { what, answer, said } of failures) {
      test(`${what} is said, and what was typed is kept`, ONCE, async ({ page }) => {
        await page.route('**/api/contact', (route) => (answer ? route.fulfill(answer) : route.abort()))
        await open(page, '/contact')
        const form = page.getByRole('form', { name: 'Contact form' })
        await form.getByLabel('Email').fill('ann@example.com')
        await form.getByLabel('Query type').selectOption('general')
        await form.getByLabel('Message').fill('Do not lose this.')
        await form.getByRole('button', { name: 'Send Message' }).click()
        await expect(form.getByRole('alert')).toHaveText(said)
        await expect(form.getByLabel('Message')).toHaveValue('Do not lose this.')
        await page.unroute('**/api/contact')
        await form.getByRole('button', { name: 'Send Message' }).click()
        await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible()
      })
    }
  })
})

test.describe('suggesting a tool', () => {
  // The second time it is refused.
  test.use({ allowFailedRequests: ['status of 409'] })

  test('a tool is suggested; one that is listed is recognised while typing', async ({ page }, {
    project,
  }) => {
    await open(page, '/submit-tool')
    const form = page.getByRole('form', { name: 'Submit a tool' })
    await form.getByRole('button', { name: 'Submit Tool' }).click()
    for (const sentence of [
      'Name of the tool is required',
      'Address of the tool is required',
      'A short description is required',
      'Email address is required',
    ]) {
      await expect(form.getByText(sentence)).toBeVisible()
    }
    await form.getByLabel('Address').fill('www.chatgpt.com')
    await form.getByLabel('Name of the tool').fill('Chat GPT')
    await form.getByLabel('What does it do?').focus()
    await expect(form.getByRole('status')).toContainText('ChatGPT is already listed.')
    await expect(form.getByRole('link', { name: 'See its page' })).toHaveAttribute('href', '/tools/chatgpt')
    await expectAccessible(page)

    const name = `Novel Thing ${project.name}`
    const fill = async () => {
      await form.getByLabel('Name of the tool').fill(name)
      await form.getByLabel('Address').fill(`novel-${project.name}.example`)
      await form.getByLabel('What does it do?').fill('Does something novel.')
      await form.getByLabel('Your email').fill('maker@example.com')
    }
    await fill()
    await expect(form.getByRole('status')).toBeHidden()
    await form.getByLabel('Category').selectOption({ index: 3 })
    await form.getByRole('button', { name: 'Submit Tool' }).click()
    await expect(page.getByRole('heading', { name: `Thank you for ${name}!` })).toBeFocused()
    await expect(page.getByText('maker@example.com')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Submit Another Tool' }).click()
    await fill()
    await form.getByRole('button', { name: 'Submit Tool' }).click()
    await expect(
      form.getByText('This tool has been suggested already and is waiting for review.').first(),
    ).toBeVisible()
    await expect(form.getByText('This tool has been suggested already')).toHaveCount(2)
    await expect(form.getByLabel('What does it do?')).toHaveValue('Does something novel.')
  })
})

test('the help is searched', ONCE, async ({ page }) => {
  await open(page, '/help')
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('csv')
  await expect(page.locator('details')).toHaveCount(1)
  await page.getByText('How do I compare tools?').click()
  await expect(page.getByText(/as a CSV file/)).toBeVisible()
  await page.getByRole('searchbox').fill('submarine')
  await expect(page.getByRole('heading', { name: 'No answer found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

testWellMade(['/contact', '/submit-tool', '/help', '/privacy', '/terms'])
