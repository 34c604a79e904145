import { CallError } from '@dayreel/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { hasOutdated } from './use-is-outdated.ts'

const clients: QueryClient[] = []
afterEach(() => clients.splice(0).forEach((client) => client.clear()))

/** An active query whose first response is `answer`. */
function givenQuery(answer: () => Promise<number>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  clients.push(client)
  const given = { answer }
  const stop = new QueryObserver(client, { queryKey: ['credits'], queryFn: () => given.answer() }).subscribe(() => {})
  const refetchWith = (next: () => Promise<number>) => {
    given.answer = next
    return client.refetchQueries({ queryKey: ['credits'] })
  }
  return { client, stop, refetchWith }
}
const one = () => Promise.resolve(1)
const failWith = (status: number) => () => Promise.reject(new CallError(status, {}))

test('keeps known data after a failed refetch, and counts it as outdated until the next success', async () => {
  const { client, refetchWith } = givenQuery(one)
  await refetchWith(one)
  expect(hasOutdated(client)).toBe(false)
  await refetchWith(failWith(500))
  expect(client.getQueryData(['credits'])).toBe(1)
  expect(hasOutdated(client)).toBe(true)
  await refetchWith(one)
  expect(hasOutdated(client)).toBe(false)
})

test('does not count data as outdated if it was never loaded, was removed, or is not in use', async () => {
  const { client, stop, refetchWith } = givenQuery(failWith(500))
  await refetchWith(failWith(500))
  expect(hasOutdated(client)).toBe(false)
  await refetchWith(one)
  await refetchWith(failWith(404))
  expect(hasOutdated(client)).toBe(false)
  await refetchWith(failWith(0))
  expect(hasOutdated(client)).toBe(true)
  stop()
  expect(hasOutdated(client)).toBe(false)
})
