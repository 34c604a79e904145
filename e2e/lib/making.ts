import { expect, type Page } from '@playwright/test'

/** The longest that a video of 20 seconds may take on a busy machine. */
export const MAKING_MS = 240_000

export const SUBJECT = 'The last lighthouse keeper'

/** The longest there is, for journeys that look on while it is made: nothing else may be under way, and a short one is soon there. */
export const LONG_SECONDS = 90

/** It is being made, or is there already: a short one soon is. The one before it is gone from the page as soon as the button was pressed. */
export async function untilBegun(page: Page): Promise<void> {
  const isMaking = page.getByRole('button', { name: 'Processing Video...' })
  await expect(isMaking.or(page.getByRole('link', { name: 'View Video' })).first()).toBeVisible()
}

/** Fills in a subject on Create Video and starts; it is being made when this returns, where it is a long one. */
export async function startVideo(
  page: Page,
  { subject = SUBJECT, seconds }: { subject?: string; seconds?: number } = {},
): Promise<void> {
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(subject)
  if (seconds !== undefined) await page.getByRole('radio', { name: `${seconds} s` }).check()
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await untilBegun(page)
}

/** Stops what is being made on the page. */
export async function cancelMaking(page: Page, said = 'You cancelled this video.'): Promise<void> {
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible()
}

/** As `cancelMaking`, where it is no matter whether it is there already. */
export async function endMaking(page: Page): Promise<void> {
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  const isOver = page.getByText('You cancelled this video.').or(page.getByRole('link', { name: 'View Video' }))
  await expect(async () => {
    if (await cancel.isVisible()) await cancel.click({ timeout: 1_000 })
    await expect(isOver.filter({ visible: true }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
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
  await player.getByRole('button', { name: 'Captions', exact: true }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues)).toBeTruthy()
  await page.keyboard.press('c')
  await expect(player.getByRole('button', { name: 'Captions', exact: true })).toHaveAttribute('aria-pressed', 'false')
}

/** In the page. @returns how far it has played, in seconds. */
function playOn(player: HTMLVideoElement): number {
  player.muted = true
  if (player.paused) player.play().catch(() => undefined) // it may be gone before it has begun
  return player.currentTime
}
