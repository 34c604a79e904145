import { afterAll, beforeAll } from 'vitest'
import { startTestPayments, type TestPayments } from './given-payments.ts'
import { moneyActs } from './money-acts.ts'

type Acts = ReturnType<typeof moneyActs>

/**
 * Starts payments with a stand-in before the first test of a file, and closes them after the last test.
 *
 * @param settings further settings besides those of the stand-in.
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
