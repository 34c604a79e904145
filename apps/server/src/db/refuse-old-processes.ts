import type { Client } from 'pg'
import { UsageError } from '#errors/usage-error.ts'

/**
 * The names of connections of release 0.1. Each of its servers and workers always has at least one connection with one
 * of these names.
 */
const OLD_NAMES = ['dayreel', 'dayreel jobs', 'dayreel listener']

/**
 * Checks that no process of release 0.1 is connected. Such a process does not know the tables of later releases but
 * would still work on them.
 *
 * @throws {UsageError} while a process of release 0.1 is connected.
 */
export async function refuseOldProcesses(client: Client): Promise<void> {
  const { rows } = await client.query<{ connections: number; addresses: string }>(
    `select count(*)::int as connections,
      string_agg(distinct coalesce(host(client_addr), 'this machine'), ', ') as addresses
      from pg_stat_activity where datname = current_database() and application_name = any($1)`,
    [OLD_NAMES],
  )
  const { connections, addresses } = rows[0]!
  if (connections === 0) return
  throw new UsageError(
    `Servers or workers of release 0.1 still use this database (connections: ${connections}, from ${addresses}). This upgrade needs a stop: stop all of them, then start this release again.`,
  )
}
