import { expect, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { MAKING_MS, startVideo } from '../lib/making.ts'
import { textsOf, wordsOf } from '../lib/scene-rows.ts'
import { SAID, SAID_OTHERWISE, test } from '../lib/test-with-microphone.ts'

const SCRIPT = `${SAID} One night, without any warning, its lamp came on again and turned slowly over the sea. Nobody in the village could say who had climbed the stairs, or why.`
const RECORDED = 'Your recording'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const voiceOf = (page: Page, scene: number): Locator => page.getByLabel(`Voice of scene ${scene}`)
const chosenVoice = (page: Page, scene: number): Promise<string> =>
  voiceOf(page, scene).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.text)

/** Records until the microphone has heard something. */
async function recordTake(page: Page, name = 'Record'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Record your voice' })
  await dialog.getByRole('button', { name, exact: true }).click()
  const meter = dialog.locator('[class*="meter"]')
  await expect
    .poll(() => meter.evaluate((shown: HTMLElement) => Number(shown.style.getPropertyValue('--level'))))
    .toBeGreaterThan(0.2)
  await page.waitForTimeout(2_000) // The take must be longer than half a second.
  await dialog.getByRole('button', { name: 'Stop recording' }).click()
  await expect(dialog.getByLabel('Your take')).toBeVisible()
}

/** Keeps a take. The microphone plays the same words for every scene, so the page may ask about the words. */
async function keepTake(page: Page, scene: number, count: number): Promise<void> {
  await page.getByRole('button', { name: scene === count ? 'Use this take' : 'Use this take and continue' }).click()
  const question = button(page, 'Use these words')
  const isKept = scene === count ? voiceOf(page, count) : page.getByText(`Scene ${scene + 1} of ${count}`)
  await expect(question.or(isKept).first()).toBeVisible()
  if (await question.isVisible()) await question.click()
  await expect.poll(() => chosenVoice(page, scene)).toBe(RECORDED)
}

test('a creator records three scenes, repeats one, and makes the video with this voice', async ({
  page,
  deviatingFile,
}) => {
  test.setTimeout(2 * MAKING_MS + 120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page)
  await startVideo(page, { subject: SCRIPT, seconds: 20 })
  await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })
  await expect(wordsOf(page).first()).toBeVisible()
  const count = (await textsOf(page)).length
  expect(count).toBeGreaterThanOrEqual(3)

  await test.step('the user records each scene with its words on screen', async () => {
    await button(page, 'Record your own voice').click()
    for (const scene of [1, 2, 3]) {
      await expect(page.getByText(`Scene ${scene} of ${count}`)).toBeVisible()
      await recordTake(page)
      if (scene === 1) {
        await expectNoSidewaysScroll(page)
        await expectNoViolation(page)
      }
      if (scene === 2) await recordTake(page, 'Record again')
      await keepTake(page, scene, count)
    }
    if (count > 3) await button(page, 'Close').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const scene of [1, 2, 3]) expect(await chosenVoice(page, scene)).toBe(RECORDED)
  })

  await test.step('the user repeats one scene later', async () => {
    const before = await voiceOf(page, 2).inputValue()
    await button(page, 'Record scene 2').click()
    await expect(page.getByLabel('The current recording')).toBeVisible()
    await recordTake(page)
    await keepTake(page, 2, count)
    await expect(page.getByText(`Scene 3 of ${count}`)).toBeVisible()
    await button(page, 'Close').click()
    expect(await voiceOf(page, 2).inputValue()).not.toBe(before)
  })

  await test.step('uploads a recording with two other words; the page marks them for correction', async () => {
    const before = await voiceOf(page, 1).inputValue()
    await button(page, 'Record scene 1').click()
    const chooser = page.waitForEvent('filechooser')
    await button(page, 'Upload a file').click()
    await (await chooser).setFiles({ name: 'take.wav', mimeType: 'audio/wav', buffer: await readFile(deviatingFile) })
    const words = page.getByLabel('Words as spoken')
    await expect(words).toHaveValue(SAID)
    for (const word of ['lighthouse', 'hundred']) await expect(page.locator('mark', { hasText: word })).toBeVisible()
    await expectNoViolation(page)
    await words.fill(SAID_OTHERWISE)
    await button(page, 'Use these words').click()
    await expect(page.getByText(`Scene 2 of ${count}`)).toBeVisible()
    await button(page, 'Close').click()
    expect(await voiceOf(page, 1).inputValue()).not.toBe(before)
    await expect(wordsOf(page).first()).toHaveValue(SAID_OTHERWISE)
  })

  await test.step('the new version has these recordings', async () => {
    await button(page, 'Create new version').click()
    await expect(page.getByText(/^No changes yet\. You have 4 free versions/)).toBeVisible({ timeout: MAKING_MS })
    for (const scene of [1, 2, 3]) expect(await chosenVoice(page, scene)).toBe(RECORDED)
  })
})
