import { expect, test } from 'vitest'
import { priorityOfRun, priorityOfWaiting } from './priorities.ts'

const at = (time: string): Date => new Date(`2026-06-01T${time}:00Z`)

test('a user’s video comes before a channel’s run, a near slot before a far one, and a batch last', () => {
  const order = [
    priorityOfWaiting(),
    priorityOfWaiting(2),
    priorityOfRun(at('18:00')),
    priorityOfRun(at('18:00'), 1),
    priorityOfRun(at('18:00'), 500),
    priorityOfRun(at('18:05')),
    priorityOfRun(at('23:00')),
    priorityOfRun(new Date('2200-01-01')),
    priorityOfWaiting(3),
    priorityOfWaiting(99),
  ]
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  expect(new Set(order).size).toBe(order.length)
  for (const priority of order) expect(priority).toBe(priority | 0) // The queue stores 32 bits.
})
