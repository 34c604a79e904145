import { PLATFORM_LABELS, type PlatformName } from '@dayreel/catalogue'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { connections } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { cancelPostsOf } from '#platforms/cancel-posts.ts'
import { noteRevocation } from '#platforms/revoke-grant.ts'
import type { ConnectionRow } from '#platforms/open-account.ts'
import type { SharedServices as Services } from '#services'

/** Which of a person's connections: by its id, or the one of a platform. */
type Which = { accountId: string } & ({ id: string; name: 'youtube' } | { name: PlatformName })

/** @throws {AppError} `not_found` */
export async function disconnect(services: Services, which: Which): Promise<{ message: string }> {
  const { accountId, name } = which
  const label = PLATFORM_LABELS[name]
  const cancelled = await services.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(connections)
      .where(
        and(
          eq(connections.accountId, accountId),
          eq(connections.platform, name),
          'id' in which ? eq(connections.id, which.id) : undefined,
        ),
      )
      .for('update')
    if (rows.length === 0) {
      throw new AppError('not_found', { message: `There is no such ${label} connection. It may have been removed.` })
    }
    let posts = 0
    for (const row of rows) posts += await unlink(services, tx, row)
    return posts
  })
  const planned = cancelled === 1 ? ' One planned post was cancelled.' : ` ${cancelled} planned posts were cancelled.`
  return { message: `${label} is disconnected.${cancelled === 0 ? '' : planned}` }
}

/**
 * Removes a connection with its tokens: what is planned there is cancelled, and the permission is given back as soon as the platform
 * can be reached.
 *
 * @returns how many posts were cancelled.
 */
export async function unlink(services: Services, tx: Db, row: ConnectionRow): Promise<number> {
  const cancelled = await cancelPostsOf(tx, row.id)
  await noteRevocation(services, tx, row)
  await tx.delete(connections).where(eq(connections.id, row.id))
  return cancelled
}
