import { and, eq, isNull, or } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { engineSettings } from '#db/schema.ts'
import {
  type ConnectedTranscription,
  StoredTranscription,
  toConnectedTranscription,
  transcriptionOfEnvironment,
} from './connected-transcription.ts'
import { mayUse } from './may-use.ts'
import { readPolicy } from './read-models.ts'

type Connected = { own?: ConnectedTranscription | undefined; site?: ConnectedTranscription | undefined }

/**
 * Reads the transcription server of an account: its own, or that of the site if the account's plan includes it or the
 * account is the operator's.
 */
export async function readTranscription(
  db: Db,
  config: Pick<Config, 'models'>,
  accountId: string,
): Promise<ConnectedTranscription | undefined> {
  const { own, site } = await readConnected(db, config, accountId)
  if (own !== undefined) return own
  return site !== undefined && (await mayUse(db, site, accountId)) ? site : undefined
}

/** Reads the transcription server of the site. */
export async function readSiteTranscription(
  db: Db,
  config: Pick<Config, 'models'>,
): Promise<ConnectedTranscription | undefined> {
  return (await readConnected(db, config)).site
}

/** The environment takes precedence over the operator's page. */
async function readConnected(
  db: Db,
  { models: { transcription } }: Pick<Config, 'models'>,
  accountId?: string,
): Promise<Connected> {
  const isOfSite = isNull(engineSettings.accountId)
  const isReadable = accountId === undefined ? isOfSite : or(isOfSite, eq(engineSettings.accountId, accountId))
  const rows = await db
    .select()
    .from(engineSettings)
    .where(and(eq(engineSettings.role, 'transcription'), isReadable))
  const environment = transcription && { site: transcriptionOfEnvironment(transcription) }
  if (rows.length === 0) return { ...environment }
  const { isOwnAllowed, mayReachPrivate } = await readPolicy(db)
  const connected = rows.map((row) =>
    toConnectedTranscription({ ...row, settings: StoredTranscription.parse(row.settings) }, mayReachPrivate),
  )
  return {
    own: isOwnAllowed ? connected.find(({ isOwn }) => isOwn) : undefined,
    site: connected.find(({ isOwn }) => !isOwn),
    ...environment,
  }
}
