import { MAX_PROMPT_CHARACTERS } from '@dayreel/catalogue'
import type { SheetEntry } from '../sheet.ts'

/**
 * Adds descriptions of the people in a picture to its prompt. Each picture is made separately, so a person described in
 * only one prompt would look different in the other pictures.
 *
 * @returns at most `MAX_PROMPT_CHARACTERS`. A description that does not fit is left out.
 */
export function expandSheet(shows: string, sheet: readonly SheetEntry[]): string {
  let prompt = shows
  for (const entry of namedIn(shows, sheet)) {
    const longer = `${prompt.replace(/(?<![.…])[.…]+$/u, '')}. ${entry.name}: ${entry.looks}`
    if (longer.length <= MAX_PROMPT_CHARACTERS) prompt = longer
  }
  return prompt
}

/** Returns the people and places that a prompt names. */
export function namedIn(prompt: string, sheet: readonly SheetEntry[]): SheetEntry[] {
  return sheet.filter((entry) => isNamed(entry, prompt, sheet))
}

/**
 * Checks if a prompt names a person, either by the whole name (“Mara Voss”) or by a first name that no other person has
 * (“Mara”).
 */
function isNamed({ name }: SheetEntry, shows: string, sheet: readonly SheetEntry[]): boolean {
  if (holds(shows, name)) return true
  const [first = ''] = name.split(' ')
  const isOwn = sheet.filter((other) => other.name.split(' ')[0] === first).length === 1
  return (
    isOwn && /^\p{Lu}\p{L}{2,}$/u.test(first) && !/^(?:The|Old|Young|Little|Big)$/u.test(first) && holds(shows, first)
  )
}

function holds(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  if (at === -1) return false
  const [before, after] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' ']
  return !/\p{L}/u.test(before) && (!/\p{L}/u.test(after) || /^s\b/u.test(text.slice(at + name.length)))
}
