import { describe, expect, test } from 'vitest'
import { TEMPLATES } from '../templates.ts'
import { subjectsOf } from './template-subjects.ts'

/** The required beginning of every subject of a template, because the template's framework depends on it. */
const FORMS = {
  'impossible-worlds': /^(?:A|An) \p{Ll}/u,
  'what-if-overnight': /^What if .+ overnight\?$/u,
  'before-they-vanished': /^The last \p{L}/u,
  'time-broke-here': /^The \p{Ll}/u,
  'found-in-archives': /^(?:A|An) \p{L}/u,
  'dreams-never-wake': /^The dream (?:of|that|in which) /u,
  'life-almost-had': /^The life where you /u,
  'tales-end-of-time': /^The \p{Ll}/u,
} as const
const LONGEST = 80
/** A word in more than this many lines of a table is too common to make two lines similar. */
const IN_MANY_LINES = 12
/** The maximum share of their uncommon words that two lines may have in common. */
const MOST_SHARED = 0.5

describe.each(TEMPLATES.map(({ id }) => id))('the subjects of %s', (id) => {
  const subjects = subjectsOf(id)

  test('are enough for a year of days', () => {
    expect(subjects.length).toBeGreaterThanOrEqual(366)
    expect(new Set(subjects).size).toBe(subjects.length)
  })

  test("are one line each, of the template's kind, and short enough for a title", () => {
    for (const subject of subjects) {
      expect(subject).toMatch(FORMS[id])
      expect(subject).toMatch(/^[\p{L}\p{N} ’',?-]+$/u)
      expect(subject.trim().replaceAll('  ', ' ')).toBe(subject)
      expect(subject.length).toBeLessThanOrEqual(LONGEST)
    }
  })

  test('differ clearly from each other', () => {
    const lines = subjects.map(wordsOf)
    const counts = new Map<string, number>()
    for (const word of lines.flatMap((words) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1)
    const own = lines.map((words) => new Set([...words].filter((word) => counts.get(word)! <= IN_MANY_LINES)))
    const near = subjects.flatMap((subject, i) =>
      subjects.slice(0, i).flatMap((other, j) => (sharedOf(own[i]!, own[j]!) > MOST_SHARED ? [[other, subject]] : [])),
    )
    expect(near).toEqual([])
  })
})

function wordsOf(subject: string): Set<string> {
  const words = subject.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return new Set(words.map((word) => word.replace(/(?<=[^s])s$/u, '')))
}

/**
 * Returns the share of common words of two lines. A single common word does not make two lines similar, because their
 * other words still differ.
 */
function sharedOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared < 2 ? 0 : shared / (a.size + b.size - shared)
}
