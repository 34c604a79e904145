import type { BoardArtist } from './board/board-artist.ts'
import type { IconNames } from './board/icon-names.ts'
import type { OwnPicture } from './photos/own-picture.ts'
import type { ClipFile } from './clips/played-clip.ts'
import type { PhotoSource } from './photos/photo-source.ts'
import type { Brand } from './layers/brand.ts'
import type { PaintedStage, StageRequest } from './play/painted-stage.ts'
import type { PlayArtist } from './play/play-artist.ts'
import type { Picture, PictureRequest, SceneRequest } from './picture.ts'
import type { SoundEffect } from './sound-effect.ts'
import type { Narrator } from './speech-ports.ts'
import type { StepStore } from './step-store.ts'
import type { KeptWorld, Shows } from './storyboard.ts'
import type { Offers, VideoChoices } from './video-choices.ts'
import type { Reader, Writer } from './writer.ts'

/**
 * The dependencies of `makeVideo`. Writers, narrators and illustrators are lists. A video names one of each
 * (`choose-engines.ts`). The first is the default.
 */
export type Ports = {
  writers: readonly Writer[]
  reader: Reader
  narrators: readonly Narrator[]
  illustrators: readonly Illustrator[]
  /** Makes and draws boards. Without it, every scene shows its picture. */
  boardArtist?: BoardArtist
  /** Finds the pictures of boards. Without it, language models describe no boards. */
  iconNames?: IconNames
  /** The image model, which draws scenes in place of the illustrator. Absent if none is connected. */
  imageModel?: Illustrator
  /** Makes and draws shadow plays. Without it, scenes with this look show their picture. */
  playArtist?: PlayArtist
  /** Sources of photographs. A storyboard names one of them, or none. */
  photoSources?: readonly PhotoSource[]
  /** The entries that a video may choose from, for each option. */
  offers: Offers
  score: Score
  store: StepStore
  /**
   * Scale of the frame relative to the size that the quality sets, 0.25–1. Default: 1. Tests use it to make small
   * videos.
   */
  frameScale?: number
  /**
   * Loads the user's own picture of a scene (PNG, JPEG or WebP) by the name in the scene. By default, that name is a
   * file path.
   */
  readPicture?: (picture: string) => Promise<Uint8Array>
  /**
   * Lists the user's own pictures and clips, for videos that use them: the newest ones, and those of `kept` that still
   * exist. Absent where there are none.
   */
  listPictures?: (kept: readonly string[]) => Promise<readonly OwnPicture[]>
  /**
   * Lists the pictures of the channel's newest earlier videos, so that this video shows others: the ids of the user's
   * own files, and the pages of photographs. Absent where there are no channels.
   */
  listShown?: () => Promise<readonly string[]>
  /**
   * Opens the user's own clip by the id in the storyboard. Absent where there are no clips.
   *
   * @throws {StudioError} `clip-unreadable` if it is missing.
   */
  openClip?: (clip: string) => Promise<ClipFile>
  /** Loads the user's own music by the id in the storyboard. Absent where only the catalogue's music can be chosen. */
  readMusic?: (music: string) => Promise<Uint8Array>
  /**
   * Cuts the user's recording of a whole script. Returns the voice of each scene. Absent where there are no recordings.
   *
   * @throws {StudioError} `sound-unreadable` if a scene is not in the recording
   */
  cutTake?: (voice: string, take: { texts: readonly string[]; language: string }) => Promise<string[]>
  /** Loads the brand of a new video by the id of its kit. Absent where there are no brands. */
  readBrand?: (brandKit: string) => Promise<Brand | undefined>
}

/** Makes a provider's picture like every other picture of a video. */
export interface PictureFinisher {
  /** Changes whenever the same file would give another picture. It is part of a step's key. */
  readonly id: string
  /**
   * Crops and scales a picture to a size, and encodes it again.
   *
   * @param bytes a file as the provider sent it.
   * @throws {StudioError} `picture-unreadable` if it is no PNG, JPEG or WebP file, damaged, or far too small.
   */
  finish(bytes: Uint8Array, size: { width: number; height: number }, signal: AbortSignal): Promise<Picture>
  close(): Promise<void>
}

export interface Illustrator {
  /** Changes whenever the same request would give another picture. It is part of a step's key. */
  readonly id: string
  /** Port name, shown to users and stored with their choices: `built-in`, or provider and model. */
  readonly name: string
  /**
   * Chooses the properties that all pictures of a storyboard share, once, from its words, notes and seed. Only this
   * illustrator reads the returned value.
   */
  chooseWorld(subject: { title: string; texts: readonly string[]; notes: string; seed: number }): KeptWorld
  /**
   * Decides what a scene's picture shows, from the scene and its neighbours. `draw` reads no other scene. The returned
   * value is plain JSON and is stored in the storyboard.
   */
  resolve(request: SceneRequest): Shows['brief']
  /** Returns the part of a request that decides the picture. Requests with equal keys give the same picture. */
  key(request: PictureRequest): unknown
  /**
   * @param kept a cache in which an image model stores each answer before anything reads it.
   * @throws {StudioError} `picture-refused` if an image model does not allow this picture, `pictures-failed`
   */
  draw(request: PictureRequest, signal: AbortSignal, kept?: StepStore): Promise<Picture>
  /**
   * Draws the scene's place without people and things, for figures of a shadow play. Optional: only the built-in
   * illustrator implements it. Equal keys of the picture and equal people give an equal stage.
   */
  drawStage?(request: StageRequest, signal: AbortSignal): Promise<PaintedStage>
  close(): Promise<void>
}

/** The sound effects of a video. Positions are samples of the video at 48 kHz. */
export type EffectsPlan = {
  sounds: { sound: SoundEffect; startSample: number }[]
  /** How far each effect is below the voice, in loudness units. */
  belowVoiceLu: number
  /** The starts of all words, which effects leave clear. */
  wordStarts: number[]
}

/** The sound of a scene's clip, 48 kHz, −1…1. Both channels have the same length. */
export type ClipSound = {
  startSample: number
  left: Float32Array
  right: Float32Array
  /** Whether it takes the place of the voice. If not, it is quieter, and lowered during speech. */
  isInsteadOfVoice: boolean
}

type MixRequest = {
  /** The narration of each scene (mono, 48 kHz), with the sample of the video at which it starts. */
  clips: { startSample: number; samples: Float32Array }[]
  music: VideoChoices['music']
  /** The sound file of the music, if it is the user's own. */
  ownMusic?: Uint8Array | undefined
  /** Absent for a video without sound effects. */
  effects?: EffectsPlan
  /** The sound of clips. */
  clipSounds?: ClipSound[]
  /** Length of the whole video's sound, in samples at 48 kHz. */
  lengthSamples: number
}

export interface Score {
  readonly id: string
  /**
   * Mixes the finished sound: interleaved stereo, 48 kHz, −14 LUFS, true peak at most −2 dBTP. The result is silence if
   * there is neither narration nor music.
   */
  mix(request: MixRequest, signal: AbortSignal): Promise<Float32Array>
  close(): Promise<void>
}
