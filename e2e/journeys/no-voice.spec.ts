import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { MAKING_MS, startVideo } from '../lib/making.ts'

test('a creator makes a video without a voice', async ({ page }) => {
  test.setTimeout(MAKING_MS + 60_000)
  await enter(page)
  await page.goto('/app/create-video')
  await page.getByRole('region', { name: 'Voiceover' }).getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('button', { name: 'Select: No voice' }).click()
  await expect(page.getByRole('button', { name: 'Selected: No voice' })).toBeVisible()
  await expectGoodScreen(page)
  await startVideo(page, { seconds: 20 })
  await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })
  await expect(page).toHaveURL(/\/app\/videos\//)
  await page.getByRole('heading', { name: 'Source' }).click()
  await expect(page.locator('dd').filter({ hasText: 'No voice' })).toBeVisible()
  await expect(page.getByText('no narration')).toHaveCount(0)
})
