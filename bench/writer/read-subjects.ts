import { readFileSync } from 'node:fs'

export type BenchSubject = {
  subject: string
  /** Words of its field, and of itself. */
  field: readonly string[]
}

/** The subjects of the table, each with what may be named where it is told of. */
export function readSubjects(): BenchSubject[] {
  const rows = readFileSync(new URL('subjects.txt', import.meta.url), 'utf8').split('\n')
  return rows
    .filter((row) => row.trim() !== '' && !row.startsWith('#'))
    .map((row) => {
      const [subject = '', words = ''] = row.split('|')
      return { subject: subject.trim(), field: words.trim().split(/\s+/u) }
    })
}
