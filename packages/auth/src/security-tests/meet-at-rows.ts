import { vi } from 'vitest'
import type { TestAuth } from '../test/start-test-auth.ts'

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/**
 * Makes calls while the rows of a table are locked, and releases the rows once every call waits for them. By then, each
 * call has done all work that does not need the rows, so only the database decides which call comes first.
 *
 * @param whileHeld Runs when all calls wait, before the rows are released.
 */
export async function meetAtRows<T>(
  { database }: TestAuth,
  table: 'mfa_factors' | 'flow_states' | 'sessions' | 'users' | 'recovery_codes',
  calls: readonly (() => Promise<T>)[],
  whileHeld: () => Promise<void> = async () => undefined,
): Promise<T[]> {
  const { pool } = database
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select 1 from auth.${table} for update`)
    const answers = Promise.all(calls.map((call) => call()))
    const areWaiting = async (): Promise<boolean> => (await pool.query(WAITING)).rowCount === calls.length
    await vi.waitUntil(areWaiting, { timeout: 60_000 })
    await whileHeld()
    await holder.query('commit')
    return await answers
  } finally {
    holder.release(true) // This destroys the connection, so that a failure leaves no lock.
  }
}
