import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const Payload = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string().min(1), issued_at: z.number() })

/**
 * Reads the request that Meta sends when a user revokes access or asks for deletion. Returns undefined if the signature
 * is not Meta's.
 */
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

/** Returns the proof that a Graph API call comes from the app that owns the token. */
export function appSecretProof(appSecret: string, accessToken: string): string {
  return createHmac('sha256', appSecret).update(accessToken).digest('hex')
}
