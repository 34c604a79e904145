import { StudioError } from './errors.ts'
import type { Offer } from './offer.ts'

/**
 * Lets pass what a writer has; of the rest says so, with what there is instead.
 *
 * @throws {StudioError} `subject-unknown`
 */
export function refuseUnknown(offer: Offer): void {
  if (offer.kind === 'told') return
  const { kind: _, ...details } = offer
  const sentence =
    offer.fromSeconds === undefined
      ? 'The built-in writer has nothing about this subject. Paste a script of your own, or take one of its tales.'
      : `The built-in writer needs at least ${offer.fromSeconds} seconds for this subject. Choose a longer video, paste a script of your own, or take one of its tales.`
  throw new StudioError('subject-unknown', sentence, { details })
}
