import { Secret, TOTP } from 'otpauth'
import type { Answer, TestAuth } from './start-test-auth.ts'

export type EnrolledFactor = { id: string; secret: string }

/** Returns the authenticator's code. `steps` chooses the code of a later time step. */
export function codeOf(auth: TestAuth, { secret }: EnrolledFactor, steps = 0): string {
  const timestamp = auth.context.clock().getTime() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

export async function enrol(auth: TestAuth, token: string, name = ''): Promise<EnrolledFactor> {
  const body = { factor_type: 'totp', friendly_name: name }
  const answer = await auth.call('POST', '/factors', { token, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { id: answer.body['id'], secret: answer.body['totp'].secret }
}

export async function challengeOf(auth: TestAuth, token: string, factor: EnrolledFactor): Promise<string> {
  return (await auth.call('POST', `/factors/${factor.id}/challenge`, { token, body: {} })).body['id']
}

export async function showCode(auth: TestAuth, token: string, factor: EnrolledFactor, code: string): Promise<Answer> {
  const challenge_id = await challengeOf(auth, token, factor)
  return auth.call('POST', `/factors/${factor.id}/verify`, { token, body: { challenge_id, code } })
}

/** Enrols and verifies a factor. Returns the session at aal2. */
export async function protect(
  auth: TestAuth,
  token: string,
): Promise<{ factor: EnrolledFactor; session: Answer['body'] }> {
  const factor = await enrol(auth, token)
  const { body } = await showCode(auth, token, factor, codeOf(auth, factor))
  return { factor, session: body }
}
