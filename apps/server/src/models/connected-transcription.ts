import { PLAN_IDS, type PlanId, TRANSCRIPTION_PROVIDERS } from '@dayreel/catalogue'
import { type TranscriptionSettings, type TranscriptionSource, transcriptionSourceName } from '@dayreel/providers/base'
import { StudioError } from '@dayreel/storyboard/base'
import { z } from 'zod'
import type { Sealing } from '#secrets/sealing.ts'
import { openKey } from './engine-key.ts'

/** The stored settings of a transcription server, without the key. */
export const StoredTranscription = z.object({
  provider: z.enum(TRANSCRIPTION_PROVIDERS),
  model: z.string(),
  baseUrl: z.string().nullable(),
  plans: z.array(z.enum(PLAN_IDS)),
  prices: z.object({ seconds: z.number() }).nullable(),
})
export type StoredTranscription = z.infer<typeof StoredTranscription>

/** A transcription server with its encrypted key, as a row and an RPC call contain it. */
export type SealedTranscription = {
  accountId: string | null
  settings: StoredTranscription
  sealedKey: string | null
}

/** A transcription server that is ready for use, from the environment, the operator's page or an account. */
export type ConnectedTranscription = Omit<TranscriptionSource, 'settings'> & {
  /** Whether an account has connected it. That account pays its calls, and the site's limits do not apply. */
  isOwn: boolean
  /** The plans that may use the site's server. */
  plans: readonly PlanId[]
  /** The settings without the key. */
  settings: TranscriptionSettings
  /**
   * Decrypts the key. Only a process that calls the server does this.
   *
   * @throws {StudioError} `transcription-failed` if the key was sealed with a master key that is gone.
   */
  open: (sealing: Sealing) => TranscriptionSettings
}

/** @param mayReachPrivate whether a server of an account may be in the site's own network. */
export function toConnectedTranscription(
  sealed: SealedTranscription,
  mayReachPrivate: boolean,
): ConnectedTranscription {
  const { provider, model, baseUrl, plans, prices } = sealed.settings
  const isOwn = sealed.accountId !== null
  const settings: TranscriptionSettings = {
    provider,
    model,
    ...(baseUrl !== null && { baseUrl }),
    ...(isOwn && { own: { mayReachPrivate } }),
  }
  return {
    name: transcriptionSourceName(settings),
    isOwn,
    plans,
    prices,
    settings,
    open(sealing) {
      const key = openTranscriptionKey(sealing, sealed)
      return { ...settings, ...(key !== null && { key }) }
    },
  }
}

/** @throws {StudioError} `transcription-failed` */
function openTranscriptionKey(sealing: Sealing, sealed: SealedTranscription): string | null {
  try {
    return openKey(sealing, { ...sealed, role: 'transcription' })
  } catch (cause) {
    const message = 'The saved key of the transcription server can’t be read. Enter it again.'
    throw new StudioError('transcription-failed', message, { cause })
  }
}

/** Returns the transcription server of the environment. */
export function transcriptionOfEnvironment({
  settings,
  ...source
}: TranscriptionSource & { plans: readonly PlanId[] }): ConnectedTranscription {
  const { key: _, ...described } = settings
  return { ...source, isOwn: false, settings: described, open: () => settings }
}
