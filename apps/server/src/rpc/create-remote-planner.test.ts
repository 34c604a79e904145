import { expect, test } from 'vitest'
import { createRemotePlanner } from './create-remote-planner.ts'

test('a call names the writer and the account', async () => {
  const calls: unknown[] = []
  const planner = createRemotePlanner({ call: async (method, args) => void calls.push([method, args]) })
  await planner.enhance('a cat', 'image', { writer: 'model', accountId: 'ada' })
  expect(calls).toEqual([['enhance', ['a cat', 'image', { writer: 'model', accountId: 'ada' }]]])
})

test('asks a worker for examples once per writer, also for concurrent callers, and again only after a failure', async () => {
  const requestedWriters: unknown[] = []
  let isBusy = true
  const planner = createRemotePlanner({
    call: async (_method, [writer]) => {
      requestedWriters.push(writer)
      if (isBusy) throw new Error('busy')
      return [`a subject of ${String(writer)}`]
    },
  })
  await expect(planner.examples('built-in')).rejects.toThrow('busy')
  isBusy = false
  const many = await Promise.all(Array.from({ length: 5 }, () => planner.examples('built-in')))
  expect(many.flat()).toEqual(Array.from({ length: 5 }, () => 'a subject of built-in'))
  expect(await planner.examples('model')).toEqual(['a subject of model'])
  expect(requestedWriters).toEqual(['built-in', 'built-in', 'model'])
})
