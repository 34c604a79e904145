import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSandboxText, type SandboxText } from './create-sandbox-text.ts'

const KEY = 'sandbox-key'
const SCHEMA = {
  type: 'object',
  properties: { title: { type: 'string' }, item: { type: ['number', 'null'] } },
  required: ['title', 'item'],
  additionalProperties: false,
}
const LOOSE = { ...SCHEMA, required: ['title'] }
const BOUNDED = { ...SCHEMA, properties: { ...SCHEMA.properties, item: { type: 'number', minimum: 1 } } }

let sandbox: SandboxText
beforeAll(async () => void (sandbox = await createSandboxText()))
afterAll(() => sandbox.close())
beforeEach(() => sandbox.faults.clear())

type Wire = {
  path: string
  headers: Record<string, string>
  /** Returns the body of a call that the real provider would answer. */
  good: (schema: unknown, prompt?: string) => object
  bad: readonly object[]
  /** Returns the text of an answer. */
  read: (answer: never) => string
}
const PROMPT = '<subject>A lamp</subject>'
const WIRES: Readonly<Record<string, Wire>> = {
  'chat completions': {
    path: '/openai-compatible/v1/chat/completions',
    headers: { authorization: `Bearer ${KEY}` },
    good: (schema, prompt = PROMPT) => ({
      model: 'sandbox-model',
      messages: [
        { role: 'system', content: 'Tell.' },
        { role: 'user', content: prompt },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'words', strict: true, schema } },
    }),
    bad: [
      {},
      { model: 'sandbox-model', messages: [] },
      { model: 'sandbox-model', messages: [{ role: 'user', content: '' }] },
      { model: 'sandbox-model', messages: [{ role: 'assistant', content: 'x' }] },
      { model: 'sandbox-model', messages: [{ role: 'user', content: 'x' }], invented: true },
      { model: 'sandbox-model', messages: [{ role: 'user', content: 'x' }], response_format: { type: 'json_object' } },
    ],
    read: (answer: { choices: { message: { content: string } }[] }) => answer.choices[0]!.message.content,
  },
  responses: {
    path: '/openai/v1/responses',
    headers: { authorization: `Bearer ${KEY}` },
    good: (schema, prompt = PROMPT) => ({
      model: 'sandbox-model',
      store: false,
      input: [{ role: 'user', content: [{ type: 'input_text', text: prompt }] }],
      text: { format: { type: 'json_schema', name: 'words', strict: true, schema } },
    }),
    bad: [
      { model: 'sandbox-model', input: [{ role: 'user', content: 'x' }] },
      { model: 'sandbox-model', store: false, input: [] },
      { model: 'sandbox-model', store: false, input: [{ role: 'system', content: 'x' }] },
    ],
    read: (answer: { output: { content: { text: string }[] }[] }) => answer.output[0]!.content[0]!.text,
  },
  messages: {
    path: '/anthropic/v1/messages',
    headers: { 'x-api-key': KEY, 'anthropic-version': '2023-06-01' },
    good: (schema, prompt = PROMPT) => ({
      model: 'sandbox-model',
      max_tokens: 100,
      messages: [{ role: 'user', content: prompt }],
      output_config: { format: { type: 'json_schema', schema } },
    }),
    bad: [
      { model: 'sandbox-model', messages: [{ role: 'user', content: 'x' }] },
      { model: 'sandbox-model', max_tokens: 0, messages: [{ role: 'user', content: 'x' }] },
      { model: 'sandbox-model', max_tokens: 9, messages: [{ role: 'system', content: 'x' }] },
    ],
    read: (answer: { content: { text: string }[] }) => answer.content[0]!.text,
  },
  'generate content': {
    path: '/google/v1beta/models/sandbox-model:generateContent',
    headers: { 'x-goog-api-key': KEY },
    good: (schema, prompt = PROMPT) => ({
      contents: [{ role: 'user', parts: [{ text: prompt }] }],
      generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema },
    }),
    bad: [
      { contents: [] },
      { contents: [{ role: 'assistant', parts: [{ text: 'x' }] }] },
      { contents: [{ role: 'user', parts: [{ text: 'x' }] }], generationConfig: { responseJsonSchema: SCHEMA } },
    ],
    read: (answer: { candidates: { content: { parts: { text: string }[] } }[] }) =>
      answer.candidates[0]!.content.parts[0]!.text,
  },
}

describe.each(Object.entries(WIRES))('%s', (_name, { path, headers, good, bad, read }) => {
  const post = (body: object, shown: Record<string, string> = headers): Promise<Response> =>
    fetch(sandbox.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...shown },
      body: JSON.stringify(body),
    })

  test('answers in the schema, with the subject’s own words', async () => {
    const answer = await post(good(SCHEMA))
    expect(answer.status).toBe(200)
    expect(JSON.parse(read((await answer.json()) as never))).toEqual({ title: 'A lamp', item: 1 })
  })

  test('rejects a wrong or missing key, even if everything else is right', async () => {
    const [key = ''] = Object.keys(headers)
    expect([400, 401]).toContain((await post(good(SCHEMA), { ...headers, [key]: 'Bearer wrong' })).status)
    for (const name of Object.keys(headers)) {
      const { [name]: _left, ...without } = headers
      expect([400, 401]).toContain((await post(good(SCHEMA), without)).status)
    }
  })

  test('rejects a schema with optional properties or bounds', async () => {
    expect((await post(good(LOOSE))).status).toBe(400)
    expect((await post(good(BOUNDED))).status).toBe(400)
    expect((await post(good({ ...SCHEMA, additionalProperties: true }))).status).toBe(400)
  })

  test('rejects what the real providers reject', async () => {
    for (const body of bad) expect((await post(body)).status).toBe(400)
  })

  test('applies the faults that a subject or a call requests', async () => {
    expect((await post(good(SCHEMA, `${PROMPT} [sandbox:overloaded]`))).status).toBeGreaterThanOrEqual(500)
    const response = await fetch(`${sandbox.address}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'server-error' }),
    })
    expect(response.status).toBe(204)
    expect((await post(good(SCHEMA))).status).toBe(500)
    expect((await post(good(SCHEMA))).status).toBe(200)
  })

  test('a dropped connection closes before the answer is complete', async () => {
    for (const fault of ['reset', 'answer-lost'] as const) {
      sandbox.faults.add(fault)
      await expect(post(good(SCHEMA)).then((answer) => answer.text())).rejects.toThrow(TypeError)
    }
  })
})
