import type { ListedSession } from '@dayreel/contract'
import type { AuthProvider } from '#auth/auth-provider.ts'
import type { Account } from '#lib/account.ts'
import { AppError } from '#lib/app-error.ts'

/** Where the account is signed in, newest use first. */
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

/** Leaves only the session that asks. */
export async function endOtherSessions(auth: AuthProvider, account: Account): Promise<void> {
  if (auth.endOtherSessions === undefined) throw new AppError('not_offered')
  await auth.endOtherSessions(account)
}
