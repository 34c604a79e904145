import { expect, type Locator, type Page, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { MAKING_MS, untilBegun } from '../lib/making.ts'
import { say } from '../lib/say.ts'
import { textsOf, wordsOf } from '../lib/scene-rows.ts'

const SCRIPT =
  'The old lighthouse had been dark for a hundred years. One night, its lamp came on again and turned over the sea. Nobody knew who had climbed the stairs.'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const chosenVoice = (page: Page, scene: number): Promise<string> =>
  page.getByLabel(`Voice of scene ${scene}`).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.text)

async function upload(page: Page, text: string, speed?: number): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Upload a file').click()
  await (await chooser).setFiles(await say(text, speed))
}

test('a creator starts from a recording without a script, types its words, and later reads all scenes in one take', async ({
  page,
}) => {
  test.setTimeout(2 * MAKING_MS + 120_000)
  await enter(page)
  await page.goto('/app/create-video')

  await test.step('the words are typed, and the recording becomes the voice', async () => {
    await button(page, 'Use a recording of your voice').click()
    await expect(page.getByText('Recordings stay on this site.')).toBeVisible()
    await expectGoodScreen(page)
    await upload(page, SCRIPT)
    const words = page.getByLabel('Words of the recording')
    await expect(words).toHaveValue('')
    await expect(button(page, 'Use this recording')).toBeDisabled()
    await words.fill(SCRIPT)
    await expectGoodScreen(page)
    await button(page, 'Use this recording').click()
    await expect(page.getByLabel('Script or subject')).toHaveValue(SCRIPT)
    await expect(page.getByText('Your recording speaks this video.')).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('each scene of the video has its part of the recording', async () => {
    await button(page, 'Generate Video').click()
    await untilBegun(page)
    await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })
    await expect(wordsOf(page).first()).toBeVisible()
    const { length } = await textsOf(page)
    expect(length).toBeGreaterThan(1)
    for (let scene = 1; scene <= length; scene++) expect(await chosenVoice(page, scene)).toBe('Your recording')
  })

  await test.step('the user changes the words of a scene, and the editor asks what to do', async () => {
    const first = wordsOf(page).first()
    const before = await first.inputValue()
    await first.fill(`${before} Really.`)
    await expect(page.getByText('The words changed after you recorded them.')).toBeVisible()
    await expectGoodScreen(page)
    await button(page, 'Keep the recording of scene 1').click()
    await expect(page.getByText('The words changed after you recorded them.')).toHaveCount(0)
    await first.fill(before)
    await button(page, 'Keep the recording of scene 1').click()
  })

  await test.step('all scenes are read again in one take', async () => {
    const texts = await textsOf(page)
    const voiceOf = (scene: number) => page.getByLabel(`Voice of scene ${scene}`).inputValue()
    const before = await Promise.all(texts.map((_, i) => voiceOf(i + 1)))
    await button(page, 'Record your own voice').click()
    await button(page, 'All scenes in one take').click()
    await expect(page.getByRole('region', { name: 'Words of all scenes' })).toContainText(texts.at(-1)!)
    await expectGoodScreen(page)
    await upload(page, texts.join(' '), 0.9)
    // The comparison may be wrong, so the page may ask about some words.
    const question = button(page, 'Use these words')
    await expect(async () => {
      if (await question.isVisible()) await question.click()
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2_000 })
    }).toPass()
    const after = await Promise.all(texts.map((_, i) => voiceOf(i + 1)))
    for (const [i, voice] of after.entries()) {
      expect(voice).not.toBe(before[i])
      expect(await chosenVoice(page, i + 1)).toBe('Your recording')
    }
  })
})
