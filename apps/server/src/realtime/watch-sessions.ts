import type { Account } from '#lib/account.ts'
import type { AuthProvider } from '#auth/auth-provider.ts'
import { AppError } from '#lib/app-error.ts'

type Watched = { account: Account; token: string; onEnd: () => void }

/** Where the auth service can be asked for many sessions at once, an end that nobody told of is noticed after at most so long. */
const CHECK_INTERVAL_MS = 5_000
/** Where each token has to be shown to it. */
const CHECK_TOKENS_INTERVAL_MS = 30_000
/** Sessions asked for with one query. */
const AT_ONCE = 1_000

/**
 * Asks now and then whether the sessions of connections are still there, once for each however many connections it has, in case
 * nobody tells: the notification may get lost, and a hosted service sends none.
 */
export function watchSessions(
  auth: Pick<AuthProvider, 'verify' | 'findRefused'>,
  intervalMs: number = auth.findRefused === undefined ? CHECK_TOKENS_INTERVAL_MS : CHECK_INTERVAL_MS,
) {
  const watched = new Set<Watched>()
  const end = (connections: Iterable<Watched>): void => {
    for (const { onEnd } of connections) onEnd()
  }
  const checkTokens = (among: Iterable<Watched>): void => {
    for (const [token, connections] of Map.groupBy(among, (connection) => connection.token)) {
      auth.verify(token).catch((error: unknown) => {
        if (error instanceof AppError && error.status === 401) end(connections)
      })
    }
  }
  const checkAll = async (): Promise<void> => {
    if (auth.findRefused === undefined) return checkTokens(watched)
    const bySession = Map.groupBy(watched, ({ account }) => account.sessionId)
    const sessionIds = [...bySession.keys()]
    for (let from = 0; from < sessionIds.length; from += AT_ONCE) {
      for (const id of await auth.findRefused(sessionIds.slice(from, from + AT_ONCE))) end(bySession.get(id)!)
    }
  }
  // A database that is away says nothing about sessions: the next time tells.
  const timer = setInterval(() => void checkAll().catch(() => undefined), intervalMs)
  return {
    /** @returns what ends the watching of this one. */
    watch(account: Account, token: string, onEnd: () => void): () => void {
      const connection = { account, token, onEnd }
      watched.add(connection)
      return () => watched.delete(connection)
    },
    /** The session has ended. */
    end(sessionId: string): void {
      end([...watched].filter(({ account }) => account.sessionId === sessionId))
    },
    /** The session is not what it was: its tokens may be no good any more. */
    check(sessionId: string): void {
      checkTokens([...watched].filter(({ account }) => account.sessionId === sessionId))
    },
    close: () => clearInterval(timer),
  }
}
