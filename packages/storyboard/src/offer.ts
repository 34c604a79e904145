import type { NearTale, Unknown } from './unknown-subject.ts'
import type { WriteRequest } from './write-request.ts'

/** The part of a request that decides a writer's offer. */
export type OfferRequest = Pick<WriteRequest, 'text' | 'kind' | 'template' | 'durationSeconds' | 'tale'>

/**
 * A writer's offer for a text. A `script` is used itself. A subject gets a story that keeps the promise of its title, a
 * `tale` that was chosen by name, or any story from a `model`. Otherwise the subject is unknown, and the offer lists
 * alternatives.
 */
export type Offer =
  | { kind: 'told'; by: 'script' | 'list' | 'answer' | 'premise' | 'model' }
  | { kind: 'told'; by: 'tale'; tale: NearTale }
  | ({ kind: 'unknown' } & Unknown)
