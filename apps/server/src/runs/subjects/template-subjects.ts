import type { TemplateId } from '@dayreel/catalogue'
import { subjectsOf } from '@dayreel/catalogue/subjects'
import { inOrderOf } from '@dayreel/storyboard'

/**
 * Returns a template's subjects, each once, in an order that depends on the channel. Two channels therefore share
 * neighbouring subjects only by chance.
 */
export function templateSubjects(templateId: TemplateId, channelId: string): string[] {
  return inOrderOf(subjectsOf(templateId), channelId)
}
