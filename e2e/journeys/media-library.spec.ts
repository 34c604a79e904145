import { fileURLToPath } from 'node:url'
import { sineWav } from '@dayreel/studio/testing'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { MAKING_MS, SUBJECT, untilBegun } from '../lib/making.ts'

const SONG = {
  name: 'harbour-song.wav',
  mimeType: 'audio/wav',
  buffer: sineWav({ rate: 48_000, channels: 2, seconds: 3 }),
}
const picture = (name: string): string =>
  fileURLToPath(new URL(`../../apps/web/public/pictures/scenes/${name}.webp`, import.meta.url))

async function upload(page: Page, kind: string, file: string | typeof SONG): Promise<void> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  const dialog = page.getByRole('dialog', { name: `Upload ${kind.toLowerCase()}` })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: /^File/ }).click()
  await (await choosing).setFiles(file)
  const rights = dialog.getByLabel('I have the right to use this music')
  if (kind === 'Music') await rights.check()
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog).toBeHidden()
}

const files = (page: Page): Locator => page.getByRole('list', { name: 'Files' }).getByRole('listitem')

/** Opens the details of a file. */
async function open(page: Page, file: string, kind: string): Promise<Locator> {
  await page.getByRole('button', { name: `Open ${file}` }).click()
  const details = page.getByRole('dialog', { name: kind, exact: true })
  await expect(
    details.getByText(/^(?:No video, channel or brand uses this file\.|and \d+ more)$|^Used in$/u).first(),
  ).toBeVisible()
  return details
}

test('a creator uploads, tags, finds, uses, renames and deletes files', async ({ page }) => {
  await enter(page)

  await test.step('an empty library shows how to begin', async () => {
    await page.goto('/app')
    await page.getByRole('link', { name: 'My Media' }).click()
    await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('the user uploads pictures and music', async () => {
    await upload(page, 'Picture', picture('boat'))
    await upload(page, 'Picture', picture('windmill'))
    await upload(page, 'Music', SONG)
    await expect(files(page)).toHaveCount(3)
    await expect(page.getByText(/ of 500 MB used/)).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('a file gets a name and tags', async () => {
    const details = await open(page, 'boat.webp', 'Picture')
    await details.getByLabel('Name').fill('The red boat')
    await details.getByLabel('Tags').fill('harbour, boats')
    await expectGoodScreen(page)
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await details.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Open The red boat' })).toBeVisible()
  })

  await test.step('a search and a filter by kind limit the list, even after a reload', async () => {
    await page.getByRole('searchbox', { name: 'Search your files' }).fill('harbour')
    await expect(page.getByText('2 found')).toBeVisible()
    await page.getByText('Music', { exact: true }).click()
    await expect(files(page)).toHaveCount(1)
    await page.reload()
    await expect(files(page)).toHaveCount(1)
    await page.getByText('All', { exact: true }).click()
    await page.getByRole('button', { name: 'boats' }).click()
    await expect(files(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Open The red boat' })).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('scenes show the user’s pictures whose tags match the words', async () => {
    await page.getByRole('button', { name: 'boats' }).click()
    const details = await open(page, 'windmill.webp', 'Picture')
    await details.getByLabel('Tags').fill('lighthouse')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details.getByRole('button', { name: 'Save' })).toBeDisabled()
    await page.goto('/app/create-video')
    await page.getByLabel('Script or subject').fill(SUBJECT)
    await page.getByRole('group', { name: 'Pictures' }).getByRole('radio', { name: 'Your pictures and clips' }).check()
    await expect(page.getByText(/^A scene shows one of your clips or pictures if its words contain/)).toBeVisible()
    await expectGoodScreen(page)
    await page.getByRole('button', { name: 'Generate Video' }).click()
    await untilBegun(page)
    await page.getByRole('link', { name: 'View Video' }).first().click({ timeout: MAKING_MS })
    await expect(page.getByRole('heading', { name: 'Storyboard' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Use generated picture of scene/ }).first()).toBeVisible()
  })

  await test.step('a scene shows a picture that the user chooses by tag', async () => {
    await page.getByRole('button', { name: 'My pictures for scene 2' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose from your pictures' })
    await picker.getByRole('button', { name: 'harbour' }).click()
    await expect(picker.getByRole('button', { name: /^Use / })).toHaveCount(1)
    await expectGoodScreen(page)
    await picker.getByRole('button', { name: 'Use The red boat' }).click()
    await expect(picker).toBeHidden()
    await expect(page.getByRole('button', { name: 'Use generated picture of scene 2' })).toBeVisible()
    await page.getByRole('button', { name: 'Create new version' }).click()
    await expect(page.getByRole('button', { name: /^Version 2/ })).toHaveAttribute('aria-pressed', 'true', {
      timeout: MAKING_MS,
    })
  })

  await test.step('the details list the video with the file, and the deletion dialog states the effect', async () => {
    await page.getByRole('link', { name: 'My Media' }).click()
    const details = await open(page, 'The red boat', 'Picture')
    await expect(details.getByRole('region', { name: 'Used in' }).getByRole('link')).toHaveCount(1)
    await expectGoodScreen(page)
    await details.getByRole('button', { name: 'Delete' }).click()
    const confirm = page.getByRole('dialog', { name: 'Delete The red boat?' })
    await expect(confirm).toContainText(/Used in “.*”\. Finished videos still play\./)
    await confirm.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('The file is deleted.')).toBeVisible()
    await expect(files(page)).toHaveCount(2)
  })
})
