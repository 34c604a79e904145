import { desc, eq } from 'drizzle-orm'
import { authSessions } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import type { AuthProvider } from './auth-provider.ts'
import type { AuthContext } from './service/auth-context.ts'
import { removeUser } from './service/people/remove-user.ts'
import { endSessions } from './service/tokens/sessions.ts'
import { AuthError } from './service/wire/auth-error.ts'
import { findCaller } from './service/wire/bearer.ts'

/** The embedded service as the app sees it: a signature is checked here, and one query says whether session and user are still there. */
export function createEmbeddedAuthProvider(context: AuthContext): AuthProvider {
  const { db } = context
  return {
    async verify(accessToken) {
      const { user, session, aal, hasVerifiedFactor, expiresAt } = await findCaller(context, accessToken).catch(
        translate,
      )
      if (hasVerifiedFactor && aal !== 'aal2') throw new AppError('second_factor_required')
      return { id: user.id, email: user.email ?? '', phone: user.phone ?? undefined, sessionId: session.id, expiresAt }
    },
    deleteUser: (userId) => removeUser(context, userId),
    async listSessions(userId) {
      const sessions = await db
        .select()
        .from(authSessions)
        .where(eq(authSessions.userId, userId))
        .orderBy(desc(authSessions.createdAt))
      return sessions.map(({ id, createdAt, refreshedAt, userAgent, address }) => ({
        id,
        createdAt,
        lastUsedAt: refreshedAt ?? createdAt,
        userAgent,
        address,
      }))
    },
    endOtherSessions: ({ id, sessionId }) => db.transaction((db) => endSessions({ db }, id, { but: sessionId })),
  }
}

function translate(error: unknown): never {
  if (error instanceof AuthError && error.status < 500) throw new AppError('unauthenticated', { cause: error })
  throw error
}
