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
}

/** Something that happens in one transaction: the context, on that transaction. */
export function inTransaction<T>(context: AuthContext, work: (context: AuthContext) => Promise<T>): Promise<T> {
  return context.db.transaction((db) => work({ ...context, db }))
}
