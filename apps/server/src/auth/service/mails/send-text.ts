import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../wire/auth-error.ts'

/** Texts a code. Sent before the answer: who waits for it has to hear that it could not be. */
export async function sendText({ outgoing }: AuthContext, to: string, code: string): Promise<void> {
  if (outgoing.text === undefined) throw failed('there is no SMS sender')
  await outgoing.text(to, `${code} is your Dayreel code. Don’t give it to anybody.`).catch((cause: unknown) => {
    throw failed('the SMS sender refused it', cause)
  })
}

function failed(why: string, cause?: unknown): AuthError {
  return new AuthError(422, 'sms_send_failed', `Error sending confirmation sms: ${why}`, { cause })
}
