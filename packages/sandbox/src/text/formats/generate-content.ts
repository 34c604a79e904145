import { checkStrictSchema } from '../check-schema.ts'
import { checkTurns, fieldsOf, listOf, Malformed, textOf, type Turn, type WireFormat } from '../wire-format.ts'

const ENDINGS = { done: 'STOP', 'cut-off': 'MAX_TOKENS', refused: 'SAFETY' } as const
const BY_WHAT = {
  // Google answers a wrong key with status 400, not 401.
  key: [400, 'INVALID_ARGUMENT'],
  model: [404, 'NOT_FOUND'],
  rate: [429, 'RESOURCE_EXHAUSTED'],
  quota: [429, 'RESOURCE_EXHAUSTED'],
  broken: [500, 'INTERNAL'],
  overloaded: [503, 'UNAVAILABLE'],
  malformed: [400, 'INVALID_ARGUMENT'],
} as const
const TYPES = 'type.googleapis.com/google.rpc.'

/** Google's generateContent format. */
export const generateContent: WireFormat = {
  name: 'generate-content',
  route: '/google/v1beta/models/:called',
  keyOf: (headers) => headers['x-goog-api-key']?.toString(),
  read(body, _headers, { called = '' }) {
    const [model = '', method] = called.split(':')
    if (method !== 'generateContent') throw new Malformed(`Unknown method: ${method}`)
    const known = ['contents', 'systemInstruction', 'generationConfig', 'safetySettings']
    const { contents, systemInstruction, generationConfig } = fieldsOf(body, 'body', known)
    const turns = listOf(contents, 'contents').map((content, i): Turn => {
      const { role, parts } = fieldsOf(content, `contents[${i}]`, ['role', 'parts'])
      if (role !== 'user' && role !== 'model') throw new Malformed('Please use a valid role: user, model.')
      return { by: role, text: readParts(parts) }
    })
    checkTurns(turns)
    const { parts } = fieldsOf(systemInstruction ?? {}, 'systemInstruction', ['parts', 'role'])
    const request = { model, turns, instructions: parts === undefined ? '' : readParts(parts) }
    const config = ['maxOutputTokens', 'responseMimeType', 'responseJsonSchema', 'thinkingConfig']
    const { responseMimeType, responseJsonSchema: schema } = fieldsOf(
      generationConfig ?? {},
      'generationConfig',
      config,
    )
    if (schema === undefined) return { ...request, form: responseMimeType === 'application/json' ? 'json' : 'text' }
    if (responseMimeType !== 'application/json') throw new Malformed('responseJsonSchema needs responseMimeType')
    checkStrictSchema(schema)
    return { ...request, form: 'schema', schema }
  },
  answer: ({ text, ending, usage }, model, isSpokenRefusal) => ({
    // If Google rejects a prompt, its answer contains no candidates.
    ...(isSpokenRefusal
      ? { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }
      : {
          candidates: [
            {
              ...(ending === 'refused' ? {} : { content: { role: 'model', parts: [{ text }] } }),
              finishReason: ENDINGS[ending],
              index: 0,
            },
          ],
        }),
    ...(usage && {
      usageMetadata: {
        promptTokenCount: usage.input,
        candidatesTokenCount: usage.output,
        totalTokenCount: usage.input + usage.output,
      },
    }),
    modelVersion: model,
  }),
  problem({ what, message, retryAfterSeconds }) {
    const [status, name] = BY_WHAT[what]
    const details = [
      ...(what === 'key'
        ? [{ '@type': `${TYPES}ErrorInfo`, reason: 'API_KEY_INVALID', domain: 'googleapis.com' }]
        : []),
      ...(what === 'quota'
        ? [{ '@type': `${TYPES}QuotaFailure`, violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel' }] }]
        : []),
      // Google sends the delay before a retry in the body, not in a header.
      ...(retryAfterSeconds === undefined
        ? []
        : [{ '@type': `${TYPES}RetryInfo`, retryDelay: `${retryAfterSeconds}s` }]),
    ]
    return { status, body: { error: { code: status, message, status: name, details } } }
  },
}

function readParts(parts: unknown): string {
  return listOf(parts, 'parts')
    .map((part) => textOf(fieldsOf(part, 'part', ['text'])['text'], 'part.text'))
    .join('\n')
}
