import type { StyleName, TrackId, VoiceId } from '@dayreel/catalogue'
import type { StepStore } from './step-store.ts'
import type { Shows, WordTime, World } from './storyboard.ts'
import type { Reader, Writer } from './writer.ts'

/** Everything that makeVideo needs from outside. Each step has an embedded default (`createEmbeddedPorts`). */
export type Ports = {
  writer: Writer
  /** Others that a request may name. */
  moreWriters?: readonly Writer[]
  reader: Reader
  narrator: Narrator
  illustrator: Illustrator
  score: Score
  store: StepStore
  /** The frame as a part of what the quality names, 0.25…1; 1 unless given. Tests make small videos of it. */
  frameScale?: number
  /** Loads a scene's own picture, a PNG, JPEG or WebP file, by what its scene calls it: the path of a file unless given. */
  readPicture?: (picture: string) => Promise<Uint8Array>
}

export type SpeechRequest = { text: string; language: string; voice: VoiceId; pace: number }

export type Speech = {
  /** Mono, 48 kHz, −1…1, normalised loudness; empty where nobody speaks the language. */
  samples: Float32Array
  /** Length with the pause after the last word; at least samples.length / 48000. */
  seconds: number
  words: WordTime[]
}

export interface Narrator {
  readonly id: string
  speaks(language: string): boolean
  /** Says one scene's text; for a language it does not speak: no samples, words timed at reading pace. */
  speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech>
  /** The seconds that `speak` takes, found without making the sound. */
  measure(request: SpeechRequest, signal: AbortSignal): Promise<number>
  /**
   * About what `measure` answers, told at once and without a voice.
   *
   * @throws {StudioError} `invalid-request`
   */
  estimate(request: SpeechRequest): number
  close(): Promise<void>
}

/** What a scene says, and what is said around it: all that decides what it shows. */
export type SceneRequest = {
  prompt: string
  /** The scene's words; they decide where the prompt leaves something open. */
  text: string
  notes: string
  /** The title and all words of the video, for what holds through all of it. */
  story?: string
  /** What the scenes before it say and ask for, in order: what a scene calls “it” they have named. */
  before?: readonly { prompt: string; text: string }[]
  world: World
  seed: number
  /** Position of the scene in the video, 0 first, and how many there are: composition varies along it. */
  index: number
  count: number
}

/** One picture, of its own scene alone. */
export type PictureRequest = Pick<SceneRequest, 'prompt' | 'text' | 'notes' | 'world' | 'seed'> & {
  /** What the scene was resolved to show. */
  shows: Shows
  style: StyleName
  /** In pixels. */
  width: number
  height: number
}

export type Picture = {
  /** A whole PNG, JPEG or WebP file. */
  bytes: Uint8Array
  width: number
  height: number
  /** Where the subject is, 0…1 from the left and the top; the camera turns there. */
  focus: { x: number; y: number }
  /** What the picture is about, the most important first, where that is known: the camera does not lose it. */
  subjects?: readonly Box[]
  /** Whether it comes closer in the course of the video: the camera then only moves towards it. */
  isNearing?: true
}

/** A part of a picture, as fractions of its width and height from the left and the top. */
export type Box = { left: number; top: number; right: number; bottom: number }

export interface Illustrator {
  readonly id: string
  /** The world that all pictures of a storyboard share, chosen by its words, notes and seed. */
  chooseWorld(subject: { title: string; texts: readonly string[]; notes: string; seed: number }): World
  /** What a scene shows, read once with those around it; painting reads nothing of them. Plain JSON, kept in the storyboard. */
  resolve(request: SceneRequest): Shows['brief']
  /** The part of a request that decides the picture; two requests with equal keys give the same picture. */
  key(request: PictureRequest): unknown
  draw(request: PictureRequest, signal: AbortSignal): Promise<Picture>
  close(): Promise<void>
}

type MixRequest = {
  /** Each scene's narration, mono, 48 kHz, and the sample it starts at. */
  clips: { startSample: number; samples: Float32Array }[]
  music: TrackId | null
  /** Length of the whole video's sound, in samples at 48 kHz. */
  lengthSamples: number
}

export interface Score {
  readonly id: string
  /** The finished sound: interleaved stereo, 48 kHz, −14 LUFS, true peak at most −2 dBTP; silence where there is nothing to hear. */
  mix(request: MixRequest, signal: AbortSignal): Promise<Float32Array>
  close(): Promise<void>
}
