import { checkStrictSchema } from '../check-schema.ts'
import {
  bearerOf,
  checkTurns,
  fieldsOf,
  listOf,
  Malformed,
  textOf,
  type ModelRequest,
  type Turn,
  type WireFormat,
} from '../wire-format.ts'
import { openaiProblem } from './openai-problem.ts'

const ENDINGS = { done: 'stop', 'cut-off': 'length', refused: 'content_filter' } as const

/** The chat completions format, which all compatible servers use. */
export const chatCompletions: WireFormat = {
  name: 'chat-completions',
  route: '/openai-compatible/v1/chat/completions',
  keyOf: bearerOf,
  read(body) {
    const {
      model,
      messages,
      response_format: format,
    } = fieldsOf(body, 'body', ['model', 'messages', 'response_format'])
    const chat = listOf(messages, 'messages').map((message, i) => {
      const { role, content } = fieldsOf(message, `messages[${i}]`, ['role', 'content'])
      return { role, text: textOf(content, `messages[${i}].content`) }
    })
    const instructions = chat.filter(({ role }) => role === 'system').map(({ text }) => text)
    const turns = chat
      .filter(({ role }) => role !== 'system')
      .map(({ role, text }, i): Turn => {
        if (role !== 'user' && role !== 'assistant') throw new Malformed(`messages[${i}].role is unknown`)
        return { by: role === 'user' ? 'user' : 'model', text }
      })
    checkTurns(turns)
    const request = { model: textOf(model, 'model'), instructions: instructions.join('\n'), turns }
    return {
      ...request,
      ...readFormat(format, `${instructions.join('\n')} ${turns.map(({ text }) => text).join('\n')}`),
    }
  },
  answer: ({ text, ending, usage }, model, isSpokenRefusal) => ({
    id: 'chatcmpl-sandbox',
    object: 'chat.completion',
    created: 1_795_000_000,
    model,
    choices: [
      {
        index: 0,
        message: isSpokenRefusal
          ? { role: 'assistant', content: null, refusal: text }
          : { role: 'assistant', content: text, refusal: null },
        finish_reason: isSpokenRefusal ? 'stop' : ENDINGS[ending],
      },
    ],
    ...(usage && {
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    }),
  }),
  problem: openaiProblem,
}

function readFormat(format: unknown, prompt: string): Pick<ModelRequest, 'form' | 'schema'> {
  if (format === undefined) return { form: 'text' }
  const { type, json_schema: given } = fieldsOf(format, 'response_format', ['type', 'json_schema'])
  if (type === 'json_object') {
    if (!/json/iu.test(prompt)) {
      throw new Malformed(
        "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'",
      )
    }
    return { form: 'json' }
  }
  if (type !== 'json_schema') throw new Malformed('response_format.type is unknown')
  const { schema, strict, name } = fieldsOf(given, 'response_format.json_schema', ['schema', 'strict', 'name'])
  if (!/^[\w-]{1,64}$/u.test(textOf(name, 'response_format.json_schema.name')))
    throw new Malformed('Invalid name of schema')
  if (strict === true) checkStrictSchema(schema)
  return { form: 'schema', schema }
}
