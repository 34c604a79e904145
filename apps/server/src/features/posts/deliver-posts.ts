import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import { renewTokens } from '#platforms/renew-tokens.ts'
import type { SharedServices as Services } from '#services'
import { claimPost } from './claim-post.ts'
import { deliverPost } from './deliver-post.ts'
import { checkLivePosts, countNumbers } from './watch-posts.ts'

const LOOK_EVERY_MS = 1_000
/** Posts that one worker has on their way at once. */
const AT_ONCE = 4

/**
 * Delivers what is due, by the clock of the database, and looks after what is live. Every worker does, without a leader: the table of
 * posts is the queue, so that nothing which is due can be missing in one.
 */
export function deliverPosts(services: Services): { close: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async (work: () => Promise<number>, everyMs: number): Promise<void> => {
    while (!signal.aborted) {
      const done = await work().catch((error: unknown) => {
        if (!isConnectionLost(error) && !signal.aborted)
          services.log.error({ err: error }, 'posts could not be looked for')
        return 0
      })
      // Not all workers in the same moment.
      const waitMs = everyMs * (0.75 + Math.random() / 2)
      if (done === 0) await sleep(waitMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = [
    ...Array.from({ length: AT_ONCE }, () => loop(() => deliverOne(services, signal), LOOK_EVERY_MS)),
    loop(() => checkLivePosts(services), 30 * LOOK_EVERY_MS),
    loop(() => countNumbers(services), 60 * LOOK_EVERY_MS),
    loop(() => renewTokens(services), 60 * LOOK_EVERY_MS),
  ]
  return {
    async close() {
      stopping.abort(new Error('the worker stops'))
      await Promise.all(running)
    },
  }
}

/** @returns how many there were: none or one. */
export async function deliverOne(services: Services, signal: AbortSignal): Promise<number> {
  const by = randomUUID()
  const row = await claimPost(services.db, by)
  if (row === undefined) return 0
  services.log.debug({ post: row.id, by }, 'a post is taken on')
  await deliverPost(services, row, by, signal)
  return 1
}
