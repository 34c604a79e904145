import { expect, type Page } from '@playwright/test'

/** The longest that a video of 20 seconds may take on a busy machine. */
export const MAKING_MS = 240_000

export const SUBJECT = 'The last lighthouse keeper'

/** Fills in a subject on Create Video and starts; it is being made when this returns. */
export async function startVideo(page: Page, subject = SUBJECT): Promise<void> {
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(subject)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByRole('button', { name: 'Processing Video...' })).toBeDisabled()
}

/** Stops what is being made on the page. */
export async function cancelMaking(page: Page, said = 'You cancelled this video.'): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible()
}

/** Plays what the page shows for a moment: pictures have to move. Where a screen makes way for the next, that one's player is begun as well. */
export async function expectToPlay(page: Page): Promise<void> {
  const video = page.locator('video')
  await expect.poll(() => video.evaluate(playOn)).toBeGreaterThan(0.3)
  await video.evaluate((player: HTMLVideoElement) => player.pause())
}

/** The page's player, by mouse and by keyboard. */
export async function expectPlayerToObey(page: Page): Promise<void> {
  const player = page.getByRole('group', { name: /^Player:/ })
  const video = player.locator('video')
  const read = (of: 'paused' | 'muted' | 'currentTime') =>
    video.evaluate((element: HTMLVideoElement, name) => element[name], of)
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(() => read('paused')).toBe(true)
  await video.evaluate((element: HTMLVideoElement) => (element.currentTime = 0))
  await player.getByRole('slider', { name: 'Position' }).press('ArrowRight')
  await expect.poll(() => read('currentTime')).toBe(5)
  await expect(player.getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:05 of 0:\d\d$/)
  const wasMuted = await read('muted')
  await page.keyboard.press('m')
  await expect.poll(() => read('muted')).toBe(!wasMuted)
  await player.getByRole('button', { name: 'Captions' }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues)).toBeTruthy()
  await page.keyboard.press('c')
  await expect(player.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false')
}

/** In the page. @returns how far it has played, in seconds. */
function playOn(player: HTMLVideoElement): number {
  player.muted = true
  if (player.paused) player.play().catch(() => undefined) // it may be gone before it has begun
  return player.currentTime
}
