import { createTranscriber, withTranscriber } from '@dayreel/providers'
import { recordingOf, recordingVoice } from '@dayreel/catalogue'
import { BUILT_IN, loadImageModel } from '@dayreel/providers/base'
import type { Transcriber } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { createPictureFinisher, createPlanner, createSoundKeeper, openFoundClip } from '@dayreel/studio'
import type { Planner } from '@dayreel/studio/planning'
import { AppError } from '#errors/app-error.ts'
import { createMeter } from '#costs/create-meter.ts'
import { meteringFor } from '#costs/metering-for.ts'
import { testLanguageModel } from '#costs/test-language-model.ts'
import { testTranscription } from '#costs/test-transcription.ts'
import { testPictures } from '#costs/test-pictures.ts'
import { testVoices } from '#costs/test-voices.ts'
import { cutRecording, cutSound, type TakeToCut, transcribeRecording } from '#media'
import { toConnectedTranscription } from '#models/connected-transcription.ts'
import { type ConnectedModel, toConnectedModel } from '#models/connected-model.ts'
import { type ConnectedPictures, toConnectedPictures } from '#models/connected-pictures.ts'
import { toConnectedVoices } from '#models/connected-voices.ts'
import { createLoadedWriters, type LoadableModel } from '#models/loaded-writers.ts'
import { readPhotos } from '#models/connected-photos.ts'
import { readLocalWriters } from '#models/local-models.ts'
import { readRecordingConsent } from '#models/recording-consent.ts'
import { readTranscription } from '#models/read-transcription.ts'
import { readModels, readPolicy } from '#models/read-models.ts'
import { storeFoundClip } from '#videos/store-found-clip.ts'
import { createSpeakers, loadFinisher } from './create-speakers.ts'
import { type EngineOptions, textEngineOf } from './engines.ts'
import { createPhotoSourceLoader } from './load-photo-source.ts'
import { createLoadedPhotos } from './loaded-photos.ts'
import { previewVoice } from './preview-voice.ts'
import { sayWord } from './say-word.ts'
import { useLocalModels } from './use-local-models.ts'
import type { SharedServices, Studio, WorkerServices } from './services.ts'

type Shared = Pick<SharedServices, 'db' | 'config' | 'sealing' | 'mailer' | 'log' | 'storage' | 'limits'>
type ModelWork = {
  services: Pick<
    WorkerServices,
    | 'planner'
    | 'probe'
    | 'probeVoices'
    | 'probeTranscription'
    | 'transcribeRecording'
    | 'probePictures'
    | 'cutSound'
    | 'previewVoice'
    | 'sayWord'
    | 'withWriter'
    | 'speakers'
    | 'loadPhotoSource'
    | 'loadSpeakers'
    | 'openFoundClip'
  >
  /** Closes the loaded models. Call it only when no job uses them. */
  close: () => Promise<void>
}
type BrowserModel = LoadableModel & Pick<ConnectedModel, 'isOwn' | 'prices'>

/** The owner of the site's model. Accounts have UUIDs. */
const SITE = 'site'

/**
 * Creates the services of a worker that use language models. The connected models are read from the database at each
 * use, because the operator and accounts can connect models while the worker runs. A model stays loaded until it is
 * changed.
 */
export function workWithModels(
  services: Shared,
  studio: Studio,
  onFault?: EngineOptions['onFault'],
  { makesVideos = true }: { makesVideos?: boolean } = {},
): ModelWork {
  const { db, config, sealing, log } = services
  const builtIn = async () => studio.writers.find(({ name }) => name === BUILT_IN)!

  /** Loads a model that was connected in the browser. The operator does not see failures of an account's own model. */
  const load = ({ isOwn, ...source }: BrowserModel) =>
    textEngineOf(source, { log, facts: config.models.facts, ...(!isOwn && onFault && { onFault }) }).load(builtIn)
  const loaded = createLoadedWriters(load, (error) => log.warn({ err: error }, 'a language model was not closed'))

  const local = useLocalModels(services, { ...(onFault && { onFault }), makesVideos })

  /** Reads the connected models, and closes those that are no longer connected. */
  const connectedModels = async (accountId: string | undefined) => {
    const models = await readModels(db, config, accountId)
    if (models.site === undefined) loaded.forget(SITE)
    if (accountId !== undefined && models.own === undefined) loaded.forget(accountId)
    return models
  }

  const withWriter: WorkerServices['withWriter'] = async (accountId, writer, work) => {
    const { writers } = studio
    if (writer === undefined || writer === BUILT_IN) return work({ writers })
    const { site, own } = await connectedModels(accountId)
    const isNamed = (each: ConnectedModel | undefined): boolean => each?.name === writer
    const model = [site, own].find(isNamed) ?? (await readLocalWriters(db)).find(isNamed)
    if (model === undefined) return work({ writers })
    if (writers.some(({ name }) => name === writer)) return work({ writers, model })
    if (model.isLocal) return work({ writers: [...writers, await local.useWriter(writer)], model })
    const owner = model.isOwn && accountId !== undefined ? accountId : SITE
    return loaded.use({ ...model, owner, settings: model.open(sealing) }, (each) =>
      work({ writers: [...writers, each], model }),
    )
  }

  const speakers = createSpeakers(services, studio, { log, ...(onFault && { onFault }) })

  const sounds = createSoundKeeper()

  const loadedPhotos = createLoadedPhotos(services)
  const pictureFinisher = createPictureFinisher()
  const loadPictures = (pictures: ConnectedPictures, video: { accountId: string; videoId: string }) =>
    loadImageModel(pictures.open(sealing), {
      loadFinisher: async () => pictureFinisher,
      meter: createMeter(services, pictures, { service: 'image model', ...video }),
      onFailure({ kind, status, forHost }) {
        log.warn({ kind, status }, forHost)
        onFault?.({ source: pictures.name, kind }).catch((error: unknown) =>
          log.warn({ err: error }, 'a failure was not counted'),
        )
      },
    })

  type Whom = { accountId: string; videoId?: string }

  /** Loads the account's transcription server. Undefined if it has none. */
  const loadTranscriber = async (whom: Whom): Promise<Transcriber | undefined> => {
    const source = await readTranscription(db, config, whom.accountId)
    if (source === undefined) return undefined
    return createTranscriber(source.open(sealing), {
      meter: source.isOwn ? undefined : createMeter(services, source, { service: 'transcription server', ...whom }),
      onFailure({ kind, status, forHost }) {
        log.warn({ kind, status }, forHost)
        if (source.isOwn) return
        onFault?.({ source: source.name, kind }).catch((error: unknown) =>
          log.warn({ err: error }, 'a failure was not counted'),
        )
      },
    })
  }

  /** Recordings are sent to the transcription server only if the user has allowed it. */
  const loadFinishers = async (whom: Whom) => {
    const transcriber = await loadTranscriber(whom)
    if (transcriber === undefined) return undefined
    const { isGiven } = await readRecordingConsent(db, config, whom.accountId)
    const hosted = withTranscriber(loadFinisher(), transcriber)
    return { hosted, recordings: isGiven === true ? hosted : loadFinisher() }
  }

  const loadWithKeys = (whom: Whom, finishers?: Awaited<ReturnType<typeof loadFinishers>>) =>
    speakers(whom.accountId, {
      ...(finishers && { finishers }),
      settingsOf: (voices) => voices.open(sealing),
      clientOf: (model) => local.useVoices(model),
      meterOf: (voices) => (voices.isOwn ? undefined : createMeter(services, voices, { service: 'voices', ...whom })),
    })

  const cutOwnSound = async (take: TakeToCut) => {
    const { recordings: finisher = loadFinisher() } = (await loadFinishers(take.take)) ?? {}
    return cutSound(services.storage, { sounds, finisher }, take)
  }

  type By = { writer?: string | undefined; accountId?: string | undefined }
  const planWith = async <T>({ writer, accountId }: By, plan: (planner: Planner) => Promise<T>): Promise<T> => {
    const spoken = accountId === undefined ? {} : await speakers(accountId)
    return withWriter(accountId, writer, ({ writers, model }) =>
      plan(createPlanner({ ...studio, ...spoken, writers }, meteringFor(services, model))),
    )
  }

  return {
    close: async () =>
      void (await Promise.all([loaded, local, loadedPhotos, sounds, pictureFinisher].map((each) => each.close()))),
    services: {
      withWriter,
      speakers,
      loadPhotoSource: createPhotoSourceLoader(services, loadedPhotos),
      openFoundClip: async (clip) =>
        storeFoundClip(services.storage, openFoundClip, await loadedPhotos.load(await readPhotos(db, config)), clip),
      async loadSpeakers(video) {
        const { accountId } = video
        const loaded = await loadWithKeys(video, await loadFinishers(video))
        const { narrators, offers, photos, pictures, addRecording } = loaded
        const imageModel = pictures && (await loadPictures(pictures, video))
        return {
          narrators,
          offers,
          photoSources: await loadedPhotos.load(photos),
          ...(imageModel && { imageModel }),
          async cutTake(voice, take) {
            const owned = { accountId, mediaId: recordingOf(voice) ?? '' }
            const { recordings } = await cutRecording({ ...services, cutSound: cutOwnSound }, owned, take).catch(
              (error: unknown) => {
                // Another attempt would fail in the same way.
                if (error instanceof AppError) throw new StudioError('invalid-request', error.message, { cause: error })
                throw error
              },
            )
            recordings.forEach(addRecording)
            return recordings.map(({ id }) => recordingVoice(id))
          },
        }
      },
      previewVoice: async (accountId, voice) =>
        previewVoice(services.storage, accountId, voice, await loadWithKeys({ accountId })),
      sayWord: async (accountId, word) => sayWord(services.storage, accountId, word, await loadWithKeys({ accountId })),
      planner: {
        ...createPlanner(studio),
        check: (request, by) => planWith({ ...by, writer: request.writer }, (planner) => planner.check(request)),
        enhance: (text, kind, by = {}) => planWith(by, (planner) => planner.enhance(text, kind, by)),
        findIdea: (request, by = {}) => planWith(by, (planner) => planner.findIdea(request, by)),
        planChange: (before, edited, by = {}) => planWith(by, (planner) => planner.planChange(before, edited)),
      },
      cutSound: cutOwnSound,
      async transcribeRecording(recording) {
        const transcriber = await loadTranscriber({ accountId: recording.accountId })
        if (transcriber === undefined) {
          throw new StudioError('transcription-failed', 'No transcription server is connected. Type the words instead.')
        }
        return transcribeRecording(services.storage, { finisher: loadFinisher(), transcriber }, recording)
      },
      async probeTranscription(sealed) {
        const server = toConnectedTranscription(sealed, (await readPolicy(db)).mayReachPrivate)
        const narrator = studio.narrators.find(({ name }) => name === BUILT_IN)!
        try {
          return await testTranscription({ ...server, settings: server.open(sealing) }, narrator)
        } catch (error) {
          if (!(error instanceof StudioError)) throw error
          return { isWorking: false, sentence: error.message, seconds: null, dollars: null }
        }
      },
      async probePictures(sealed) {
        const pictures = toConnectedPictures(sealed)
        try {
          return await testPictures({ ...pictures, settings: pictures.open(sealing) })
        } catch (error) {
          if (!(error instanceof StudioError)) throw error
          return { isWorking: false, sentence: error.message, seconds: null, dollars: null }
        }
      },
      async probeVoices(sealed) {
        const voices = toConnectedVoices(sealed, (await readPolicy(db)).mayReachPrivate)
        try {
          return await testVoices({ ...voices, settings: voices.open(sealing) })
        } catch (error) {
          if (!(error instanceof StudioError)) throw error
          return { isWorking: false, sentence: error.message, seconds: null, dollars: null, voices: [] }
        }
      },
      async probe(sealed) {
        const model =
          sealed === undefined
            ? (await readModels(db, config)).site
            : toConnectedModel(sealed, (await readPolicy(db)).mayReachPrivate)
        try {
          return await testLanguageModel(model && { ...model, settings: model.open(sealing) })
        } catch (error) {
          if (!(error instanceof StudioError)) throw error
          return { isWorking: false, sentence: error.message, seconds: null, dollars: null }
        }
      },
    },
  }
}
