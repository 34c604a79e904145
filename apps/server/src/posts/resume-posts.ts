import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'
import { appendToTimeline } from './post-changed.ts'

/** Makes posts due that wait for their account to be reconnected. */
export async function resumePosts(tx: Db, connectionId: string): Promise<void> {
  const resumed = await tx
    .update(posts)
    .set({ nextAt: APP_NOW, code: null, message: null })
    .where(
      and(
        eq(posts.connectionId, connectionId),
        eq(posts.code, RECONNECT),
        inArray(posts.status, ['scheduled', 'waiting', 'checking']),
        isNotNull(posts.nextAt),
      ),
    )
    .returning({ id: posts.id })
  for (const { id } of resumed) await appendToTimeline(tx, id, 'The account was reconnected.')
}

/** The code of a post that waits for its owner to reconnect the account. */
export const RECONNECT = 'reconnect_required'
