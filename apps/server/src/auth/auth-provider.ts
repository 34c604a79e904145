import type { ListedSession } from '@dayreel/auth'
import type { Account } from '#lib/account.ts'

/** What the app needs of an auth service, embedded or hosted. */
export interface AuthProvider {
  /**
   * Who holds this access token.
   *
   * @throws {AppError} `unauthenticated` for a token that is no good, expired, or whose session or user is gone;
   * `second_factor_required` where the user has a second factor and this session has not shown it.
   */
  verify(accessToken: string): Promise<Account>
  /**
   * Forgets what it remembers of a session, or of all: it has ended or is not what it was, or nobody could say so for a while. Left
   * out by a service that is told nothing.
   */
  forget?(sessionId?: string): void
  /** Which of these sessions would be refused now; left out where only a token can be asked for. */
  findRefused?(sessionIds: readonly string[]): Promise<readonly string[]>
  /** Removes the user with sessions, factors and identities. Idempotent. */
  deleteUser(userId: string): Promise<void>
  /** The user's live sessions, newest first; left out by a service that cannot tell. */
  listSessions?(userId: string): Promise<readonly ListedSession[]>
  /** Ends all of the user's sessions but this one; left out where there is no list either. Idempotent. */
  endOtherSessions?(account: Account): Promise<void>
}
