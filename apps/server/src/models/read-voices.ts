import { and, eq, isNull, or } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { accounts, engineSettings } from '#db/schema.ts'
import { type ConnectedVoices, StoredVoices, toConnectedVoices, voicesOfEnvironment } from './connected-voices.ts'
import { readPolicy } from './read-models.ts'

/**
 * Reads the hosted voices that an account's videos may use now: its own, and those of the site if the account's plan
 * includes them or the account is the operator's. The environment takes precedence over the operator's page.
 */
export async function readVoices(
  db: Db,
  config: Pick<Config, 'models'>,
  accountId: string,
): Promise<ConnectedVoices[]> {
  const rows = await db
    .select()
    .from(engineSettings)
    .where(
      and(
        eq(engineSettings.role, 'speech'),
        or(isNull(engineSettings.accountId), eq(engineSettings.accountId, accountId)),
      ),
    )
  const { speech } = config.models
  if (rows.length === 0 && speech === undefined) return []
  const { isOwnAllowed, mayReachPrivate } = await readPolicy(db)
  const connected = rows.map((row) =>
    toConnectedVoices({ ...row, settings: StoredVoices.parse(row.settings) }, mayReachPrivate),
  )
  const own = isOwnAllowed ? connected.filter(({ isOwn }) => isOwn) : []
  const site = speech === undefined ? connected.find(({ isOwn }) => !isOwn) : voicesOfEnvironment(speech)
  return site !== undefined && (await mayUse(db, site, accountId)) ? [...own, site] : own
}

async function mayUse(db: Db, { plans }: ConnectedVoices, accountId: string): Promise<boolean> {
  const [account] = await db
    .select({ plan: accounts.plan, isHost: accounts.isHost })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account !== undefined && (account.isHost || plans.includes(account.plan))
}
