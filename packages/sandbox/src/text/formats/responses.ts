import { checkStrictSchema } from '../check-schema.ts'
import {
  bearerOf,
  checkTurns,
  fieldsOf,
  listOf,
  Malformed,
  textOf,
  type Turn,
  type WireFormat,
} from '../wire-format.ts'
import { openaiProblem } from './openai-problem.ts'

const KNOWN = ['model', 'input', 'max_output_tokens', 'text', 'store', 'include', 'reasoning']

/** OpenAI's own responses format. */
export const responses: WireFormat = {
  name: 'responses',
  route: '/openai/v1/responses',
  keyOf: bearerOf,
  read(body) {
    const { model, input, text: form, store } = fieldsOf(body, 'body', KNOWN)
    // Without `store: false`, the provider keeps users' texts for a month.
    if (store !== false) throw new Malformed("'store' must be false here")
    const instructions: string[] = []
    const turns: Turn[] = []
    listOf(input, 'input').forEach((item, i) => {
      const { role, content } = fieldsOf(item, `input[${i}]`, ['role', 'content', 'id'])
      const text = readContent(content, `input[${i}].content`)
      if (role === 'system' || role === 'developer') instructions.push(text)
      else if (role === 'user' || role === 'assistant') turns.push({ by: role === 'user' ? 'user' : 'model', text })
      else throw new Malformed(`input[${i}].role is unknown`)
    })
    checkTurns(turns)
    const request = { model: textOf(model, 'model'), instructions: instructions.join('\n'), turns }
    if (form === undefined) return { ...request, form: 'text' }
    const { format } = fieldsOf(form, 'text', ['format', 'verbosity'])
    const { type, schema, strict } = fieldsOf(format, 'text.format', ['type', 'schema', 'strict', 'name'])
    if (type !== 'json_schema') throw new Malformed('text.format.type is unknown')
    if (strict === true) checkStrictSchema(schema)
    return { ...request, form: 'schema', schema }
  },
  answer: ({ text, ending, usage }, model, isSpokenRefusal) => ({
    id: 'resp_sandbox',
    object: 'response',
    created_at: 1_795_000_000,
    model,
    status: ending === 'done' ? 'completed' : 'incomplete',
    incomplete_details: detailsOf(ending),
    output: [
      {
        type: 'message',
        id: 'msg_sandbox',
        role: 'assistant',
        status: 'completed',
        content: [
          isSpokenRefusal ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] },
        ],
      },
    ],
    ...(usage && {
      usage: {
        input_tokens: usage.input,
        output_tokens: usage.output,
        total_tokens: usage.input + usage.output,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens_details: { reasoning_tokens: 0 },
      },
    }),
  }),
  problem: openaiProblem,
}

function detailsOf(ending: 'done' | 'cut-off' | 'refused'): { reason: string } | null {
  if (ending === 'done') return null
  return { reason: ending === 'refused' ? 'content_filter' : 'max_output_tokens' }
}

function readContent(content: unknown, where: string): string {
  if (typeof content === 'string') return textOf(content, where)
  return listOf(content, where)
    .map((part) => {
      const { type, text } = fieldsOf(part, where, ['type', 'text'])
      if (type !== 'input_text' && type !== 'output_text') throw new Malformed(`${where}.type is unknown`)
      return textOf(text, `${where}.text`)
    })
    .join('\n')
}
