import { makeClip, timesAt } from '@dayreel/studio/testing'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { expectToPlay, MAKING_MS, startVideo } from '../lib/making.ts'

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Upload clip' })
  await page.getByRole('button', { name: 'Upload clip' }).click()
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: /^File/ }).click()
  await (await choosing).setFiles(file)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  return dialog
}

/** A bar moves from the left to the right. */
const luma = (frame: number, x: number): number => (Math.abs(x - frame / 100) < 0.06 ? 1 : 0.3)

test('on a phone, an uploaded clip takes the place of a scene’s picture', async ({ page }) => {
  test.setTimeout(2 * MAKING_MS + 120_000)
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-clip-journey-'))
  const clip = await makeClip(join(folder, 'walk.mov'), {
    format: 'mov',
    turn: 90,
    times: timesAt(25, 4),
    hertz: 440,
    luma,
  })
  await rm(folder, { recursive: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page)
  await startVideo(page)
  await page.getByRole('link', { name: 'View Video' }).first().click({ timeout: MAKING_MS })
  await page.getByRole('button', { name: 'Choose clip for scene 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clip of scene 2' })

  await test.step('rejects a file that is not a clip, with a reason', async () => {
    await expect(dialog).toContainText('Clips that you upload appear here.')
    await expectNoViolation(page)
    const sent = await upload(page, { name: 'walk.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Not a clip.') })
    await expect(sent.getByRole('alert')).toContainText('The file is not a clip.')
    await expectNoSidewaysScroll(page)
    await sent.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the start of a clip is chosen frame by frame', async () => {
    await upload(page, { name: 'walk.mov', mimeType: 'video/quicktime', buffer: clip })
    const slider = dialog.getByRole('slider', { name: 'Start of the scene' })
    await slider.fill('45')
    await dialog.getByRole('button', { name: 'One frame later' }).click()
    await expect(slider).toHaveAttribute('aria-valuetext', '1.84 seconds')
    const shown = () => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(shown).toBeCloseTo(46.5 / 25, 2)
    await dialog.getByLabel('Sound of the clip').selectOption('Quiet, under the voice')
    await expectNoViolation(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: 'Use clip' }).click()
    await expect(page.getByRole('button', { name: 'Change clip of scene 2' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('the next version plays the clip, and the editor shows its start', async () => {
    await page.getByRole('button', { name: 'Create new version', exact: true }).click()
    const changes = page.getByRole('region', { name: 'Changes' })
    await expect(changes).toContainText('No changes yet. You have 4 free versions', { timeout: MAKING_MS })
    await expectToPlay(page)
    await page.getByRole('button', { name: 'Change clip of scene 2' }).click({ timeout: MAKING_MS })
    await expect(dialog.getByRole('slider', { name: 'Start of the scene' })).toHaveValue('46')
    await expect(dialog.getByLabel('Sound of the clip').locator('option:checked')).toHaveText('Quiet, under the voice')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoViolation(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the user switches back to the generated picture', async () => {
    await page.getByRole('button', { name: 'Use generated picture of scene 2' }).click()
    await expect(page.getByRole('button', { name: 'Choose clip for scene 2' })).toBeVisible()
  })

  await test.step('a clip is found among the user’s clips by its name', async () => {
    await page.getByRole('button', { name: 'Choose clip for scene 2' }).click()
    await dialog.getByRole('searchbox', { name: 'Search your clips' }).fill('walk')
    await expect(dialog.getByRole('status').first()).toHaveText('1 found')
    await expectNoViolation(page)
    await dialog.getByRole('button', { name: 'Use walk.mov' }).click()
    await expect(dialog.getByRole('slider', { name: 'Start of the scene' })).toBeVisible()
  })
})
