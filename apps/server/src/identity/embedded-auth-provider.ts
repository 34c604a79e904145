import { AuthError, type AuthService } from '@dayreel/auth'
import type { Account } from '#http/account.ts'
import { AppError } from '#errors/app-error.ts'
import type { AuthProvider } from './auth-provider.ts'
import type { SessionMemory } from './session-memory.ts'

/**
 * Creates the app's view of the embedded auth service.
 *
 * @param memory caches sessions for some seconds, and the service removes changed sessions from it. Without it, each
 * token is looked up.
 */
export function createEmbeddedAuthProvider(service: Omit<AuthService, 'plugin'>, memory?: SessionMemory): AuthProvider {
  async function lookUp(accessToken: string): Promise<{ account: Account; validUntil: number }> {
    const session = await service.findSession(accessToken).catch(translate)
    if (session.lacksSecondFactor) throw new AppError('second_factor_required')
    const { id: sessionId, userId: id, email, phone, expiresAt, validUntil } = session
    return { account: { id, email: email ?? '', phone: phone ?? undefined, sessionId, expiresAt }, validUntil }
  }
  return {
    async verify(accessToken) {
      return memory ? memory.recall(accessToken, () => lookUp(accessToken)) : (await lookUp(accessToken)).account
    },
    forget: (sessionId) => memory?.forget(sessionId === undefined ? undefined : [sessionId]),
    findRefused: (sessionIds) => service.findRefused(sessionIds),
    deleteUser: (userId) => service.removeUser(userId),
    listSessions: (userId) => service.listSessions(userId),
    endOtherSessions: ({ id, sessionId }) => service.endOtherSessions(id, sessionId),
  }
}

function translate(error: unknown): never {
  if (error instanceof AuthError && error.status < 500) throw new AppError('unauthenticated', { cause: error })
  throw error
}
