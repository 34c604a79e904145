import { eq } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'

/** The name of the built-in writer. */
export const BUILT_IN = 'built-in'

/**
 * Returns the writer of an account's next videos. This is the language model if the account's plan includes it or the
 * account is the operator's, otherwise the built-in writer.
 */
export async function chooseSource(db: Db, { models }: Pick<Config, 'models'>, accountId: string): Promise<string> {
  const { text } = models
  if (text === undefined) return BUILT_IN
  const [account] = await db
    .select({ plan: accounts.plan, isHost: accounts.isHost })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (account === undefined) return BUILT_IN
  return account.isHost || text.plans.includes(account.plan) ? text.name : BUILT_IN
}
