import { createHash, randomBytes } from 'node:crypto'

/** A secret for PKCE: 43 characters that every platform takes. */
export function createCodeVerifier(): string {
  return randomBytes(32).toString('base64url')
}

/** The challenge of RFC 7636. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** TikTok's own idea of it, for desktop apps. */
export function hexChallengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('hex')
}
