import type { PhotoRequest } from '@dayreel/storyboard'
import type { Candidate } from './candidate.ts'

type Fitting = Pick<PhotoRequest, 'isCredited' | 'width' | 'height'>

/** A photograph may be enlarged by this factor. Beyond it, blur is visible. */
const MOST_ENLARGED = 1.25
/** The part of a photograph that must remain visible after it is cropped to the frame. */
const LEAST_VISIBLE = 0.3

/**
 * Returns the photographs that may be shown, best one first. Their words contain every word of the query, and their
 * licence and size fit.
 */
export function rankPhotos(found: readonly Candidate[], query: string, request: PhotoRequest): Candidate[] {
  return rankUsable(
    found.filter((photo) => namesAll(photo, query.split(' '))),
    query,
    request,
  ).filter(({ url }) => !request.taken.includes(url))
}

/** Returns the photographs in a licence and a size that fit, best one first. */
export function rankUsable(found: readonly Candidate[], query: string, request: Fitting): Candidate[] {
  const wanted = query.toLowerCase().split(' ')
  return found
    .filter((photo) => isUsable(photo, request))
    .map((photo) => ({ photo, rank: rankOf(photo, wanted, request) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ photo }) => photo)
}

function isUsable(photo: Candidate, { isCredited, width, height }: Fitting): boolean {
  if (photo.terms === 'credited' && !isCredited) return false
  const scale = Math.max(width / photo.width, height / photo.height)
  return scale <= (photo.mostEnlarged ?? MOST_ENLARGED) && visiblePart(photo, { width, height }) >= LEAST_VISIBLE
}

/** Returns the fraction of a photograph that remains after it is cropped to the frame. */
function visiblePart(photo: Candidate, frame: { width: number; height: number }): number {
  const [own, wanted] = [photo.width / photo.height, frame.width / frame.height]
  return Math.min(own, wanted) / Math.max(own, wanted)
}

function namesAll({ title, about }: Candidate, wanted: readonly string[]): boolean {
  const text = `${title} ${about}`.toLowerCase()
  const named = new Set(stemsOf(text))
  return wanted.every((word) => named.has(stemOf(word)) || (UNSPACED.test(word) && text.includes(word)))
}

/** Matches scripts that write no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/**
 * Prefers photographs that need no credit, then those with a title about only the query, and those that lose little
 * when they are cropped.
 */
function rankOf(photo: Candidate, wanted: readonly string[], request: Fitting): number {
  const title = stemsOf(photo.title.toLowerCase())
  const inTitle = wanted.filter((word) => title.includes(stemOf(word))).length
  const isFree = photo.terms === 'free' ? 2 : 0
  return isFree + inTitle / Math.max(title.length, wanted.length) + visiblePart(photo, request) / 2
}

function stemsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(stemOf)
}

/** Removes an English plural ending, so that `bees` finds `bee`. */
function stemOf(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
