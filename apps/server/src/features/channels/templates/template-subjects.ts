import type { TemplateId } from '@dayreel/catalogue'
import { subjectsOf } from '@dayreel/catalogue/subjects'
import { inOrderOf } from '@dayreel/storyboard'

/**
 * A template's subjects, each once, in an order of the channel's own: of two channels neither repeats the other, and neighbours
 * share as little as chance has it.
 */
export function templateSubjects(templateId: TemplateId, channelId: string): string[] {
  return inOrderOf(subjectsOf(templateId), channelId)
}
