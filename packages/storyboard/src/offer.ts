import type { WriteRequest } from './writer.ts'

/** All that decides what a writer has for a text. */
export type OfferRequest = Pick<WriteRequest, 'text' | 'kind' | 'template' | 'durationSeconds' | 'tale'>

/** What a title promises. */
export type TitleKind = 'list' | 'how-to' | 'why' | 'history' | 'story'

/** Headings for somebody who writes the script themselves. */
export type Outline = { kindOfTitle: TitleKind; headings: string[] }

/** A tale that a writer has, told under its own title. */
export type NearTale = {
  /** As `WriteRequest.tale` names it. */
  id: string
  title: string
  /** What it is about, in a few words that a sentence can hold: “the history of tea”. */
  about: string
}

/** What there is instead of what was asked for. */
export type Unknown = {
  outline: Outline
  /** The three nearest, the nearest first. */
  tales: NearTale[]
  /** It would be told in a video of at least so many seconds. */
  fromSeconds?: number
}

/**
 * What a writer has for a text: the text itself where it is a `script`; of a subject what keeps its title's promise, a `tale` that was
 * chosen by name, or anything where a `model` writes; else nothing, and what it has instead.
 */
export type Offer =
  | { kind: 'told'; by: 'script' | 'list' | 'answer' | 'premise' | 'model' }
  | { kind: 'told'; by: 'tale'; tale: NearTale }
  | ({ kind: 'unknown' } & Unknown)
