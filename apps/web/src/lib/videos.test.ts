import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { paintedQuery } from './videos.ts'

const FIRST = { number: 1, url: '/files/1-of-2.jpg' }
const SECOND = { number: 2, url: '/files/2-of-2.jpg' }

test.each([
  ['nothing is known', { lines: [], pictures: [] }, true],
  ['a scene is missing', { lines: ['One.', 'Two.'], pictures: [FIRST] }, true],
  ['all is painted', { lines: ['One.', 'Two.'], pictures: [FIRST, SECOND] }, false],
])('polls painted scenes until all are complete: %s', (_, painted, isPolling) => {
  const client = new QueryClient()
  const { queryKey, refetchInterval } = paintedQuery('video', 1)
  client.setQueryData(queryKey, painted)
  const query = client.getQueryCache().find<typeof painted>({ queryKey })!
  const interval = typeof refetchInterval === 'function' ? refetchInterval(query as never) : refetchInterval
  expect(interval !== false).toBe(isPolling)
})

test('a new version starts without the pictures of the previous one', () => {
  const client = new QueryClient()
  client.setQueryData(paintedQuery('video', 1).queryKey, { lines: ['One.', 'Two.'], pictures: [FIRST, SECOND] })
  expect(client.getQueryData(paintedQuery('video', 2).queryKey)).toBeUndefined()
})
