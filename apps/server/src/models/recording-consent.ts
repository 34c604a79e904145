import { TRANSCRIPTION_PROVIDER_NAMES } from '@dayreel/catalogue'
import type { RecordingConsent } from '@dayreel/contract'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { voicePreferences } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { ConnectedTranscription } from './connected-transcription.ts'
import { readTranscription } from './read-transcription.ts'

const ID_CHARACTERS = 16

/** Reads whether recordings of the account may be sent to its present transcription server. */
export async function readRecordingConsent(
  db: Db,
  config: Pick<Config, 'models'>,
  accountId: string,
): Promise<RecordingConsent> {
  const source = await readTranscription(db, config, accountId)
  if (source === undefined) return { service: null, isGiven: null }
  const [row] = await db
    .select({ consent: voicePreferences.recordingConsent })
    .from(voicePreferences)
    .where(eq(voicePreferences.accountId, accountId))
  const id = serviceIdOf(source)
  const isGiven = row?.consent?.serviceId === id ? row.consent.isGiven : null
  return { service: { id, name: serviceNameOf(source), isOwn: source.isOwn }, isGiven }
}

/**
 * Saves the user's answer about a transcription server.
 *
 * @throws {AppError} `conflict` if another server is connected now.
 */
export async function saveRecordingConsent(
  db: Db,
  config: Pick<Config, 'models'>,
  accountId: string,
  recordingConsent: { serviceId: string; isGiven: boolean },
): Promise<RecordingConsent> {
  const { service } = await readRecordingConsent(db, config, accountId)
  if (service?.id !== recordingConsent.serviceId) {
    throw new AppError('conflict', {
      message: 'The transcription server has changed. Load this page again and answer for the new one.',
    })
  }
  await db
    .insert(voicePreferences)
    .values({ accountId, recordingConsent })
    .onConflictDoUpdate({ target: voicePreferences.accountId, set: { recordingConsent } })
  return readRecordingConsent(db, config, accountId)
}

/** Identifies the recipient of recordings. A server at another address or of another owner gets another id. */
function serviceIdOf({ name, settings }: ConnectedTranscription): string {
  const recipient = JSON.stringify([name, settings.baseUrl ?? null])
  return createHash('sha256').update(recipient).digest('hex').slice(0, ID_CHARACTERS)
}

/** Returns the server's name for users, without its address. */
function serviceNameOf({ settings: { provider, baseUrl }, isOwn }: ConnectedTranscription): string {
  const isOfficial = provider === 'openai' && baseUrl === undefined
  if (isOfficial) return TRANSCRIPTION_PROVIDER_NAMES[provider]
  return isOwn ? 'your transcription server' : 'the transcription server of this site'
}
