import { MOST_ALIKE, plainOf, samenessOf, shinglesOf } from './measure-sameness.ts'
import type { ToldVideo } from './told-video.ts'

/** In what a video is an earlier one again. */
export type Likeness = 'title' | 'hook' | 'words' | 'pictures'

/**
 * From here on the pictures of two videos are those of one: half of them show just the same, whatever they are about. Of 4,234 pairs
 * that tell different stories the most alike share 0.3, all but one in a thousand at most 0.143.
 */
const MOST_PICTURES_ALIKE = 0.5
/** A video of fewer pictures may show what another one showed. */
const MIN_PICTURES = 4

/** In what a video is too like one of those that were told before; undefined where it is new. */
export function findLikeness(video: ToldVideo, told: readonly ToldVideo[]): Likeness | undefined {
  const own = likenessOf(video)
  for (const each of told) {
    const other = likenessOf(each)
    if (own.title === other.title) return 'title'
    if (own.hook === other.hook) return 'hook'
    if (samenessOf(own.shingles, other.shingles) >= MOST_ALIKE) return 'words'
    if (areShownAgain(own.pictures, other.pictures)) return 'pictures'
  }
  return undefined
}

type Alike = { title: string; hook: string; shingles: ReadonlySet<string>; pictures: ReadonlySet<string> }

/** Told again and again in a run of days: each is read once. */
const known = new WeakMap<ToldVideo, Alike>()

function likenessOf(video: ToldVideo): Alike {
  let found = known.get(video)
  if (found === undefined) {
    const { subject, language, title, hook, sentences, pictures } = video
    // The title of a script is some of its words: taken out of it, they leave crumbs that any other one has.
    const about = subject === '' ? '' : `${subject} ${title}`
    found = {
      // Titles and hooks live by their subject: with it, none comes twice.
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
