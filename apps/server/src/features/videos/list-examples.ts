import type { Examples } from '@dayreel/contract'
import { createRandom, pick } from '@dayreel/storyboard/base'
import { BUILT_IN, chooseSource } from '#costs/choose-source.ts'
import { newSeed } from '#video/video-request.ts'
import type { Services } from '#services'

/** As many as stand in a row under a field. */
const SHOWN = 3
/** Of what a language model writes of, which is anything. */
const OF_ANYTHING = ['10 facts about Saturn', 'The history of chess', 'How a lock on a canal works']

/** Subjects to begin with: of the built-in writer just what it has, other ones each time. */
export async function listExamples({ db, config, planner }: Services, accountId: string): Promise<Examples> {
  const writer = await chooseSource(db, config, accountId)
  if (writer !== BUILT_IN) return { examples: OF_ANYTHING, isBuiltIn: false }
  const examples = await planner.examples(writer)
  const random = createRandom(newSeed())
  const shown = new Set<string>()
  while (shown.size < Math.min(SHOWN, new Set(examples).size)) shown.add(pick(examples, random))
  return { examples: [...shown], isBuiltIn: true }
}
