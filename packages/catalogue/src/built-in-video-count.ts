import type { TemplateId } from './templates.ts'
import { BUILT_IN_VIDEO_COUNTS } from './built-in-video-counts.ts'

/**
 * Returns how many videos of a length the built-in writer can write for a template before one is too similar to
 * another. For a length that was not counted, returns the lower count of the two neighbouring lengths. A language model
 * has no such limit.
 */
export function builtInVideoCount(templateId: TemplateId, durationSeconds: number): number {
  const counts = BUILT_IN_VIDEO_COUNTS[templateId]
  const shorter = counts.findLast(({ seconds }) => seconds <= durationSeconds)
  const longer = counts.find(({ seconds }) => seconds >= durationSeconds)
  return Math.min(...[shorter, longer].filter((each) => each !== undefined).map(({ videos }) => videos))
}
