import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { endMaking, LONG_SECONDS, SUBJECT } from '../lib/making.ts'
import { tabTo } from '../lib/tab-to.ts'

const SCREENS = ['/app/create-video', '/app/create-video?template=time-broke-here', '/app/videos']

test('by keyboard only: starts, watches and cancels a video', async ({ page }) => {
  await enter(page)
  await page.goto('/app/create-video?template=time-broke-here')
  await expect(page).toHaveURL('/app/create-video')
  await expect(page.getByText('Filled in from Time Broke Here')).toBeVisible()
  await tabTo(page, 'Script or subject')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(SUBJECT)
  await tabTo(page, '30 s')
  for (const length of ['25 s', '20 s', `${LONG_SECONDS} s`]) {
    // The left arrow also moves from the first to the last option.
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: length })).toBeChecked()
  }
  await tabTo(page, 'Moody')
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft')
  const chosen = page.getByRole('radio', { name: 'Dynamic' })
  await expect(chosen).toBeChecked()
  await expect(chosen).toBeInViewport()
  await tabTo(page, 'Select: Clara')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Selected: Clara' })).toBeVisible()
  const sent = page.waitForRequest('**/api/projects/generate-from-script')
  await tabTo(page, 'Generate Video')
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    scriptSubject: SUBJECT,
    kind: 'subject',
    selectedTemplateId: 'general',
    duration: LONG_SECONDS,
    styleId: '111dc692-d470-4eec-b791-3475abac4c46',
    quality: 'low',
    voiceId: 'dr-voice-clara',
    musicUrl: '/media/tracks/smooth-ride.m4a',
  })
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
  await tabTo(page, 'Cancel')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You cancelled this video.')).toBeVisible()
})

test('on a phone, everything fits', async ({ page }) => {
  await enter(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of SCREENS) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow, path).toBeLessThanOrEqual(0)
  }
  await page.goto('/app/create-video')
  const voices = page.getByRole('region', { name: 'Voiceover' })
  await expect(voices.getByRole('button', { name: 'Select: Juno' })).toBeHidden()
  await voices.getByRole('button', { name: 'Show all' }).click()
  await expect(voices.getByRole('button', { name: 'Select: Juno' })).toBeVisible()
  await expect(voices.getByRole('button', { name: 'Show fewer' })).toBeFocused()
  await page.getByLabel('Script or subject').fill(SUBJECT)
  await page.getByRole('radio', { name: `${LONG_SECONDS} s` }).check()
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByRole('button', { name: 'Processing Video...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Video Status' })).toBeInViewport()
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'My Videos' }).click()
  await expect(page.getByRole('progressbar')).toBeAttached()
  await page.goto('/app/create-video')
  await endMaking(page)
})
