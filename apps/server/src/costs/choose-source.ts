import { eq } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import type { ConnectedModel } from '#models/connected-model.ts'
import { readModels } from '#models/read-models.ts'

/** The name of the built-in writer. */
export const BUILT_IN = 'built-in'

/**
 * Returns the language model of an account's next videos: its own model, or the site's if the account's plan includes
 * it or the account is the operator's. Undefined means that the built-in writer writes.
 */
export async function chooseModel(
  db: Db,
  config: Pick<Config, 'models'>,
  accountId: string,
): Promise<ConnectedModel | undefined> {
  const { site, own } = await readModels(db, config, accountId)
  if (own !== undefined || site === undefined) return own
  const [account] = await db
    .select({ plan: accounts.plan, isHost: accounts.isHost })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account?.isHost || (account && site.plans.includes(account.plan)) ? site : undefined
}

/** Returns the name of the writer of an account's next videos. */
export async function chooseSource(db: Db, config: Pick<Config, 'models'>, accountId: string): Promise<string> {
  return (await chooseModel(db, config, accountId))?.name ?? BUILT_IN
}
