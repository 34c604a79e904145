import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose'

/** What the provider gets wrong, each by itself; a client has to notice all of them but the first two. */
export type Faults = {
  /** What it says of the address: not verified, or that in a string, or nothing. */
  emailVerified?: false | 'true' | 'missing'
  email?: 'missing'
  nonce?: 'wrong' | 'missing'
  audience?: 'foreign'
  issuer?: 'foreign'
  isExpired?: boolean
  algorithm?: 'none'
  atHash?: 'wrong'
}

export type Person = { email: string; name: string }

export type IdTokens = {
  publicKey: JWK
  /** An id token about somebody; `claims` replace what would be in it, null takes one away. */
  mint(
    person: Person,
    about?: { nonce?: string; accessToken?: string; claims?: Record<string, unknown> },
  ): Promise<string>
  claimsOf(person: Person): JWTPayload
}

type IdTokenOptions = { issuer: () => string; clientId: string; faults: Faults }

const KEY_ID = 'sandbox-1'
const LIFE_SECONDS = 3_600

export async function createIdTokens({ issuer, clientId, faults }: IdTokenOptions): Promise<IdTokens> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const claimsOf = ({ email, name }: Person): JWTPayload => {
    const verified = faults.emailVerified ?? true
    return {
      sub: subjectOf(email),
      name,
      ...(faults.email === 'missing' ? {} : { email }),
      ...(verified === 'missing' ? {} : { email_verified: verified }),
    }
  }
  return {
    publicKey: { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' },
    claimsOf,
    async mint(person, { nonce, accessToken, claims: changed = {} } = {}) {
      const now = Math.floor(Date.now() / 1000)
      const issuedAt = faults.isExpired ? now - 2 * LIFE_SECONDS : now
      const claims = {
        ...claimsOf(person),
        iss: faults.issuer === 'foreign' ? 'https://elsewhere.example' : issuer(),
        aud: faults.audience === 'foreign' ? 'another-client' : clientId,
        azp: clientId,
        iat: issuedAt,
        exp: issuedAt + LIFE_SECONDS,
        ...withNonce(faults, nonce),
        ...(accessToken === undefined ? {} : { at_hash: hashOf(faults.atHash ? 'another token' : accessToken) }),
        ...changed,
      }
      const payload = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null)) as JWTPayload
      if (faults.algorithm === 'none') return new UnsecuredJWT(payload).encode()
      return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' }).sign(privateKey)
    },
  }
}

function withNonce({ nonce: fault }: Faults, nonce: string | undefined): { nonce?: string } {
  if (nonce === undefined || fault === 'missing') return {}
  return { nonce: fault === 'wrong' ? 'not-the-one-that-was-sent' : nonce }
}

/** Left half of the hash, as OpenID Connect has it. */
function hashOf(accessToken: string): string {
  const digest = createHash('sha256').update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url')
}

/** 21 digits, as Google's are; the same person has the same every time. */
function subjectOf(email: string): string {
  const number = BigInt(`0x${createHash('sha256').update(email).digest('hex')}`)
  return number.toString().slice(0, 21)
}
