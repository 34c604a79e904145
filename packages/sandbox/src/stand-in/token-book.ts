import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'

export type TokenKind = 'code' | 'access' | 'refresh'

/** Who said yes to what. */
export type Grant = { account: string; scopes: readonly string[] }

export type TokenBook<G extends Grant> = {
  issue(kind: TokenKind, grant: G, lifeSeconds: number): string
  /** What stands behind a token that has not ended. */
  find(kind: TokenKind, token: string | undefined): G | undefined
  /** Like `find`, and ends it. */
  take(kind: TokenKind, token: string | undefined): G | undefined
  /** Whose it is or was. */
  accountOf(token: string | undefined): string | undefined
  /** Seconds since it was issued. */
  ageSeconds(token: string): number
  /** All that were ever issued, so that a test can look where they have got to. */
  issued(): string[]
  /** Ends an account's tokens, those of one kind or all; false where it has none. */
  end(account: string, kind?: TokenKind): boolean
}

/** A token, as it is known. */
export type Issued<G extends Grant> = { kind: TokenKind; grant: G; since: number; until: number }

/** @param entries what was issued before; those that have ended since are left out, or they would become ever more. */
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

/** The token of an `Authorization` header, after the word given. */
export function tokenIn(request: FastifyRequest, word = 'Bearer'): string | undefined {
  const [said = '', token] = (request.headers.authorization ?? '').split(' ')
  return said.toLowerCase() === word.toLowerCase() ? token : undefined
}
