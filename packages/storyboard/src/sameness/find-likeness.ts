import { MOST_ALIKE, plainOf, samenessOf, shinglesOf } from './measure-sameness.ts'
import type { PreviousVideo } from './previous-video.ts'

/** The part of a video that repeats an earlier one. */
export type Likeness = 'title' | 'hook' | 'words' | 'pictures'

/**
 * The share of equal pictures from which the pictures of two videos count as repeated. Of 4,234 pairs with different
 * stories, the most similar share 0.3, and all but one in a thousand share at most 0.143.
 */
const MOST_PICTURES_ALIKE = 0.5
/** Minimum number of pictures to compare. A video with fewer pictures may repeat those of another video. */
const MIN_PICTURES = 4

/** Finds the part in which a video is too similar to an earlier one. Returns undefined if there is none. */
export function findLikeness(video: PreviousVideo, previousVideos: readonly PreviousVideo[]): Likeness | undefined {
  const own = likenessOf(video)
  for (const each of previousVideos) {
    const other = likenessOf(each)
    if (own.title === other.title) return 'title'
    if (own.hook === other.hook) return 'hook'
    if (samenessOf(own.shingles, other.shingles) >= MOST_ALIKE) return 'words'
    if (areShownAgain(own.pictures, other.pictures)) return 'pictures'
  }
  return undefined
}

type Alike = { title: string; hook: string; shingles: ReadonlySet<string>; pictures: ReadonlySet<string> }

/** Parsed videos. Planning several days compares the same videos repeatedly, so each video is parsed only once. */
const known = new WeakMap<PreviousVideo, Alike>()

function likenessOf(video: PreviousVideo): Alike {
  let found = known.get(video)
  if (found === undefined) {
    const { subject, language, title, hook, sentences, pictures } = video
    // The title of a script consists of the script's own words. Without those words, only fragments would remain, and
    // such fragments occur in any other script.
    const about = subject === '' ? '' : `${subject} ${title}`
    found = {
      // Titles and hooks are compared together with their subject, because no title may be repeated.
      title: plainOf({ subject: '', spoken: title, language }),
      hook: plainOf({ subject: '', spoken: hook, language }),
      shingles: shinglesOf({ subject: about, spoken: sentences.join(' '), language }),
      pictures: new Set(pictures.map((spoken) => plainOf({ subject: about, spoken, language: 'en' }))),
    }
    known.set(video, found)
  }
  return found
}

function areShownAgain(own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (Math.min(own.size, other.size) < MIN_PICTURES) return false
  return samenessOf(own, other) >= MOST_PICTURES_ALIKE
}
