import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { MAKING_MS } from '../lib/making.ts'

const SCRIPT = 'Only Nguyen saw the ship that night. He rang the bell until the morning came.'
const WORD_CALL = '**/api/users/voices/word'

test('the user corrects the pronunciation of a name, and makes the video again', async ({ page }) => {
  test.setTimeout(2 * MAKING_MS + 120_000)
  await enter(page)
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(SCRIPT)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Create/ })
    .click()
  await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })
  await page.getByRole('button', { name: 'Pronunciation in scene 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pronunciation in scene 1' })
  await dialog.getByRole('button', { name: 'Nguyen', exact: true }).click()

  await test.step('plays the word with and without its spelling', async () => {
    const spoken: unknown[] = []
    for (const spelling of ['', 'win']) {
      await dialog.getByLabel('“Nguyen” is spoken as').fill(spelling)
      const answered = page.waitForResponse(WORD_CALL)
      await dialog.getByRole('button', { name: 'Play', exact: true }).click()
      const { sound } = (await (await answered).json()) as { sound: string }
      spoken.push(sound)
      await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    }
    expect(spoken[0]).not.toBe(spoken[1])
    await expectGoodScreen(page)
  })

  await test.step('only the scene with the name gets a new voice', async () => {
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText('Saved.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('New voice, because your list of pronunciations has changed.')).toHaveCount(1)
    await page.getByRole('button', { name: 'Create new version' }).click()
    await expect(page.getByText(/^Version 2/).first()).toBeVisible({ timeout: MAKING_MS })
  })

  await test.step('Settings lists the word, and removes it', async () => {
    await page.goto('/app/settings')
    const entry = page.getByRole('group', { name: 'Nguyen' })
    await expect(entry).toContainText('Nguyen is spoken as “win”')
    await page.getByLabel('Word', { exact: true }).fill('two words')
    await page.getByLabel('Spoken as').fill('x')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Enter one word, without spaces.')).toBeVisible()
    await expectGoodScreen(page)
    await entry.getByRole('button', { name: 'Remove Nguyen' }).click()
    await expect(page.getByText('Voices speak all words as they are written.')).toBeVisible()
  })
})

test('a favourite voice comes first, even after a reload', async ({ page }) => {
  await enter(page)
  await page.goto('/app/create-video')
  const voices = page.getByRole('list', { name: 'Voices' })
  const names = voices.getByRole('button', { name: /^Favourite: / })
  const last = (await names.nth(1).getAttribute('aria-label'))!
  const saved = page.waitForResponse('**/api/users/voices/favourites')
  await page.getByRole('button', { name: last }).click()
  await saved
  await expect(page.getByRole('button', { name: last })).toHaveAttribute('aria-pressed', 'true')
  await expectGoodScreen(page)
  await page.reload()
  await expect(names.first()).toHaveAccessibleName(last)
})
