import type { AuthProvider } from '#auth/auth-provider.ts'
import { AppError } from '#lib/app-error.ts'

type Watched = { token: string; onEnd: () => void }

/**
 * Asks now and then whether the sessions of connections are still there, for a service that tells nothing by itself: once for each
 * token, however many connections have come with it.
 */
export function watchSessions(auth: Pick<AuthProvider, 'verify'>, intervalMs: number) {
  const watched = new Set<Watched>()
  const check = (): void => {
    for (const [token, connections] of Map.groupBy(watched, (connection) => connection.token)) {
      auth.verify(token).catch((error: unknown) => {
        if (error instanceof AppError && error.status === 401) for (const { onEnd } of connections) onEnd()
      })
    }
  }
  const timer = setInterval(check, intervalMs)
  return {
    /** @returns what ends the watching of this one. */
    watch(token: string, onEnd: () => void): () => void {
      const connection = { token, onEnd }
      watched.add(connection)
      return () => watched.delete(connection)
    },
    close: () => clearInterval(timer),
  }
}
