import { expect, type Locator } from '@playwright/test'

/**
 * Until the scripts of a page that came as HTML have taken a part of it over: before, a press does nothing, or what it does without
 * scripts. A network that is quiet says nothing of a processor that is busy.
 */
export async function untilAlive(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(isTaken)).toBe(true)
}

/** In the page. */
function isTaken(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
