import { type LanguageModel, says, startLanguageModel } from '../test/language-model.ts'
import { enterAsBoss } from './admin.ts'
import { expect, ONCE, open, test } from './kitly.ts'
import { expectSaved, jobs, makeKit, offers, openSaved, saveKit, shareKit, tools } from './kits.ts'
import type { OwnServer } from './own-server.ts'
import { startAdminServer } from './own-server.ts'

const NAME = 'Talks From Afar'
const DESCRIPTION = 'Everything for a talk with somebody far away.'
const reasonOf = (id: number) => `It fits this project as number ${id} of the list.`

let model: LanguageModel
let server: OwnServer
test.beforeAll(async () => {
  model = await startLanguageModel()
  server = await startAdminServer({
    KITLY_STARTER: '1',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'small',
    LLM_API_KEY: 'key',
  })
})
test.afterAll(async () => {
  await server.close()
  await model.close()
})

test(
  'what a language model has read and written is kept, over changes, in saved kits and in links',
  ONCE,
  async ({ page, browser }) => {
    model.answers = [
      says({ jobs: ['record-remote', 'family-stories', 'clips'], kit_name: NAME, description: DESCRIPTION }),
      says(({ messages }) => {
        const { tools } = JSON.parse(messages[1]!.content) as { tools: { tool_id: number }[] }
        return { reasons: tools.map(({ tool_id }) => ({ tool_id, reason: reasonOf(tool_id) })) }
      }),
    ]
    const words = page.getByText(/^It fits this project as number \d+ of the list\.$/)
    await enterAsBoss(page, server)
    await makeKit(page, server.url, 3)
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(words).toHaveCount(3)

    // A change by hand leaves the rest in the model's words.
    await page.getByRole('button', { name: 'Remove: Cutting short clips' }).click()
    await expect(jobs(page).getByText('Cutting short clips')).toHaveCount(0)
    await expect(words).toHaveCount(2)
    await expect(page.getByText(DESCRIPTION)).toBeVisible()
    const left = {
      jobs: await jobs(page).getByRole('listitem').allTextContents(),
      offers: await offers(page).getByRole('listitem').allTextContents(),
      tools: await tools(page).allTextContents(),
      words: await words.allTextContents(),
    }
    // The planner would read more into the prompt.
    expect(left.jobs).toEqual(['Recording remote guests', 'Recording family stories'])
    const asked = model.asked.length
    await saveKit(page)
    const url = await shareKit(page)

    const other = await page.context().newPage()
    await openSaved(other, NAME, server.url)
    await expect(other.getByText(DESCRIPTION)).toBeVisible()
    await expect(jobs(other).getByRole('listitem')).toHaveText(left.jobs)
    await expect(offers(other).getByRole('listitem')).toHaveText(left.offers)
    await expect(tools(other)).toHaveText(left.tools)
    await expect(other.getByText(/^It fits this project/)).toHaveText(left.words)
    await expectSaved(other)
    // A second change keeps what the model has read as well.
    await offers(other).getByRole('button').last().click()
    await expect(jobs(other).getByRole('listitem')).toHaveCount(left.jobs.length + 1)
    await expect(jobs(other).getByText('Recording family stories')).toBeVisible()
    await expect(other.getByText(DESCRIPTION)).toBeVisible()

    const stranger = await (await browser.newContext()).newPage()
    await open(stranger, url)
    await expect(stranger.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(stranger.getByText(/^It fits this project/)).toHaveText(left.words)
    await stranger.getByRole('button', { name: 'Start from this kit' }).click()
    await expect(jobs(stranger).getByRole('listitem')).toHaveText(left.jobs)
    await expect(stranger.getByText(/^It fits this project/)).toHaveText(left.words)
    await stranger.context().close()
    // Only the first kit is read by the model.
    expect(model.asked).toHaveLength(asked)
  },
)
