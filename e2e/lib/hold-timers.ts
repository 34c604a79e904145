import type { Page } from '@playwright/test'

export type HeldTimers = {
  /** How long those are that wait to be let go, in ms. */
  held: () => Promise<number[]>
  letGo: () => Promise<void>
}

type Waiting = Map<number, { ms: number; act: () => void }>

/**
 * Holds timers of some lengths back until they are let go, on every page that is loaded from now on: what is only seen for a while can be
 * looked at however busy the machine is.
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
