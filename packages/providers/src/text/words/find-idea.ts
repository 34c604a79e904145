import { MAX_PROMPT_CHARACTERS } from '@dayreel/catalogue'
import type { ChannelIdea, IdeaRequest } from '@dayreel/storyboard'
import { ProviderError } from '../../provider-error.ts'
import { askForAnswer } from '../model/ask-for-answer.ts'
import type { Asker } from '../model/create-asker.ts'
import { askForIdea } from '../prompts/ask-for-idea.ts'
import { tidyLine } from './tidy-words.ts'
import type { Idea } from './words-schema.ts'

const PARTS = ['concept', 'reason', 'formula', 'pictures', 'cover'] as const satisfies (keyof Idea)[]

/** Requests an idea for a channel and checks it. Faults are corrected with one more request. */
export async function findIdea(request: IdeaRequest, asker: Asker): Promise<ChannelIdea> {
  const question = askForIdea(request)
  let idea = tidy(await askForAnswer(asker, question))
  const fault = findFault(idea)
  if (fault !== undefined) {
    const turns = [
      ...question.turns,
      { by: 'model' as const, text: JSON.stringify(idea) },
      { by: 'user' as const, text: `${fault} Answer with the whole JSON object again.` },
    ]
    idea = tidy(await askForAnswer(asker, { ...question, turns }))
    const left = findFault(idea)
    if (left !== undefined) {
      throw new ProviderError({
        kind: 'permanent',
        message: 'The language model found no idea that can be used. Nothing was charged. Try again.',
        forHost: `The model ignored its instructions twice: ${left}`,
      })
    }
  }
  const { cover, ...words } = idea
  return { ...words, thumbnail: cover, calls: asker.calls }
}

function findFault(idea: Idea): string | undefined {
  for (const part of PARTS) {
    if (idea[part] === '') return `"${part}" is empty.`
    if (idea[part].length > MAX_PROMPT_CHARACTERS) return `"${part}" is too long; two or three sentences are enough.`
    if (/\*\*|```|(?<!\S)#{1,6} /u.test(idea[part])) return `"${part}" has markdown. Plain text only.`
  }
  return undefined
}

/** Joins each prompt to one line, because a model may answer in several. */
function tidy(idea: Idea): Idea {
  const { concept, reason, formula, pictures, cover } = idea
  return {
    concept: tidyLine(concept),
    reason: tidyLine(reason),
    formula: tidyLine(formula),
    pictures: tidyLine(pictures),
    cover: tidyLine(cover),
  }
}
