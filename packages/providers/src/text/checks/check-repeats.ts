import { splitSentences } from '@dayreel/storyboard/base'
import type { Draft, Finding } from './check.ts'

/** The length from which a repeated sentence is a fault. A short word such as “No.” may be repeated as a refrain. */
const SHORTEST_CHARACTERS = 6

/** Requires that no sentence is repeated. */
export function checkRepeats({ lines, language }: Draft): Finding | undefined {
  const said = new Set<string>()
  for (const { words } of lines) {
    for (const { from, to } of splitSentences(words, language)) {
      const sentence = words.slice(from, to)
      const plain = (sentence.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
      if (plain.length < SHORTEST_CHARACTERS) continue
      if (said.has(plain)) {
        return {
          check: 'repeats',
          sentence: `“${sentence}” is said twice.`,
          demand: `"${sentence}" appears twice. Write something new the second time.`,
        }
      }
      said.add(plain)
    }
  }
  return undefined
}
