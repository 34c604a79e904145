import { setTimeout as sleep } from 'node:timers/promises'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import type { Services } from '#services'
import { planDueRuns } from './runs/plan-due-runs.ts'

const LOOK_EVERY_MS = 1_000
const BATCH = 500

/**
 * Looks once a second for what is due, by the clock of the database. Every worker does, without a leader: none takes what another
 * one has.
 */
export function findDueWork(services: Services): { close: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      const found = await planDueRuns(services, BATCH).catch((error: unknown) => {
        if (!isConnectionLost(error)) services.log.error({ err: error }, 'what is due could not be looked for')
        return 0
      })
      // Not all workers in the same moment.
      const waitMs = LOOK_EVERY_MS * (0.75 + Math.random() / 2)
      if (found < BATCH) await sleep(waitMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = loop()
  return {
    async close() {
      stopping.abort()
      await running
    },
  }
}
