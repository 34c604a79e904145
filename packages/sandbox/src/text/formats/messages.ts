import { checkStrictSchema } from '../check-schema.ts'
import { checkTurns, fieldsOf, listOf, Malformed, textOf, type Turn, type WireFormat } from '../wire-format.ts'

const ENDINGS = { done: 'end_turn', 'cut-off': 'max_tokens', refused: 'refusal' } as const
const BY_WHAT = {
  key: [401, 'authentication_error'],
  model: [404, 'not_found_error'],
  rate: [429, 'rate_limit_error'],
  // Anthropic has no separate status for a spent balance. Only the message identifies it.
  quota: [400, 'invalid_request_error'],
  broken: [500, 'api_error'],
  overloaded: [529, 'overloaded_error'],
  malformed: [400, 'invalid_request_error'],
} as const

/** Anthropic's messages format. */
export const messages: WireFormat = {
  name: 'messages',
  route: '/anthropic/v1/messages',
  keyOf: (headers) => headers['x-api-key']?.toString(),
  read(body, headers) {
    if (headers['anthropic-version'] === undefined) throw new Malformed('anthropic-version: header is required')
    const known = ['model', 'max_tokens', 'system', 'messages', 'output_config']
    const { model, max_tokens: limit, system, messages: said, output_config: config } = fieldsOf(body, 'body', known)
    if (!Number.isInteger(limit) || Number(limit) < 1) throw new Malformed('max_tokens: Field required')
    const turns = listOf(said, 'messages').map((message, i): Turn => {
      const { role, content } = fieldsOf(message, `messages.${i}`, ['role', 'content'])
      if (role !== 'user' && role !== 'assistant') throw new Malformed(`messages.${i}.role: unexpected value`)
      return { by: role === 'user' ? 'user' : 'model', text: readBlocks(content, `messages.${i}.content`) }
    })
    checkTurns(turns)
    const instructions = system === undefined ? '' : readBlocks(system, 'system')
    const request = { model: textOf(model, 'model'), instructions, turns }
    if (config === undefined) return { ...request, form: 'text' }
    const { format } = fieldsOf(config, 'output_config', ['format', 'effort'])
    const { type, schema } = fieldsOf(format, 'output_config.format', ['type', 'schema'])
    if (type !== 'json_schema') throw new Malformed('output_config.format.type: unexpected value')
    checkStrictSchema(schema)
    return { ...request, form: 'schema', schema }
  },
  answer: ({ text, ending, usage }, model, isSpokenRefusal) => ({
    id: 'msg_sandbox',
    type: 'message',
    role: 'assistant',
    model,
    content: text === '' ? [] : [{ type: 'text', text }],
    stop_reason: ENDINGS[isSpokenRefusal ? 'refused' : ending],
    stop_sequence: null,
    // This format always requires token counts, so a stand-in for a server that does not count tokens reports zero.
    usage: { input_tokens: usage?.input ?? 0, output_tokens: usage?.output ?? 0 },
  }),
  problem({ what, message, retryAfterSeconds }) {
    const [status, type] = BY_WHAT[what]
    return {
      status,
      ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
      body: {
        type: 'error',
        error: {
          type,
          message: what === 'quota' ? `Your credit balance is too low to access the API. ${message}` : message,
        },
        request_id: 'req_sandbox',
      },
    }
  },
}

function readBlocks(content: unknown, where: string): string {
  if (typeof content === 'string') return textOf(content, where)
  return listOf(content, where)
    .map((block, i) => {
      const { type, text } = fieldsOf(block, `${where}.${i}`, ['type', 'text'])
      if (type !== 'text') throw new Malformed(`${where}.${i}.type: unexpected value`)
      return textOf(text, `${where}.${i}.text`)
    })
    .join('\n')
}
