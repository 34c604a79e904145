import type { FastifyRequest } from 'fastify'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { holdInterval } from '../mails/hold-interval.ts'
import { mailToken, makeMailToken, redirectOf } from '../mails/send-token.ts'
import { textCodeToNew } from '../mails/send-text.ts'
import { audit } from '../people/audit.ts'
import { refuseTaken } from '../people/change-address.ts'
import { confirmPhone } from '../people/claim-account.ts'
import { saveEmailIdentity } from '../people/identities.ts'
import { changeUser, lockUser } from '../people/user-rows.ts'
import type { User } from '../people/user-view.ts'
import { readChallenge } from '../tokens/flow-states.ts'
import { clearTokens, makeToken } from '../tokens/one-time-tokens.ts'
import { AuthError } from '../wire/auth-error.ts'

/**
 * Starts a change of the email address. The new address becomes valid only after both the new and the current address
 * have agreed. If another account already has the address, only that mailbox is notified, and the caller gets the same
 * response.
 */
export async function beginEmailChange(
  context: AuthContext,
  { id, email, isAnonymous }: User,
  newEmail: string,
  body: Parameters<typeof readChallenge>[0],
  request: FastifyRequest,
): Promise<void> {
  const { switches, outgoing } = context
  if (!switches.email) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  const challenge = readChallenge(body)
  const redirectTo = redirectOf(context, request)
  if (switches.emailAutoconfirm && isAnonymous) return becomePermanent(context, id, newEmail)
  await holdInterval(context, request, {
    purpose: 'email_change',
    to: email ?? newEmail,
    userId: id,
    alsoTo: email === null ? [] : [newEmail],
  })
  // One transaction covers both mails. If two changes run concurrently, the later one invalidates the mails of the
  // earlier one, so that no mail can confirm an address that it was not sent for.
  const mails = await inTransaction(context, async (context) => {
    await lockUser(context.db, { id })
    await clearTokens(context, id)
    const user = await changeUser(context, id, { newEmail, emailChangeAgreed: null })
    const mail = { user, redirectTo, challenge }
    const sides = [{ ...mail, kind: 'email_change_new' as const, to: newEmail }]
    const current =
      switches.secureEmailChange && user.email !== null
        ? [{ ...mail, kind: 'email_change_current' as const, to: user.email }]
        : []
    const made = []
    for (const side of [...sides, ...current]) made.push({ mail: side, secrets: await makeMailToken(context, side) })
    return made
  })
  for (const { mail, secrets } of mails) outgoing.later(() => mailToken(context, mail, secrets))
}

/** Adds the address to an anonymous user if addresses need no confirmation. */
async function becomePermanent(context: AuthContext, userId: string, email: string): Promise<void> {
  await inTransaction(context, async (context) => {
    await refuseTaken(context, userId, { email })
    await clearTokens(context, userId)
    const change = { email, newEmail: null, emailConfirmedAt: context.clock(), isAnonymous: false }
    await saveEmailIdentity(context, await changeUser(context, userId, change))
  })
}

export async function beginPhoneChange(
  context: AuthContext,
  { id }: User,
  newPhone: string,
  request: FastifyRequest,
): Promise<void> {
  if (!context.hasPhone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (context.switches.phoneAutoconfirm) {
    await refuseTaken(context, id, { phone: newPhone })
    await inTransaction(context, async (context) => {
      const changed = await changeUser(context, id, { phone: newPhone, newPhone: null })
      await confirmPhone(context, changed, changed.userMetadata)
      await clearTokens(context, id)
      await audit(context, id, 'phone_changed', request)
    })
    return
  }
  await holdInterval(context, request, { purpose: 'phone_change', to: newPhone, userId: id })
  const { code } = await inTransaction(context, async (context) => {
    await lockUser(context.db, { id })
    await clearTokens(context, id)
    await changeUser(context, id, { newPhone, phoneChangeSentAt: context.clock() })
    return makeToken(context, { userId: id, kind: 'phone_change', relatesTo: newPhone })
  })
  await textCodeToNew(context, id, newPhone, code)
}
