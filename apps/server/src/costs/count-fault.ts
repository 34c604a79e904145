import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { modelFaults } from '#db/schema.ts'
import { TODAY } from './reserve-cost.ts'

/** Counts a failure of a language model, so that the operator can see it. */
export async function countFault(db: Db, { source, kind }: { source: string; kind: string }): Promise<void> {
  await db
    .insert(modelFaults)
    .values({ day: TODAY, source, kind })
    .onConflictDoUpdate({
      target: [modelFaults.day, modelFaults.source, modelFaults.kind],
      set: { times: sql`${modelFaults.times} + 1` },
    })
}
