import { StudioError } from './errors.ts'
import type { Offer } from './offer.ts'

/**
 * Accepts an offer. If the subject is unknown, throws an error with the alternatives.
 *
 * @throws {StudioError} `subject-unknown`
 */
export function refuseUnknown(offer: Offer): void {
  if (offer.kind === 'told') return
  const { kind: _, ...details } = offer
  const other = offer.tales.length > 0 ? 'choose one of its stories' : 'try another subject'
  const sentence =
    offer.fromSeconds === undefined
      ? `The built-in writer doesn’t know this subject. Paste a script of your own, or ${other}.`
      : `The built-in writer needs at least ${offer.fromSeconds} seconds for this subject. Choose a longer video, paste a script of your own, or ${other}.`
  throw new StudioError('subject-unknown', sentence, { details })
}
