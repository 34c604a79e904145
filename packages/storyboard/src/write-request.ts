import type { GivenWords } from './given-words.ts'
import type { Pronunciation } from './pronounce/pronunciation.ts'
import type { PreviousVideo } from './sameness/previous-video.ts'
import type { VideoChoices } from './video-choices.ts'

/** The kind of a text. A writer makes a story about a subject; a narrator speaks a script word for word. */
export type TextKind = 'subject' | 'script'

/** The choices for a video and the text that it is made from. */
export type WriteRequest = VideoChoices & {
  /** A subject (one line) or a script. */
  text: string
  /** The kind of the text. By default, one line is a subject. */
  kind?: TextKind
  /** The title of a script's video. Default: the first sentence that can serve as one. A subject is its own title. */
  title?: string
  /**
   * What the last picture of every video of a channel shows, independent of the words. Viewers recognise the channel by
   * it.
   */
  closingPicture?: string
  seed: number
  /** Earlier videos of the same channel, newest first. A text that is too similar to one of them is written again. */
  told?: readonly PreviousVideo[]
  /** The channel's own instructions for its stories. They come before the framework's instructions. */
  formula?: string
  /** The id of a tale that replaces a subject that the writer does not know. The tale keeps its own title. */
  tale?: string
  /** The words about the subject. If present, no writer is called, and their title is the video's title. */
  words?: GivenWords
  /** The account's spellings of words for the voices. */
  pronunciations?: readonly Pronunciation[]
  /** `Writer.name`. Default: the first writer. */
  writer?: string
  /** `Illustrator.name`. Default: the first illustrator. */
  illustrator?: string
}

/** A text that addresses the app (“Make a video about coffee”) instead of the viewers of the video. */
export type Instruction = {
  /** The subject of the requested video, such as “coffee”, or null if the text names no subject. */
  suggestedSubject: string | null
}
