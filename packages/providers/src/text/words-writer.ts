import type { FrameworkId, StyleName } from '@dayreel/catalogue'
import type { Enhanced, Measure, PromptKind, StepStore } from '@dayreel/storyboard'
import type { AnswerForm } from './text-settings.ts'

/** What words are written for, whoever writes them. */
type Asked = {
  /** Primary subtag of BCP 47. */
  language: string
  style: StyleName
  /** Steers pictures and mood, and the words of a subject. */
  notes: string
  /** Another seed asks anew; the same one finds what was answered before. */
  seed: number
}

export type SubjectRequest = Asked & {
  subject: string
  framework: FrameworkId
  /** How a channel's stories are told, in its own words; goes before the framework's. */
  formula?: string
  /** Of the whole video, in seconds. */
  durationSeconds: number
  /** Titles and sentences of the channel's earlier videos, newest first; they are not told again. */
  told?: readonly string[]
}

export type ScriptRequest = Asked & {
  /** The words of each scene, which stay as they are. */
  scenes: readonly string[]
}

export type WordsScene = {
  /** Spoken and shown exactly so. */
  text: string
  /** What can be seen, in English. */
  shows: string
}

/** A person or place that comes more than once, described for every picture that has it. */
export type SheetEntry = { name: string; looks: string }

/** What was not as it was asked for, even after it was asked for again. */
export type WordsFault = { check: CheckName; sentence: string }
export type CheckName = 'length' | 'count' | 'hook' | 'repeats' | 'spoken-marks' | 'shown' | 'language' | 'scenes'

/** One call to a model; kept ones are found again, and are not paid for again. */
export type ModelCall = Usage & {
  /** The same for the same question: what counts calls counts each once. */
  id: string
  isKept: boolean
}
/** In tokens; undefined where a server does not say. */
export type Usage = { inputTokens: number | undefined; outputTokens: number | undefined }

/** Everything a planner needs to make a storyboard. */
export type Words = {
  title: string
  /** The first words that are spoken; the first scene's. */
  hook: string
  scenes: WordsScene[]
  sheet: SheetEntry[]
  /** What a platform shows under the video. */
  description: string
  /** Without `#`, letters and digits only. */
  hashtags: string[]
  /** The few words on the thumbnail. */
  thumbnail: string
  faults: WordsFault[]
  calls: ModelCall[]
}

export type WriteOptions = {
  signal: AbortSignal
  /** Every answer is put here as soon as it is there, and asked for here first. */
  kept?: StepStore
  /** Told of each call before it is made, with what it may use at most, and after it; what it throws stops the writing. */
  meter?: Meter
}

/** Counts calls where they cost something. An answer that was kept is told of as well, since its count may have been lost. */
export type Meter = {
  reserve(call: { id: string; inputCharacters: number }): Promise<void>
  count(call: ModelCall): Promise<void>
}

/** Who writes the words of a video. */
export interface WordsWriter {
  /** Changes whenever the same request would be asked otherwise; part of a step's key. */
  readonly id: string
  /**
   * Writes a script about a subject, to the length asked for.
   *
   * @param measure how long a text takes to say at pace 1, in seconds, with the pause that follows it.
   * @throws {ProviderError}
   */
  tell(request: SubjectRequest, measure: Measure, options: WriteOptions): Promise<Words>
  /**
   * Says what each scene of a script shows; its words stay as they are.
   *
   * @throws {ProviderError}
   */
  show(request: ScriptRequest, options: WriteOptions): Promise<Words>
  /**
   * Makes a subject, a script or a prompt better, in its own language.
   *
   * @throws {ProviderError}
   */
  enhance(text: string, kind: PromptKind, options: WriteOptions): Promise<Enhanced & { calls: ModelCall[] }>
  /**
   * One tiny real call.
   *
   * @throws {ProviderError}
   */
  check(signal: AbortSignal): Promise<{ seconds: number; form: AnswerForm } & Usage>
}
