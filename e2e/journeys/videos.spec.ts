import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import {
  cancelMaking,
  expectPlayerToObey,
  expectToPlay,
  LONG_SECONDS,
  MAKING_MS,
  startVideo,
  SUBJECT,
  untilBegun,
} from '../lib/making.ts'
import { signIn } from '../lib/person.ts'

const PICTURE = fileURLToPath(new URL('../../apps/web/public/pictures/scenes/boat.webp', import.meta.url))
const DOWNLOADS = [
  ['Video (.mp4)', 'video/mp4'],
  ['Captions (.srt)', 'application/x-subrip'],
  ['Captions (.vtt)', 'text/vtt'],
  ['Styled captions (.ass)', 'text/x-ssa'],
  ['Thumbnail (.jpg)', 'image/jpeg'],
] as const

test('enhances the text, undoes this with Ctrl+Z, and restores it', async ({ page }) => {
  await enter(page)
  await page.goto('/app/create-video')
  const field = page.getByLabel('Script or subject')
  const subject = 'Scary story about a babysitter'
  const sharpened = `${subject}, told by someone who was there`
  await field.fill(subject)
  await page.getByRole('button', { name: 'Enhance' }).click()
  await expect(field).toHaveValue(sharpened)
  await expect(page.getByText('Your words stay; what is added says how to tell it.')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field).toHaveValue(subject)
  await expect(page.getByRole('button', { name: 'Back to my words' })).toBeHidden()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(field).toHaveValue(sharpened)
  await page.getByRole('button', { name: 'Back to my words' }).click()
  await expect(field).toHaveValue(subject)
  await page.getByRole('button', { name: 'Enhance' }).click()
  await page.getByRole('button', { name: 'Enhance' }).click()
  await expect(field).toHaveValue(sharpened)
  await expect(page.getByText('Good as it is: nothing was changed.')).toBeVisible()
  const whole = 'The lighthouse keeper who answered letters addressed to the sea'
  await field.fill(whole)
  await page.getByRole('button', { name: 'Enhance' }).click()
  await expect(page.getByText('Good as it is: nothing was changed.')).toBeVisible()
  await expect(field).toHaveValue(whole)
})

test('a video from its first word to its deletion', async ({ page }) => {
  await enter(page)

  await test.step('a line typed on the app’s home leads to Create Video', async () => {
    await page.goto('/app')
    await expect(page.getByText('3 videos left in your plan')).toBeVisible()
    await page.getByLabel('What should your video be about?').fill(SUBJECT)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL('/app/create-video')
    await expect(page.getByLabel('Script or subject')).toHaveValue(SUBJECT)
    await page.getByLabel('Script or subject').fill('')
  })

  await test.step('nothing starts without words', async () => {
    await page.goto('/create-video')
    await expect(page).toHaveURL('/app/create-video')
    await expect(page.getByRole('button', { name: 'Generate Video' })).toBeDisabled()
    await page.getByRole('button', { name: 'Enhance' }).click()
    await expect(page.getByText('Please enter a prompt to enhance.')).toBeVisible()
    await page.getByLabel('Script or subject').press('Control+Enter')
    await expect(page.getByText('Please enter a script or subject.')).toBeVisible()
  })

  await test.step('plays voices and tracks, one at a time', async () => {
    await page.getByRole('button', { name: 'Play preview of Clara' }).click()
    await expect(page.getByRole('button', { name: 'Pause preview of Clara' })).toBeVisible()
    await page.getByRole('button', { name: 'Play preview of Raindrops' }).click()
    await expect(page.getByRole('button', { name: 'Play preview of Clara' })).toBeVisible()
    await page.getByRole('button', { name: 'Pause preview of Raindrops' }).click()
    await expect(page.getByRole('button', { name: 'Play preview of Raindrops' })).toBeVisible()
    await page.getByRole('button', { name: 'Select: Raindrops' }).click()
    await expect(page.getByRole('button', { name: 'Selected: Raindrops' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('shows length and cost in advance', async () => {
    await page.getByLabel('Script or subject').fill(SUBJECT)
    await expect(page.getByText(/^about (19|20|21) s$/)).toBeVisible()
    await expect(page.getByText('1 of the 3 videos left in your plan')).toBeVisible()
  })

  await test.step('a double click starts one video', async () => {
    await page.getByRole('button', { name: 'Generate Video' }).dblclick()
    await untilBegun(page)
  })

  await test.step('plays the video here and on its own page', async () => {
    await expect(page.getByRole('link', { name: 'View Video' })).toBeVisible({ timeout: MAKING_MS })
    await expect(page.getByText('Succeeded')).toBeVisible()
    await expectToPlay(page)
    await expectPlayerToObey(page)
    await page.getByText('Create another').click()
    await expect(page.getByLabel('Script or subject')).toBeFocused()
    await page.getByRole('button', { name: 'Generate Video' }).click()
    await expect(page.getByRole('dialog')).toContainText('Create the same video again?')
    await page.getByRole('button', { name: 'Change something first' }).click()
    await page.getByRole('link', { name: 'View Video' }).click()
    await expect(page).toHaveURL(/\/app\/videos\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { name: 'Storyboard' })).toBeVisible()
    await expectToPlay(page)
    await expect(page.locator('video track[kind="captions"]')).toHaveCount(1)
  })

  await test.step('the app’s home links to the video', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByText('2 videos left in your plan')).toBeVisible()
    await page.getByRole('region', { name: 'Latest video' }).getByRole('link', { name: 'Watch', exact: true }).click()
    await expect(page).toHaveURL(/\/app\/videos\/[0-9a-f-]{36}$/)
  })

  const firstWords = page.getByLabel('Words', { exact: true }).first()
  await test.step('shows the cost of a change before it is made', async () => {
    const before = await firstWords.inputValue()
    await firstWords.fill('Someone wrote to the sea, and one man answered.')
    await expect(page.getByText(/^Will redo: the voice of \d scenes?/)).toBeVisible()
    await expect(
      page.getByText(
        /s · Free\. You have 5 free versions until .+\. After that, a version uses 1 of the 2 videos in your plan\.$/,
      ),
    ).toBeVisible()
    await firstWords.press('Control+z')
    await expect(firstWords).toHaveValue(before)
    await expect(page.getByRole('button', { name: 'Create new version' })).toBeDisabled()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(firstWords).toHaveValue('Someone wrote to the sea, and one man answered.')
  })

  await test.step('accepts an uploaded picture, and rejects a file that is not a picture', async () => {
    const chooser = page.locator('input[type="file"]').nth(1)
    await chooser.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
    await expect(page.getByRole('alert')).toContainText('PNG, JPEG or WebP')
    await chooser.setInputFiles(PICTURE)
    await expect(page.getByRole('button', { name: 'Use generated picture of scene 2' })).toBeVisible()
    const shown = page.getByRole('img', { name: 'Scene 2' })
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(540)
  })

  await test.step('the changes and the uploaded picture survive leaving the page', async () => {
    await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'My Videos', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'My Videos' })).toBeVisible()
    await page.goBack()
    await expect(firstWords).toHaveValue('Someone wrote to the sea, and one man answered.')
    const shown = page.getByRole('img', { name: 'Scene 2' })
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(540)
  })

  await test.step('if the browser cannot store the changes, leaving the page asks for confirmation', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    })
    await firstWords.fill('Someone wrote to the sea, and two men answered.')
    await expect(page.getByText('Draft saved.', { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'My Videos', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('Leave without creating a new version?')
    await page.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
  })

  await test.step('makes a new version while the old one stays', async () => {
    // The page itself detects the lock, because the new version is finished soon.
    const isLocked = page.waitForFunction(() => {
      const isMaking = [...document.querySelectorAll('h2')].some(
        (each) => each.textContent === 'Creating a new version',
      )
      return isMaking && document.querySelector('fieldset[aria-label="Storyboard"]:disabled') !== null
    })
    await page.getByRole('button', { name: 'Create new version' }).click()
    await isLocked
    await expectToPlay(page)
    const second = page.getByRole('button', { name: /^Version 2/ })
    await expect(second).toHaveAttribute('aria-pressed', 'true', { timeout: MAKING_MS })
    await expect(firstWords).toHaveValue('Someone wrote to the sea, and one man answered.')
    await expectToPlay(page)
    await page.getByRole('button', { name: /^Version 1/ }).click()
    await expectToPlay(page)
  })

  const paths = await test.step('the user can save the files', async () => {
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveCount(DOWNLOADS.length)
    await expectNoViolation(page)
    const found: string[] = []
    for (const [label, type] of DOWNLOADS) {
      const path = (await page.getByRole('menuitem', { name: label }).getAttribute('href'))!
      const response = await page.request.get(path)
      expect(response.status(), label).toBe(200)
      expect(response.headers()['content-type']).toContain(type)
      expect(response.headers()['content-disposition']).toContain('attachment')
      found.push(path)
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Captions (.srt)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.srt$/)
    return found
  })

  await test.step('nothing stays locked', async () => {
    await page.keyboard.press('Escape')
    // The menu fades out.
    await expect(page.getByRole('menu')).toHaveCount(0)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolation(page)
    }
  })

  await test.step('finds the video under its new name', async () => {
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await page.getByLabel('Title').fill('Letters to the sea')
    await page.getByRole('dialog').getByRole('button', { name: 'Rename', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Letters to the sea' })).toBeVisible()
    await page.getByRole('link', { name: 'My Videos', exact: true }).click()
    await expect(page.getByText('1 video', { exact: true })).toBeVisible()
    await expectNoViolation(page)
    // With a single video, there is no search field.
    await expect(page.getByLabel('Search your videos')).toHaveCount(0)
    await page.goto('/app/videos?search=letters')
    const search = page.getByLabel('Search your videos')
    await expect(search).toHaveValue('letters')
    await expect(page.getByRole('link', { name: 'Letters to the sea' })).toBeVisible()
    await search.fill('volcano')
    await expect(page.getByText('No results for “volcano”.')).toBeVisible()
    await search.fill('letters to')
    await expect(page.getByRole('link', { name: 'Letters to the sea' })).toBeVisible()
    await page.getByRole('button', { name: 'Play Letters to the sea' }).click()
    await expectToPlay(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('deletes the video and its files', async () => {
    await page.getByRole('button', { name: 'More about Letters to the sea' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Share',
      ...DOWNLOADS.map(([label]) => label),
      'Rename',
      'Create again',
      'Make in another format',
      'Delete',
    ])
    await expectNoViolation(page)
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Keep it', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Letters to the sea' })).toBeVisible()
    await page.getByRole('button', { name: 'More about Letters to the sea' }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Delete forever' }).click()
    await expect(page.getByText('No results for “letters to”.')).toBeVisible()
    for (const path of paths) expect((await page.request.get(path)).status()).toBe(404)
    await page.goto('/app/videos')
    await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible()
  })
})

test("two browsers of one user show the video's progress, and other users do not see it", async ({ page, browser }) => {
  const person = await enter(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, person)
  await expect(elsewhere).toHaveURL('/app')
  await elsewhere.goto('/app/videos')
  await startVideo(page, { seconds: LONG_SECONDS })
  await test.step('a reload finds the video again', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Processing Video...' })).toBeDisabled()
    await expect(page.getByRole('progressbar')).toBeAttached()
    await expect(page.getByText(/^Scene \d+ of \d+$/)).toBeVisible({ timeout: MAKING_MS })
    await expect(page.getByText('1 video from your plan')).toBeVisible()
  })
  await expect(elsewhere.getByRole('progressbar')).toBeAttached()
  await expect(elsewhere.getByText(/^([1-9]|\d\d)%$/)).toBeVisible({ timeout: MAKING_MS })
  await elsewhere.getByRole('link', { name: new RegExp(SUBJECT.slice(0, 20)) }).click()
  await expect(elsewhere).toHaveURL(/\/app\/videos\/[0-9a-f-]{36}$/)

  await cancelMaking(page)
  await expect(elsewhere.getByText('You cancelled this video.').first()).toBeVisible()
  await expect(elsewhere.getByText('Failed to generate video.')).toHaveCount(0)
  // The plan gets the cancelled video back.
  await expect(page.getByText('1 of the 3 videos left in your plan')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await enter(stranger)
  await stranger.goto(elsewhere.url())
  await expect(stranger.getByRole('heading', { name: 'We couldn’t find this video' })).toBeVisible()
})
