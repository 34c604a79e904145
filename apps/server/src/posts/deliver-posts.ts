import { randomUUID } from 'node:crypto'
import { renewTokens } from '#connections'
import type { Poll } from '#jobs/poll.ts'
import type { SharedServices as Services } from '#services'
import { claimPost, POSTS_ARE_DUE } from './claim-post.ts'
import { deliverPost } from './deliver-post.ts'
import { checkLivePosts, countNumbers } from './watch-posts.ts'

const SECOND_MS = 1_000
/** The maximum number of concurrent posts per worker. */
const AT_ONCE = 4

/**
 * Returns the polls that deliver due posts, check live posts and renew tokens. Due times are compared with the
 * database's clock. The posts table itself is the queue, so no due post can be missing from the queue.
 */
export function deliverPosts(services: Services): Poll[] {
  return [
    { name: 'posts', work: (signal) => deliverOne(services, signal), due: POSTS_ARE_DUE, atOnce: AT_ONCE },
    { name: 'live posts', work: () => checkLivePosts(services), everyMs: 30 * SECOND_MS },
    { name: 'numbers of posts', work: () => countNumbers(services), everyMs: 60 * SECOND_MS },
    { name: 'tokens', work: () => renewTokens(services), everyMs: 60 * SECOND_MS },
  ]
}

/**
 * Claims and delivers a due post.
 *
 * @returns the number of delivered posts, which is 0 or 1.
 */
export async function deliverOne(services: Services, signal: AbortSignal): Promise<number> {
  const by = randomUUID()
  const row = await claimPost(services.db, by)
  if (row === undefined) return 0
  services.log.debug({ post: row.id, by }, 'a post is claimed')
  await deliverPost(services, row, by, signal)
  return 1
}
