import { DAY_MS } from '@dayreel/catalogue'
import type { Post } from '@dayreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { server } from './api.ts'

/** The query key prefix of all post data. */
export const POSTS_KEY = ['posts'] as const

/** The longest range, in days, that one request may cover. */
const LONGEST_RANGE_DAYS = 100

/** The scheduled and waiting posts within the longest range of one request. */
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
