import { createHash, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { authFlowStates } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { isSameSecret } from '../wire/is-same-secret.ts'
import type { Method } from './sessions.ts'

export type FlowState = typeof authFlowStates.$inferSelect
export type Challenge = { codeChallenge: string; codeChallengeMethod: 's256' | 'plain' } | undefined

export const FLOW_SECONDS = 300
const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/
export const PROVIDER_SECRETS = 'auth-provider-secrets'

/** The parameters of a call that may start a PKCE flow. */
export const ChallengeFields = {
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
}

/**
 * Reads the PKCE challenge.
 *
 * @throws {AuthError} if only one of the two parameters is set or one is malformed.
 */
export function readChallenge(from: {
  code_challenge?: string | undefined
  code_challenge_method?: string | undefined
}): Challenge {
  const codeChallenge = from.code_challenge ?? ''
  const codeChallengeMethod = (from.code_challenge_method ?? '').toLowerCase()
  if (codeChallenge === '' && codeChallengeMethod === '') return undefined
  if (codeChallenge === '' || codeChallengeMethod === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (codeChallengeMethod !== 's256' && codeChallengeMethod !== 'plain') {
    throw invalid('code_challenge_method must be s256 or plain')
  }
  if (!CHALLENGE.test(codeChallenge)) {
    throw invalid('code challenge has to be between 43 and 128 characters of A-Z a-z 0-9 . _ ~ -')
  }
  return { codeChallenge, codeChallengeMethod }
}

type NewFlow = Pick<FlowState, 'authenticationMethod' | 'providerType' | 'redirectTo'> & Partial<FlowState>

export async function saveFlow({ db, clock }: AuthContext, flow: NewFlow): Promise<FlowState> {
  const [saved] = await db
    .insert(authFlowStates)
    .values({ id: randomUUID(), createdAt: clock(), ...flow })
    .returning()
  return saved!
}

/** Issues a code that only the browser that started this flow can exchange for a session. */
export async function issueCode(
  { db, clock, sealing }: AuthContext,
  flow: FlowState,
  userId: string,
  sealedProviderSecrets: string | null = null,
): Promise<string> {
  const code = randomUUID()
  const issued = await db
    .update(authFlowStates)
    .set({ userId, codeFingerprint: fingerprintOf(sealing, code), codeIssuedAt: clock(), sealedProviderSecrets })
    .where(and(eq(authFlowStates.id, flow.id), isNull(authFlowStates.codeFingerprint)))
    .returning({ id: authFlowStates.id })
  if (issued.length === 0) throw noFlow()
  return code
}

/**
 * Uses up a code and returns its user. If several callers use the code concurrently, only one of them gets the user. A
 * wrong verifier does not use up the code.
 */
export function redeemCode(
  context: AuthContext,
  code: string,
  verifier: string,
): Promise<FlowState & { userId: string }> {
  return inTransaction(context, async ({ db, sealing, clock }) => {
    const [flow] = await db
      .select()
      .from(authFlowStates)
      .where(eq(authFlowStates.codeFingerprint, fingerprintOf(sealing, code)))
      .for('update')
    const { userId, codeIssuedAt, codeChallenge } = flow ?? {}
    if (flow === undefined || !userId || !codeIssuedAt || !codeChallenge) throw noFlow()
    if (clock().getTime() - codeIssuedAt.getTime() > FLOW_SECONDS * 1000) {
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    }
    const shown = flow.codeChallengeMethod === 's256' ? s256(verifier) : verifier
    if (!isSameSecret(shown, codeChallenge)) {
      throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
    }
    await db.delete(authFlowStates).where(eq(authFlowStates.id, flow.id))
    return { ...flow, userId }
  })
}

export function methodOf(flow: FlowState): Method {
  return flow.authenticationMethod as Method
}

export function noFlow(): AuthError {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
}

export function fingerprintOf(sealing: AuthContext['sealing'], secret: string): string {
  return sealing.fingerprint('auth-flow', secret)
}

function s256(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
