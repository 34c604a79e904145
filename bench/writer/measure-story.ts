import type { TimedWords } from '@dayreel/storyboard'
import { TAIL_SECONDS } from '@dayreel/storyboard/base'
import type { BenchSubject } from './read-subjects.ts'

export type Measured = {
  /** The number of scenes after the first one. `naming` counts those that name the subject or a word of its field. */
  scenes: number
  naming: number
  /**
   * The number of items that the story counts, and the number that the subject promises. Null if the subject is not a
   * list.
   */
  counted: string | null
  /** The difference from the requested length, in seconds at pace 1. */
  lengthError: number
  repeated: number
  text: string
}

/** Measures objective properties of a story. */
export function measureStory(words: TimedWords, { subject, field }: BenchSubject, durationSeconds: number): Measured {
  const later = words.scenes.slice(1).map(({ text }) => text.toLowerCase())
  const text = words.scenes.map((scene) => scene.text).join(' ')
  const sentences = text
    .toLowerCase()
    .split(/[.!?]+\s*/u)
    .filter((sentence) => sentence !== '')
  const promised = /^(\d+) /u.exec(subject)?.[1]
  return {
    scenes: later.length,
    naming: later.filter((scene) => field.some((word) => names(scene, word))).length,
    counted: promised === undefined ? null : `${countItems(text)} of ${promised}`,
    lengthError: words.seconds - (durationSeconds - TAIL_SECONDS),
    repeated: sentences.length - new Set(sentences).size,
    text,
  }
}

/**
 * Returns whether the scene contains the word or a form that begins with it, such as `moons` or `moonlit` for `moon`.
 */
function names(scene: string, word: string): boolean {
  return scene.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word))
}

const ORDER = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Returns how far the text counts from one, in words or digits, without a gap. */
function countItems(text: string): number {
  const said = text.toLowerCase()
  const isSaid = (i: number): boolean => new RegExp(`\\b(?:number )?(?:${ORDER[i]}|${i + 1})\\b[:.,]`, 'u').test(said)
  const missing = ORDER.findIndex((_, i) => !isSaid(i))
  return missing === -1 ? ORDER.length : missing
}
