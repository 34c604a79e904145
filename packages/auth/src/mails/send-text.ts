import type { AuthContext } from '../auth-context.ts'
import { isTaken } from '../people/change-address.ts'
import { AuthError } from '../wire/auth-error.ts'

/** Sends a code by SMS before the response, so that the user learns at once if sending fails. */
export function sendText(context: AuthContext, to: string, code: string): Promise<void> {
  return send(context, to, `${code} is your Dayreel code. Don’t share it.`)
}

/**
 * Sends a code to the new number of an account. If another account already has the number, only that account's owner is
 * notified.
 */
export async function textCodeToNew(context: AuthContext, userId: string, to: string, code: string): Promise<void> {
  if (!(await isTaken(context, userId, { phone: to }))) return sendText(context, to, code)
  return send(context, to, 'This number already has a Dayreel account, so it can’t be added to another.')
}

async function send({ outgoing }: AuthContext, to: string, text: string): Promise<void> {
  if (outgoing.text === undefined) throw failed('there is no SMS sender')
  await outgoing.text(to, text).catch((cause: unknown) => {
    throw failed('the SMS sender refused it', cause)
  })
}

function failed(why: string, cause?: unknown): AuthError {
  return new AuthError(422, 'sms_send_failed', `Error sending confirmation sms: ${why}`, { cause })
}
