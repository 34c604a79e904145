import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const Payload = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string().min(1), issued_at: z.number() })

/** What Meta says when somebody takes access back or wants to be forgotten; undefined where it is not Meta's. */
export function readSignedRequest(
  appSecret: string,
  signedRequest: string,
): { userId: string; issuedAtMs: number } | undefined {
  const [said = '', body = '', more] = signedRequest.split('.', 3)
  const expected = createHmac('sha256', appSecret).update(body).digest()
  const signature = Buffer.from(said, 'base64url')
  if (more !== undefined || signature.length !== expected.length) return undefined
  if (!timingSafeEqual(signature, expected)) return undefined
  try {
    const payload = Payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data
    return payload && { userId: payload.user_id, issuedAtMs: payload.issued_at * 1_000 }
  } catch {
    return undefined
  }
}

/** Proves that a call of the Graph API comes from the app whose token it carries. */
export function appSecretProof(appSecret: string, accessToken: string): string {
  return createHmac('sha256', appSecret).update(accessToken).digest('hex')
}
