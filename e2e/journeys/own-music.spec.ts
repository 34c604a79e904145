import { storageBytes } from '@dayreel/catalogue'
import { sineWav } from '@dayreel/studio/testing'
import { expect, test, type Page } from '@playwright/test'
import { callApi } from '../lib/call-api.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { expectToPlay, MAKING_MS, SUBJECT } from '../lib/making.ts'

/** Larger than one part of an upload. */
const SONG = { name: 'my-song.wav', mimeType: 'audio/wav', buffer: sineWav({ rate: 48_000, channels: 2, seconds: 20 }) }

async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Upload music' })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: /^File/ }).click()
  await (await choosing).setFiles(file)
}

test('own music survives an interruption, is heard in a video, and can be deleted', async ({ page }) => {
  await enter(page)
  const dialog = page.getByRole('dialog', { name: 'Upload music' })

  await test.step('the upload needs a confirmation of the rights', async () => {
    await page.goto('/app/create-video')
    await page.getByLabel('Script or subject').fill(SUBJECT)
    await page.getByRole('button', { name: 'Upload music' }).click()
    await chooseFile(page, SONG)
    await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled()
    await dialog.getByLabel('I have the right to use this music').check()
    await expectNoViolation(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  })

  await test.step('resends a lost part', async () => {
    let isLost = false
    await page.route('**/api/media/*/parts?offset=0', async (route) => {
      if (isLost) return route.continue()
      isLost = true
      await route.abort()
    })
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(isLost).toBe(true)
    const own = page.getByRole('listitem').filter({ hasText: 'my-song.wav' })
    await expect(own).toContainText('Your music, 0:20')
    await expect(own.getByRole('button', { name: 'Selected: my-song.wav' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoViolation(page)
  })

  await test.step('the video has the music, and the editor shows it', async () => {
    await page.getByRole('button', { name: 'Generate Video' }).click()
    await page.getByRole('link', { name: 'View Video' }).first().click({ timeout: MAKING_MS })
    await expect(page.getByLabel('Music', { exact: true }).locator('option:checked')).toHaveText('my-song.wav (yours)')
  })
  const videoUrl = page.url()

  await test.step('My Media shows the used storage, and the effect of a deletion', async () => {
    await page.goto('/app/media')
    await expect(page.getByText(/ of 500 MB used/)).toBeVisible()
    await page.getByRole('button', { name: 'Open my-song.wav' }).click()
    const details = page.getByRole('dialog', { name: 'Music', exact: true })
    await expect(details.getByRole('region', { name: 'Used in' }).getByRole('link')).toHaveCount(1)
    await details.getByRole('button', { name: 'Delete' }).click()
    const confirm = page.getByRole('dialog', { name: 'Delete my-song.wav?' })
    await expect(confirm).toContainText(/Used in “.*”\. Finished videos still play\./)
    await expectNoViolation(page)
    await confirm.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible()
  })

  await test.step('the finished video still plays, and the editor asks for other music', async () => {
    await page.goto(videoUrl)
    await expectToPlay(page)
    await expect(page.getByText('The chosen music was deleted or is no longer offered.')).toBeVisible()
    await page.getByLabel('Music', { exact: true }).selectOption('Raindrops')
    await expect(page.getByText('The chosen music was deleted or is no longer offered.')).toBeHidden()
  })
})

test('rejects a file that is not a sound, and any file if the storage is full, with advice', async ({ page }) => {
  await enter(page)
  await page.goto('/app/create-video')
  const dialog = page.getByRole('dialog', { name: 'Upload music' })

  await test.step('a text file named .mp3', async () => {
    await page.getByRole('button', { name: 'Upload music' }).click()
    await chooseFile(page, { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('Not a song. '.repeat(50)) })
    await dialog.getByLabel('I have the right to use this music').check()
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('The file is not a sound file.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a full storage', async () => {
    const bytes = storageBytes('free') / 5
    for (let i = 0; i < 5; i++)
      await callApi(page, 'POST', '/api/media', { kind: 'recording', name: 'long.wav', bytes })
    await page.getByRole('button', { name: 'Upload music' }).click()
    await chooseFile(page, SONG)
    await dialog.getByLabel('I have the right to use this music').check()
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      '0 bytes of your 500 MB are free. Delete files in My Media, or choose a plan with more storage.',
    )
  })
})
