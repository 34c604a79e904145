/** A channel's memory of one of its videos. */
export type PreviousVideo = {
  /** The requested subject. Empty for a script, because the whole text of a script is compared. */
  subject: string
  /** Primary subtag of BCP 47. */
  language: string
  title: string
  /** The first spoken sentence. */
  hook: string
  /**
   * The spoken sentences, as returned by `Reader.sentencesOf`: sentences that would fit any other subject do not
   * contain the subject.
   */
  sentences: readonly string[]
  /** The picture descriptions of the scenes. */
  pictures: readonly string[]
}
