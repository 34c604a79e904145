import type { Channel, ChannelRun, Storyboard } from '@dayreel/contract'
import { expect, test, type Page } from '@playwright/test'
import { callApi } from '../lib/call-api.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { giveCredits } from '../lib/give-credits.ts'
import { MAKING_MS, SUBJECT } from '../lib/making.ts'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="window.wasRun = true">
  <script>window.wasRun = true</script><rect width="40" height="20" rx="6" fill="#ffd23f"/></svg>`

test('a brand with an SVG logo is used in a video and on a channel, and can be deleted', async ({ page }) => {
  const person = await enter(page)

  await test.step('adds a brand', async () => {
    await page.goto('/app/settings')
    await page.getByRole('button', { name: 'Add a brand' }).click()
    const form = page.getByRole('dialog', { name: 'Add a brand' })
    await form.getByLabel('Name').fill('Lamps & Co')
    await form.getByLabel('Font').selectOption('Oswald')
    await form.getByLabel('Title card', { exact: true }).selectOption('plate')
    await form.getByLabel('End card length in seconds').fill('2')
    await form.getByLabel('End card text').fill('Follow for more')
    await form.getByLabel('Progress bar').selectOption('At the top')
    await form.getByLabel('Caption style').selectOption('Karaoke')
    await form.getByRole('button', { name: 'Upload logo' }).click()
    const upload = page.getByRole('dialog', { name: 'Upload logo' })
    const choosing = page.waitForEvent('filechooser')
    await upload.getByRole('button', { name: /^File/ }).click()
    await (await choosing).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
    await upload.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(form.getByRole('img', { name: 'Logo' })).toBeVisible()
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
    await expect(form.getByRole('img', { name: /^Preview: / })).toHaveCount(3)
    await form.getByText('16:9', { exact: true }).click()
    await expect(form.getByRole('img', { name: 'Preview: End card' })).toBeVisible()
    await expectNoViolation(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await form.getByRole('button', { name: 'Save brand' }).click()
    await expect(page.getByRole('button', { name: 'Edit Lamps & Co' })).toBeVisible()
  })

  await test.step('a video with the brand has its caption style', async () => {
    await page.goto('/app/create-video')
    await page.getByLabel('Script or subject').fill(SUBJECT)
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('Lamps & Co')
    await expect(page.getByRole('radio', { name: 'Karaoke' })).toBeChecked()
    await page.getByRole('button', { name: 'Generate Video' }).click()
    await page.getByRole('link', { name: 'View Video' }).first().click({ timeout: MAKING_MS })
    await expect(page.getByRole('combobox', { name: 'Brand' }).locator('option:checked')).toHaveText('Lamps & Co')
  })

  await test.step('a channel with the brand uses it in its videos', async () => {
    await giveCredits(person.email, 1)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/app/configure-template/time-broke-here')
    const brand = page.getByRole('combobox', { name: 'Brand' })
    await brand.selectOption('Lamps & Co')
    await expect(page.getByRole('radio', { name: 'Karaoke' })).toBeChecked()
    await brand.scrollIntoViewIfNeeded()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Activate Channel (1 Credit)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(page).toHaveURL('/app/my-channels')
    await page.setViewportSize({ width: 1440, height: 900 })
    const videoId = await untilMade(page)
    await page.goto(`/app/videos/${videoId}`)
    await expect(page.getByRole('combobox', { name: 'Brand' }).locator('option:checked')).toHaveText('Lamps & Co')
    const { storyboard } = await callApi<{ storyboard: Storyboard }>(page, 'GET', `/api/videos/${videoId}/storyboard`)
    expect(storyboard.brand).toMatchObject({
      headingFont: 'oswald',
      titleCard: { design: 'plate' },
      endCard: { text: 'Follow for more', seconds: 2 },
      progressBar: { edge: 'top' },
      logo: { opacity: 0.9 },
    })
  })

  await test.step('deletes the brand after a confirmation', async () => {
    await page.goto('/app/settings#brands')
    await page.getByRole('button', { name: 'Delete Lamps & Co' }).click()
    const question = page.getByRole('dialog', { name: 'Delete Lamps & Co?' })
    await expect(question).toContainText('Finished videos keep it.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No brand yet.')).toBeVisible()
  })
})

/**
 * Waits until the first video of the user's channel is finished.
 *
 * @returns the video's id.
 */
async function untilMade(page: Page): Promise<string> {
  const [channel] = await callApi<Channel[]>(page, 'GET', '/api/channels/my-channels')
  const readRun = async () =>
    (await callApi<{ items: ChannelRun[] }>(page, 'GET', `/api/channels/${channel!.id}/runs`)).items[0]!
  await expect.poll(async () => (await readRun()).status, { timeout: MAKING_MS }).toBe('ready')
  return (await readRun()).videoId!
}
