import type { Page } from '@playwright/test'

export type HeldTimers = {
  /** Returns the delays of the held timers in milliseconds. */
  held: () => Promise<number[]>
  letGo: () => Promise<void>
}

type Waiting = Map<number, { ms: number; act: () => void }>

/**
 * Holds timers with the given delays on every page loaded from now on, until they are released. A temporary text can
 * then be checked even on a busy machine.
 */
export async function holdTimers(page: Page, lengthsMs: readonly number[]): Promise<HeldTimers> {
  await page.addInitScript((lengths: readonly number[]) => {
    const [start, stop] = [window.setTimeout, window.clearTimeout]
    const waiting: Waiting = new Map()
    Object.assign(window, { heldTimers: waiting })
    let last = 0
    window.setTimeout = ((act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      if (!lengths.includes(ms ?? 0)) return start(act, ms, ...given)
      waiting.set(--last, { ms: ms!, act: () => act(...given) })
      return last
    }) as typeof window.setTimeout
    window.clearTimeout = (id) => {
      if (!waiting.delete(id as number)) stop(id)
    }
  }, lengthsMs)
  return {
    held: () => page.evaluate(() => [...heldTimers.values()].map(({ ms }) => ms)),
    letGo: () =>
      page.evaluate(() => {
        for (const { act } of heldTimers.values()) setTimeout(act)
        heldTimers.clear()
      }),
  }
}

declare const heldTimers: Waiting
