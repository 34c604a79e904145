import { type Column, type SQL, sql } from 'drizzle-orm'
import type { KeptDays } from '#config'
import { accounts } from '#db/schema.ts'

/** Days between the announcement of a deletion and the deletion. */
export const NOTICE_DAYS = 14
/** An account gets at most one announcement in this time. */
export const QUIET_DAYS = 7

/** Returns the end of the time for which an account's plan keeps something. Null if the plan has no limit. */
export function keptUntil(since: Column, kept: KeptDays): SQL {
  const cases = Object.entries(kept).map(([plan, each]) => sql`when ${plan} then ${each}::int`)
  const number = cases.length === 0 ? sql`null::int` : sql`case ${accounts.plan} ${sql.join(cases, sql` `)} end`
  return sql`(${since} + make_interval(days => ${number}))`
}

export function days(number: number): SQL {
  return sql`make_interval(days => ${number}::int)`
}
