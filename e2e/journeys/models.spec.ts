import { expect, type Page } from '@playwright/test'
import { createSandboxText } from '@dayreel/sandbox'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { testOnOwnSite as test } from '../lib/test-on-own-site.ts'

const UNKNOWN = 'The history of chess'
const KEY = 'sk-of-this-journey-1234'

async function fillModel(page: Page, { baseUrl, model }: { baseUrl: string; model: string }): Promise<void> {
  await page.getByLabel('Provider', { exact: true }).selectOption('OpenAI-compatible server')
  await page.getByLabel('Model', { exact: true }).fill(model)
  await page.getByLabel('Address', { exact: true }).fill(baseUrl)
}

async function testKey(page: Page, key: string): Promise<void> {
  await page.getByLabel('Key (optional)', { exact: true }).fill(key)
  await page.getByRole('button', { name: 'Test and Save' }).click()
}

async function expectUnknownSubject(page: Page, isRefused: boolean): Promise<void> {
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(UNKNOWN)
  const notice = page.getByRole('region', { name: 'The built-in writer doesn’t know this subject' })
  await expect(notice).toBeVisible({ visible: isRefused })
  if (!isRefused) await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled()
}

test('the operator and an account each connect a model with a key, without a restart', async ({
  page,
  site,
  browser,
}) => {
  const sandbox = await createSandboxText({ key: KEY })
  const model = { baseUrl: sandbox.baseUrls['openai-compatible'], model: sandbox.model }

  await test.step('rejects a wrong key with the provider’s reason, and saves the right one', async () => {
    await enter(page)
    await expectUnknownSubject(page, true)
    await page.goto('/app')
    const start = page.getByRole('region', { name: 'Who writes your videos?' })
    await expectGoodScreen(page)
    await start.getByRole('button', { name: 'Skip' }).click()
    await expect(start).toBeHidden()
    await page.goto('/app/settings')
    await page.getByRole('button', { name: 'Choose a writer' }).click()
    await start.getByRole('link', { name: 'Paste a key' }).click()
    await expect(page.getByRole('heading', { name: 'AI models' })).toBeInViewport()
    await fillModel(page, model)
    await testKey(page, 'sk-wrong')
    await expect(page.getByRole('alert')).toContainText(/^Not saved\. .* answered 401 .*: the key was refused\.$/)
    await expectGoodScreen(page)
    await testKey(page, KEY)
    await expect(page.getByText(/^Saved\. openai-compatible\/sandbox-model answered in/)).toBeVisible()
    await expect(page.getByText('Leave this empty to keep the saved key that ends with …1234.')).toBeVisible()
    await expect(page.getByText(KEY)).toHaveCount(0)
    await expectGoodScreen(page)
    await expectUnknownSubject(page, false)
    await page.goto('/app')
    await expect(page.getByRole('group', { name: 'Examples' })).toBeVisible()
    await expect(start).toHaveCount(0)
  })

  await test.step('an account on the free plan connects its own model', async () => {
    await page.goto('/app/host')
    await page.getByRole('switch', { name: 'Accounts may connect their own models' }).check({ force: true })
    await page
      .getByRole('switch', { name: 'Accounts may use models inside this site’s network' })
      .check({ force: true })
    await page.getByRole('button', { name: 'Save Rules' }).click()
    await expect(page.getByText('Rules saved.')).toBeVisible()
    const other = await (await browser.newContext({ baseURL: site.url })).newPage()
    await enter(other)
    await expectUnknownSubject(other, true)
    await other.goto('/app/settings/models')
    await expect(other.getByText('Your next videos are written by: Built-in writer')).toBeVisible()
    await fillModel(other, model)
    await testKey(other, 'sk-wrong')
    await expect(other.getByRole('alert')).toContainText(/: the key was refused\.$/)
    await testKey(other, KEY)
    await expect(other.getByText('openai-compatible/sandbox-model with your key', { exact: true })).toBeVisible()
    await expectGoodScreen(other)
    await expectUnknownSubject(other, false)
    await other.goto('/app/settings/models')
    await other.getByRole('button', { name: 'Remove' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(other.getByText('Your next videos are written by: Built-in writer')).toBeVisible()
    await other.context().close()
  })
  await sandbox.close()
})
