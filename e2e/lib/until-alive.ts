import { expect, type Locator } from '@playwright/test'

/**
 * Waits until React has hydrated a part of the page. Before that, a button does nothing, or only what it does without
 * scripts. Waiting for a quiet network is not enough, because the processor may still be busy.
 */
export async function untilAlive(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(isTaken)).toBe(true)
}

/** Returns whether React has hydrated an element. Runs inside the page. */
function isTaken(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
