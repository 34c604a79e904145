import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'

export type TokenKind = 'code' | 'access' | 'refresh'

/** The account, and the permissions that its owner granted. */
export type Grant = { account: string; scopes: readonly string[] }

export type TokenBook<G extends Grant> = {
  issue(kind: TokenKind, grant: G, lifeSeconds: number): string
  /** Returns the grant of a token that has not ended. */
  find(kind: TokenKind, token: string | undefined): G | undefined
  /** Returns the same as `find`, and ends the token. */
  take(kind: TokenKind, token: string | undefined): G | undefined
  /** Returns the account of a token, even if the token has ended. */
  accountOf(token: string | undefined): string | undefined
  /** Returns the number of seconds since the token was issued. */
  ageSeconds(token: string): number
  /** Returns all issued tokens, including ended ones, so that a test can search for leaks. */
  issued(): string[]
  /** Ends an account's tokens of one kind, or all of them. Returns false if the account has none. */
  end(account: string, kind?: TokenKind): boolean
}

/** A token in its stored form. */
export type Issued<G extends Grant> = { kind: TokenKind; grant: G; since: number; until: number }

/**
 * @param entries tokens of earlier runs. Those that have ended are dropped, so that the list does not grow without
 * limit.
 */
export function createTokenBook<G extends Grant>(
  clock: Clock,
  prefixes: Record<TokenKind, string>,
  entries: Map<string, Issued<G>>,
): TokenBook<G> {
  for (const [token, { until }] of entries) if (until <= clock.now()) entries.delete(token)
  const find = (kind: TokenKind, token = ''): Issued<G> | undefined => {
    const entry = entries.get(token)
    return entry?.kind === kind && entry.until > clock.now() ? entry : undefined
  }
  return {
    issue(kind, grant, lifeSeconds) {
      const token = prefixes[kind] + randomBytes(24).toString('base64url')
      entries.set(token, { kind, grant, since: clock.now(), until: clock.now() + lifeSeconds * 1_000 })
      return token
    },
    find: (kind, token) => find(kind, token)?.grant,
    take(kind, token) {
      const entry = find(kind, token)
      if (entry !== undefined) entry.until = 0
      return entry?.grant
    },
    accountOf: (token = '') => entries.get(token)?.grant.account,
    issued: () => [...entries.keys()],
    ageSeconds: (token) => (clock.now() - (entries.get(token)?.since ?? 0)) / 1_000,
    end(account, kind) {
      const theirs = entries.values().filter((entry) => entry.grant.account === account)
      const ended = theirs
        .filter((entry) => kind === undefined || entry.kind === kind)
        .map((entry) => (entry.until = 0))
      return ended.toArray().length > 0
    },
  }
}

/** Returns the token after the given scheme in the `Authorization` header. */
export function tokenIn(request: FastifyRequest, word = 'Bearer'): string | undefined {
  const [said = '', token] = (request.headers.authorization ?? '').split(' ')
  return said.toLowerCase() === word.toLowerCase() ? token : undefined
}
