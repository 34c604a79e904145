import { CallError } from '@dayreel/contract'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { watchUnreached } from './forget-unreached.ts'

function givenActions() {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false, networkMode: 'always' } } })
  const forget = watchUnreached(client.getMutationCache())
  const act = async (outcome: () => Promise<unknown>) => {
    const action = new MutationObserver(client, { mutationFn: outcome })
    action.subscribe(() => undefined)
    await action.mutate().catch(() => undefined)
    return action
  }
  return { act, forget }
}
const failWith = (status: number) => () => Promise.reject(new CallError(status, {}))

test('resets only failures of an unreachable server when it answers again', async () => {
  const { act, forget } = givenActions()
  const actions = [await act(failWith(0)), await act(failWith(503)), await act(failWith(409))]
  expect(actions.map((action) => action.getCurrentResult().status)).toEqual(['error', 'error', 'error'])
  forget()
  expect(actions.map((action) => action.getCurrentResult().status)).toEqual(['idle', 'idle', 'error'])
})

test('an action that succeeds removes the message of an earlier one', async () => {
  const { act } = givenActions()
  const failed = await act(failWith(0))
  const succeeded = await act(() => Promise.resolve('saved'))
  expect(failed.getCurrentResult().status).toBe('idle')
  expect(succeeded.getCurrentResult().data).toBe('saved')
})
