import type { Storyboard } from '@dayreel/storyboard'
import { frameworkOf } from './story-files/read-stories.ts'
import { takeSubjectOut } from './take-subject-out.ts'

/**
 * The sentences a storyboard speaks, in order, with the subject taken out of those that a framework wrote (`{S}`, `{C}`), so that
 * a sentence told about another subject counts as the same. Later videos of a channel remember them.
 */
export function sentencesOf(storyboard: Storyboard): string[] {
  return takeSubjectOut(
    storyboard.scenes.map(({ text }) => text).join(' '),
    storyboard.language,
    frameworkOf(storyboard.template),
  )
}
