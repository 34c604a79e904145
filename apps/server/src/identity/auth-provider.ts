import type { ListedSession } from '@dayreel/auth'
import type { Account } from '#http/account.ts'

/** The functions that the app needs from an auth service, whether it is embedded or hosted. */
export interface AuthProvider {
  /**
   * Returns the user of an access token.
   *
   * @throws {AppError} `unauthenticated` if the token is invalid or expired, or if its session or user no longer
   * exists; `second_factor_required` if the user has a second factor that this session has not used.
   */
  verify(accessToken: string): Promise<Account>
  /**
   * Drops one session or all sessions from the cache, because the session has ended or changed, or because
   * notifications were missed. Absent if the service has no cache.
   */
  forget?(sessionId?: string): void
  /** Returns the given sessions that would be rejected now. Absent if the service can only check a token. */
  findRefused?(sessionIds: readonly string[]): Promise<readonly string[]>
  /** Removes the user with all sessions, factors and identities. Idempotent. */
  deleteUser(userId: string): Promise<void>
  /** Lists the user's valid sessions, newest first. Absent if the service cannot list them. */
  listSessions?(userId: string): Promise<readonly ListedSession[]>
  /** Ends all of the user's sessions except the account's own. Absent if `listSessions` is absent. Idempotent. */
  endOtherSessions?(account: Account): Promise<void>
  /** Ends the user's sessions and refuses new ones until `unblock`. Idempotent. */
  block(userId: string): Promise<void>
  unblock(userId: string): Promise<void>
  /** Removes all second factors of the user, with the recovery codes. Idempotent. */
  removeFactors(userId: string): Promise<void>
  /** Mails the user a link for a new password. */
  sendRecovery(user: Pick<Account, 'id' | 'email'>): Promise<void>
}
