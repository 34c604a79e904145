import { expect, test } from 'vitest'
import { askPlanner } from './ask-planner.ts'

test('whoever is asked from afar hears who is to write, and for whose account', async () => {
  const asked: unknown[] = []
  const planner = askPlanner({ ask: async (kind, input) => void asked.push([kind, input]) })
  await planner.enhance('a cat', 'image', { writer: 'model', accountId: 'ada' })
  expect(asked).toEqual([['enhance', ['a cat', 'image', { writer: 'model', accountId: 'ada' }]]])
})

test('14.3 examples are asked of a worker once for each writer, also by many at once, and again only where that failed', async () => {
  const asked: unknown[] = []
  let isBusy = true
  const planner = askPlanner({
    ask: async (_kind, [writer]) => {
      asked.push(writer)
      if (isBusy) throw new Error('busy')
      return [`a subject of ${String(writer)}`]
    },
  })
  await expect(planner.examples('built-in')).rejects.toThrow('busy')
  isBusy = false
  const many = await Promise.all(Array.from({ length: 5 }, () => planner.examples('built-in')))
  expect(many.flat()).toEqual(Array.from({ length: 5 }, () => 'a subject of built-in'))
  expect(await planner.examples('model')).toEqual(['a subject of model'])
  expect(asked).toEqual(['built-in', 'built-in', 'model'])
})
