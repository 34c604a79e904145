import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import * as client from 'openid-client'
import { z } from 'zod'
import { isLoopback } from '../wire/is-loopback.ts'
import type { Switches } from '../switches.ts'
import { AuthError, OAuthError } from '../wire/auth-error.ts'

const ALGORITHMS = ['RS256', 'ES256']
const TIMEOUT_SECONDS = 10

/** The provider's data about a user. */
export type Person = {
  subject: string
  email: string | undefined
  /** Whether the provider vouches for the address. True only if the provider sent the boolean `true`. */
  isEmailVerified: boolean
  claims: Record<string, unknown>
}

export type ProviderSecrets = { verifier: string; nonce: string }

export type Google = {
  isSandbox: boolean
  issuer: string
  /**
   * Starts a sign-in. Returns the URL to redirect the browser to, and the secrets to keep until the browser returns.
   */
  begin(request: { callbackUrl: string; state: string; scopes: string; extra: Record<string, string> }): Promise<{
    url: string
    secrets: ProviderSecrets
  }>
  finish(callback: { url: URL; state: string; secrets: ProviderSecrets }): Promise<{
    person: Person
    tokens: { provider_token: string; provider_refresh_token?: string }
  }>
  /**
   * Returns the user of an id token that a client obtained itself.
   *
   * @throws {OAuthError}
   */
  readIdToken(shown: {
    idToken: string
    accessToken: string | undefined
    nonce: string | undefined
  }): Promise<Person & { expiresAt: number }>
}

/**
 * Creates the adapter for Google. The issuer, its keys and its algorithms come from the configuration and discovery,
 * never from a token.
 */
export function createGoogle(options: NonNullable<Switches['google']>): Google {
  const issuer = new URL(options.issuer)
  const isInsecureAllowed = issuer.protocol === 'http:' && isLoopback(issuer.hostname)
  let discovering: Promise<client.Configuration> | undefined
  let keySet: ReturnType<typeof createRemoteJWKSet> | undefined

  function discover(): Promise<client.Configuration> {
    discovering ??= client.discovery(issuer, options.clientId, options.clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [client.enableNonRepudiationChecks, ...(isInsecureAllowed ? [client.allowInsecureRequests] : [])],
    })
    discovering.catch(() => (discovering = undefined))
    return discovering.catch(unreachable)
  }
  return {
    isSandbox: options.isSandbox,
    issuer: options.issuer,
    async begin({ callbackUrl, state, scopes, extra }) {
      const configuration = await discover()
      const secrets = { verifier: client.randomPKCECodeVerifier(), nonce: client.randomNonce() }
      const url = client.buildAuthorizationUrl(configuration, {
        ...extra,
        redirect_uri: callbackUrl,
        response_type: 'code',
        scope: [...new Set(['openid', 'email', 'profile', ...scopes.split(/[\s,]+/).filter(Boolean)])].join(' '),
        state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, secrets }
    },
    async finish({ url, state, secrets }) {
      const tokens = await client.authorizationCodeGrant(await discover(), url, {
        pkceCodeVerifier: secrets.verifier,
        expectedState: state,
        expectedNonce: secrets.nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new Error('the provider sent no id token')
      if (!isHashOf(claims['at_hash'], tokens.access_token)) throw new Error('at_hash is not of this access token')
      const refreshToken = tokens.refresh_token
      return {
        person: toPerson(claims),
        tokens: {
          provider_token: tokens.access_token,
          ...(refreshToken === undefined ? {} : { provider_refresh_token: refreshToken }),
        },
      }
    },
    async readIdToken({ idToken, accessToken, nonce }) {
      const { issuer: name, jwks_uri: keysUrl } = (await discover()).serverMetadata()
      keySet ??= createRemoteJWKSet(new URL(keysUrl!))
      const keys = keySet
      // A failure to fetch the keys does not mean that the token is invalid.
      const keyFor = (...params: Parameters<typeof keys>) =>
        keys(...params).catch((error: unknown) => (isAboutToken(error) ? Promise.reject(error) : unreachable(error)))
      const checks = {
        // Google signs some of its tokens with an issuer without a scheme.
        issuer: [name, name.replace(/^https:\/\//, '')],
        audience: [options.clientId, ...options.furtherClientIds],
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp', 'iat'],
      }
      const { payload } = await jwtVerify(idToken, keyFor, checks).catch((cause: unknown) => {
        if (cause instanceof AuthError) throw cause
        throw new OAuthError('invalid request', 'Bad ID token', cause)
      })
      checkNonce(payload, nonce)
      if (Array.isArray(payload.aud) && payload['azp'] !== options.clientId) {
        throw new OAuthError('invalid request', 'Bad ID token')
      }
      if (accessToken !== undefined && !isHashOf(payload['at_hash'], accessToken)) {
        throw new OAuthError('invalid request', 'Bad ID token')
      }
      return { ...toPerson(payload), expiresAt: payload.exp! }
    },
  }
}

function isAboutToken(error: unknown): boolean {
  const { JWKSNoMatchingKey, JWKSMultipleMatchingKeys, JOSENotSupported } = errors
  return [JWKSNoMatchingKey, JWKSMultipleMatchingKeys, JOSENotSupported].some((kind) => error instanceof kind)
}

function unreachable(cause: unknown): never {
  throw new AuthError(503, 'unexpected_failure', 'Google can’t be reached. Try again in a moment.', { cause })
}

/** Compares the nonce with its hash in the token. If either of them exists, both must exist. */
function checkNonce(payload: JWTPayload, nonce: string | undefined): void {
  const inToken = payload['nonce']
  if (inToken === undefined && nonce === undefined) return
  if (inToken === undefined || nonce === undefined) {
    throw new OAuthError('invalid request', 'Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (createHash('sha256').update(nonce).digest('hex') !== inToken) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
  }
}

function isHashOf(hash: unknown, accessToken: string): boolean {
  if (hash === undefined) return true
  const digest = createHash('sha256').update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url') === hash
}

const Claims = z.object({ sub: z.string().min(1).max(255), email: z.string().optional() }).loose()

function toPerson(payload: JWTPayload): Person {
  const { sub, email, ...claims } = Claims.parse(payload)
  const address = email?.toLowerCase()
  const isEmailVerified = address !== undefined && claims['email_verified'] === true
  const kept = Object.entries(claims).filter(([name]) =>
    ['name', 'picture', 'given_name', 'family_name'].includes(name),
  )
  const shown = Object.fromEntries(kept)
  return {
    subject: sub,
    email: address,
    isEmailVerified,
    claims: {
      ...shown,
      iss: payload.iss,
      sub,
      provider_id: sub,
      ...(address === undefined ? {} : { email: address }),
      email_verified: isEmailVerified,
      phone_verified: false,
      ...('name' in shown ? { full_name: shown['name'] } : {}),
      ...('picture' in shown ? { avatar_url: shown['picture'] } : {}),
    },
  }
}
