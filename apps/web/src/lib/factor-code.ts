import { authClient } from './session.ts'
import { unwrap } from './unwrap.ts'

/** A second factor whose code the user has to enter. For SMS, it includes the id of the code's challenge. */
export type FactorToVerify = { factorId: string; challengeId?: string }

/** Sends a code by text message to the factor's phone. */
export async function textFactorCode(factorId: string): Promise<Required<FactorToVerify>> {
  const auth = await authClient()
  const { id } = unwrap(await auth.mfa.challenge({ factorId, channel: 'sms' }))
  return { factorId, challengeId: id }
}

/** Submits a code, which verifies a new factor or raises the session's assurance level. */
export async function verifyFactorCode({ factorId, challengeId }: FactorToVerify, code: string): Promise<void> {
  const auth = await authClient()
  unwrap(
    challengeId === undefined
      ? await auth.mfa.challengeAndVerify({ factorId, code })
      : await auth.mfa.verify({ factorId, challengeId, code }),
  )
}
