import type { Deviation } from '@dayreel/storyboard'
import { comparePath, type FrameRange } from './compare-path.ts'
import { matchSounds, type MatchedSounds, meanDistance } from './match-sounds.ts'
import { FEATURES } from './speech-features.ts'
import { HOP_SECONDS } from './spectrogram.ts'
import { warpPath } from './warp-path.ts'

const MOST_DEVIATING_PART = 0.5
const SHORTEST_EXTRA_FRAMES = 15
/** Shorter words, such as “a”, are too similar to compare. */
const SHORTEST_WORD_FRAMES = 12
const SHORTEST_HEARD_FRAMES = 6
/** A word counts as changed if this fraction of the other words sounds more like the recording than the word itself. */
const CHANGED_PART = 0.35
const FEWEST_OTHERS = 4
/** Words are only compared with words of about the same length. */
const LONGEST_RATIO = 2

/**
 * Finds the places where a recording seems to differ from its English text. The result is only a hint, because no
 * speech model is used. Measured with five synthetic voices, it finds nine of ten missing or additional words and six
 * of ten changed ones, and marks three of a hundred words wrongly.
 *
 * @param samples mono at 16 kHz.
 * @returns undefined if the sound does not say this text at all.
 */
export async function findDeviations(samples: Float32Array, text: string): Promise<Deviation[] | undefined> {
  const matched = await matchSounds(samples, text)
  if (matched === undefined) return undefined
  const { words, spoken, heard, unlike } = matched
  const ranges = framesOfWords(matched)
  const { said, extras } = comparePath(spoken, ranges, heard, unlike)
  const deviations = words.flatMap(({ from, to }, i): Deviation[] => {
    const isSpoken = ranges[i]![1] > ranges[i]![0]
    const around = isExtra(extras[i]) || isExtra(extras[i + 1])
    if (isSpoken && said[i] === undefined) return [{ kind: around ? 'changed' : 'missing', from, to }]
    if (isSpoken && soundsLikeOthers(i, said[i]!, ranges, matched)) return [{ kind: 'changed', from, to }]
    const isAfterMissing = i > 0 && said[i - 1] === undefined
    return isExtra(extras[i]) && !isAfterMissing ? [{ kind: 'extra', from, to }] : []
  })
  const last = words.at(-1)!
  if (isExtra(extras.at(-1)) && said.at(-1) !== undefined) {
    deviations.push({ kind: 'extra', from: last.to, to: last.to })
  }
  // So many differences mean that the sound says another text.
  return deviations.length > MOST_DEVIATING_PART * words.length ? undefined : deviations
}

function isExtra(range: FrameRange | undefined): boolean {
  return range !== undefined && range[1] - range[0] >= SHORTEST_EXTRA_FRAMES
}

/** Divides the frames of the reference among its words. */
function framesOfWords({ words, spokenFrames }: MatchedSounds): FrameRange[] {
  let at = 0
  return words.map(({ end }, i) => {
    const next = words[i + 1]
    const until = next === undefined ? Number.POSITIVE_INFINITY : (end + next.start) / 2 / HOP_SECONDS - 1
    const from = at
    while (at < spokenFrames.length && spokenFrames[at]! <= until) at++
    return [from, at]
  })
}

/** Checks if many other words of the text sound more like the heard word than the word itself. */
function soundsLikeOthers(
  word: number,
  [from, to]: FrameRange,
  ranges: readonly FrameRange[],
  { spoken, heard }: MatchedSounds,
): boolean {
  const lengthOf = (i: number): number => ranges[i]![1] - ranges[i]![0]
  if (lengthOf(word) < SHORTEST_WORD_FRAMES || to - from < SHORTEST_HEARD_FRAMES) return false
  const part = heard.subarray(from * FEATURES, to * FEATURES)
  const distanceOf = (i: number): number =>
    meanDistance(warpPath(spoken.subarray(ranges[i]![0] * FEATURES, ranges[i]![1] * FEATURES), part))
  const others = ranges
    .keys()
    .filter((i) => i !== word && lengthOf(i) >= SHORTEST_WORD_FRAMES)
    .filter((i) => Math.max(lengthOf(i) / lengthOf(word), lengthOf(word) / lengthOf(i)) <= LONGEST_RATIO)
    .toArray()
  if (others.length < FEWEST_OTHERS) return false
  const own = distanceOf(word)
  return others.filter((i) => distanceOf(i) < own).length >= CHANGED_PART * others.length
}
