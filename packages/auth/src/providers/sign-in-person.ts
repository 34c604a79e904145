import { and, eq } from 'drizzle-orm'
import { authIdentities, authUsers } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { claimAccount } from '../people/claim-account.ts'
import { identitiesOf, refreshProviders, saveIdentity } from '../people/identities.ts'
import { addUser, blankUser } from '../people/new-user.ts'
import { changeUser, isBanned, lockUser } from '../people/user-rows.ts'
import type { User } from '../people/user-view.ts'
import { clearTokens } from '../tokens/one-time-tokens.ts'
import { readEmail } from '../wire/addresses.ts'
import { AuthError } from '../wire/auth-error.ts'
import type { Person } from './google.ts'

export const PROVIDER = 'google'

export type ProviderSignIn = {
  user: User
  /** Whether the user must first confirm the address by mail, because it is unproven. */ needsConfirmation: boolean
}

/**
 * Finds the account that a user of the provider signs in to: the account with this identity, otherwise the account
 * whose address both the provider and a mail have proven, otherwise a new account. Works inside the transaction of the
 * given context.
 */
export async function signInPerson(context: AuthContext, person: Person): Promise<ProviderSignIn> {
  const known = await findByIdentity(context, person)
  if (known !== undefined) {
    if (isBanned(known, context.clock())) throw new AuthError(403, 'user_banned', 'User is banned')
    await saveIdentity(context, known.id, identityOf(person))
    const user = await confirmBy(context, known, person)
    return { user, needsConfirmation: user.email !== null && user.emailConfirmedAt === null }
  }
  const email = person.email === undefined ? undefined : readEmail(person.email)
  const holder = email === undefined ? undefined : await lockUser(context.db, { email })
  if (holder !== undefined && person.isEmailVerified) return linkToHolder(context, holder, person)
  if (!context.switches.signUp) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  return addPerson(context, person, holder === undefined ? email : undefined)
}

/** Confirms the user's address if the provider vouches for it now but did not when the account was created. */
async function confirmBy(context: AuthContext, user: User, person: Person): Promise<User> {
  const isNews = user.emailConfirmedAt === null && person.isEmailVerified && person.email === user.email
  if (!isNews) return user
  const now = context.clock()
  return changeUser(context, user.id, { emailConfirmedAt: now, emailProvenAt: now })
}

/** Adds the provider's identity to a signed-in user. */
export async function linkPerson(context: AuthContext, userId: string, person: Person): Promise<User> {
  const other = await findByIdentity(context, person)
  if (other !== undefined) {
    throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user')
  }
  const user = await lockUser(context.db, { id: userId })
  if (user === undefined) throw new AuthError(403, 'user_not_found', 'User not found')
  await refuseSandbox(context, user)
  await clearTokens(context, user.id)
  await saveIdentity(context, user.id, identityOf(person))
  return refreshProviders(context, await changeUser(context, user.id, { isAnonymous: false }))
}

async function linkToHolder(context: AuthContext, holder: User, person: Person): Promise<ProviderSignIn> {
  if (isBanned(holder, context.clock())) throw new AuthError(403, 'user_banned', 'User is banned')
  await refuseSandbox(context, holder)
  const now = context.clock()
  if (holder.emailConfirmedAt === null) {
    const claimed = await claimAccount(context, holder, {
      passwordHash: null,
      metadata: person.claims,
      provider: PROVIDER,
    })
    await saveIdentity(context, holder.id, identityOf(person))
    const confirmed = await changeUser(context, claimed.id, { emailConfirmedAt: now, emailProvenAt: now })
    return { user: await refreshProviders(context, confirmed), needsConfirmation: false }
  }
  // An address that was confirmed without a mail proves nothing, because its creator may have typed another person's
  // address.
  if (holder.emailProvenAt === null) throw taken()
  await clearTokens(context, holder.id)
  await saveIdentity(context, holder.id, identityOf(person))
  return { user: await refreshProviders(context, holder), needsConfirmation: false }
}

async function addPerson(context: AuthContext, person: Person, email: string | undefined): Promise<ProviderSignIn> {
  const now = context.clock()
  const isConfirmed = person.isEmailVerified || context.switches.emailAutoconfirm
  const added = await addUser(context, {
    ...blankUser(email === undefined ? undefined : { email }, now),
    isAnonymous: false,
    userMetadata: person.claims,
    emailConfirmedAt: email !== undefined && isConfirmed ? now : null,
    emailProvenAt: email !== undefined && person.isEmailVerified ? now : null,
  })
  await saveIdentity(context, added.id, identityOf(person))
  const user = await refreshProviders(context, added)
  return { user, needsConfirmation: email !== undefined && !isConfirmed }
}

/**
 * Prevents users of the sandbox from joining existing accounts, because anyone can claim any identity in the sandbox.
 */
async function refuseSandbox(context: AuthContext, user: User): Promise<void> {
  if (context.google?.isSandbox !== true) return
  const isOwn = (await identitiesOf(context, user.id)).every(({ provider }) => provider === PROVIDER)
  if (!isOwn || user.passwordHash !== null) throw taken()
}

async function findByIdentity({ db }: AuthContext, { subject }: Person): Promise<User | undefined> {
  const [found] = await db
    .select({ user: authUsers })
    .from(authIdentities)
    .innerJoin(authUsers, eq(authUsers.id, authIdentities.userId))
    .where(and(eq(authIdentities.provider, PROVIDER), eq(authIdentities.subject, subject)))
    .for('update')
  return found?.user
}

function identityOf({ subject, claims, email }: Person) {
  return { provider: PROVIDER, subject, identityData: claims, email: email ?? null }
}

function taken(): AuthError {
  const message = 'There is already an account with this email address. Sign in the way you did before.'
  return new AuthError(422, 'email_exists', message)
}
