import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { engineSettings } from '#db/schema.ts'
import { type ConnectedVoices, StoredVoices, toConnectedVoices, voicesOfEnvironment } from './connected-voices.ts'
import { isAllowed, type AccountEngines, type EngineRow } from './engine-rows.ts'
import { readPolicy } from './read-models.ts'

type Voices = { own: ConnectedVoices[]; site: ConnectedVoices | undefined }

/**
 * Returns the hosted voices that an account's videos may use now: its own, and those of the site if the account's plan
 * includes them or the account is the operator's.
 */
export function voicesOf(config: Pick<Config, 'models'>, { rows, policy, account }: AccountEngines): ConnectedVoices[] {
  const { own, site } = connect(config, rows, policy)
  return site !== undefined && isAllowed(account, site) ? [...own, site] : own
}

/** Reads the hosted voices of the site. */
export async function readSiteVoices(db: Db, config: Pick<Config, 'models'>): Promise<ConnectedVoices | undefined> {
  const rows = await db
    .select()
    .from(engineSettings)
    .where(and(eq(engineSettings.role, 'speech'), isNull(engineSettings.accountId)))
  return connect(config, rows, await readPolicy(db)).site
}

/** The environment takes precedence over the operator's page. */
function connect(
  { models: { speech } }: Pick<Config, 'models'>,
  rows: readonly EngineRow[],
  { isOwnAllowed, mayReachPrivate }: AccountEngines['policy'],
): Voices {
  const connected = rows
    .filter(({ role }) => role === 'speech')
    .map((row) => toConnectedVoices({ ...row, settings: StoredVoices.parse(row.settings) }, mayReachPrivate))
  return {
    own: isOwnAllowed ? connected.filter(({ isOwn }) => isOwn) : [],
    site: speech === undefined ? connected.find(({ isOwn }) => !isOwn) : voicesOfEnvironment(speech),
  }
}
