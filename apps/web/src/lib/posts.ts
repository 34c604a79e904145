import type { Post } from '@dayreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { server } from './api.ts'

/** Everything that is known of posts is under this key. */
export const POSTS_KEY = ['posts'] as const

const DAY_MS = 86_400_000
/** As far as the server looks in one call. */
const LONGEST_RANGE_DAYS = 100

/** What has not gone out yet, in the time that can be asked for at once. */
export const plannedPostsQuery = queryOptions({
  queryKey: [...POSTS_KEY, 'planned'],
  queryFn: async ({ signal }): Promise<Post[]> => {
    const from = Date.now() - DAY_MS
    const range = { from: momentAt(from), to: momentAt(from + LONGEST_RANGE_DAYS * DAY_MS) }
    const { items } = await server.listPosts({ query: range }, { signal })
    return items.filter(({ status }) => status === 'scheduled' || status === 'waiting')
  },
  staleTime: 0,
})

function momentAt(ms: number): string {
  return new Date(ms).toISOString()
}
