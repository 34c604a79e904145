import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'

/** Sets the clock that decides when work is due. */
export async function setClock(db: Db, moment: string): Promise<void> {
  await db.execute(sql`
    insert into app_clock (ahead) values (${moment}::timestamptz - now())
    on conflict (is_only) do update set ahead = ${moment}::timestamptz - now()`)
}
