import type { BoardArtist } from './board/board-artist.ts'
import type { IconNames } from './board/icon-names.ts'
import type { OwnPicture } from './photos/own-picture.ts'
import type { ClipFile } from './clips/played-clip.ts'
import type { PhotoSource } from './photos/photo-source.ts'
import type { Pronunciation } from './pronounce/pronunciation.ts'
import type { Brand } from './layers/brand.ts'
import type { PaintedStage, StageRequest } from './play/painted-stage.ts'
import type { PlayArtist } from './play/play-artist.ts'
import type { Picture, PictureRequest, SceneRequest } from './picture.ts'
import type { SoundEffect } from './sound-effect.ts'
import type { StepStore } from './step-store.ts'
import type { KeptWorld, Shows, WordTime } from './storyboard.ts'
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
   * Lists the user's own pictures, for videos that use them: the newest ones, and those of `kept` that still exist.
   * Absent where there are none.
   */
  listPictures?: (kept: readonly string[]) => Promise<readonly OwnPicture[]>
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

export type SpeechRequest = {
  text: string
  language: string
  voice: VideoChoices['voice']
  pace: number
  /**
   * Spellings of words of the text. `chooseNarrator` applies them, so narrators never see them. Absent if none occurs.
   */
  pronunciations?: readonly Pronunciation[]
}

/** The words that are spoken directly before and after a text. Each is absent at the beginning or the end of the video. */
export type SpeechContext = { before?: string; after?: string }

export type Speech = {
  /** Mono samples at 48 kHz, −1…1, with normalised loudness. Empty if no voice speaks the language. */
  samples: Float32Array
  /** Length in seconds, including the pause after the last word; at least samples.length / 48000. */
  seconds: number
  words: WordTime[]
  /** Set if the times of the words are only a proportional fit between the pauses of the sound. */
  isApproximate?: true
}

/** Speech as a provider sends it, before it is made as loud as every other voice. */
export type RawSpeech = {
  /** Mono, −1…1. */
  samples: Float32Array
  /** Samples per second, 8,000 to 48,000. */
  sampleRate: number
  /** The provider's times of the words, one for each word of `splitWords`. Absent if it sends none that fit the text. */
  words?: WordTime[]
  /** The words that a transcription server heard in it. */
  heard?: readonly HeardWord[]
}

/**
 * A word of an English text, by its range in UTF-16 code units, and how it is said: lower-case words without digits and
 * signs, with a mark for the pause after each. Empty for a word that says nothing, such as an emoji.
 */
export type SaidWord = { from: number; to: number; said: string }

/** A word that a transcription server heard, with its time in seconds. */
export type HeardWord = { word: string; start: number; end: number }

/** What a transcription server heard in a sound. */
export type Transcript = { text: string; words: HeardWord[] }

/** Writes down the words of a sound, with their times. */
export interface Transcriber {
  /** Changes whenever the same sound would give another transcript. */
  readonly id: string
  /** The server's name for users: provider and model. */
  readonly name: string
  /**
   * @param language primary subtag of BCP 47. Undefined if it is not known.
   * @param kept a cache in which each answer is stored before anything reads it.
   * @throws {StudioError} `transcription-failed`, `cost-limit`
   */
  transcribe(
    sound: Pick<RawSpeech, 'samples' | 'sampleRate'>,
    language: string | undefined,
    signal: AbortSignal,
    kept?: StepStore,
  ): Promise<Transcript>
}

/** A place where a recording seems to differ from its text. */
export type Deviation = {
  /** `extra`: there is more speech before the word, or after the last one. */
  kind: 'missing' | 'changed' | 'extra'
  /** The range of the word in the text, in UTF-16 code units. Empty at the end of the text. */
  from: number
  to: number
}

/** A recording of several scenes, cut into one sound for each scene. */
export type CutTake = {
  /** Mono, 48 kHz. */
  parts: Float32Array[]
  /** The words that a transcription server heard in each part, in seconds of the part. */
  heard?: HeardWord[][]
  /** Whether the cuts follow only from the pauses and the lengths of the words. */
  isApproximate: boolean
}

/** Makes a provider's speech like that of every other voice. */
export interface SpeechFinisher {
  /** Changes whenever the same sound would be finished in another way. It is part of a step's key. */
  readonly id: string
  /**
   * Trims silence, normalises the loudness, adds the pause after the last word, and times the words if `raw` has no
   * times that fit its sound.
   *
   * @param kept a cache for the answers of a transcription server.
   * @returns undefined if the sound is silent.
   */
  finish(raw: RawSpeech, request: SpeechRequest, signal: AbortSignal, kept?: StepStore): Promise<Speech | undefined>
  /**
   * Writes out an English text, for a voice that cannot read numbers, signs and abbreviations.
   *
   * @returns one entry for each range of `splitWords`, in order.
   */
  readOut(text: string): SaidWord[]
  /**
   * Decodes the sound file of a person's recording, and lowers the noise between the words.
   *
   * @throws {StudioError} `sound-unreadable`
   */
  decode(bytes: Uint8Array, signal: AbortSignal): Promise<RawSpeech>
  /**
   * Cuts a recording of several scenes in one take.
   *
   * @param texts the words of the scenes, in order.
   * @throws {StudioError} `sound-unreadable` if a scene is not in the recording.
   */
  cut(
    raw: RawSpeech,
    take: { texts: readonly string[]; language: string },
    signal: AbortSignal,
    kept?: StepStore,
  ): Promise<CutTake>
  /**
   * Compares the sound file of a recording with its English text.
   *
   * @returns undefined if the sound does not say this text at all.
   * @throws {StudioError} `sound-unreadable`
   */
  findDeviations(bytes: Uint8Array, text: string, signal: AbortSignal): Promise<Deviation[] | undefined>
  close(): Promise<void>
}

export interface Narrator {
  /** Changes whenever the same request would sound different. It is part of a step's key. */
  readonly id: string
  /** Port name, shown to users and stored with their choices: `built-in`, or provider and model. */
  readonly name: string
  /** Returns whether this narrator has a voice with this id. */
  hasVoice(voice: string): boolean
  /** The voice that speaks a whole video if this narrator fails, if it speaks the language. */
  readonly fallback?: string
  /** @param voice the voice that would speak. Default: any voice of this narrator. */
  speaks(language: string, voice?: string): boolean
  /**
   * Speaks the text of one scene. For a language that the narrator does not speak, it returns no samples and times the
   * words at reading pace.
   *
   * @param kept a cache in which a hosted voice stores each answer before anything reads it.
   * @param context a hint for the intonation. It is no part of a step's key, so that a changed scene does not pay for
   * its neighbours again.
   */
  speak(request: SpeechRequest, signal: AbortSignal, kept?: StepStore, context?: SpeechContext): Promise<Speech>
  /**
   * Returns the length of `speak`'s result in seconds without synthesising sound. A hosted voice can only estimate it.
   */
  measure(request: SpeechRequest, signal: AbortSignal): Promise<number>
  /**
   * Estimates the result of `measure` immediately, without a voice.
   *
   * @throws {StudioError} `invalid-request`
   */
  estimate(request: SpeechRequest): number
  close(): Promise<void>
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
