import { and, eq, ne } from 'drizzle-orm'
import { authUsers } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { writeNotice } from '../mails/letters.ts'
import type { OneTimeToken } from '../tokens/one-time-tokens.ts'
import { AuthError } from '../wire/auth-error.ts'
import { refreshProviders, saveEmailIdentity, savePhoneIdentity } from './identities.ts'
import { changeUser } from './user-rows.ts'
import type { User } from './user-view.ts'

/** Records that one of the two addresses agrees to the change. Returns undefined until both addresses have agreed. */
export async function agreeToEmailChange(
  context: AuthContext,
  user: User,
  token: OneTimeToken,
): Promise<User | undefined> {
  const side = token.kind === 'email_change_current' ? 'current' : 'new'
  const needsBoth = context.switches.secureEmailChange && user.email !== null
  const isComplete =
    side === 'new' ? !needsBoth || user.emailChangeAgreed === 'current' : user.emailChangeAgreed === 'new'
  if (isComplete) return changeEmail(context, user)
  await changeUser(context, user.id, { emailChangeAgreed: side })
  return undefined
}

async function changeEmail(context: AuthContext, user: User): Promise<User> {
  const { newEmail, email: former } = user
  if (newEmail === null) throw expired()
  await refuseTaken(context, user.id, { email: newEmail })
  const now = context.clock()
  const changed = await changeUser(context, user.id, {
    email: newEmail,
    newEmail: null,
    emailChangeAgreed: null,
    emailConfirmedAt: now,
    emailProvenAt: now,
    isAnonymous: false,
    userMetadata: withAddress(user, { email: newEmail, email_verified: true }),
  })
  await saveEmailIdentity(context, changed)
  if (former !== null) {
    context.outgoing.later(() =>
      context.outgoing.mail(writeNotice(context, former, 'email_changed', { new: newEmail })),
    )
  }
  return refreshProviders(context, changed)
}

export async function changePhone(context: AuthContext, user: User): Promise<User> {
  const { newPhone } = user
  if (newPhone === null) throw expired()
  await refuseTaken(context, user.id, { phone: newPhone })
  const changed = await changeUser(context, user.id, {
    phone: newPhone,
    newPhone: null,
    phoneConfirmedAt: context.clock(),
    isAnonymous: false,
    userMetadata: withAddress(user, { phone_verified: true }),
  })
  await savePhoneIdentity(context, changed)
  return refreshProviders(context, changed)
}

/** @throws {AuthError} if another account has the address. */
export async function refuseTaken(
  context: AuthContext,
  userId: string | undefined,
  address: { email: string } | { phone: string },
): Promise<void> {
  if (!(await isTaken(context, userId, address))) return
  if ('email' in address) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
}

/** Returns whether another account has the address. */
export async function isTaken(
  { db }: AuthContext,
  userId: string | undefined,
  address: { email: string } | { phone: string },
): Promise<boolean> {
  const isHere = 'email' in address ? eq(authUsers.email, address.email) : eq(authUsers.phone, address.phone)
  const isOther = userId === undefined ? isHere : and(isHere, ne(authUsers.id, userId))
  const [other] = await db.select({ id: authUsers.id }).from(authUsers).where(isOther)
  return other !== undefined
}

/** Updates the copy of the address that the sign-up put into the metadata. */
function withAddress({ userMetadata }: User, address: Record<string, unknown>): Record<string, unknown> {
  const known = Object.entries(address).filter(([name]) => name in userMetadata)
  return { ...userMetadata, ...Object.fromEntries(known) }
}

function expired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
}
