import type { ToldWords } from '@dayreel/storyboard'
import { TAIL_SECONDS } from '@dayreel/storyboard/base'
import type { BenchSubject } from './read-subjects.ts'

export type Measured = {
  /** Scenes after the first one, and how many of them name the subject or a word of its field. */
  scenes: number
  naming: number
  /** Items that the subject promises and that are counted; null where it is no list. */
  counted: string | null
  /** Seconds at pace 1 away from what was asked for. */
  lengthError: number
  repeated: number
  text: string
}

/** Counts what can be counted of a told subject; nothing here is an opinion. */
export function measureTold(words: ToldWords, { subject, field }: BenchSubject, durationSeconds: number): Measured {
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

/** In any form: `moons`, `moonlit`. */
function names(scene: string, word: string): boolean {
  return scene.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word))
}

const ORDER = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** How far the text counts, beginning with one, in words or digits. */
function countItems(text: string): number {
  const said = text.toLowerCase()
  const isSaid = (i: number): boolean => new RegExp(`\\b(?:number )?(?:${ORDER[i]}|${i + 1})\\b[:.,]`, 'u').test(said)
  const missing = ORDER.findIndex((_, i) => !isSaid(i))
  return missing === -1 ? ORDER.length : missing
}
