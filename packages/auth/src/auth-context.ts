import type { Db } from './db/db.ts'
import type { Callers, Sealing } from './ports.ts'
import type { Outgoing } from './mails/outgoing.ts'
import type { Google } from './providers/google.ts'
import type { Switches } from './switches.ts'
import type { Passwords } from './tokens/passwords.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'
import type { Limits } from './wire/limits.ts'

/** What the parts of one auth service share. */
export type AuthContext = {
  db: Db
  sealing: Sealing
  switches: Switches
  /** The site, without a slash at its end; links in mails begin with it. */
  siteUrl: string
  /** Where this service is reached, prefix included; also the issuer of its tokens. */
  baseUrl: string
  clock: () => Date
  callers: Callers
  keys: SigningKeys
  passwords: Passwords
  limits: Limits
  outgoing: Outgoing
  google: Google | undefined
  hasPhone: boolean
  /** To be told of sessions that have ended or are not what they were; in a transaction it is told once that is over. */
  onSessionsChanged: (sessionIds: readonly string[]) => void
}

/** Something that happens in one transaction: the context, on that transaction. */
export async function inTransaction<C extends Pick<AuthContext, 'db' | 'onSessionsChanged'>, T>(
  context: C,
  work: (context: C) => Promise<T>,
): Promise<T> {
  const changed: string[] = []
  const onSessionsChanged = (sessionIds: readonly string[]): void => void changed.push(...sessionIds)
  try {
    return await context.db.transaction((db) => work({ ...context, db, onSessionsChanged }))
  } finally {
    // Where it failed, too: what was committed may have failed on its way back.
    if (changed.length > 0) context.onSessionsChanged(changed)
  }
}
