import type { ZodType } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import type { Question, Received } from './language-model.ts'
import type { Asker } from './create-asker.ts'
import { findObjects } from './find-object.ts'

/** Number of characters of an invalid answer that are sent back to the model. */
const SHOWN_AGAIN_CHARACTERS = 4_000

/**
 * Requests an answer in the required form. If the form is wrong, requests it once more with a description of the fault.
 *
 * @throws {ProviderError} `content_rejected`, or `permanent` if the form is wrong again
 */
export async function askForAnswer<Answer>(
  asker: Pick<Asker, 'ask'>,
  question: Question & { schema: ZodType<Answer> },
): Promise<Answer> {
  const first = readAnswer(question.schema, await asker.ask(question))
  if ('answer' in first) return first.answer
  const shown = first.text.slice(0, SHOWN_AGAIN_CHARACTERS).trim() || '(no answer)'
  const turns = [
    ...question.turns,
    { by: 'model' as const, text: shown },
    {
      by: 'user' as const,
      text: `That could not be read: ${first.fault} Answer again, with the whole JSON object and nothing else.`,
    },
  ]
  const second = readAnswer(question.schema, await asker.ask({ ...question, turns }))
  if ('answer' in second) return second.answer
  throw new ProviderError({
    kind: 'permanent',
    message: 'The language model gave an unusable answer twice. Try again. If this happens often, use a larger model.',
    forHost: `The model’s answer couldn’t be read, twice: ${second.fault} Try a larger model.`,
  })
}

type Read<Answer> = { answer: Answer } | { fault: string; text: string }

function readAnswer<Answer>(schema: ZodType<Answer>, { text, ending }: Received): Read<Answer> {
  if (ending === 'refused') {
    throw new ProviderError({
      kind: 'content_rejected',
      message: 'The language model refused to write about this. Try another subject, or use other words.',
      forHost: 'The model refused to answer.',
    })
  }
  // A cut-off answer is rejected even if it can be parsed, because the part before the cut may be valid by chance.
  if (ending === 'cut-off') return { fault: 'it was cut off before its end; keep it shorter.', text }
  let fault = 'it holds no JSON object.'
  for (const found of findObjects(text)) {
    const read = schema.safeParse(found)
    if (read.success) return { answer: read.data }
    const [issue] = read.error.issues
    fault = `${issue?.path.join('.') || 'the object'}: ${issue?.message ?? 'is wrong'}.`
  }
  return { fault, text }
}
