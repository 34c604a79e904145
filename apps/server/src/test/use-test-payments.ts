import { afterAll, beforeAll } from 'vitest'
import { startTestPayments, type TestPayments } from './given-payments.ts'
import { moneyActs } from './money-acts.ts'

type Acts = ReturnType<typeof moneyActs>

/**
 * Payments at the stand-in for all tests of a file: there from its first one on, closed after its last one.
 *
 * @param settings besides those that the stand-in comes with.
 */
export function useTestPayments(settings: Record<string, string> = {}): { at: TestPayments; acts: Acts } {
  const at = {} as TestPayments
  const acts = {} as Acts
  beforeAll(async () => {
    Object.assign(at, await startTestPayments(settings))
    Object.assign(acts, moneyActs(at))
  })
  afterAll(() => at.close?.())
  return { at, acts }
}
