import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain } from './read-again.ts'

const KEY = ['video', 'one']

test('a response from before a change is discarded and requested again', async () => {
  const answers: ((status: string) => void)[] = []
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => answers.length).toBe(1)
  const isRead = readAgain(client, { queryKey: ['video'] })
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!('succeeded')
  answers[0]!('rendering')
  await isRead
  expect(observer.getCurrentResult()).toMatchObject({ data: 'succeeded', isFetching: false })
  stop()
})
