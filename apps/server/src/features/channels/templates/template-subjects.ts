import type { TemplateId } from '@dayreel/catalogue'
import { subjectsOf } from '@dayreel/catalogue/subjects'
import { createRandom } from '@dayreel/storyboard'

/**
 * A template's subjects, each once, in an order of the channel's own: of two channels neither repeats the other, and neighbours
 * share as little as chance has it.
 */
export function templateSubjects(templateId: TemplateId, channelId: string): string[] {
  const subjects = [...subjectsOf(templateId)]
  const random = createRandom(channelId)
  for (let i = subjects.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[subjects[i], subjects[j]] = [subjects[j]!, subjects[i]!]
  }
  return subjects
}
