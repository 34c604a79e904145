import { setTimeout as sleep } from 'node:timers/promises'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import type { Services } from '#services'
import { tellRuns } from './mails/tell-runs.ts'
import { tellWeeks } from './mails/tell-weeks.ts'
import { planDueRuns } from './runs/plan-due-runs.ts'
import { followZoneData } from './slots/follow-zones.ts'

const LOOK_EVERY_MS = 1_000
const BATCH = 500
/** What may be due; each takes so many at most, and says how many it took. */
const LOOKS: readonly ((services: Services, batch: number) => Promise<number>)[] = [
  planDueRuns,
  (services, batch) => followZoneData(services, { batch }),
  (services) => tellRuns(services),
  (services) => tellWeeks(services),
]

/**
 * Looks once a second for what is due, by the clock of the database. Every worker does, without a leader: none takes what another
 * one has.
 */
export function findDueWork(
  services: Services,
  { everyMs = LOOK_EVERY_MS }: { everyMs?: number } = {},
): { close: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      let isMore = false
      // Each by itself: whatever fails, the others go on.
      for (const look of LOOKS) {
        const found = await look(services, BATCH).catch((error: unknown) => {
          if (!isConnectionLost(error)) services.log.error({ err: error }, 'what is due could not be looked for')
          return 0
        })
        isMore ||= found >= BATCH
      }
      // Not all workers in the same moment.
      const waitMs = everyMs * (0.75 + Math.random() / 2)
      if (!isMore) await sleep(waitMs, undefined, { signal }).catch(() => undefined)
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
