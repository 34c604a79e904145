import type { GeneratedIdea } from '@dayreel/contract'
import { createRandom, hashText, StudioError } from '@dayreel/storyboard/base'
import { BUILT_IN, chooseSource } from '#costs/choose-source.ts'
import type { Services } from '#services'
import { toAppError } from '#video/to-app-error.ts'
import { drawCombination, writeIdea, type Combination } from './combine-idea.ts'

/** Nothing of the tables is in what a language model wrote. */
const NO_PARTS = { setting: null, narrator: null, rule: null, palette: null }

/**
 * An idea for a channel that nobody has yet: by the language model where the account has one, else put together from the tables.
 *
 * @param key names the request: the same one again has the same idea, and what a model has answered for it is not paid for again.
 * @throws {AppError} `model_failed`, `cost_limit_reached`
 */
export async function generateIdea(
  { db, config, planner }: Pick<Services, 'db' | 'config' | 'planner'>,
  { accountId, key }: { accountId: string; key: string },
): Promise<GeneratedIdea> {
  const seed = hashText(key) >>> 1
  const combination = drawCombination(createRandom(seed))
  const writer = await chooseSource(db, config, accountId)
  if (writer === BUILT_IN) return writeIdea(combination)
  const { templateId } = combination
  const asked = { framework: templateId, sparks: sparksOf(combination), seed }
  const idea = await planner.findIdea(asked, { writer, accountId }).catch((error: unknown) => {
    // As the host prefers where the model fails; what the idea is made of says whose it is.
    const isReplaced = config.models.text?.isReplaced === true
    if (isReplaced && error instanceof StudioError && error.code === 'writer-failed') return undefined
    throw toAppError(error)
  })
  if (idea === undefined) return writeIdea(combination)
  return {
    channelConcept: idea.concept,
    whyItWorks: idea.reason,
    storytellingPromptFormula: idea.formula,
    imageDesignPromptFormula: idea.pictures,
    thumbnailPrompt: idea.thumbnail,
    templateId,
    parts: NO_PARTS,
  }
}

function sparksOf({ setting, narrator, rule, palette }: Combination): string[] {
  return [
    `from ${setting.said}`,
    `told by ${narrator.said}`,
    `in every video ${rule.said}`,
    `the colours of ${palette.said}`,
  ]
}
