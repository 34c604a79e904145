import { readFileSync } from 'node:fs'

export type BenchSubject = {
  subject: string
  /** Words of the subject's field and of the subject itself. */
  field: readonly string[]
}

/** Reads the subjects of the table. Each has the words by which its story may name it. */
export function readSubjects(): BenchSubject[] {
  const rows = readFileSync(new URL('subjects.txt', import.meta.url), 'utf8').split('\n')
  return rows
    .filter((row) => row.trim() !== '' && !row.startsWith('#'))
    .map((row) => {
      const [subject = '', words = ''] = row.split('|')
      return { subject: subject.trim(), field: words.trim().split(/\s+/u) }
    })
}
