import { createHash } from 'node:crypto'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import { AppError } from '#errors/app-error.ts'
import type { Account } from '#http/account.ts'
import type { AuthProvider } from './auth-provider.ts'

const TIMEOUT_MS = 10_000
/** The maximum delay, in milliseconds, before the end of a session at the service is noticed here. */
const REMEMBER_MS = 30_000
const MAX_REMEMBERED = 10_000
/** A hundred years. The service blocks users only for a limited time. */
const BLOCK_DURATION = '876000h'
const ALGORITHMS = ['ES256', 'RS256']

type HostedAuthOptions = {
  /** The service's URL without a trailing slash. */
  url: string
  publicKey: string
  adminKey: string
  /** The secret of a service that still signs tokens with a shared secret. */
  jwtSecret: string | undefined
  /** The page where users choose a new password. */
  recoveryUrl: string
}

const Claims = z.object({
  sub: z.guid(),
  session_id: z.guid(),
  exp: z.number(),
  email: z.string().default(''),
  phone: z.string().optional(),
  aal: z.enum(['aal1', 'aal2']).default('aal1'),
})
const Factors = z.array(z.object({ id: z.guid() }))
const User = z.object({ id: z.guid(), factors: z.array(z.object({ status: z.string() })).default([]) })

type Known = { until: number; hasVerifiedFactor: boolean }

/** Creates the app's view of a hosted auth service. It cannot list sessions, so those methods are absent. */
export function createHostedAuthProvider({
  url,
  publicKey,
  adminKey,
  jwtSecret,
  recoveryUrl,
}: HostedAuthOptions): AuthProvider {
  const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`), { timeoutDuration: TIMEOUT_MS })
  const secret = jwtSecret === undefined ? undefined : new TextEncoder().encode(jwtSecret)
  const known = new Map<string, Known>()

  async function readToken(token: string): Promise<JWTPayload> {
    const checks = { issuer: url, audience: 'authenticated' }
    const { alg } = headerOf(token)
    // Tokens that are signed with a shared secret are accepted only if the secret is configured.
    if (alg === 'HS256' && secret !== undefined) {
      return (await jwtVerify(token, secret, { ...checks, algorithms: ['HS256'] })).payload
    }
    return (await jwtVerify(token, keys, { ...checks, algorithms: ALGORITHMS })).payload
  }

  /**
   * Asks the service whether the session and user still exist and whether the user has a second factor, because the
   * token does not contain this.
   */
  async function ask(token: string): Promise<Known> {
    const id = createHash('sha256').update(token).digest('base64url')
    const remembered = known.get(id)
    if (remembered !== undefined && remembered.until > Date.now()) return remembered
    const response = await call(`${url}/user`, { apikey: publicKey, authorization: `Bearer ${token}` })
    if (response.status >= 400 && response.status < 500 && response.status !== 429)
      throw new AppError('unauthenticated')
    if (!response.ok) throw new AppError('unavailable', { cause: new Error(`GET /user answered ${response.status}`) })
    const { factors } = User.parse(await response.json())
    const hasVerifiedFactor = factors.some(({ status }) => status === 'verified')
    if (known.size >= MAX_REMEMBERED) known.clear()
    const answer = { until: Date.now() + REMEMBER_MS, hasVerifiedFactor }
    known.set(id, answer)
    return answer
  }

  return {
    async verify(token): Promise<Account> {
      const payload = await readToken(token).catch((cause: unknown) => {
        if (cause instanceof AppError) throw cause
        throw isUnreachable(cause) ? new AppError('unavailable', { cause }) : new AppError('unauthenticated', { cause })
      })
      const claims = Claims.safeParse(payload)
      if (!claims.success) throw new AppError('unauthenticated', { cause: claims.error })
      const { sub, session_id: sessionId, exp, email, phone, aal } = claims.data
      const { hasVerifiedFactor } = await ask(token)
      if (hasVerifiedFactor && aal !== 'aal2') throw new AppError('second_factor_required')
      return { id: sub, email, phone, sessionId, expiresAt: exp }
    },
    async deleteUser(userId) {
      const response = await callAsAdmin(userPath(userId), 'DELETE')
      known.clear()
      if (!response.ok && response.status !== 404) throw failed('deleting a user', response)
    },
    block: (userId) => setBlock(userId, BLOCK_DURATION),
    unblock: (userId) => setBlock(userId, 'none'),
    async removeFactors(userId) {
      const path = `${userPath(userId)}/factors`
      const response = await callAsAdmin(path, 'GET')
      if (!response.ok) throw failed('reading the second factors', response)
      for (const { id } of Factors.parse(await response.json())) {
        const removal = await callAsAdmin(`${path}/${id}`, 'DELETE')
        if (!removal.ok && removal.status !== 404) throw failed('removing a second factor', removal)
      }
      known.clear()
    },
    async sendRecovery({ email }) {
      const address = `${url}/recover?redirect_to=${encodeURIComponent(recoveryUrl)}`
      const response = await call(address, { apikey: publicKey }, 'POST', { email })
      if (!response.ok) throw failed('sending a recovery mail', response)
    },
  }

  async function setBlock(userId: string, duration: string): Promise<void> {
    const response = await callAsAdmin(userPath(userId), 'PUT', { ban_duration: duration })
    known.clear()
    if (!response.ok) throw failed('blocking or unblocking a user', response)
  }

  function callAsAdmin(path: string, method: string, body?: object): Promise<Response> {
    return call(`${url}${path}`, { apikey: adminKey, authorization: `Bearer ${adminKey}` }, method, body)
  }
}

function userPath(userId: string): string {
  return `/admin/users/${encodeURIComponent(userId)}`
}

function failed(what: string, { status }: Response): AppError {
  return new AppError('unavailable', { cause: new Error(`${what} answered ${status}`) })
}

function headerOf(token: string): { alg?: string } {
  try {
    return decodeProtectedHeader(token)
  } catch (cause) {
    throw new AppError('unauthenticated', { cause })
  }
}

async function call(
  address: string,
  headers: Record<string, string>,
  method = 'GET',
  body?: object,
): Promise<Response> {
  const sent = body && { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return fetch(address, { method, headers, signal, redirect: 'error', ...sent }).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause })
  })
}

/** Returns whether the service's keys could not be fetched. Such an error says nothing about the token. */
function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return !(typeof code === 'string' && code.startsWith('ERR_')) || code === 'ERR_JWKS_TIMEOUT'
}
