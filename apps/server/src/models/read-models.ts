import { and, eq, isNull, or } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { enginePolicies, engineSettings } from '#db/schema.ts'
import { type ConnectedModel, StoredModel, toConnectedModel } from './connected-model.ts'

type Models = { site?: ConnectedModel; own?: ConnectedModel }
export type EnginePolicy = Omit<typeof enginePolicies.$inferSelect, 'isOnly'>

const NO_POLICY: EnginePolicy = {
  limitDayMicros: null,
  limitAccountDayMicros: null,
  isOwnAllowed: false,
  mayReachPrivate: false,
}

/**
 * Reads the language models that are connected now. They are read at each use and never cached, so that a change on one
 * server applies to all servers and workers at once. The environment takes precedence over the operator's page.
 *
 * @param accountId the account whose own model is read too.
 */
export async function readModels(db: Db, { models }: Pick<Config, 'models'>, accountId?: string): Promise<Models> {
  const ofSite = isNull(engineSettings.accountId)
  const rows = await db
    .select()
    .from(engineSettings)
    .where(
      and(
        eq(engineSettings.role, 'text'),
        accountId === undefined ? ofSite : or(ofSite, eq(engineSettings.accountId, accountId)),
      ),
    )
  if (rows.length === 0) return ofEnvironment(models)
  const { isOwnAllowed, mayReachPrivate } = await readPolicy(db)
  const connected = (row: (typeof rows)[number] | undefined): ConnectedModel | undefined =>
    row && toConnectedModel({ ...row, settings: StoredModel.parse(row.settings) }, mayReachPrivate)
  const site = connected(rows.find((row) => row.accountId === null))
  const own = isOwnAllowed ? connected(rows.find((row) => row.accountId !== null)) : undefined
  return { ...(site && { site }), ...ofEnvironment(models), ...(own && { own }) }
}

function ofEnvironment({ text }: Config['models']): Models {
  if (text === undefined) return {}
  const { settings, ...source } = text
  return { site: { ...source, isOwn: false, open: () => settings } }
}

export async function readPolicy(db: Db): Promise<EnginePolicy> {
  const [row] = await db.select().from(enginePolicies)
  return row ?? NO_POLICY
}

export type CostLimits = Pick<Config['models'], 'limitDayMicros' | 'limitAccountDayMicros'>

/** Returns the daily cost limits that apply now. */
export async function readLimits(db: Db, { models }: Pick<Config, 'models'>): Promise<CostLimits> {
  const policy = await readPolicy(db)
  return {
    limitDayMicros: models.limitDayMicros ?? policy.limitDayMicros ?? undefined,
    limitAccountDayMicros: models.limitAccountDayMicros ?? policy.limitAccountDayMicros ?? undefined,
  }
}
