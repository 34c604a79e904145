import type { GeneratedIdea } from '@dayreel/contract'
import { createRandom, hashText, StudioError } from '@dayreel/storyboard/base'
import { findBlockedIn } from '#blocked/refuse-blocked.ts'
import { chooseModel } from '#costs/choose-source.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { toAppError } from '#videos'
import { drawCombination, writeIdea, type Combination } from './combine-idea.ts'

/**
 * Creates an idea for a channel. Accounts that may use the language model get its idea, and other accounts get an idea
 * from the built-in tables.
 *
 * @param key identifies the request. A repeated request returns the same idea, and the model's answer is paid only
 * once.
 * @param niche the topic of the idea. Undefined for any topic.
 * @throws {AppError} `model_failed`, `cost_limit_reached`
 */
export async function generateIdea(
  { db, config, planner }: Pick<Services, 'db' | 'config' | 'planner'>,
  { accountId, key, niche }: { accountId: string; key: string; niche: string | undefined },
): Promise<GeneratedIdea> {
  const seed = hashText(key) >>> 1
  const combination = drawCombination(createRandom(seed), niche)
  const model = await chooseModel(db, config, accountId)
  if (model === undefined) return writeIdea(combination)
  const { templateId } = combination
  const ideaRequest = { framework: templateId, sparks: sparksOf(combination), niche, seed }
  const idea = await planner.findIdea(ideaRequest, { writer: model.name, accountId }).catch((error: unknown) => {
    // The operator can choose that built-in ideas replace failed answers.
    if (model.isReplaced && error instanceof StudioError && error.code === 'writer-failed') return undefined
    throw toAppError(error)
  })
  if (idea === undefined) return writeIdea(combination)
  const blocked = await findBlockedIn(db, [idea])
  if (blocked !== undefined) {
    const message = `The language model had an idea that this site does not allow: it contains “${blocked.term}”. Ask for another idea.`
    throw new AppError('model_failed', { message })
  }
  return {
    channelConcept: idea.concept,
    whyItWorks: idea.reason,
    storytellingPromptFormula: idea.formula,
    imageDesignPromptFormula: idea.pictures,
    thumbnailPrompt: idea.thumbnail,
    templateId,
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
