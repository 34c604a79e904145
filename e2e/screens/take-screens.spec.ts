import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { APP_SCREENS, SCREEN_SCALE, type AppScreenName } from '../../apps/web/src/features/marketing/app-screens.ts'
import { MAKING_MS, startVideo } from '../lib/making.ts'
import { newPerson, register } from '../lib/person.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PLACE = join(ROOT, 'apps/web/public/screens/')
/** Where the form and what it costs stand side by side; and a phone. */
const WINDOWS = { wide: { width: 1200, height: 1000 }, narrow: { width: 390, height: 1000 } } as const
const QUALITY = 90
const CREDITS = '84'
const EARLIER = [
  'A lighthouse stands in the storm and its lamp still turns',
  'A train waits in the station at night under a clock that has stopped',
  'A hot air balloon drifts over the mountains at dawn and only the wind knows where',
]
const LINE = 'A ship drifts through the fog at dawn and the sea is very quiet'
const SCRIPT =
  'A ship drifts through the fog at dawn. Its lamp is still burning. Behind it lies a coast with a lighthouse, and nobody has been there for a hundred years.'
const CHANGED = 'A tall ship drifts through the fog at dawn.'

test.use({ deviceScaleFactor: SCREEN_SCALE, contextOptions: { reducedMotion: 'reduce' } })

test('screens of the app', async ({ page }) => {
  await mkdir(PLACE, { recursive: true })
  const person = newPerson()
  await register(page, person)
  await promisify(execFile)(process.execPath, ['apps/server/src/grant.ts', person.email, CREDITS], {
    cwd: ROOT,
    env: { ...process.env, DATA_FOLDER: join(process.env['E2E_FOLDER']!, 'data') },
  })
  for (const subject of EARLIER) {
    await startVideo(page, subject)
    await expect(page.getByRole('link', { name: 'View Video' }).first()).toBeVisible({ timeout: MAKING_MS })
  }

  await page.goto('/app/videos')
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(LINE)
  await page.getByLabel('Script or subject').blur()
  await expect(page.getByText(/^about \d+ s$/)).toBeVisible()
  await take(page, 'create', { wide: page.locator('main form'), narrow: page.getByRole('region', { name: 'Story' }) })

  await page.getByLabel('Script or subject').fill(SCRIPT)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  const status = page.getByRole('region', { name: 'Video Status' })
  const progress = status.getByRole('progressbar')
  await expect
    .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { timeout: MAKING_MS, intervals: [200] })
    .toBeGreaterThan(38)
  await take(page, 'progress', { wide: status, narrow: status })
  await expect(page.getByRole('link', { name: 'View Video' }).first()).toBeVisible({ timeout: MAKING_MS })

  await page.getByRole('link', { name: 'View Video' }).first().click()
  await expect(page.locator('video')).toBeVisible()
  const scene = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Scene 1/ }) })
  await scene.getByLabel('Words').fill(CHANGED)
  await scene.getByLabel('Words').blur()
  await expect(scene.getByText('spoken anew')).toBeVisible()
  // It keeps to the window's edge, before what is taken.
  await page.addStyleTag({ content: '[aria-label="Changes"] { visibility: hidden }' })
  await take(page, 'storyboard', { wide: scene, narrow: scene })

  await page.locator('button', { hasText: 'Discard' }).evaluate((button: HTMLElement) => button.click())
  await page.goto('/app/videos')
  const videos = page.getByRole('list', { name: 'Videos' })
  await expect(videos).toBeVisible()
  await take(page, 'library', { wide: videos, narrow: videos.getByRole('listitem').first() })
})

/** From the corner of a part of the page on, as much as the site shows of it, once in each theme. */
async function take(page: Page, name: AppScreenName, parts: Record<keyof typeof WINDOWS, Locator>): Promise<void> {
  for (const kind of ['wide', 'narrow'] as const) {
    await page.setViewportSize(WINDOWS[kind])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await parts[kind].scrollIntoViewIfNeeded()
      await page.waitForTimeout(300) // for pictures that come into sight
      const box = (await parts[kind].boundingBox())!
      const scrolled = await page.evaluate(() => window.scrollY)
      const picture = await page.screenshot({
        animations: 'disabled',
        fullPage: true,
        clip: { x: box.x, y: box.y + scrolled, ...APP_SCREENS[name][kind] },
      })
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
