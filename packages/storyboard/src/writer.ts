import type { FrameworkId, Quality, StyleName, TemplateId, TrackId, VoiceId } from '@dayreel/catalogue'
import type { Offer, OfferRequest } from './offer.ts'
import type { ToldVideo } from './sameness/told-video.ts'
import type { StepStore } from './step-store.ts'
import type { Storyboard } from './storyboard.ts'

/** A subject is told about; a script is spoken word for word. */
export type TextKind = 'subject' | 'script'

export type WriteRequest = {
  /** A subject (one line) or a script. */
  text: string
  /** What the text is to be taken for; where it is not given, one line is a subject. */
  kind?: TextKind
  template: FrameworkId
  /** Length to reach, in seconds. */
  durationSeconds: number
  style: StyleName
  quality: Quality
  voice: VoiceId
  music: TrackId | null
  notes: string
  /** What the last picture shows, whatever is said there: by it the videos of one channel are known. */
  closingPicture?: string
  seed: number
  /** Earlier videos of the same channel, newest first: what is too like one of them is written anew. */
  told?: readonly ToldVideo[]
  /** How a channel's stories are told, in its own words; goes before the framework's. */
  formula?: string
  /** A tale to tell in place of a subject that the writer does not have, by its id; it has its own title. */
  tale?: string
  /** Who is to write, by `Writer.name`; the first choice of the ports unless given. */
  writer?: string
}

/** What a text that is to be enhanced is for. */
export type PromptKind = 'script' | 'image' | 'narration'

export type Enhanced = {
  text: string
  /** What was done, or why nothing was, in whole sentences. */
  note: string
}

/** A text that speaks to the app (“Make a video about coffee”) instead of to those who watch. */
export type Instruction = {
  /** What a video is asked for about, such as “coffee”; null where no words say it. */
  suggestedSubject: string | null
}

/** What words are written for, whoever writes them. */
type Asked = Pick<WriteRequest, 'style' | 'notes'> & {
  /** Primary subtag of BCP 47. */
  language: string
  /** Another seed asks anew; the same one finds what was answered before. */
  seed: number
}

export type SubjectRequest = Asked &
  Pick<WriteRequest, 'durationSeconds' | 'formula' | 'tale'> & {
    subject: string
    framework: FrameworkId
    /** The channel's earlier videos, newest first; they are not told again. */
    told?: readonly ToldVideo[]
  }

export type ScriptRequest = Asked & {
  /** As it was given, and the words of each scene, which stay as they are. */
  script: string
  scenes: readonly string[]
}

export type IdeaRequest = {
  /** Which framework is to tell the videos of the channel. */
  framework: TemplateId
  /** What it may begin from, a few words each: what is asked twice does not come out alike. */
  sparks: readonly string[]
  /** Another seed asks anew. */
  seed: number
}

/** A channel that nobody has yet, in prompts of one line each. */
export type ChannelIdea = {
  /** What its videos are, for who may watch them. */
  concept: string
  /** Why somebody would come back. */
  reason: string
  /** How its stories are told. */
  formula: string
  /** What its pictures show, in English. */
  pictures: string
  /** What one picture of it shows, in English. */
  thumbnail: string
  calls: ModelCall[]
}

export type NextSubjectRequest = Omit<Asked, 'style'> & {
  framework: FrameworkId
  /** How the channel's stories are told, in its own words. */
  formula: string
  /** The date that the video is for, `YYYY-MM-DD`. */
  day: string
  /** The channel's earlier videos, newest first; none of them is told again. */
  told: readonly ToldVideo[]
  /** What is not to come either, though no finished video tells of it. */
  avoid: readonly string[]
}

/** What a channel's next video is about: a subject as `isSubject` takes one, and none of those that were told. */
export type NextSubject = { subject: string; calls: ModelCall[] }

export type WordsScene = {
  /** Spoken and shown exactly so. */
  text: string
  /** What can be seen, in English; empty where the words alone say it. */
  shows: string
}

/** A person or place that comes more than once, described for every picture that has it. */
export type SheetEntry = { name: string; looks: string }

/** What was not as it was asked for, even after it was asked for again. */
export type WordsFault = { check: CheckName; sentence: string }
export type CheckName =
  'length' | 'count' | 'hook' | 'repeats' | 'spoken-marks' | 'shown' | 'language' | 'scenes' | 'writer'

/** One call to a model; kept ones are found again, and are not paid for again. */
export type ModelCall = Usage & {
  /** The same for the same question: what counts calls counts each once. */
  id: string
  isKept: boolean
}

/** In tokens; undefined where a server does not say. */
export type Usage = { inputTokens: number | undefined; outputTokens: number | undefined }

/** Everything a storyboard is planned from, whoever wrote it. */
export type Words = {
  title: string
  /** The first of them opens with the hook. */
  scenes: WordsScene[]
  sheet: SheetEntry[]
  /** What a platform shows under the video. */
  description: string
  /** Without `#`, letters and digits only. */
  hashtags: string[]
  /** The few words on the thumbnail, and the scene whose picture it is, 0 first. */
  thumbnail: { text: string; scene: number }
  faults: WordsFault[]
  calls: ModelCall[]
  /** Who wrote them, where it is not who was asked. */
  by?: string
}

export type ToldWords = Words & {
  /** How long they take to say at pace 1, with all pauses. */
  seconds: number
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
  /** Of a call that was refused or never reached anybody: nothing was used. */
  release(call: { id: string }): Promise<void>
}

/**
 * How long a text takes to say at pace 1, in seconds, with the pause that follows it.
 *
 * @param language primary subtag of BCP 47.
 */
export type Measure = (text: string, language: string) => Promise<number>

/** Who writes the words of a video: rules and stories that are built in, or a language model. */
export interface Writer {
  /** Changes whenever the same request would give other words; part of a step's key. */
  readonly id: string
  /** As people are told who wrote: `built-in`, or provider and model. */
  readonly name: string
  /**
   * Whether it would write of a text, told at once.
   *
   * @throws {StudioError} `subject-unknown` with what there is instead, `language-not-written`, and as `readText`
   */
  check(request: OfferRequest): void
  /**
   * What it has for a text, told at once: the same for the same request.
   *
   * @throws {StudioError} `language-not-written`, `tale-unknown`, and as `readText`
   */
  offer(request: OfferRequest): Offer
  /** Subjects that it really has, for people who look for one; none where it writes of anything. */
  examples(): readonly string[]
  /**
   * Writes a script about a subject, to the length asked for, or tells the tale that is named.
   *
   * @throws {StudioError} as `check`
   */
  tell(request: SubjectRequest, measure: Measure, options: WriteOptions): Promise<ToldWords>
  /** Says what each scene of a script shows; its words stay as they are. */
  show(request: ScriptRequest, options: WriteOptions): Promise<Words>
  /** Makes a subject, a script or a prompt better, in its own language; every fact of it stays, and none is added. */
  enhance(text: string, kind: PromptKind, options: WriteOptions): Promise<Enhanced>
  /** Thinks of a channel; left out by who has no ideas. */
  findIdea?(request: IdeaRequest, options: WriteOptions): Promise<ChannelIdea>
  /** Says what a channel's next video is about; left out by who only has what its tables have. */
  findSubject?(request: NextSubjectRequest, options: WriteOptions): Promise<NextSubject>
}

/** What can be read out of words by rules alone, whoever wrote them. */
export interface Reader {
  /** Changes whenever it would read otherwise. */
  readonly id: string
  /** A picture's prompt for each scene that `shows` leaves empty; the others stay. */
  picture(scenes: readonly WordsScene[], about: { title: string; notes: string }): string[]
  /** Gives each scene whose words were changed, and whose prompt was not, a prompt that shows the new words. */
  followWords(storyboard: Storyboard): Storyboard
  /** What a storyboard speaks, with the subject taken out of what would be said of any other one: as later videos remember it. */
  sentencesOf(storyboard: Storyboard): string[]
}
