import { authClient } from './session.ts'
import { unwrap } from './unwrap.ts'

/** A second factor that waits for its code; where that was texted, the challenge that it answers. */
export type AskedFactor = { factorId: string; challengeId?: string }

/** Texts a code to the phone of a factor. */
export async function textFactorCode(factorId: string): Promise<Required<AskedFactor>> {
  const auth = await authClient()
  const { id } = unwrap(await auth.mfa.challenge({ factorId, channel: 'sms' }))
  return { factorId, challengeId: id }
}

/** Answers with a code. It makes a new factor one that counts, and a session one that has passed it. */
export async function verifyFactorCode({ factorId, challengeId }: AskedFactor, code: string): Promise<void> {
  const auth = await authClient()
  unwrap(
    challengeId === undefined
      ? await auth.mfa.challengeAndVerify({ factorId, code })
      : await auth.mfa.verify({ factorId, challengeId, code }),
  )
}
