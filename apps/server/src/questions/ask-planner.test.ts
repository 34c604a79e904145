import { expect, test } from 'vitest'
import { askPlanner } from './ask-planner.ts'

test('whoever is asked from afar hears who is to write, and for whose account', async () => {
  const asked: unknown[] = []
  const planner = askPlanner({ ask: async (kind, input) => void asked.push([kind, input]) })
  await planner.enhance('a cat', 'image', { writer: 'model', accountId: 'ada' })
  expect(asked).toEqual([['enhance', ['a cat', 'image', { writer: 'model', accountId: 'ada' }]]])
})
