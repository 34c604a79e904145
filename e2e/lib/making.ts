import { expect, type Page } from '@playwright/test'

/** The longest time, in milliseconds, that making a 20-second video takes on a busy machine. */
export const MAKING_MS = 240_000

export const SUBJECT = 'The last lighthouse keeper'

/** The length for journeys that watch a video being made, because a short video would be finished too soon. */
export const LONG_SECONDS = 90

/** Waits until the video is being made or is finished. Pressing the button already hides the previous video. */
export async function untilBegun(page: Page): Promise<void> {
  const isMaking = page.getByRole('button', { name: 'Processing Video...' })
  await expect(isMaking.or(page.getByRole('link', { name: 'View Video' })).first()).toBeVisible()
}

/**
 * Fills in a subject on Create Video and starts the video. A long video is still being made when this function returns.
 */
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

/** Cancels the running video that the page shows. */
export async function cancelMaking(page: Page, said = 'You cancelled this video.'): Promise<void> {
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible()
}

/** Cancels the video like `cancelMaking`, but also accepts that it is already finished. */
export async function endMaking(page: Page): Promise<void> {
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  const isOver = page.getByText('You cancelled this video.').or(page.getByRole('link', { name: 'View Video' }))
  await expect(async () => {
    if (await cancel.isVisible()) await cancel.click({ timeout: 1_000 })
    await expect(isOver.filter({ visible: true }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/**
 * Plays the video on the page briefly and checks that its time advances. If the next screen replaces the player, the
 * new player is started too.
 */
export async function expectToPlay(page: Page): Promise<void> {
  const video = page.locator('video')
  await expect.poll(() => video.evaluate(playOn)).toBeGreaterThan(0.3)
  await video.evaluate((player: HTMLVideoElement) => player.pause())
}

/** Checks that the page's player works by mouse and by keyboard. */
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
  const slider = player.getByRole('slider', { name: 'Position' })
  await slider.press('ArrowRight')
  await expect.poll(() => read('currentTime')).toBe(5)
  await slider.evaluate(pressArrowRightTwice)
  await expect.poll(() => read('currentTime')).toBe(15)
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:15 of 0:\d\d$/)
  const wasMuted = await read('muted')
  await page.keyboard.press('m')
  await expect.poll(() => read('muted')).toBe(!wasMuted)
  await player.getByRole('button', { name: 'Captions', exact: true }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues)).toBeTruthy()
  await page.keyboard.press('c')
  await expect(player.getByRole('button', { name: 'Captions', exact: true })).toHaveAttribute('aria-pressed', 'false')
}

/** Presses the key twice inside the page, before the page can show the result of the first press. */
function pressArrowRightTwice(slider: Element): void {
  for (let count = 0; count < 2; count += 1)
    slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
}

/**
 * Starts the player. Runs inside the page.
 *
 * @returns the played time in seconds.
 */
function playOn(player: HTMLVideoElement): number {
  player.muted = true
  // The player may be removed before it has started, so a failure is ignored.
  if (player.paused) player.play().catch(() => undefined)
  return player.currentTime
}
