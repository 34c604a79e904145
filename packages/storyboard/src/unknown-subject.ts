/** The kind of content that a title promises. */
export type TitleKind = 'list' | 'how-to' | 'why' | 'history' | 'story'

/** What to write in each paragraph of a script, for users who write it themselves. */
export type Outline = { kind: TitleKind; hook: string; points: string[]; close: string }

/** A tale that a writer has. The video keeps the tale's own title. */
export type NearTale = {
  /** The id for `WriteRequest.tale`. */
  id: string
  title: string
  /** The tale's subject in a few words that fit into a sentence: “the history of tea”. */
  about: string
}

/** Alternatives to a requested subject that the writer does not have. */
export type Unknown = {
  /** One outline of each kind. The kind of the title is first. */
  outlines: Outline[]
  /** At most three similar tales, the most similar first. Empty if no tale is similar. */
  tales: NearTale[]
  /** The minimum length in seconds of a video about this subject. */
  fromSeconds?: number
}
