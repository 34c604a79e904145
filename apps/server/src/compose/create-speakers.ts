import { recordingVoice } from '@dayreel/catalogue'
import {
  BUILT_IN,
  createLocalSpeechEngine,
  createSpeechEngine,
  localModelName,
  type LocalVoiceClient,
  type OnFailure,
  type SpeechSettings,
} from '@dayreel/providers/base'
import { LOCAL_VOICES, type LocalVoiceModel } from '@dayreel/providers/local'
import type { Meter, Narrator, Offers, SpeechFinisher } from '@dayreel/storyboard'
import { CATALOGUE_OFFERS, DRAWN, IMAGE_MODEL, OWN_PICTURES, sourcesOfService } from '@dayreel/storyboard/schema'
import { createRecordings, createSpeechFinisher } from '@dayreel/studio/planning'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { readHeardWords, readMedia, transcriptStore } from '#media'
import type { ConnectedVoices } from '#models/connected-voices.ts'
import { photosOf } from '#models/connected-photos.ts'
import { picturesOf } from '#models/connected-pictures.ts'
import { voicesOf } from '#models/read-voices.ts'
import type { EngineOptions } from './engines.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import { readOffered } from './read-offered.ts'
import type { Speakers } from './services.ts'

type Base = { narrators: readonly Narrator[]; offers: Offers }
/** The dependencies of the narrators of hosted voices. Without a key, narrators only estimate lengths. */
type SpeakerOptions = {
  settingsOf?: (voices: ConnectedVoices) => SpeechSettings
  meterOf?: (voices: ConnectedVoices) => Meter | undefined
  /** Returns the client of a voice that runs on the worker's machine. */
  clientOf?: (model: LocalVoiceModel) => SpeakingClient
  /** The finishers of hosted voices and of recordings. Default: finishers without a transcription server. */
  finishers?: { hosted: SpeechFinisher; recordings: SpeechFinisher }
}
type SpeakingClient = Pick<LocalVoiceClient, 'say' | 'read'>
type LoadSpeakers = (accountId: string, options?: SpeakerOptions & { db?: Db }) => Promise<Speakers>

/** The finisher of all hosted voices and recordings of a process. Its threads start on demand and end when idle. */
let finisher: SpeechFinisher | undefined

/**
 * Creates the function that returns the voices of an account's videos. The voices are read at each use, because the
 * operator and accounts can connect voices while the process runs.
 *
 * @param base the built-in narrators, and the choices of the site.
 */
export function createSpeakers(
  services: { db: Db; config: Pick<Config, 'models'>; storage: FileStorage },
  base: Base,
  { log, onFault }: EngineOptions = {},
): LoadSpeakers {
  const builtIn = async (): Promise<Narrator> => base.narrators.find(({ name }) => name === BUILT_IN)!
  const reportTo =
    (source: string, isOwn: boolean): OnFailure =>
    ({ kind, status, forHost }) => {
      log?.warn({ kind, status }, forHost)
      if (isOwn) return
      onFault?.({ source, kind }).catch((error: unknown) => log?.warn({ err: error }, 'a failure was not counted'))
    }
  return async (
    accountId,
    { db = services.db, settingsOf, meterOf, clientOf = createSilentClient, finishers } = {},
  ) => {
    const { engines: connected, files, brands, localVoices } = await readOffered(db, accountId)
    const sources = voicesOf(services.config, connected)
    const recordings = files.filter(({ kind }) => kind === 'recording')
    const photos = photosOf(services.config, connected.rows)
    const pictures = picturesOf(services.config, connected)
    const offered: unknown[] = [
      DRAWN,
      OWN_PICTURES,
      ...(pictures ? [IMAGE_MODEL] : []),
      ...photos.flatMap(({ service }) => sourcesOfService(service)),
    ]
    const engines = sources.map((source) =>
      createSpeechEngine(
        { ...source, settings: settingsOf?.(source) ?? source.settings },
        {
          loadFinisher: async () => finishers?.hosted ?? loadFinisher(),
          meter: meterOf?.(source),
          onFailure: reportTo(source.name, source.isOwn),
        },
      ),
    )
    const local = LOCAL_VOICES.filter((model) => localVoices.includes(localModelName(model))).map((model) =>
      createLocalSpeechEngine(model, {
        client: clientOf(model),
        loadFinisher: async () => loadFinisher(),
        onFailure: reportTo(localModelName(model), false),
      }),
    )
    const lengths = new Map(recordings.map(({ id, seconds }) => [id, seconds ?? 0]))
    const own = createRecordings({
      seconds: lengths,
      read: (mediaId) => readMedia(services.storage, { accountId, mediaId }, 'recording'),
      finisher: finishers?.recordings ?? loadFinisher(),
      heardIn: (mediaId) => readHeardWords(services.storage, { accountId, mediaId }),
      storeOf: (mediaId) => transcriptStore(services.storage, { accountId, mediaId }),
    })
    const loaded = await Promise.all([...engines, ...local].map((engine) => engine.load(builtIn)))
    return {
      sources,
      hasLocalVoice: (id) => local.some(({ voices }) => voices.some((voice) => voice.id === id)),
      addRecording: ({ id, seconds }) => void lengths.set(id, seconds ?? 0),
      photos,
      pictures,
      narrators: [...base.narrators, ...loaded, own],
      offers: {
        ...base.offers,
        pictures: CATALOGUE_OFFERS.pictures.filter(({ id }) => offered.includes(id)),
        music: [...base.offers.music, ...files.filter(({ kind }) => kind === 'music')],
        voice: [
          ...base.offers.voice,
          ...local.flatMap(({ voices }) => voices),
          ...engines.flatMap(({ voices }) => voices),
          ...recordings.map(({ id, name }) => toVoiceEntry(id, name)),
        ],
        brandKit: [...base.offers.brandKit, ...brands],
      },
    }
  }
}

/** Only a worker speaks. Other processes only list voices and estimate lengths. */
function createSilentClient(): SpeakingClient {
  return { say: async () => refuse(), read: refuse }
}

function refuse(): never {
  throw new TypeError('This process does not speak.')
}

function toVoiceEntry(mediaId: string, name: string): Offers['voice'][number] {
  return { id: recordingVoice(mediaId), name, description: '', previewUrl: '', languages: 'any' }
}

export function loadFinisher(): SpeechFinisher {
  return (finisher ??= createSpeechFinisher())
}
