import type { Db } from './db/db.ts'
import type { Callers, Outage, Sealing } from './ports.ts'
import type { Outgoing } from './mails/outgoing.ts'
import type { Google } from './providers/google.ts'
import type { Switches } from './switches.ts'
import type { Passwords } from './tokens/passwords.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'
import type { Limits } from './wire/limits.ts'

/** The dependencies that all parts of one auth service share. */
export type AuthContext = {
  db: Db
  sealing: Sealing
  switches: Switches
  /** The site's URL without a trailing slash. Links in mails begin with it. */
  siteUrl: string
  /** The service's URL with its prefix. It is also the issuer of the service's tokens. */
  baseUrl: string
  clock: () => Date
  callers: Callers
  findOutage: (error: unknown) => Outage | undefined
  keys: SigningKeys
  passwords: Passwords
  limits: Limits
  outgoing: Outgoing
  google: Google | undefined
  hasPhone: boolean
  /**
   * Called with the ids of sessions that ended or changed. Changes made in a transaction are reported after its commit.
   */
  onSessionsChanged: (sessionIds: readonly string[]) => void
}

/** Runs `work` in one transaction, with a context bound to that transaction. */
export async function inTransaction<C extends Pick<AuthContext, 'db' | 'onSessionsChanged'>, T>(
  context: C,
  work: (context: C) => Promise<T>,
): Promise<T> {
  const changed: string[] = []
  const onSessionsChanged = (sessionIds: readonly string[]): void => void changed.push(...sessionIds)
  try {
    return await context.db.transaction((db) => work({ ...context, db, onSessionsChanged }))
  } finally {
    // Reports the changes after an error too, because the commit may have succeeded although its reply was lost.
    if (changed.length > 0) context.onSessionsChanged(changed)
  }
}
