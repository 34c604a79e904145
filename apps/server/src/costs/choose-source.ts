import { eq } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import type { ConnectedModel } from '#models/connected-model.ts'
import { readLocalWriters } from '#models/local-writers.ts'
import { readModels } from '#models/read-models.ts'

/** The name of the built-in writer. */
export const BUILT_IN = 'built-in'

/**
 * Returns the language model of an account's next videos: its own model, or the site's if the account's plan includes
 * it or the account is the operator's, or one that runs on a worker's machine. Undefined means that the built-in writer
 * writes.
 */
export async function chooseModel(
  db: Db,
  config: Pick<Config, 'models'>,
  accountId: string,
): Promise<ConnectedModel | undefined> {
  const { site, own } = await readModels(db, config, accountId)
  if (own !== undefined) return own
  if (site !== undefined && (await mayUse(db, site, accountId))) return site
  return (await readLocalWriters(db))[0]
}

/** Returns whether an account may use the site's model. */
async function mayUse(db: Db, site: ConnectedModel, accountId: string): Promise<boolean> {
  const [account] = await db
    .select({ plan: accounts.plan, isHost: accounts.isHost })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account !== undefined && (account.isHost || site.plans.includes(account.plan))
}

/** Returns the name of the writer of an account's next videos. */
export async function chooseSource(db: Db, config: Pick<Config, 'models'>, accountId: string): Promise<string> {
  return (await chooseModel(db, config, accountId))?.name ?? BUILT_IN
}
