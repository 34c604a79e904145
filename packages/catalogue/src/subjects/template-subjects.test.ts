import { describe, expect, test } from 'vitest'
import { TEMPLATES } from '../templates.ts'
import { subjectsOf } from './template-subjects.ts'

/** What the framework promises is in how its subjects begin. */
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
/** Words that are in so many lines of a table that two may share them. */
const IN_MANY_LINES = 12
/** Of the words that are a line's own, so many in a hundred may stand in another line. */
const MOST_SHARED = 0.5

describe.each(TEMPLATES.map(({ id }) => id))('14.4 the subjects of %s', (id) => {
  const subjects = subjectsOf(id)

  test('carry a year of days', () => {
    expect(subjects.length).toBeGreaterThanOrEqual(366)
    expect(new Set(subjects).size).toBe(subjects.length)
  })

  test('are one line each, of its kind, and short enough for a title', () => {
    for (const subject of subjects) {
      expect(subject).toMatch(FORMS[id])
      expect(subject).toMatch(/^[\p{L}\p{N} ’',?-]+$/u)
      expect(subject.trim().replaceAll('  ', ' ')).toBe(subject)
      expect(subject.length).toBeLessThanOrEqual(LONGEST)
    }
  })

  test('no two are nearly the same', () => {
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

/** Two lines of one word of their own each are told apart by what that is. */
function sharedOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared < 2 ? 0 : shared / (a.size + b.size - shared)
}
