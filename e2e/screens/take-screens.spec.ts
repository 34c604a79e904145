import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test, type Page } from '@playwright/test'
import { MAKING_MS, startVideo } from '../lib/making.ts'
import { newPerson, register } from '../lib/person.ts'

const PLACE = fileURLToPath(new URL('../../apps/web/public/screens/', import.meta.url))
const WINDOW = { width: 1280, height: 800 }
const QUALITY = 82
const EARLIER = [
  'The lighthouse keeper who answered letters addressed to the sea',
  'The night train that stops where nobody lives any more',
]
const SHOWN = 'What if the moon came closer every night?'

test.use({ viewport: WINDOW, contextOptions: { reducedMotion: 'reduce' } })

test('screens of the app', async ({ page }) => {
  await mkdir(PLACE, { recursive: true })
  await register(page, newPerson())
  for (const subject of EARLIER) {
    await startVideo(page, subject)
    await expect(page.getByRole('link', { name: 'View Video' })).toBeVisible({ timeout: MAKING_MS })
  }

  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(SHOWN)
  await page.getByLabel('Script or subject').blur()
  await expect(page.getByText(/^about \d+ s$/)).toBeVisible()
  await take(page, 'create')

  await page.getByRole('button', { name: 'Generate Video' }).click()
  const progress = page.getByRole('progressbar').first()
  await expect
    .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { timeout: MAKING_MS, intervals: [200] })
    .toBeGreaterThan(35)
  await progress.scrollIntoViewIfNeeded()
  await take(page, 'progress')
  await expect(page.getByRole('link', { name: 'View Video' })).toBeVisible({ timeout: MAKING_MS })

  await page.getByRole('link', { name: 'View Video' }).click()
  await expect(page.locator('video')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { name: 'Storyboard', exact: true }).evaluate((heading) => {
    window.scrollTo({ top: heading.getBoundingClientRect().top + window.scrollY - 48, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  await take(page, 'storyboard')

  await page.goto('/app/videos')
  await expect(page.getByRole('heading', { name: 'My Videos' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await take(page, 'library')
})

/** What the window shows, once in each theme. */
async function take(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const picture = await loadImage(await page.screenshot({ animations: 'disabled' }))
    const canvas = createCanvas(picture.width, picture.height)
    canvas.getContext('2d').drawImage(picture, 0, 0)
    await writeFile(`${PLACE}${name}-${colorScheme}.webp`, await canvas.encode('webp', QUALITY))
  }
}
