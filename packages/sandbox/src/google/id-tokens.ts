import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose'

/**
 * Faults of the provider, which can be set independently. A client must detect all of them except `emailVerified` and
 * `email`.
 */
export type Faults = {
  /** The verification state of the email address: not verified, verified as a string, or absent. */
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
  /** Creates an id token for an account. `claims` replace the default claims. A claim of null removes that claim. */
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

/** Returns the left half of the token's hash, as OpenID Connect requires. */
function hashOf(accessToken: string): string {
  const digest = createHash('sha256').update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url')
}

/** Returns a subject of 21 digits, like Google's. The same email address always has the same subject. */
function subjectOf(email: string): string {
  const number = BigInt(`0x${createHash('sha256').update(email).digest('hex')}`)
  return number.toString().slice(0, 21)
}
