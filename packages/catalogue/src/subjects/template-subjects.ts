import { readFileSync } from 'node:fs'
import type { TemplateId } from '../templates.ts'

const known = new Map<TemplateId, readonly string[]>()

/** What a template tells of where nobody names a subject: a year of them and more, the lines of its file beside this one. */
export function subjectsOf(templateId: TemplateId): readonly string[] {
  let subjects = known.get(templateId)
  if (subjects === undefined) {
    const lines = readFileSync(new URL(`${templateId}.txt`, import.meta.url), 'utf8').split('\n')
    subjects = lines.filter((line) => line !== '')
    known.set(templateId, subjects)
  }
  return subjects
}
