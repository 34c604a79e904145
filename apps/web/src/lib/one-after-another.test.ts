import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { oneAfterAnother } from './one-after-another.ts'

test('sends the second of two quick changes after the first response, and refetches once after both', async () => {
  const client = new QueryClient()
  const happened: string[] = []
  const answers: (() => void)[] = []
  const { options } = oneAfterAnother(client, ['list'], () => happened.push('read again'))
  const change = new MutationObserver(client, {
    ...options,
    mutationFn: async (to: number) => {
      happened.push(`sent ${to}`)
      await new Promise<void>((resolve) => answers.push(resolve))
    },
  })
  const both = [change.mutate(1), change.mutate(2)]
  await expect.poll(() => answers.length).toBe(1)
  answers[0]!()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!()
  await Promise.all(both)
  expect(happened).toEqual(['sent 1', 'sent 2', 'read again'])
})
