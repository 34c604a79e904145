import type { TemplateId } from './templates.ts'
import { TOLD_BY_ITSELF } from './told-by-itself.ts'

/**
 * How many videos of a length a template tells with the built-in writer before one is too like another. With a language model there is
 * no such end.
 */
export function videosByItself(templateId: TemplateId, durationSeconds: number): number {
  const told = TOLD_BY_ITSELF[templateId]
  return (told.find(({ seconds }) => seconds >= durationSeconds) ?? told.at(-1)!).videos
}
