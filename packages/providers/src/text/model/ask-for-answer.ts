import type { ZodType } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import type { Question, Received } from './call-model.ts'
import type { Asker } from './create-asker.ts'
import { findObjects } from './find-object.ts'

/** What a model may be shown again of an answer that was not one. */
const SHOWN_AGAIN_CHARACTERS = 4_000

/**
 * An answer that has the form asked for. A form that is wrong is asked for once more, with what was wrong about it.
 *
 * @throws {ProviderError} `content_rejected`; `permanent` where the form is wrong again
 */
export async function askForAnswer<Answer>(
  asker: Asker,
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
    message:
      'The language model of this site did not answer in the form that it was asked for, twice. Try again; if it happens often, whoever runs this site may choose a larger model.',
    forHost: `The model answered in a form that cannot be read, twice: ${second.fault} A larger model keeps to it.`,
  })
}

type Read<Answer> = { answer: Answer } | { fault: string; text: string }

function readAnswer<Answer>(schema: ZodType<Answer>, { text, ending }: Received): Read<Answer> {
  if (ending === 'refused') {
    throw new ProviderError({
      kind: 'content_rejected',
      message: 'The language model refused to write about this. Choose another subject, or put it in other words.',
      forHost: 'The model refused to answer.',
    })
  }
  // Also where it can be read: what came before the end may be whole by chance.
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
