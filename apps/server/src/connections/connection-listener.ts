import type { Db } from '#db/connect.ts'

/**
 * Updates the posts of a connection when the connection changes. `posts` implements this interface, because
 * `connections` must not depend on `posts`.
 */
export interface ConnectionListener {
  /** The account was connected again, so its waiting posts continue. */
  linked(tx: Db, connectionId: string): Promise<void>
  /**
   * The connection is about to be deleted, so its planned posts are cancelled.
   *
   * @returns the number of cancelled posts.
   */
  unlinked(tx: Db, connectionId: string): Promise<number>
  /** The platform asked for the deletion of all account data, so the account's name is removed from its posts. */
  erased(tx: Db, connectionIds: readonly string[]): Promise<void>
}
