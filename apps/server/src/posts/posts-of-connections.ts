import { inArray } from 'drizzle-orm'
import type { ConnectionListener } from '#connections'
import { posts } from '#db/schema.ts'
import type { Services } from '#services'
import { cancelPostsOf } from './cancel-posts.ts'
import { resumePosts } from './resume-posts.ts'

/** Returns the listener that updates posts when their connection changes. */
export function postsOfConnections(platforms: Services['platforms']): ConnectionListener {
  return {
    linked: resumePosts,
    unlinked: (tx, connectionId) => cancelPostsOf({ platforms }, tx, connectionId),
    async erased(tx, connectionIds) {
      await tx
        .update(posts)
        .set({ accountName: 'Deleted account', remoteUrl: null })
        .where(inArray(posts.connectionId, [...connectionIds]))
    },
  }
}
