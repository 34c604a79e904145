import type { PlatformName } from '@dayreel/catalogue'
import { and, eq, or } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { connections } from '#db/schema.ts'
import { expireConnection } from './expire-connection.ts'
import { noteDeletion } from './data-deletions.ts'
import type { ConnectionRow } from './open-account.ts'
import type { SharedServices as Services } from '#services'
import { unlink } from './unlink.ts'

/** The user in a platform's notice. Depending on the platform, `personId` is the granter's id or the account's id. */
type NotifiedPerson = { platform: PlatformName; personId: string }

/** Expires the connections of a user who has revoked access at the platform. */
export async function expireConnectionsOf(services: Services, person: NotifiedPerson): Promise<void> {
  for (const { id } of await findConnectionsOf(services, services.db, person)) await expireConnection(services, id)
}

/**
 * Deletes all connections of the user and the account data in their posts.
 *
 * @returns the confirmation code, even if there was nothing to delete.
 */
export async function deleteDataOf(services: Services, person: NotifiedPerson): Promise<string> {
  return services.db.transaction(async (tx) => {
    const rows = await findConnectionsOf(services, tx, person)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await services.connectionListener.erased(tx, ids)
    for (const row of rows) await unlink(services, tx, row)
    return noteDeletion(tx, { platform: person.platform, removed: rows.length })
  })
}

async function findConnectionsOf(
  { platforms }: Services,
  tx: Db,
  { platform, personId }: NotifiedPerson,
): Promise<ConnectionRow[]> {
  return tx
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.platform, platform),
        eq(connections.isSandbox, platforms.get(platform).isSandbox),
        or(eq(connections.granterId, personId), eq(connections.platformId, personId)),
      ),
    )
    .for('update')
}
