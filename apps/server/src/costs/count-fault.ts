import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { modelFaults } from '#db/schema.ts'
import { TODAY } from './reserve-cost.ts'

/** Notes that a model failed, for whoever runs the site. */
export async function countFault(db: Db, { source, kind }: { source: string; kind: string }): Promise<void> {
  await db
    .insert(modelFaults)
    .values({ day: TODAY, source, kind })
    .onConflictDoUpdate({
      target: [modelFaults.day, modelFaults.source, modelFaults.kind],
      set: { times: sql`${modelFaults.times} + 1` },
    })
}
