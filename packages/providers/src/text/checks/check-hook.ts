import { countUnits, unitOf } from '../words/count-units.ts'
import type { Draft, Finding } from './check.ts'

const MOST = { words: 14, characters: 32 }

/** Requires a short first sentence, because viewers decide by it whether to stay. */
export function checkHook({ lines, language }: Draft): Finding | undefined {
  const unit = unitOf(language)
  const length = countUnits(lines[0]?.words ?? '', language)
  if (length === 0) return { check: 'hook', sentence: 'There is no hook.', demand: 'Write a hook.' }
  if (length <= MOST[unit]) return undefined
  return {
    check: 'hook',
    sentence: `The first sentence has ${length} ${unit}; more than ${MOST[unit]} lose people.`,
    demand: `The hook has ${length} ${unit}. Shorten it to at most ${MOST[unit]}.`,
  }
}
