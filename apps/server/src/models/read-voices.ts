import { and, eq, isNull, or } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { engineSettings } from '#db/schema.ts'
import { type ConnectedVoices, StoredVoices, toConnectedVoices, voicesOfEnvironment } from './connected-voices.ts'
import { mayUse } from './may-use.ts'
import { readPolicy } from './read-models.ts'

type Voices = { own: ConnectedVoices[]; site: ConnectedVoices | undefined }

/**
 * Reads the hosted voices that an account's videos may use now: its own, and those of the site if the account's plan
 * includes them or the account is the operator's.
 */
export async function readVoices(
  db: Db,
  config: Pick<Config, 'models'>,
  accountId: string,
): Promise<ConnectedVoices[]> {
  const { own, site } = await readConnected(db, config, accountId)
  return site !== undefined && (await mayUse(db, site, accountId)) ? [...own, site] : own
}

/** Reads the hosted voices of the site. */
export async function readSiteVoices(db: Db, config: Pick<Config, 'models'>): Promise<ConnectedVoices | undefined> {
  return (await readConnected(db, config, undefined)).site
}

/** The environment takes precedence over the operator's page. */
async function readConnected(
  db: Db,
  { models: { speech } }: Pick<Config, 'models'>,
  accountId: string | undefined,
): Promise<Voices> {
  const isOfSite = isNull(engineSettings.accountId)
  const isReadable = accountId === undefined ? isOfSite : or(isOfSite, eq(engineSettings.accountId, accountId))
  const rows = await db
    .select()
    .from(engineSettings)
    .where(and(eq(engineSettings.role, 'speech'), isReadable))
  if (rows.length === 0 && speech === undefined) return { own: [], site: undefined }
  const { isOwnAllowed, mayReachPrivate } = await readPolicy(db)
  const connected = rows.map((row) =>
    toConnectedVoices({ ...row, settings: StoredVoices.parse(row.settings) }, mayReachPrivate),
  )
  return {
    own: isOwnAllowed ? connected.filter(({ isOwn }) => isOwn) : [],
    site: speech === undefined ? connected.find(({ isOwn }) => !isOwn) : voicesOfEnvironment(speech),
  }
}
