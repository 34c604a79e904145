import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { authIdentities, type Metadata } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { changeUser } from './user-rows.ts'
import type { Identity, User } from './user-view.ts'

type NewIdentity = { provider: string; subject: string; identityData: Metadata; email: string | null }

export function identitiesOf({ db }: Pick<AuthContext, 'db'>, userId: string): Promise<Identity[]> {
  return db
    .select()
    .from(authIdentities)
    .where(eq(authIdentities.userId, userId))
    .orderBy(asc(authIdentities.createdAt), asc(authIdentities.id))
}

/** Adds an identity to the user, or updates the identity if it exists. */
export async function saveIdentity({ db, clock }: AuthContext, userId: string, identity: NewIdentity): Promise<void> {
  const now = clock()
  await db
    .insert(authIdentities)
    .values({ id: randomUUID(), userId, ...identity, lastSignInAt: now, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [authIdentities.provider, authIdentities.subject],
      set: { identityData: identity.identityData, email: identity.email, lastSignInAt: now, updatedAt: now },
    })
}

/** Saves the identity for signing in by email, which always has the user's current address. */
export function saveEmailIdentity(context: AuthContext, user: User, metadata: Metadata = {}): Promise<void> {
  const identityData = emailIdentityData(user, metadata)
  return saveIdentity(context, user.id, { provider: 'email', subject: user.id, identityData, email: user.email })
}

export function emailIdentityData(user: User, metadata: Metadata): Metadata {
  return {
    ...metadata,
    sub: user.id,
    email: user.email,
    email_verified: user.emailConfirmedAt !== null,
    phone_verified: user.phoneConfirmedAt !== null,
  }
}

export function savePhoneIdentity(context: AuthContext, user: User, metadata: Metadata = {}): Promise<void> {
  const identityData = {
    ...metadata,
    sub: user.id,
    phone: user.phone,
    email_verified: user.emailConfirmedAt !== null,
    phone_verified: user.phoneConfirmedAt !== null,
  }
  return saveIdentity(context, user.id, { provider: 'phone', subject: user.id, identityData, email: null })
}

export async function dropIdentities({ db }: AuthContext, userId: string, providers: readonly string[]): Promise<void> {
  if (providers.length === 0) return
  await db
    .delete(authIdentities)
    .where(and(eq(authIdentities.userId, userId), inArray(authIdentities.provider, [...providers])))
}

/** Updates `provider` and `providers` in the user's `app_metadata` to list the identities, oldest first. */
export async function refreshProviders(context: AuthContext, user: User): Promise<User> {
  const providers = [...new Set((await identitiesOf(context, user.id)).map(({ provider }) => provider))]
  const { provider: _one, providers: _all, ...kept } = user.appMetadata
  const appMetadata = providers.length === 0 ? kept : { ...kept, provider: providers[0], providers }
  return changeUser(context, user.id, { appMetadata })
}
