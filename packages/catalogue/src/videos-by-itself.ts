import type { TemplateId } from './templates.ts'
import { TOLD_BY_ITSELF } from './told-by-itself.ts'

/**
 * How many videos of a length a template tells with the built-in writer before one is too like another: of a length that was not
 * counted, the fewest of those next to it. With a language model there is no such end.
 */
export function videosByItself(templateId: TemplateId, durationSeconds: number): number {
  const told = TOLD_BY_ITSELF[templateId]
  const shorter = told.findLast(({ seconds }) => seconds <= durationSeconds)
  const longer = told.find(({ seconds }) => seconds >= durationSeconds)
  return Math.min(...[shorter, longer].filter((each) => each !== undefined).map(({ videos }) => videos))
}
