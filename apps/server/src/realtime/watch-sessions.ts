import type { Account } from '#http/account.ts'
import type { AuthProvider } from '#identity/auth-provider.ts'
import { AppError } from '#errors/app-error.ts'

type Watched = { account: Account; token: string; onEnd: () => void }

/**
 * The check interval in milliseconds if the auth service can check many sessions at once. A missed end of a session is
 * noticed after at most this time.
 */
const CHECK_INTERVAL_MS = 5_000
/** The check interval in milliseconds if each token has to be sent to the auth service. */
const CHECK_TOKENS_INTERVAL_MS = 30_000
/** The maximum number of sessions in one query. */
const AT_ONCE = 1_000

/**
 * Periodically checks the sessions of connections, because a notification may get lost and a hosted service sends none.
 * Each session is checked once, regardless of its number of connections.
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
  // An unavailable database says nothing about the sessions. The next check will find out.
  const timer = setInterval(() => void checkAll().catch(() => undefined), intervalMs)
  return {
    /**
     * Watches a connection's session.
     *
     * @returns a function that stops watching.
     */
    watch(account: Account, token: string, onEnd: () => void): () => void {
      const connection = { account, token, onEnd }
      watched.add(connection)
      return () => watched.delete(connection)
    },
    /** Ends the connections of a session that has ended. */
    end(sessionId: string): void {
      end([...watched].filter(({ account }) => account.sessionId === sessionId))
    },
    /** Checks the connections of a changed session, because their tokens may have become invalid. */
    check(sessionId: string): void {
      checkTokens([...watched].filter(({ account }) => account.sessionId === sessionId))
    },
    close: () => clearInterval(timer),
  }
}
