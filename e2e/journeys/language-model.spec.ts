import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { createSandboxText } from '@dayreel/sandbox'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { giveCredits } from '../lib/give-credits.ts'
import { expectToPlay, MAKING_MS, untilBegun } from '../lib/making.ts'
import { readOutbox } from '../lib/read-outbox.ts'
import { MOST_SITES_MS, testOnOwnSite as test } from '../lib/test-on-own-site.ts'

const EXAMPLE = fileURLToPath(new URL('../../.env.example', import.meta.url))
const README = fileURLToPath(new URL('../../README.md', import.meta.url))
const UNKNOWN = 'The history of chess'
const GERMAN = 'Der Leuchtturmwärter von Inchkeith'
const OTHERS = [
  ['El último farero de la isla', 'Spanish'],
  ['灯台守の一日', 'Japanese'],
] as const
const PHONE = { width: 390, height: 844 }

test('an operator without a model, connecting one, and its costs: three videos, two failures', async ({
  page,
  site,
}) => {
  test.setTimeout(3 * MAKING_MS + MOST_SITES_MS)
  const model = await createSandboxText({ key: null, models: ['llama3.2'] })
  const { email } = await enter(page)
  const choice = page.getByRole('region', { name: 'The built-in writer doesn’t know this subject' })

  await test.step('an unknown subject on a phone: a tale under its own title', async () => {
    await page.setViewportSize(PHONE)
    await page.goto('/app/create-video')
    await page.getByLabel('Script or subject').fill(UNKNOWN)
    await expect(choice.getByRole('listitem')).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
    const tale = choice.getByRole('listitem').first().getByRole('button')
    const title = (await tale.locator('span').first().textContent())!
    await tale.click()
    await expect(page.getByLabel('Script or subject')).toHaveValue(title)
    await expect(page.getByText('A story by the built-in writer, under its own title.')).toBeVisible()
    await makeVideo(page)
    await page.getByRole('link', { name: 'View Video' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    // No text claims that the video is about the unknown subject.
    await expect(page.getByText(UNKNOWN)).toHaveCount(0)
    await expectToPlay(page)
    await page.setViewportSize({ width: 1180, height: 800 })
  })

  let settings = await readFile(EXAMPLE, 'utf8')
  await test.step('the operator connects a model with the lines of the README', async () => {
    await page.goto('/app/create-video')
    await page.getByLabel('Script or subject').fill('Warum ist der Himmel eigentlich so blau und nicht grün?')
    await expect(page.getByRole('button', { name: 'Generate Video' })).toHaveAccessibleDescription(
      /only writes English.* Connect a language model$/,
    )
    await page.getByLabel('Script or subject').fill(UNKNOWN)
    await choice.getByRole('link', { name: 'Connect a language model' }).click()
    await expect(page).toHaveURL('/app/host#models')
    await expect(page.getByText('Built-in writer', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Test', exact: true })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
    const lines = /^TEXT_PROVIDER=openai-compatible\n(?:TEXT_.+\n)+/mu.exec(await readFile(README, 'utf8'))
    // Only the server's address differs between machines.
    settings += `\n${lines![0].replace('http://localhost:11434/v1', model.baseUrls['openai-compatible'])}\n`
    // The operator's screen mentions the cost limit.
    settings += 'TEXT_PRICE_INPUT=0.25\nTEXT_PRICE_OUTPUT=2\nCOST_LIMIT_DAY=5\n'
    await site.start(settings)
  })

  await test.step('the Test button passes', async () => {
    await page.reload()
    await expect(page.getByText('openai-compatible/llama3.2').first()).toBeVisible()
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(page.getByText(/openai-compatible\/llama3\.2 answered/)).toBeVisible()
    await expectNoViolation(page)
  })

  await test.step('makes a video of the rejected title', async () => {
    await page.goto('/app/create-video')
    await page.getByLabel('Script or subject').fill(UNKNOWN)
    await expect(page.getByText('1 of the 2 videos left in your plan')).toBeVisible()
    await expect(choice).toBeHidden()
    await makeVideo(page)
    await page.getByRole('link', { name: 'View Video' }).click()
    await expect(page.getByText('openai-compatible/llama3.2').first()).toBeVisible()
    const words = page.getByLabel('Words', { exact: true })
    await expect
      .poll(() => words.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value).join(' ')))
      .toMatch(/chess/iu)
    await expectToPlay(page)
  })

  await test.step('other languages too: announces a missing voice in full in advance', async () => {
    await page.goto('/app/create-video')
    for (const [subject, name] of [...OTHERS, [GERMAN, 'German'] as const]) {
      await page.getByLabel('Script or subject').fill(subject)
      const said = page.getByText(`There is no ${name} voice yet: the video has captions but no narration.`)
      await expect(said).toBeVisible()
      expect(Number.parseFloat(await said.evaluate((line) => getComputedStyle(line).fontSize))).toBeGreaterThanOrEqual(
        15,
      )
      await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled()
    }
    await makeVideo(page)
    const status = page.getByRole('region', { name: 'Video Status' })
    await expect(status.getByText(/^There is no German voice yet/)).toBeVisible()
    await page.getByRole('link', { name: 'View Video' }).click()
    await expect(page.locator('video track[kind="captions"]')).toHaveCount(1)
    await expectToPlay(page)
    await page.goto('/app/host')
    await expect(page.getByText('At most $5.00 a day for the site.')).toBeVisible()
    await expect(page.getByRole('row', { name: /openai-compatible\/llama3\.2 \d+ \$0\.0\d+/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
  })

  await test.step("shows a provider's failure, and returns the credit", async () => {
    await giveCredits(email, 2, site.folder)
    model.faults.add('quota', 9)
    await page.goto('/app/create-video')
    await expectFailure(
      page,
      'A bridge that hums',
      /^Failed to generate video\. This site has used up its balance for the language model\. Nothing was charged\./,
    )
    await expectNoViolation(page)
    model.faults.clear()
  })

  await test.step('a cost limit before and during a video: both are shown, and nothing is charged', async () => {
    // The remaining daily limit is less than the maximum cost of a call.
    await site.start(`${settings}COST_LIMIT_DAY=0.01\n`)
    await page.goto('/app/create-video')
    await expectFailure(
      page,
      'A lighthouse that hums',
      /^Failed to generate video\. This site has reached today’s spending limit for its language model\. Nothing was charged\. Try again tomorrow\. See what it costs$/,
    )
    await expectMail(page, email, 'A cost limit of your Dayreel is reached')
    // The server would reject the video before it starts, which the server's tests check. This test checks only the
    // message.
    const message =
      'This site has reached today’s spending limit for its language model. Nothing was charged. Try again tomorrow.'
    await page.route('**/api/projects/generate-from-script', (route) =>
      route.fulfill({ status: 503, json: { code: 'cost_limit_reached', message } }),
    )
    await page.goto('/app/create-video')
    await expectFailure(
      page,
      'A harbour that hums',
      /^Failed to create videoThis site has reached today’s spending limit for its language model\. Nothing was charged\. Try again tomorrow\. See what it costs$/,
    )
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
  })
  await model.close()
})

/** Starts a video from the form and waits until it is finished. */
async function makeVideo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await untilBegun(page)
  await expect(page.getByRole('link', { name: 'View Video' })).toBeVisible({ timeout: MAKING_MS })
}

/** Starts a video that cannot be made. Checks the message, and that the two credits are returned. */
async function expectFailure(page: Page, subject: string, said: RegExp): Promise<void> {
  await page.getByLabel('Script or subject').fill(subject)
  await expect(page.getByText('1 credit (you have 2)')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible({ timeout: MAKING_MS })
  await page.reload()
  await expect(page.getByLabel('Script or subject')).toHaveValue(subject)
  await expect(page.getByText('1 credit (you have 2)')).toBeVisible()
}

async function expectMail(page: Page, email: string, subject: string): Promise<void> {
  await expect
    .poll(async () => {
      const mails = await readOutbox(page)
      return mails.filter((mail) => mail.includes(email) && mail.includes(subject)).length
    })
    .toBe(1)
}
