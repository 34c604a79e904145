import { createHash, randomBytes } from 'node:crypto'

/** Creates a PKCE secret. Every platform accepts its length of 43 characters. */
export function createCodeVerifier(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the S256 challenge of RFC 7636. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** Returns the challenge in TikTok's own variant for desktop apps. */
export function hexChallengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('hex')
}
