import { readFileSync } from 'node:fs'
import type { TemplateId } from '../templates.ts'

const known = new Map<TemplateId, readonly string[]>()

/**
 * Returns the subjects that a template uses if the user names none: the lines of the text file beside this module,
 * which are enough for more than a year.
 */
export function subjectsOf(templateId: TemplateId): readonly string[] {
  let subjects = known.get(templateId)
  if (subjects === undefined) {
    const lines = readFileSync(new URL(`${templateId}.txt`, import.meta.url), 'utf8').split('\n')
    subjects = lines.filter((line) => line !== '')
    known.set(templateId, subjects)
  }
  return subjects
}
