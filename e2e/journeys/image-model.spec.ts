import { expect, type Locator, type Page } from '@playwright/test'
import { createSandboxPictures } from '@dayreel/sandbox'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { MAKING_MS, untilBegun } from '../lib/making.ts'
import { MOST_SITES_MS, testOnOwnSite as test } from '../lib/test-on-own-site.ts'

const SCRIPT =
  'A honey jar stood in the kitchen of an old house. Bees had filled it in one long summer, flying to the meadow and back a hundred times a day. The beekeeper put it on the shelf and forgot it there. Years later a child opened the jar, and the honey was as good as on the first day, because honey never spoils.'
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

async function makeVideo(page: Page, pictures: string): Promise<void> {
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(SCRIPT)
  await page.getByRole('group', { name: 'Pictures' }).getByRole('radio', { name: pictures }).check()
}

async function startAndView(page: Page): Promise<void> {
  await button(page, 'Generate Video').click()
  await untilBegun(page)
  await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })
  await expect(page.getByRole('heading', { name: 'Storyboard' })).toBeVisible()
}

async function makeVersion(page: Page, number: number): Promise<void> {
  await button(page, 'Create new version').click()
  await expect(button(page, new RegExp(`^Version ${number}`))).toHaveAttribute('aria-pressed', 'true', {
    timeout: MAKING_MS,
  })
}

test('the operator connects an image model, and a creator fixes a picture that it refuses', async ({ page }) => {
  test.setTimeout(3 * MAKING_MS + MOST_SITES_MS)
  const sandbox = await createSandboxPictures()
  await enter(page)

  await test.step('a wrong key is refused, and the right one is saved', async () => {
    await page.goto('/app/host')
    await button(page, 'Connect an Image Model').click()
    const form = page.getByRole('form', { name: 'Image model' })
    await form.getByLabel('Address (optional)').fill(sandbox.baseUrls.openai)
    await form.getByLabel('Key', { exact: true }).fill('sk-wrong')
    await form.getByRole('button', { name: 'Test and Save' }).click()
    await expect(form.getByRole('alert')).toContainText('the key was refused')
    await form.getByLabel('Key', { exact: true }).fill(sandbox.key!)
    await form.getByLabel('Price of a picture').fill('0.04')
    await form.getByRole('button', { name: 'Test and Save' }).click()
    await expect(
      form.getByText(/^Saved\. openai\/gpt-image-2\.5-flare answered in .* The test made no picture\./),
    ).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('the form names the model and the cost, and each scene gets a picture', async () => {
    await makeVideo(page, 'Image model')
    await expect(page.getByRole('group', { name: 'Pictures' })).toHaveAccessibleDescription(
      'openai/gpt-image-2.5-flare draws each scene. A picture costs this site 4 ¢.',
    )
    await expectGoodScreen(page)
    await startAndView(page)
    expect(sandbox.received.length).toBeGreaterThan(1)
  })

  await test.step('a refused picture is drawn and reported; with another description, the model makes it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const prompt = page.getByLabel('Image prompt', { exact: true }).first()
    await prompt.fill('A honey jar [sandbox:moderated]')
    await makeVersion(page, 2)
    const refusal = page.getByText('The image model refused the picture of scene 1, so it is drawn.')
    await expect(refusal.first()).toBeVisible()
    await expectGoodScreen(page)
    await prompt.fill('A honey jar on a wooden table')
    await makeVersion(page, 3)
    await expect(refusal).toHaveCount(0)
    expect(sandbox.received.at(-1)!.prompt).toContain('A honey jar on a wooden table.')
    await expectGoodScreen(page)
  })

  await test.step('another seed makes another picture', async () => {
    const before = sandbox.received.length
    await button(page, 'Redraw the picture of scene 2').click()
    await makeVersion(page, 4)
    expect(sandbox.received).toHaveLength(before + 1)
  })
  await sandbox.close()
})
