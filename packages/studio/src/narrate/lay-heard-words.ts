import type { HeardWord, WordTime } from '@dayreel/storyboard'

/** If a smaller fraction of the words is found, the transcript belongs to another text. */
const ENOUGH = 0.5
/** A word is found if at least this fraction of its letters is. */
const FOUND_PART = 0.6
/** Maximum distance between letters of one word, in heard letters. */
const NEAR_LETTERS = 3
const SPOKEN = /[\p{L}\p{N}]/u
/** Costs of two letters that differ, of a letter that is left over, and of each place where letters are left over. */
const [DIFFERENT, LEFT_OVER, GAP] = [10, 10, 3]
const [SKIP_TEXT, SKIP_HEARD, AFTER_LEFT] = [1, 2, 4]

type Timed = { character: string; start: number; end: number }
/** A heard letter, with its place among all heard letters. */
type Sound = Timed & { at: number }

/**
 * Finds the words of a text among the words that a transcription server heard. Both are compared letter by letter at
 * the lowest cost, because a server divides words in its own way and spells some of them differently. A word without a
 * heard letter takes the time between its neighbours.
 *
 * @param ranges the words of the text, as `splitWords` returns them.
 * @returns undefined if too few words are found.
 */
export function layHeardWords(
  text: string,
  ranges: readonly Pick<WordTime, 'from' | 'to'>[],
  heard: readonly HeardWord[],
): WordTime[] | undefined {
  const letters = ranges.flatMap(({ from, to }, word) =>
    lettersOf(text.slice(from, to)).map((character) => ({ character, word })),
  )
  const sounds = heard.flatMap(spreadTime).map((sound, at) => ({ ...sound, at }))
  const same: Sound[][] = ranges.map(() => [])
  for (const [letter, sound] of pairLetters(letters, sounds)) {
    if (letter.character === sound.character) same[letter.word]!.push(sound)
  }
  // Single letters of unrelated words are the same by chance.
  const found = same.map((each, i) => {
    const { length } = lettersOf(text.slice(ranges[i]!.from, ranges[i]!.to))
    const together = longestCluster(each)
    return together.length > 0 && together.length >= FOUND_PART * length ? together : undefined
  })
  const spoken = ranges.filter(({ from, to }) => SPOKEN.test(text.slice(from, to))).length
  if (found.filter((each) => each !== undefined).length < ENOUGH * Math.max(1, spoken)) return undefined
  return ranges.map(({ from, to }, i) => {
    const start =
      found[i]?.[0]!.start ??
      found
        .slice(0, i)
        .findLast((each) => each !== undefined)
        ?.at(-1)!.end ??
      0
    const end = found[i]?.at(-1)!.end ?? found.slice(i).find((each) => each !== undefined)?.[0]!.start ?? start
    return { from, to, start, end: Math.max(start, end) }
  })
}

function lettersOf(word: string): string[] {
  return Array.from(word.normalize('NFKC').toLowerCase()).filter((character) => SPOKEN.test(character))
}

/** Gives each letter of a heard word an equal share of its time. */
function spreadTime({ word, start, end }: HeardWord): Timed[] {
  const letters = lettersOf(word)
  const share = (end - start) / letters.length
  return letters.map((character, i) => ({ character, start: start + i * share, end: start + (i + 1) * share }))
}

/** Returns the most letters that are near each other, because a letter far away belongs to another word. */
function longestCluster(sounds: readonly Sound[]): Sound[] {
  const clusters: Sound[][] = []
  for (const sound of sounds) {
    const last = clusters.at(-1)
    if (last !== undefined && sound.at - last.at(-1)!.at <= NEAR_LETTERS) last.push(sound)
    else clusters.push([sound])
  }
  return clusters.reduce<Sound[]>((longest, each) => (each.length > longest.length ? each : longest), [])
}

/**
 * Pairs the letters of two sequences in order at the lowest cost. Letters that are left over cost something, and so
 * does each gap, so that the letters of a word stay together.
 */
function pairLetters<Letter extends { character: string }>(
  letters: readonly Letter[],
  sounds: readonly Sound[],
): [Letter, Sound][] {
  const [rows, columns] = [letters.length + 1, sounds.length + 1]
  /** For each place, the steps to it if it ends with a pair, and if it ends with a letter that is left over. */
  const steps = new Uint8Array(2 * rows * columns)
  let above = { paired: new Float64Array(columns).fill(Infinity), left: new Float64Array(columns) }
  for (let column = 0; column < columns; column++) above.left[column] = LEFT_OVER * column
  steps.fill(SKIP_HEARD, columns, 2 * columns)
  for (let row = 1; row < rows; row++) {
    const here = { paired: new Float64Array(columns).fill(Infinity), left: new Float64Array(columns) }
    for (let column = 0; column < columns; column++) {
      const at = 2 * row * columns + column
      if (column > 0) {
        const cost = letters[row - 1]!.character === sounds[column - 1]!.character ? 0 : DIFFERENT
        const [on, again] = [above.paired[column - 1]!, above.left[column - 1]! + GAP]
        here.paired[column] = cost + Math.min(on, again)
        steps[at] = again < on ? AFTER_LEFT : 0
      }
      const up = Math.min(above.paired[column]!, above.left[column]!)
      const back = column === 0 ? Infinity : Math.min(here.paired[column - 1]!, here.left[column - 1]!)
      here.left[column] = LEFT_OVER + Math.min(up, back)
      const isAfterLeft =
        back < up ? here.left[column - 1]! < here.paired[column - 1]! : above.left[column]! < above.paired[column]!
      steps[at + columns] = (back < up ? SKIP_HEARD : SKIP_TEXT) + (isAfterLeft ? AFTER_LEFT : 0)
    }
    above = here
  }
  const pairs: [Letter, Sound][] = []
  let isLeft = above.left[columns - 1]! < above.paired[columns - 1]!
  for (let row = rows - 1, column = columns - 1; row > 0 && column > 0;) {
    const step = steps[(2 * row + (isLeft ? 1 : 0)) * columns + column]!
    if (!isLeft) pairs.push([letters[row - 1]!, sounds[column - 1]!])
    const skip = step & ~AFTER_LEFT
    if (!isLeft || skip === SKIP_TEXT) row--
    if (!isLeft || skip === SKIP_HEARD) column--
    isLeft = (step & AFTER_LEFT) !== 0
  }
  return pairs.toReversed()
}
