import { AuthError, type AuthService } from '@dayreel/auth'
import type { Account } from '#http/account.ts'
import { AppError } from '#errors/app-error.ts'
import type { AuthProvider } from './auth-provider.ts'
import type { SessionMemory } from './session-memory.ts'

type EmbeddedOptions = { service: Omit<AuthService, 'plugin'>; recoveryUrl: string; memory?: SessionMemory }

/**
 * Creates the app's view of the embedded auth service.
 *
 * @param options.recoveryUrl the page where users choose a new password.
 * @param options.memory caches sessions for some seconds. The service removes changed sessions from it. Without it,
 * every call looks up its token.
 */
export function createEmbeddedAuthProvider({ service, recoveryUrl, memory }: EmbeddedOptions): AuthProvider {
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
    block: (userId) => service.block(userId),
    unblock: (userId) => service.unblock(userId),
    removeFactors: (userId) => service.removeFactors(userId),
    async sendRecovery({ id }) {
      if (await service.sendRecovery(id, recoveryUrl)) return
      throw new AppError('conflict', { message: 'This account has no email address to send a link to.' })
    },
  }
}

function translate(error: unknown): never {
  if (error instanceof AuthError && error.status < 500) throw new AppError('unauthenticated', { cause: error })
  throw error
}
