import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import type { ConnectedModel } from '#models/connected-model.ts'
import { readLocalWriters, readRunningWriter } from '#models/local-models.ts'
import { mayUse } from '#models/may-use.ts'
import { readModels } from '#models/read-models.ts'

/** The name of the built-in writer. */
export const BUILT_IN = 'built-in'

/**
 * Returns the language model of an account's next videos: its own model, or the site's if the account's plan includes
 * it or the account is the operator's, or a model on a worker's machine. Returns undefined if the built-in writer
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
  return readRunningWriter(db)
}

/** Returns the name of the writer of an account's next videos. */
export async function chooseSource(db: Db, config: Pick<Config, 'models'>, accountId: string): Promise<string> {
  return (await chooseModel(db, config, accountId))?.name ?? BUILT_IN
}

/**
 * Returns the writer of an account's next videos. If the built-in writer replaces a local model whose worker is not
 * running, `missingWriter` names that model.
 */
export async function describeSource(
  db: Db,
  config: Pick<Config, 'models'>,
  accountId: string,
): Promise<{ writer: string; missingWriter: string | null }> {
  const writer = await chooseSource(db, config, accountId)
  const [known] = writer === BUILT_IN ? await readLocalWriters(db) : []
  return { writer, missingWriter: known?.name ?? null }
}
