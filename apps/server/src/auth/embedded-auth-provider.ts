import { AuthError, type AuthService } from '@dayreel/auth'
import { AppError } from '#lib/app-error.ts'
import type { AuthProvider } from './auth-provider.ts'

/** The embedded service as the app sees it. */
export function createEmbeddedAuthProvider(service: Omit<AuthService, 'plugin'>): AuthProvider {
  return {
    async verify(accessToken) {
      const {
        id: sessionId,
        userId,
        email,
        phone,
        expiresAt,
        lacksSecondFactor,
      } = await service.findSession(accessToken).catch(translate)
      if (lacksSecondFactor) throw new AppError('second_factor_required')
      return { id: userId, email: email ?? '', phone: phone ?? undefined, sessionId, expiresAt }
    },
    deleteUser: (userId) => service.removeUser(userId),
    listSessions: (userId) => service.listSessions(userId),
    endOtherSessions: ({ id, sessionId }) => service.endOtherSessions(id, sessionId),
  }
}

function translate(error: unknown): never {
  if (error instanceof AuthError && error.status < 500) throw new AppError('unauthenticated', { cause: error })
  throw error
}
