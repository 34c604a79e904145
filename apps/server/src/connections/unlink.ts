import { platformOf } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { connections } from '#db/schema.ts'
import { noteRevocation } from './revoke-grant.ts'
import type { ConnectionRow } from './open-account.ts'
import type { SharedServices as Services } from '#services'
import { isConnection, noConnection, type WhichConnection } from './which-connection.ts'

/**
 * Removes a user's connection.
 *
 * @throws {AppError} `not_found`
 */
export async function disconnect(services: Services, which: WhichConnection): Promise<{ message: string }> {
  const { label, cancelled } = await services.db.transaction(async (tx) => {
    const rows = await tx.select().from(connections).where(isConnection(which)).for('update')
    if (rows[0] === undefined) throw noConnection(which)
    let posts = 0
    for (const row of rows) posts += await unlink(services, tx, row)
    return { label: platformOf(rows[0].platform).label, cancelled: posts }
  })
  const planned = cancelled === 1 ? ' One planned post was cancelled.' : ` ${cancelled} planned posts were cancelled.`
  return { message: `${label} is disconnected.${cancelled === 0 ? '' : planned}` }
}

/**
 * Removes a connection and its tokens. Its planned posts are cancelled, and its permission is revoked as soon as the
 * platform can be reached.
 *
 * @returns the number of cancelled posts.
 */
export async function unlink(services: Services, tx: Db, row: ConnectionRow): Promise<number> {
  const cancelled = await services.connectionListener.unlinked(tx, row.id)
  await noteRevocation(services, tx, row)
  await tx.delete(connections).where(eq(connections.id, row.id))
  return cancelled
}
