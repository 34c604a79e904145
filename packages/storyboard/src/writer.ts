import type { Board } from './board/board.ts'
import type { IconOffer } from './board/board-artist.ts'
import type { DescribedBoard } from './board/described-board.ts'
import type { WriteRequest } from './write-request.ts'
import type { TemplateId } from '@dayreel/catalogue'
import type { Source } from './facts/source.ts'
import type { Offer, OfferRequest } from './offer.ts'
import type { PreviousVideo } from './sameness/previous-video.ts'
import type { SheetEntry } from './sheet.ts'
import type { StepStore } from './step-store.ts'
import type { Usage } from './usage.ts'
import type { Storyboard } from './storyboard.ts'
import type { VideoChoices } from './video-choices.ts'

/** The purpose of a text that will be improved. */
export type PromptKind = 'script' | 'image' | 'narration'

export type Enhanced = {
  text: string
  /** Describes the changes in whole sentences, or the reason why nothing changed. */
  note: string
}

/** The part of a request for words that is the same for every writer. */
type BaseRequest = Pick<VideoChoices, 'style' | 'notes'> & {
  /** Primary subtag of BCP 47. */
  language: string
  /** A request with the same seed gets the cached answer. Another seed makes a new call. */
  seed: number
}

export type SubjectRequest = BaseRequest &
  Pick<WriteRequest, 'durationSeconds' | 'formula' | 'tale'> & {
    /** Where to look up facts. Default: nowhere. Only writers with a language model use it. */
    facts?: VideoChoices['facts']
    subject: string
    framework: string
    /** The channel's earlier videos, newest first. The new video does not repeat them. */
    told?: readonly PreviousVideo[]
  }

export type ScriptRequest = BaseRequest & {
  /** The video's title, if the user has chosen one. */
  title?: string
  /** The given script and the words of each scene. The words stay unchanged. */
  script: string
  scenes: readonly string[]
}

export type BoardsRequest = Pick<BaseRequest, 'language' | 'seed'> & {
  title: string
  /** The words of each scene, which do not change. */
  scenes: readonly string[]
  /** Pictures that fit the topic. */
  offered: readonly IconOffer[]
}

/** One entry for each scene, undefined for a scene without a usable board. */
export type DescribedBoards = { boards: (DescribedBoard | undefined)[]; calls: ModelCall[] }

export type IdeaRequest = {
  /** The framework of the channel's videos. */
  framework: TemplateId
  /** Starting points of a few words each, so that two requests give different results. */
  sparks: readonly string[]
  /** The topic of the channel. Every part of the idea is about it. Undefined for any topic. */
  niche?: string | undefined
  /** A request with another seed makes a new call. */
  seed: number
}

/** A new channel, described in prompts of one line each. */
export type ChannelIdea = {
  /** A description of the channel's videos for viewers. */
  concept: string
  /** The reason why viewers would come back. */
  reason: string
  /** Instructions for the channel's stories. */
  formula: string
  /** What the channel's pictures show, in English. */
  pictures: string
  /** What one picture of the channel shows, in English. */
  thumbnail: string
  calls: ModelCall[]
}

export type NextSubjectRequest = Omit<BaseRequest, 'style'> & {
  framework: string
  /** The channel's own instructions for its stories. */
  formula: string
  /** The date that the video is for, `YYYY-MM-DD`. */
  day: string
  /** The channel's earlier videos, newest first. The new subject must not repeat any of them. */
  told: readonly PreviousVideo[]
  /** Further subjects to avoid: those of unfinished videos. */
  avoid: readonly string[]
}

/** The subject of a channel's next video. It is valid according to `isSubject` and new to the channel. */
export type NextSubject = { subject: string; calls: ModelCall[] }

export type WordsScene = {
  /** Text that is spoken and shown without changes. */
  text: string
  /** The visible content, in English. Empty if it follows from the words. */
  shows: string
  /** The number of its speaker in a conversation, from 1 to 4. Absent if one narrator speaks all scenes. */
  speaker?: number
  /** What its board shows, if the words came with boards. */
  board?: Board
}

/** A requirement that the words still did not meet after a correction. */
export type WordsFault = { check: CheckName; sentence: string }
export type CheckName =
  | 'length'
  | 'count'
  | 'hook'
  | 'repeats'
  | 'spoken-marks'
  | 'shown'
  | 'language'
  | 'copied'
  | 'facts'
  | 'scenes'
  | 'speakers'
  | 'boards'
  | 'writer'

/** One call to a model. A repeated call finds the cached answer and is not paid twice. */
export type ModelCall = Usage & {
  /** The same for equal requests, so that meters count each request once. */
  id: string
  isKept: boolean
}

/** Everything that a storyboard is planned from, as any writer returns it. */
export type Words = {
  title: string
  /** The scenes. The first scene begins with the hook. */
  scenes: WordsScene[]
  sheet: SheetEntry[]
  /** The text that a platform shows under the video. */
  description: string
  /** Hashtags without `#`. They contain only letters and digits. */
  hashtags: string[]
  /** The few words on the thumbnail, and the index from 0 of the scene whose picture it shows. */
  thumbnail: { text: string; scene: number }
  faults: WordsFault[]
  calls: ModelCall[]
  /** The articles that the words were written from. Absent if no facts were looked up. */
  sources?: Source[]
  /** The numbers and names of the scenes that no source contains. Absent if no facts were looked up. */
  unsourced?: string[]
  /** The name of the writer, if it is not the requested one. */
  by?: string
}

export type TimedWords = Words & {
  /** Length of the words in seconds at pace 1, including all pauses. */
  seconds: number
}

/**
 * The state of a slow writer: its place in the queue of its machine, counted from 1, or its estimated remaining time.
 */
export type WritingProgress = { place: number } | { secondsLeft: number }

export type WriteOptions = {
  signal: AbortSignal
  /** Called by writers that take long, such as a model on this machine. */
  onProgress?: (progress: WritingProgress) => void
  /** A cache of model answers, read before each call and written after it. */
  kept?: StepStore
  /** Called before and after each model call. If it throws, the writing stops. */
  meter?: Meter
}

/**
 * Counts calls that cost something. A cached answer is counted too, because a crash may have prevented its first count.
 */
export type Meter = {
  /** @param call.atMost the maximum usage of the call. */
  reserve(call: { id: string; atMost: Usage }): Promise<void>
  count(call: ModelCall): Promise<void>
  /** Releases the reservation of a call that the provider rejected or never received. */
  release(call: { id: string }): Promise<void>
}

/**
 * Returns the length of a text at pace 1, in seconds, including the pause after it.
 *
 * @param language primary subtag of BCP 47.
 */
export type Measure = (text: string, language: string) => Promise<number>

/** Writes the words of a video, either from the built-in rules and stories or with a language model. */
export interface Writer {
  /** Changes whenever the same request would give other words. It is part of a step's key. */
  readonly id: string
  /** Port name, shown to users and stored with their choices: `built-in`, or provider and model. */
  readonly name: string
  /**
   * Checks immediately if this writer can write about a text.
   *
   * @throws {StudioError} `subject-unknown` with the alternatives, `language-not-written`, and as `readText`
   */
  check(request: OfferRequest): void
  /**
   * Returns this writer's offer for a text immediately. The same request always gets the same offer.
   *
   * @throws {StudioError} `language-not-written`, `tale-unknown`, and as `readText`
   */
  offer(request: OfferRequest): Offer
  /**
   * Returns suggested subjects that this writer can write about. The list is empty if it can write about any subject.
   */
  examples(): readonly string[]
  /**
   * Writes a script of the requested length about a subject, or uses the named tale.
   *
   * @throws {StudioError} as `check`
   */
  tell(request: SubjectRequest, measure: Measure, options: WriteOptions): Promise<TimedWords>
  /** Describes what each scene of a script shows. The words of the script stay unchanged. */
  show(request: ScriptRequest, options: WriteOptions): Promise<Words>
  /** Improves a subject, a script or a prompt in its own language. The result keeps every fact and adds none. */
  enhance(text: string, kind: PromptKind, options: WriteOptions): Promise<Enhanced>
  /** Describes the board of each scene. Only writers with a capable language model implement this method. */
  describeBoards?(request: BoardsRequest, options: WriteOptions): Promise<DescribedBoards>
  /** Invents a channel. Only writers with a language model implement this method. */
  findIdea?(request: IdeaRequest, options: WriteOptions): Promise<ChannelIdea>
  /** Chooses the subject of a channel's next video. Only writers with a language model implement this method. */
  findSubject?(request: NextSubjectRequest, options: WriteOptions): Promise<NextSubject>
  /** Frees the writer's resources, such as a loaded model. */
  close(): Promise<void>
}

/** Derives data from words by rules, without a model. It works with the words of any writer. */
export interface Reader {
  /** Changes whenever the same words would give another result. */
  readonly id: string
  /**
   * Returns one picture prompt per scene. It writes a prompt for each scene without `shows` and keeps the other
   * prompts.
   */
  picture(scenes: readonly WordsScene[], about: { title: string; notes: string }): string[]
  /** Writes a new matching prompt for each scene whose words were changed but whose prompt was not. */
  followWords(storyboard: Storyboard): Storyboard
  /**
   * Returns the spoken sentences of a storyboard, which are remembered to compare later videos with. The subject is
   * removed from sentences that would fit any other subject.
   */
  sentencesOf(storyboard: Storyboard): string[]
}
