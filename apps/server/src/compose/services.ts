import type { BoardPreview, BrandPreview, LookSamples, TestedService, WordToSay } from '@dayreel/contract'
import type { AuthService } from '@dayreel/auth'
import type { AuthProvider } from '#identity/auth-provider.ts'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import type { Installation } from '#installation/installation.ts'
import type { Jobs } from '#jobs/create-jobs.ts'
import type { Log } from '#log/create-log.ts'
import type { RateLimits } from '#limits/rate-limits.ts'
import type { Sealing } from '#secrets/sealing.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { IconPainter } from '@dayreel/embedded/planning'
import type { CaptionSampler, LookSampleRequest, makeVideo, PictureRedrawer, Planner } from '@dayreel/studio/planning'
import type { Deviation, Narrator, Offers, PhotoSource, Ports } from '@dayreel/storyboard'
import type { ConnectedModel, SealedModel } from '#models/connected-model.ts'
import type { ConnectedPhotos } from '#models/connected-photos.ts'
import type { SealedTranscription } from '#models/connected-transcription.ts'
import type { ConnectedPictures, SealedPictures } from '#models/connected-pictures.ts'
import type { ConnectedVoices, SealedVoices, TestedVoices } from '#models/connected-voices.ts'
import type { Stripe } from 'stripe'
import type { ConnectionListener } from '#connections/connection-listener.ts'
import type { Platforms } from '#connections/create-platforms.ts'
import type { PreviewToDraw } from '#brands/preview-to-draw.ts'
import type { ClipToOpen, OpenedClip } from '#videos/clip-to-open.ts'
import type { BoardToPreview } from '#videos/board-to-preview.ts'
import type { OwnedMedia } from '#media/media-files.ts'
import type { CutRecording, TakeToCut } from '#media/cut-sound.ts'
import type { KeptFile, FileToKeep } from '#media/kept-file.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import type { VideoOwner } from '#videos/video-owner.ts'

/** The function that makes a video, and the services that it needs. */
export type Studio = Omit<Ports, 'store' | 'readPicture'> & {
  makeVideo: typeof makeVideo
  /** The language model behind the writer of the video. Undefined for the built-in writer. */
  model?: ConnectedModel
}

/** The voices and sources of pictures of an account's videos, and all other choices for them. */
export type Speakers = {
  narrators: readonly Narrator[]
  offers: Offers
  /** The hosted voices among `narrators`, with their costs. */
  sources: readonly ConnectedVoices[]
  /** Returns whether a voice runs on a worker's machine. */
  hasLocalVoice: (id: string) => boolean
  /** Adds a recording that was stored after these voices were read. */
  addRecording: (recording: { id: string; seconds: number | null }) => void
  /** The connected sources of photographs. */
  photos: readonly ConnectedPhotos[]
  /** The image model that may draw the scenes. */
  pictures: ConnectedPictures | undefined
}

/** The services of all domains. Each service exists once per process, and tests can replace it. */
export type Services = {
  config: Config
  log: Log
  db: Db
  sealing: Sealing
  auth: AuthProvider
  /** The embedded auth service, which this process must serve. Undefined if a hosted service is used. */
  authService?: AuthService
  storage: FileStorage
  installation: Installation
  jobs: Jobs
  mailer: Mailer
  /** Loads the Stripe client at its first use. Undefined if payments are not configured. */
  stripe: (() => Promise<Stripe>) | undefined
  /** Plans videos without making them. */
  planner: Planner
  /** Returns the voices and other choices that an account's videos may use now. */
  speakers: (accountId: string, options?: { db?: Db }) => Promise<Speakers>
  /**
   * Loads a connected source of photographs.
   *
   * @throws {StudioError} `choice-gone`
   */
  loadPhotoSource: (name: string) => Promise<PhotoSource>
  pictures: PictureRedrawer
  /** Draws moving samples of caption styles in a thread. */
  captionSampler: CaptionSampler
  /** Tests a language model with one tiny real call. Default: the model of this site. */
  probe: (model?: SealedModel) => Promise<TestedService>
  /** Tests a voice service with one word, and lists its voices. */
  probeVoices: (voices: SealedVoices) => Promise<TestedVoices>
  /** Tests a transcription server with a spoken sentence. */
  probeTranscription: (transcription: SealedTranscription) => Promise<TestedService>
  /**
   * Transcribes a recording with the account's transcription server. The caller has checked the user's consent.
   *
   * @throws {StudioError} `transcription-failed`, `cost-limit`, `choice-gone`
   */
  transcribeRecording: (recording: OwnedMedia) => Promise<string>
  /** Tests an image model without making a picture. */
  probePictures: (pictures: SealedPictures) => Promise<TestedService>
  /**
   * Returns the preview of a hosted voice, and makes it at the first call.
   *
   * @returns the key of its sound file.
   * @throws {StudioError} `choice-gone`, `voice-failed`, `cost-limit`
   */
  previewVoice: (accountId: string, voice: string) => Promise<string>
  /** Speaks one word with a voice. Returns a WAV file in base64. */
  sayWord: (accountId: string, word: WordToSay) => Promise<string>
  /** Decodes a received sound file or clip on a worker and stores it. */
  decodeFile: (file: FileToKeep) => Promise<KeptFile>
  /** Draws the pictures of icons in a thread. */
  iconPainter: IconPainter
  /** Draws the board of a scene on a worker. */
  previewBoard: (preview: BoardToPreview) => Promise<BoardPreview>
  /**
   * Loads a clip of a source on a worker and stores it for browsers.
   *
   * @throws {StudioError} `choice-gone`, `photos-unavailable`, `clip-unreadable`
   */
  openFoundClip: (clip: ClipToOpen) => Promise<OpenedClip>
  /** Draws moving samples of the looks on a worker. */
  drawLookSamples: (request: LookSampleRequest) => Promise<LookSamples>
  /** Cuts a recording into a sound file for each scene, on a worker. */
  cutSound: (take: TakeToCut) => Promise<CutRecording>
  /** Draws frames of a video with a brand on a worker. */
  previewBrand: (preview: PreviewToDraw) => Promise<BrandPreview>
  /**
   * Compares a recording with its English text on a worker.
   *
   * @returns null if the recording does not say this text at all.
   */
  findDeviations: (recording: OwnedMedia, text: string) => Promise<Deviation[] | null>
  limits: RateLimits
  /** The platforms that posts are sent to. */
  platforms: Platforms
  videoOwner: VideoOwner<WorkerServices>
  connectionListener: ConnectionListener
}

/** The services that servers and workers create in the same way. */
export type SharedServices = Omit<
  Services,
  | 'planner'
  | 'speakers'
  | 'loadPhotoSource'
  | 'pictures'
  | 'captionSampler'
  | 'probe'
  | 'probeVoices'
  | 'probeTranscription'
  | 'transcribeRecording'
  | 'probePictures'
  | 'previewVoice'
  | 'sayWord'
  | 'decodeFile'
  | 'iconPainter'
  | 'previewBoard'
  | 'openFoundClip'
  | 'drawLookSamples'
  | 'cutSound'
  | 'previewBrand'
  | 'findDeviations'
>

/** The services of a process that makes videos. */
export type WorkerServices = Services & {
  /**
   * The function that makes a video, and its services. The step cache is not among them, because each video has its
   * own.
   */
  studio: Studio
  /**
   * Runs `work` with the writer that an account's video names, as it is connected now. A job calls this once, so that
   * it uses the same settings until it ends. The writer stays open until the work is done.
   *
   * @param work receives all writers that the account's videos may name, and the model behind this video's writer.
   * @throws {StudioError} `writer-failed` if the saved key cannot be read.
   */
  withWriter: <T>(
    accountId: string | undefined,
    writer: string | undefined,
    work: (writing: Pick<Studio, 'writers' | 'model'>) => Promise<T>,
  ) => Promise<T>
  /**
   * Loads the voices and sources of pictures that a video may use, with their keys and meters.
   *
   * @throws {StudioError} `voice-failed`, `pictures-failed` if a saved key cannot be read.
   */
  loadSpeakers: (video: {
    accountId: string
    videoId: string
  }) => Promise<Pick<Studio, 'narrators' | 'offers' | 'photoSources' | 'imageModel' | 'cutTake'>>
}
