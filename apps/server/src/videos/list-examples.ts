import { EXPLAINED_SUBJECTS } from '@dayreel/catalogue'
import type { Examples } from '@dayreel/contract'
import { createRandom, pick } from '@dayreel/storyboard/base'
import { BUILT_IN, chooseSource } from '#costs/choose-source.ts'
import { newSeed } from './stored-request.ts'
import type { Services } from '#services'

/** The number of examples that fit in a row under the form field. */
const SHOWN = 3
/** The examples for a language model, which can write about anything. */
const OF_ANYTHING = ['10 facts about Saturn', 'The history of chess', 'How a lock on a canal works']

/**
 * Returns example subjects. For the built-in writer, they are random subjects that it has stories for. The first is a
 * subject that it explains, so its video shows boards.
 */
export async function listExamples({ db, config, planner }: Services, accountId: string): Promise<Examples> {
  const writer = await chooseSource(db, config, accountId)
  if (writer !== BUILT_IN) return { examples: OF_ANYTHING, isBuiltIn: false }
  const examples = await planner.examples(writer)
  const random = createRandom(newSeed())
  const shown = new Set<string>([pick(EXPLAINED_SUBJECTS, random)])
  while (shown.size < Math.min(SHOWN, new Set(examples).size)) shown.add(pick(examples, random))
  return { examples: [...shown], isBuiltIn: true }
}
