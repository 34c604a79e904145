import { eq } from 'drizzle-orm'
import { authMfaFactors, type Metadata } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { clearTokens, type OneTimeToken } from '../tokens/one-time-tokens.ts'
import { endSessions } from '../tokens/sessions.ts'
import {
  dropIdentities,
  emailIdentityData,
  identitiesOf,
  refreshProviders,
  saveEmailIdentity,
  savePhoneIdentity,
} from './identities.ts'
import { dropRecoveryCodes } from './recovery-codes.ts'
import { changeUser } from './user-rows.ts'
import type { User } from './user-view.ts'

/**
 * Gives an account that was never confirmed to the owner of its address. Someone else may have created the account, so
 * this removes everything that would let them back in: password, sessions, factors, identities and pending changes.
 */
export async function claimAccount(
  context: AuthContext,
  user: User,
  keep: { passwordHash: string | null; metadata: Metadata; provider: string },
): Promise<User> {
  const { db } = context
  await endSessions(context, user.id)
  await clearTokens(context, user.id)
  await db.delete(authMfaFactors).where(eq(authMfaFactors.userId, user.id))
  await dropRecoveryCodes(context, user.id)
  const foreign = (await identitiesOf(context, user.id)).map(({ provider }) => provider)
  await dropIdentities(
    context,
    user.id,
    foreign.filter((provider) => provider !== keep.provider),
  )
  return changeUser(context, user.id, {
    passwordHash: keep.passwordHash,
    userMetadata: keep.metadata,
    newEmail: null,
    newPhone: null,
    emailChangeAgreed: null,
  })
}

/**
 * Confirms the user's address, because using a mail or text message proves that the address is theirs. The first proof
 * also claims the account for the user.
 */
export async function confirmByToken(context: AuthContext, user: User, token: OneTimeToken): Promise<User> {
  const isPhone = token.kind === 'phone_confirmation'
  const now = context.clock()
  if ((isPhone ? user.phoneConfirmedAt : user.emailConfirmedAt) !== null) {
    return isPhone ? user : changeUser(context, user.id, { emailProvenAt: user.emailProvenAt ?? now })
  }
  const provider = isPhone ? 'phone' : 'email'
  // Only the data of this sign-up is kept. Data that an admin set is kept too, unless another identity has signed in
  // before. In that case, the user of that identity may have set the data.
  const isOwnSignUp = ['confirmation', 'invite', 'phone_confirmation'].includes(token.kind)
  const isUnentered = (await identitiesOf(context, user.id)).every((identity) => identity.provider === provider)
  const kept = isUnentered ? user : { passwordHash: null, userMetadata: {} }
  const claimed = await claimAccount(context, user, {
    passwordHash: isOwnSignUp ? (token.pendingPasswordHash ?? kept.passwordHash) : null,
    metadata: isOwnSignUp ? (token.pendingMetadata ?? kept.userMetadata) : {},
    provider,
  })
  return isPhone
    ? confirmPhone(context, claimed, claimed.userMetadata)
    : confirmEmail(context, claimed, claimed.userMetadata, { isProven: true })
}

export async function confirmEmail(
  context: AuthContext,
  user: User,
  metadata: Metadata,
  { isProven }: { isProven: boolean },
): Promise<User> {
  const now = context.clock()
  const confirmed = { ...user, emailConfirmedAt: now }
  const changed = await changeUser(context, user.id, {
    emailConfirmedAt: now,
    emailProvenAt: isProven ? now : null,
    isAnonymous: false,
    userMetadata: emailIdentityData(confirmed, metadata),
  })
  await saveEmailIdentity(context, changed, metadata)
  return refreshProviders(context, changed)
}

export async function confirmPhone(context: AuthContext, user: User, metadata: Metadata): Promise<User> {
  const changed = await changeUser(context, user.id, {
    phoneConfirmedAt: context.clock(),
    isAnonymous: false,
    userMetadata: { ...metadata, sub: user.id, email_verified: user.emailConfirmedAt !== null, phone_verified: true },
  })
  await savePhoneIdentity(context, changed, metadata)
  return refreshProviders(context, changed)
}
