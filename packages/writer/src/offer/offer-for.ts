import { type Offer, type OfferRequest, readText, subjectLine, titleOfSubject } from '@dayreel/storyboard'
import { hashText, StudioError } from '@dayreel/storyboard/base'
import { capitalise, readSubject } from '../read-subject.ts'
import { isGibberish } from '../is-gibberish.ts'
import { frameworkOf, readStories } from '../story-files/read-stories.ts'
import { suits } from '../story.ts'
import type { Tale } from '../tale.ts'
import { secondsForList } from './list-for.ts'
import { nearTales, taleOf, toNearTale } from './near-tales.ts'
import { kindOfTitle, outlinesFor } from './outlines-for.ts'

/**
 * What the writer has for a text. A subject is told only where its title's promise is kept: by a list of its own matter, by an answer or
 * a tale about just that, or by a framework that makes stories up, of what its stories say they take.
 *
 * @throws {StudioError} `tale-unknown`, and as `readText`
 */
export function offerFor(request: OfferRequest): Offer {
  const { text, template, durationSeconds, tale: chosen } = request
  if (readText(request).kind === 'script') return { kind: 'told', by: 'script' }
  if (chosen !== undefined) return { kind: 'told', by: 'tale', tale: toNearTale(taleNamed(chosen)) }
  if (takes(template, text)) return { kind: 'told', by: 'premise' }
  const tale = taleOf(text)
  if (tale?.pattern === 'answer') return { kind: 'told', by: 'answer' }
  if (tale) return { kind: 'told', by: 'tale', tale: toNearTale(tale) }
  const fromSeconds = template === 'general' ? secondsForList(readSubject(text)) : undefined
  if (fromSeconds !== undefined && fromSeconds <= durationSeconds) return { kind: 'told', by: 'list' }
  const unknown = { outlines: outlinesFor(text), tales: nearTales(text, durationSeconds) }
  return { kind: 'unknown', ...unknown, ...(fromSeconds !== undefined && { fromSeconds }) }
}

/** The tale that a subject is told with, and its title: its own where it was chosen, else what was asked for. */
export function taleFor(request: OfferRequest): { tale: Tale; title: string } | undefined {
  const { text, tale: chosen } = request
  if (chosen !== undefined) {
    const tale = taleNamed(chosen)
    return { tale, title: tale.title }
  }
  const offer = offerFor(request)
  if (offer.kind !== 'told' || (offer.by !== 'answer' && offer.by !== 'tale')) return undefined
  return { tale: taleOf(text)!, title: titleOfSubject(subjectLine(text)) }
}

/**
 * Checks if a framework can make up a story about a subject. A question, a list, instructions, history and a text without
 * a word are no premise.
 */
function takes(template: OfferRequest['template'], text: string): boolean {
  if (template === 'general' || kindOfTitle(text) !== 'story' || isGibberish(text)) return false
  const subject = readSubject(text)
  return frameworkOf(template).stories.some((story) => suits(story, subject))
}

/** @throws {StudioError} `tale-unknown` */
function taleNamed(id: string): Tale {
  const tale = readStories().tales.find((each) => each.id === id)
  if (tale) return tale
  throw new StudioError('tale-unknown', 'This tale is not there any more. Choose another one, or paste a script.')
}

/** Subjects that are told without a language model, answers and tales in no order of theirs. */
export function examples(): readonly string[] {
  const inNoOrder = readStories().tales.toSorted((a, b) => (hashText(a.id) >>> 0) - (hashText(b.id) >>> 0))
  return inNoOrder.map(({ about }) => capitalise(about) + (about.startsWith('what ') ? '?' : ''))
}
