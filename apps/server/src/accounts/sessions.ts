import type { ListedSession } from '@dayreel/contract'
import type { AuthProvider } from '#identity/auth-provider.ts'
import type { Account } from '#http/account.ts'
import { AppError } from '#errors/app-error.ts'

/** Lists the account's sessions, most recently used first. */
export async function listSessions(auth: AuthProvider, account: Account): Promise<ListedSession[]> {
  if (auth.listSessions === undefined) throw new AppError('not_offered')
  const sessions = await auth.listSessions(account.id)
  return sessions
    .toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())
    .map(({ createdAt, lastUsedAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: session.id === account.sessionId,
    }))
}

/** Ends all sessions of the account except the one that makes the request. */
export async function endOtherSessions(auth: AuthProvider, account: Account): Promise<void> {
  if (auth.endOtherSessions === undefined) throw new AppError('not_offered')
  await auth.endOtherSessions(account)
}
