import type { AuthContext } from '../auth-context.ts'
import { isTaken } from '../people/change-address.ts'
import { AuthError } from '../wire/auth-error.ts'

/** Texts a code. Sent before the answer: who waits for it has to hear that it could not be. */
export function sendText(context: AuthContext, to: string, code: string): Promise<void> {
  return send(context, to, `${code} is your Dayreel code. Don’t give it to anybody.`)
}

/** To the number that an account is to have from now on; where another account has it, only whoever holds the phone hears so. */
export async function textCodeToNew(context: AuthContext, userId: string, to: string, code: string): Promise<void> {
  if (!(await isTaken(context, userId, { phone: to }))) return sendText(context, to, code)
  return send(context, to, 'This number has a Dayreel account already, so it can’t be added to another.')
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
