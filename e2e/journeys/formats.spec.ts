import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { MAKING_MS, SUBJECT } from '../lib/making.ts'

test('a 16:9 video with karaoke captions is made again in 1:1', async ({ page }) => {
  await enter(page)

  await test.step('the form offers formats and caption styles', async () => {
    await page.goto('/app/create-video')
    await page.getByLabel('Script or subject').fill(SUBJECT)
    await page.getByRole('radio', { name: '16:9' }).check()
    const samples = page.getByRole('radiogroup', { name: 'Caption style' }).locator('[style*="data:image/webp"]')
    await expect(samples).toHaveCount(12)
    await page.getByRole('radio', { name: 'Karaoke' }).check()
    await page.getByLabel('Caption position').selectOption('Top')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'Generate Video' }).click()
    await page.getByRole('link', { name: 'View Video' }).first().click({ timeout: MAKING_MS })
  })

  await test.step('the editor shows the choices of the video', async () => {
    await expect(page.getByLabel('Format')).toHaveValue('landscape')
    await expect(page.getByRole('radio', { name: 'Karaoke' })).toBeChecked()
    await expect(page.getByLabel('Frame rate')).toHaveValue('30')
  })

  await test.step('another format keeps the voice, and the form first shows which parts are remade', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Make in another format' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make in another format' })
    await dialog.getByRole('radio', { name: '1:1' }).check()
    await expect(dialog.getByText(/^Will redo: \d+ pictures, .*All voices and the rest stay\. .*Free\./)).toBeVisible()
    await expectNoViolation(page)
    await dialog.getByRole('button', { name: 'Make in 1:1' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Creating a new version' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Creating a new version' })).toBeHidden({ timeout: MAKING_MS })
    await expect(page.getByLabel('Format')).toHaveValue('square')
  })
})
