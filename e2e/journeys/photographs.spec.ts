import { expect, type Locator, type Page } from '@playwright/test'
import { createSandboxPhotos } from '@dayreel/sandbox'
import { callApi } from '../lib/call-api.ts'
import { connect } from '../lib/connect-account.ts'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { MAKING_MS, untilBegun } from '../lib/making.ts'
import { MOST_SITES_MS, testOnOwnSite as test } from '../lib/test-on-own-site.ts'

const SCRIPT =
  'A honey jar stood in the kitchen of an old house. Bees had filled it in one long summer, flying to the meadow and back a hundred times a day. The beekeeper put it on the shelf and forgot it there. Years later a child opened the jar, and the honey was as good as on the first day, because honey never spoils.'
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

async function makeVideo(page: Page, pictures: string): Promise<void> {
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(SCRIPT)
  await page.getByRole('group', { name: 'Pictures' }).getByRole('radio', { name: pictures, exact: true }).check()
}

async function startAndView(page: Page): Promise<void> {
  await button(page, 'Generate Video').click()
  await untilBegun(page)
  await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })
  await expect(page.getByRole('heading', { name: 'Storyboard' })).toBeVisible()
}

async function makeVersion(page: Page, number: number): Promise<void> {
  await button(page, 'Create new version').click()
  await expect(button(page, new RegExp(`^Version ${number}`))).toHaveAttribute('aria-pressed', 'true', {
    timeout: MAKING_MS,
  })
}

test('the operator switches photographs on, and a creator replaces one by search and posts the video with its credits', async ({
  page,
  site,
}) => {
  test.setTimeout(2 * MAKING_MS + MOST_SITES_MS)
  const sandbox = await createSandboxPhotos()
  await site.start(`PHOTOS_URL=${sandbox.address}\n`)
  const { email } = await enter(page)

  await test.step('one click in the first-run panel switches free photographs on', async () => {
    await page.goto('/app')
    const panel = page.getByRole('region', { name: 'Who writes your videos?' })
    await panel.getByRole('button', { name: 'Switch on' }).click()
    await expect(panel.getByText('On: choose “Free photographs”')).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('a key adds Pexels on the operator’s page', async () => {
    await page.goto('/app/host')
    const pexels = page.getByRole('form', { name: 'Pexels' })
    await pexels.getByLabel('Key of Pexels', { exact: true }).fill('a-wrong-key')
    await pexels.getByRole('button', { name: 'Switch On' }).click()
    await expect(pexels.getByRole('alert')).toContainText('Pexels refused the key.')
    await pexels.getByLabel('Key of Pexels', { exact: true }).fill(sandbox.key)
    await pexels.getByRole('button', { name: 'Switch On' }).click()
    await expect(page.getByText('Pexels: on')).toBeVisible()
    await expect(page.getByText('Built-in illustrator, Free photographs, and Pexels')).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('a video shows photographs of Pexels, and names them', async () => {
    await makeVideo(page, 'Pexels')
    await page.getByRole('group', { name: 'Sources in posts' }).getByRole('radio', { name: 'Yes' }).check()
    await page
      .getByRole('group', { name: 'Scenes without a photograph' })
      .getByRole('radio', { name: 'Free photographs' })
      .check()
    await expectGoodScreen(page)
    await startAndView(page)
    const photographs = page.getByRole('region', { name: 'Photographs' })
    await expect(photographs.getByRole('listitem').first()).toContainText('Pexels, Pexels License, by Sandbox Sam')
  })

  await test.step('a search replaces the photograph of one scene', async () => {
    await button(page, 'Find photo for scene 1').click()
    const dialog = page.getByRole('dialog', { name: 'Find a photograph for scene 1' })
    await dialog.getByLabel('Source').selectOption('Pexels')
    await dialog.getByLabel('Search', { exact: true }).fill('zzz')
    await dialog.getByRole('button', { name: 'Search' }).click()
    await expect(dialog.getByRole('status')).toHaveText('No results for “zzz”. Try fewer or other words.')
    await dialog.getByLabel('Search', { exact: true }).fill('beehive')
    await dialog.getByRole('button', { name: 'Search' }).click()
    const photograph = dialog.getByRole('button', { name: 'Use “beehive by a window” by Sandbox Ida, Pexels License' })
    await expect(photograph).toBeVisible()
    await expectGoodScreen(page)
    await photograph.click()
    await expect(button(page, 'Use generated picture of scene 1')).toBeVisible()
    await makeVersion(page, 2)
    const photographs = page.getByRole('region', { name: 'Photographs' })
    await expect(photographs.getByRole('listitem').first()).toContainText('Scene 1: beehive by a window')
    await expectGoodScreen(page)
  })

  await test.step('a search gives another scene a clip', async () => {
    await button(page, 'Find clip for scene 2').click()
    const dialog = page.getByRole('dialog', { name: 'Find a clip for scene 2' })
    await dialog.getByLabel('Search', { exact: true }).fill('meadow')
    await dialog.getByRole('button', { name: 'Search' }).click()
    const clip = dialog.getByRole('button', { name: 'Use “meadow on a table” by Sandbox Sam, Pexels License, 0:08' })
    await expect(clip.locator('img')).toBeVisible()
    await expectGoodScreen(page)
    await clip.click()
    await expect(button(page, 'Use generated picture of scene 2')).toBeVisible()
    await makeVersion(page, 3)
    const shown = page.getByRole('region', { name: 'Photographs and clips' })
    await expect(shown.getByRole('listitem').nth(1)).toContainText('Scene 2: meadow on a table')
    await expect(shown.getByRole('listitem').nth(1)).toContainText(/by Sandbox Sam, from 0:0[2-4]/u)
    await expect(page.getByText(/^The clip starts at 0:0[2-4]\.\d\d\.$/u)).toBeVisible()
    await button(page, 'Change start of the clip of scene 2').click()
    const starts = page.getByRole('dialog', { name: 'Start of the clip of scene 2' })
    const slider = starts.getByRole('slider', { name: 'Start of the scene' })
    await slider.fill('0')
    await expect(starts.getByRole('status')).toHaveText('0.00 seconds of 8.0 seconds')
    await starts.getByRole('button', { name: 'One frame later' }).click()
    await slider.press('ArrowRight')
    // The picture follows the slider.
    const shownSeconds = () => starts.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(shownSeconds).toBeGreaterThan(0.06)
    await expect.poll(shownSeconds).toBeLessThan(0.15)
    await expectGoodScreen(page)
    await starts.getByRole('button', { name: 'Use this start' }).click()
    await expect(page.getByText(/^The clip starts at 0:00\.(?:07|08)\.$/u)).toBeVisible()
    await expectGoodScreen(page)
    await button(page, 'Change start of the clip of scene 2').click()
    await starts.getByRole('button', { name: 'Choose automatically' }).click()
    await expect(page.getByText('The clip starts at its sharpest, liveliest part.')).toBeVisible()
    await button(page, 'Discard').click()
  })

  const video = page.url()
  await test.step('the user downloads the video', async () => {
    await button(page, 'Download').click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Video (.mp4)' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.mp4$/u)
  })

  await test.step('its post names Pexels', async () => {
    await connect(page, 'YouTube', { answer: 'Allow', account: email })
    await expect(page.getByText('New YouTube account connected successfully!')).toBeVisible()
    await page.goto(video)
    await button(page, 'Share to another account').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /^YouTube: / }).check()
    const credits = /Sources:\nPhotographs and videos, Pexels, Pexels License – https:\/\/www\.pexels\.com/u
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue(credits)
    await expectGoodScreen(page)
    await dialog.getByRole('combobox', { name: 'Privacy' }).selectOption('private')
    await dialog.getByRole('button', { name: 'Post', exact: true }).click()
    const post = page.getByRole('list', { name: 'Posts of this video' }).getByRole('listitem')
    await expect(post).toContainText('Posted', { timeout: MAKING_MS })
    const id = video.slice(video.lastIndexOf('/') + 1)
    const { items } = await callApi<{ items: { text: string }[] }>(page, 'GET', `/api/videos/${id}/posts`)
    expect(items.map(({ text }) => text)).toEqual([expect.stringMatching(credits)])
  })
  await sandbox.close()
})
