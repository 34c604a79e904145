import { gt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { ledgerEntries } from '#db/schema.ts'

/** Sums the credits that all accounts got and spent within the last hour. Returned credits count as got. */
export async function sumCreditsOfLastHour(db: Db): Promise<{ got: number; spent: number }> {
  const { amount, createdAt } = ledgerEntries
  const [sum] = await db
    .select({
      got: sql`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`.mapWith(Number),
      spent: sql`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(gt(createdAt, sql`now() - interval '1 hour'`))
  return sum!
}
