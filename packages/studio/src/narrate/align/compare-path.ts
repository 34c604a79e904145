import { featureDistance, FEATURES } from './speech-features.ts'

/** Frames of a word, as indexes: first and end, exclusive. */
export type FrameRange = readonly [from: number, to: number]

/** Costs of a frame, relative to the mean distance of two unrelated sounds. They were measured. */
const EXTRA_COST = 0.72
const MISSING_COST = 0.5
/** How far a speaker may be ahead of or behind the reference, as a fraction of the whole. */
const BAND_PART = 0.25
const NARROWEST_BAND = 150
/** Steps within a word: both sounds advance, or only one of them. */
const [BOTH, REFERENCE, HEARD] = [1, 2, 3]
/** Steps between two words. */
const [ON, EXTRA, MISSING] = [1, 2, 3]

type Row = { word: number; frame: number | undefined }

/**
 * Aligns two sequences of frames like `warpPath`, but may skip words of the reference, and heard sound between two
 * words.
 *
 * @param words the frames of each word of the reference, in order and without gaps.
 * @param unlike the mean distance of two unrelated sounds.
 * @returns the heard frames of each word, undefined if the word is missing, and the heard frames before each word that
 * belong to no word. The last entry of `extras` is after all words.
 */
export function comparePath(
  reference: Float32Array,
  words: readonly FrameRange[],
  heard: Float32Array,
  unlike: number,
): { said: (FrameRange | undefined)[]; extras: (FrameRange | undefined)[] } {
  const rows: Row[] = words.flatMap(([from, to], word): Row[] => [
    { word, frame: undefined },
    ...Array.from({ length: to - from }, (_, i) => ({ word, frame: from + i })),
  ])
  rows.push({ word: words.length, frame: undefined })
  const columns = heard.length / FEATURES + 1 // Column n: n frames have been heard.
  const half = Math.max(NARROWEST_BAND, Math.ceil(BAND_PART * Math.max(rows.length, columns)))
  const width = 2 * half + 1
  const firstOf = (row: number): number => Math.round((row * columns) / rows.length) - half
  const steps = findSteps()
  return trace()

  function findSteps(): Uint8Array {
    const found = new Uint8Array(rows.length * width)
    let above = new Float32Array(columns).fill(Number.POSITIVE_INFINITY)
    let costs = new Float32Array(columns)
    let lastGap = new Float32Array(columns).fill(Number.POSITIVE_INFINITY)
    above[0] = 0
    rows.forEach(({ word, frame }, row) => {
      const first = firstOf(row)
      const to = Math.min(columns, first + width)
      costs.fill(Number.POSITIVE_INFINITY)
      const missing = word === 0 ? 0 : MISSING_COST * unlike * lengthOf(words[word - 1]!)
      for (let column = Math.max(0, first); column < to; column++) {
        let least = frame === undefined ? above[column]! : Number.POSITIVE_INFINITY
        let step = ON
        if (frame !== undefined) {
          if (column === 0) continue
          if (above[column - 1]! < least) {
            least = above[column - 1]!
            step = BOTH
          }
          if (above[column]! < least) {
            least = above[column]!
            step = REFERENCE
          }
          if (costs[column - 1]! < least) {
            least = costs[column - 1]!
            step = HEARD
          }
          if (least < Number.POSITIVE_INFINITY) least += featureDistance(reference, frame, heard, column - 1)
        } else {
          const extra = column > 0 ? costs[column - 1]! + EXTRA_COST * unlike : Number.POSITIVE_INFINITY
          if (extra < least) {
            least = extra
            step = EXTRA
          }
          if (word > 0 && lastGap[column]! + missing < least) {
            least = lastGap[column]! + missing
            step = MISSING
          }
        }
        costs[column] = least
        found[row * width + column - first] = step
      }
      if (frame === undefined) lastGap = costs.slice()
      ;[above, costs] = [costs, above]
    })
    return found
  }

  function trace(): { said: (FrameRange | undefined)[]; extras: (FrameRange | undefined)[] } {
    const said: (FrameRange | undefined)[] = words.map(() => undefined)
    const extras: (FrameRange | undefined)[] = Array.from({ length: words.length + 1 }, () => undefined)
    for (let row = rows.length - 1, column = columns - 1; row > 0 || column > 0;) {
      const { word, frame } = rows[row]!
      const step = steps[row * width + column - firstOf(row)]
      if (frame !== undefined) {
        said[word] = [column - 1, said[word]?.[1] ?? column]
        if (step !== HEARD) row--
        if (step !== REFERENCE) column--
      } else if (step === EXTRA) {
        extras[word] = [column - 1, extras[word]?.[1] ?? column]
        column--
      } else row -= step === MISSING ? 1 + lengthOf(words[word - 1]!) : 1
    }
    return { said, extras }
  }
}

function lengthOf([from, to]: FrameRange): number {
  return to - from
}
