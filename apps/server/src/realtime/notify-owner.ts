import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import type { posts, videos } from '#db/schema.ts'

/**
 * Notifies all servers after the commit that an object has changed. The notification names the owner's account, so that
 * a server without a browser of this account does not have to load the object.
 */
export async function notifyOwner(
  tx: Db,
  channel: string,
  { table, id }: { table: typeof videos | typeof posts; id: string },
): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${channel}, ${table.accountId} || ' ' || ${table.id}) from ${table} where ${table.id} = ${id}`,
  )
}

/** Splits a notification into the owner's account and the object. Returns undefined if it has another form. */
export function readOwner(payload: string): { accountId: string; id: string } | undefined {
  const [accountId, id, ...rest] = payload.split(' ')
  return accountId === undefined || id === undefined || rest.length > 0 ? undefined : { accountId, id }
}
