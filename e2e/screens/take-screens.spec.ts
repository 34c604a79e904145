import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { APP_SCREENS, SCREEN_SCALE, type AppScreenName } from '@dayreel/web/testing'
import { giveCredits } from '../lib/give-credits.ts'
import { MAKING_MS, startVideo } from '../lib/making.ts'
import { newPerson, register } from '../lib/person.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PLACE = join(ROOT, 'apps/web/public/screens/')
/** A width at which form and cost are side by side, and the width of a phone. */
const WINDOWS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 1000 } } as const
const QUALITY = 90
const CREDITS = 84
const EARLIER = ['The last lighthouse keeper', 'The moon landing', 'The piano that nobody played']
const LINE = 'Why do cats purr?'
/** Every scene contains a ship, so that the screenshot does not depend on which scene is being painted. */
const SCRIPT =
  'A ship drifts through the fog at dawn. Nobody stands at the wheel of the ship. Gulls follow the ship over the quiet sea. The ship has sailed like this for a hundred years.'
const CHANGED = 'A tall ship drifts through the fog at dawn.'

test.use({ deviceScaleFactor: SCREEN_SCALE, contextOptions: { reducedMotion: 'reduce' } })

test('screens of the app', async ({ page }) => {
  await mkdir(PLACE, { recursive: true })
  const person = newPerson()
  await register(page, person)
  await giveCredits(person.email, CREDITS)
  for (const subject of EARLIER) {
    await startVideo(page, { subject })
    await expect(page.getByRole('link', { name: 'View Video' }).first()).toBeVisible({ timeout: MAKING_MS })
  }

  await page.goto('/app/videos')
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(LINE)
  await page.getByLabel('Script or subject').blur()
  await expect(page.getByText(/^about \d+ s$/)).toBeVisible()
  const choices = page.getByRole('group', { name: 'Your video' })
  await take(page, 'create', choices)

  await page.getByLabel('Script or subject').fill(SCRIPT)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  const status = page.getByRole('region', { name: 'Video Status' })
  const progress = status.getByRole('progressbar')
  await expect
    .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { timeout: MAKING_MS, intervals: [100] })
    .toBeGreaterThan(25)
  await expect(status.getByText(/^Scene \d+ of \d+$/)).toBeVisible({ timeout: MAKING_MS })
  // The card is wider than its column and covers the form behind it.
  await page.addStyleTag({ content: '[aria-label="Your video"] { visibility: hidden }' })
  await take(page, 'progress', status)
  await expect(page.getByRole('link', { name: 'View Video' }).first()).toBeVisible({ timeout: MAKING_MS })

  await page.getByRole('link', { name: 'View Video' }).first().click()
  await expect(page.locator('video')).toBeVisible()
  const scene = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Scene 1/ }) })
  await scene.getByLabel('Words', { exact: true }).fill(CHANGED)
  await scene.getByLabel('Words', { exact: true }).blur()
  await expect(scene.getByText('new voice')).toBeVisible()
  // The bar sticks to the window's edge, in front of the captured part.
  await page.addStyleTag({ content: '[aria-label="Changes"] { visibility: hidden }' })
  const rows = scene.locator('xpath=..')
  // The padding is the same as in the card.
  await rows.evaluate((list: HTMLElement) => (list.style.padding = '1rem 1.25rem'))
  await take(page, 'storyboard', rows)

  await page.locator('button', { hasText: 'Discard' }).evaluate((button: HTMLElement) => button.click())
  await page.goto('/app/videos')
  const videos = page.getByRole('list', { name: 'Videos' })
  await expect(videos).toBeVisible()
  await take(page, 'library', videos)
})

/** Captures a part of the page in each theme, at the width that the site shows. */
async function take(page: Page, name: AppScreenName, part: Locator): Promise<void> {
  for (const kind of ['wide', 'narrow'] as const) {
    const size = APP_SCREENS[name][kind]
    await page.setViewportSize(WINDOWS[kind])
    await part.evaluate((element: HTMLElement, width) => {
      element.style.width = `${width}px`
      element.style.justifySelf = 'end' // Aligned left in a narrower column.
    }, size.width)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await part.scrollIntoViewIfNeeded()
      await page.waitForTimeout(300) // Waits for pictures that scroll into view.
      // At the top, the page's bar covers nothing.
      await page.evaluate(() => window.scrollTo({ top: 0, left: 0, behavior: 'instant' }))
      const box = (await part.boundingBox())!
      const clip = { x: Math.round(box.x), y: Math.round(box.y), ...size }
      const picture = await page.screenshot({ animations: 'disabled', fullPage: true, clip })
      await writeFile(`${PLACE}${name}${kind === 'wide' ? '' : '-narrow'}-${colorScheme}.webp`, await asWebp(picture))
    }
  }
  await page.setViewportSize(WINDOWS.wide)
}

async function asWebp(png: Buffer): Promise<Buffer> {
  const picture = await loadImage(png)
  const canvas = createCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return canvas.encode('webp', QUALITY)
}
