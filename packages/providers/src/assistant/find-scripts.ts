import type { AnsweredScript } from './answered-script.ts'
import { completenessOf } from './answered-script.ts'
import { readLenientJson, type Quotes } from './lenient-json.ts'
import { readFields } from './read-fields.ts'

/** The scripts found in an answer's JSON, and how they were read. */
export type FoundScripts = {
  scripts: AnsweredScript[]
  /** Whether a strict parser would reject the form. */
  isMended: boolean
  isCutOff: boolean
  /** The text before and after the JSON. */
  around: string
}

/** The maximum number of braces and brackets that are tried although they do not begin an object. */
const MAX_TRIES = 24
/** An object starts with a name, and a list with an object or a text. */
const BEGINNING = /\{\s{0,200}(?:["“”„‟«'‘’‚‛]|[\p{L}_/])|\[\s{0,200}[{["“”„‟«'‘’‚‛]/gu

/**
 * Finds the scripts in the JSON of an answer.
 *
 * @returns undefined if the answer has no JSON with scenes.
 */
export function findScripts(text: string): FoundScripts | undefined {
  const strict = find(text, 'straight')
  if (strict !== undefined && !strict.isMended && !strict.isCutOff) return strict
  // Typographic quotes count only as characters inside a text, unless more can be read when they delimit texts.
  const lenient = find(text, 'any')
  return mostComplete(strict, lenient)
}

function mostComplete(one: FoundScripts | undefined, other: FoundScripts | undefined): FoundScripts | undefined {
  if (one === undefined || other === undefined) return one ?? other
  const sum = ({ scripts }: FoundScripts): number => scripts.reduce((all, script) => all + completenessOf(script), 0)
  return sum(other) > sum(one) ? other : one
}

function find(text: string, quotes: Quotes): FoundScripts | undefined {
  const scripts: AnsweredScript[] = []
  const around: string[] = []
  let isMended = false
  let isCutOff = false
  let from = 0
  let kept = 0
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    BEGINNING.lastIndex = from
    const begin = BEGINNING.exec(text)?.index
    if (begin === undefined) break
    const read = readLenientJson(text, begin, quotes)
    const found = read === undefined ? [] : readFields(read.value)
    if (read === undefined || found.length === 0) {
      from = begin + 1
      continue
    }
    around.push(text.slice(kept, begin))
    from = kept = read.end
    scripts.push(...found)
    isCutOff ||= read.isCutOff
    isMended ||= !isStrict(text.slice(begin, read.end))
  }
  if (scripts.length === 0) return undefined
  around.push(text.slice(kept))
  return { scripts, isMended, isCutOff, around: around.join('\n') }
}

function isStrict(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch {
    return false
  }
}
