import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { authIdentities, authMfaFactors, authUsers, type Metadata } from '../db/tables.ts'
import { AuthError } from '../wire/auth-error.ts'

export type User = typeof authUsers.$inferSelect
export type Identity = typeof authIdentities.$inferSelect
export type Factor = typeof authMfaFactors.$inferSelect

export type UserView = {
  id: string
  aud: string
  role: string
  email: string
  phone: string
  app_metadata: Metadata
  user_metadata: Metadata
  identities: readonly Metadata[]
  factors?: readonly FactorView[]
  is_anonymous: boolean
  created_at: string
  updated_at: string
  [more: string]: unknown
}

export type FactorView = {
  id: string
  status: string
  factor_type: string
  created_at: string
  updated_at: string
  friendly_name?: string
  phone?: string
  last_challenged_at?: string
}

const AUDIENCE = 'authenticated'

/** Reads the user as the protocol's responses contain it. */
export async function viewUser(db: Db, userId: string): Promise<UserView> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, userId))
  if (user === undefined) throw new AuthError(404, 'user_not_found', 'User not found')
  const identities = await db
    .select()
    .from(authIdentities)
    .where(eq(authIdentities.userId, userId))
    .orderBy(asc(authIdentities.createdAt), asc(authIdentities.id))
  const factors = await db
    .select()
    .from(authMfaFactors)
    .where(eq(authMfaFactors.userId, userId))
    .orderBy(asc(authMfaFactors.createdAt))
  return showUser(user, identities, factors)
}

export function showUser(user: User, identities: readonly Identity[], factors: readonly Factor[]): UserView {
  const confirmedAt = [user.emailConfirmedAt, user.phoneConfirmedAt].filter((at) => at !== null).sort(earlierFirst)[0]
  return {
    id: user.id,
    aud: AUDIENCE,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...present({
      email_confirmed_at: user.emailConfirmedAt,
      phone_confirmed_at: user.phoneConfirmedAt,
      confirmed_at: confirmedAt,
      confirmation_sent_at: user.confirmationSentAt,
      recovery_sent_at: user.recoverySentAt,
      email_change_sent_at: user.emailChangeSentAt,
      phone_change_sent_at: user.phoneChangeSentAt,
      reauthentication_sent_at: user.reauthenticationSentAt,
      invited_at: user.invitedAt,
      last_sign_in_at: user.lastSignInAt,
      new_email: user.newEmail,
      new_phone: user.newPhone,
      banned_until: user.bannedUntil,
      deleted_at: user.deletedAt,
    }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(showIdentity),
    ...(factors.length === 0 ? {} : { factors: factors.map(showFactor) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  }
}

export function showFactor(factor: Factor): FactorView {
  return {
    id: factor.id,
    status: factor.status,
    factor_type: factor.factorType,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    ...present({
      friendly_name: factor.friendlyName,
      phone: factor.phone,
      last_challenged_at: factor.lastChallengedAt,
    }),
  }
}

function showIdentity(identity: Identity): Metadata {
  return {
    identity_id: identity.id,
    id: identity.subject,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    ...present({ last_sign_in_at: identity.lastSignInAt, email: identity.email }),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
  }
}

/** Omits members without a value and writes dates in the protocol's format. */
function present(values: Record<string, Date | string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === null || value === undefined) return []
      return [[name, value instanceof Date ? value.toISOString() : value]]
    }),
  )
}

function earlierFirst(one: Date, other: Date): number {
  return one.getTime() - other.getTime()
}
