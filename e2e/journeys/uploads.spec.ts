import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { connect } from '../lib/connect-account.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { MAKING_MS } from '../lib/making.ts'

const CLIP = fileURLToPath(new URL('../../apps/web/public/clips/templates/time-broke-here.mp4', import.meta.url))
const SLOW_BYTES_PER_SECOND = 40_000
/** The maximum number of uploads in progress per account. */
const INTERRUPTIONS = 2

for (const width of [1440, 390])
  test(`two interrupted uploads leave room for a third, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { email: account } = await enter(page)
    await connect(page, 'YouTube', { answer: 'Allow', account })
    await expect(page.getByText('New YouTube account connected successfully!')).toBeVisible()

    for (let upload = 1; upload <= INTERRUPTIONS; upload++)
      await test.step(`a reload interrupts upload ${upload}`, async () => {
        const setSpeed = await openNetwork(page)
        await fillForm(page)
        await setSpeed(SLOW_BYTES_PER_SECOND)
        const sent = page.waitForRequest((request) => request.url().includes('/youtube/upload'))
        await page.getByRole('button', { name: 'Upload Video' }).click()
        await sent
        await expect(page.getByRole('log').getByText('Sending time-broke-here.mp4')).toBeVisible()
        page.once('dialog', (dialog) => void dialog.accept())
        await page.reload()
        await setSpeed(-1)
      })

    await test.step('the third upload succeeds', async () => {
      await fillForm(page)
      await expectNoSidewaysScroll(page)
      await expectNoViolation(page)
      await page.getByRole('button', { name: 'Upload Video' }).click()
      await expect(page.getByText(/^Upload successful! Video ID: \S+$/).first()).toBeVisible({ timeout: MAKING_MS })
      await page.goto('/app/posts')
      await expect(page.getByText('A train that waits').first()).toBeVisible()
    })
  })

/**
 * Fills in the form. The file is so large that, on a slow connection, the reload comes long before the end of the
 * upload.
 */
async function fillForm(page: Page): Promise<void> {
  await page.goto('/app/post-video')
  await page.getByRole('combobox', { name: 'YouTube channel' }).selectOption({ index: 1 })
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'time-broke-here.mp4', mimeType: 'video/mp4', buffer: await readFile(CLIP) })
  await page.getByRole('textbox', { name: 'Title' }).fill('A train that waits')
}

/**
 * Opens a control for the page's network speed.
 *
 * @returns a function that sets the upload speed in bytes per second, or removes the limit with -1.
 */
async function openNetwork(page: Page): Promise<(uploadThroughput: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return async (uploadThroughput) => {
    const none = { offline: false, latency: 0, downloadThroughput: -1 }
    await session.send('Network.emulateNetworkConditions', { ...none, uploadThroughput })
  }
}
