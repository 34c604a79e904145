import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { serviceOf, type TextSettings } from './text/text-settings.ts'
import { isFormRefused, toProviderError } from './to-provider-error.ts'

const KEY = 'sk-secret-0123456789'
const SETTINGS: TextSettings = {
  provider: 'openai-compatible',
  model: 'm',
  key: KEY,
  baseUrl: 'http://user:pass@home.example:11434/v1?key=hidden',
}

type Answer = { statusCode: number; responseBody?: string; responseHeaders?: Record<string, string>; cause?: unknown }

function failed(answer: Answer): Error {
  return Object.assign(new Error(`with ${KEY}`), {
    name: 'AI_APICallError',
    url: 'http://home.example/v1',
    requestBodyValues: { messages: ['a secret script'] },
    ...answer,
  })
}

describe('maps the errors of many servers to kinds', () => {
  test.each([
    [
      'OpenRouter without credit',
      { statusCode: 402, responseBody: '{"error":{"code":402,"message":"Insufficient credits"}}' },
      'quota_shared',
    ],
    [
      'OpenAI without quota',
      { statusCode: 429, responseBody: '{"error":{"code":"insufficient_quota"}}' },
      'quota_shared',
    ],
    [
      'Anthropic without balance',
      {
        statusCode: 400,
        responseBody: '{"error":{"type":"invalid_request_error","message":"Your credit balance is too low"}}',
      },
      'quota_shared',
    ],
    [
      'Google by the minute',
      {
        statusCode: 429,
        responseBody:
          '{"error":{"status":"RESOURCE_EXHAUSTED","message":"You exceeded your current quota, please check your plan and billing details.","details":[{"violations":[{"quotaId":"GenerateRequestsPerMinutePerProjectPerModel"}]}]}}',
      },
      'retry_later',
    ],
    [
      'Google by the day',
      {
        statusCode: 429,
        responseBody: '{"error":{"details":[{"violations":[{"quotaId":"GenerateRequestsPerDayPerProjectPerModel"}]}]}}',
      },
      'quota_shared',
    ],
    [
      'Google with a wrong key',
      {
        statusCode: 400,
        responseBody: '{"error":{"status":"INVALID_ARGUMENT","details":[{"reason":"API_KEY_INVALID"}]}}',
      },
      'app_misconfigured',
    ],
    [
      'Ollama without the model',
      { statusCode: 404, responseBody: '{"error":"model \\"m\\" not found, try pulling it first"}' },
      'app_misconfigured',
    ],
    ['a region that is not served', { statusCode: 403 }, 'app_misconfigured'],
    [
      'a context that is too short',
      { statusCode: 400, responseBody: '{"error":{"code":"context_length_exceeded"}}' },
      'permanent',
    ],
    ['too large', { statusCode: 413 }, 'permanent'],
    ['a gateway without its server', { statusCode: 502, responseBody: '<html>Bad gateway</html>' }, 'retry_later'],
    ['Anthropic overloaded', { statusCode: 529 }, 'retry_later'],
    ['busy', { statusCode: 408 }, 'retry_later'],
    ['forwarded', { statusCode: 308 }, 'app_misconfigured'],
    [
      'a page',
      {
        statusCode: 200,
        responseBody: '<!doctype html>',
        cause: Object.assign(new Error('no JSON'), { name: 'AI_JSONParseError' }),
      },
      'app_misconfigured',
    ],
    ['broken off', { statusCode: 200, cause: new TypeError('terminated') }, 'retry_later'],
  ] as const)('%s', (_name, answer, kind) => {
    const error = toProviderError(failed(answer), serviceOf(SETTINGS))
    expect(error.kind).toBe(kind)
    const all = inspect(error, { depth: 9, showHidden: true })
    for (const secret of [KEY, 'secret script', 'hidden', 'pass']) expect(all).not.toContain(secret)
  })

  test('describes an unreachable server by its URL without secrets', () => {
    const error = toProviderError(Object.assign(new Error('connect'), { name: 'AI_APICallError' }), serviceOf(SETTINGS))
    expect(error.kind).toBe('retry_later')
    expect(error.forHost).toContain('http://home.example:11434 ')
    expect(inspect(error)).not.toMatch(/pass@|hidden/u)
  })
})

test.each([
  [{}, 'This site has used up its balance for the language model. Nothing was charged. The operator of this site has to fix it.'],
  [{ otherwise: 'choose another voice' }, expect.stringMatching(/ The operator of this site has to fix it\. Until then, choose another voice\.$/u)],
  [{ isOwn: true }, expect.stringMatching(/ balance at the language model server\. Nothing was charged here\. Add credit there\.$/u)],
  [{ isOwn: true, otherwise: 'choose another voice' }, expect.stringMatching(/ Add credit there, or choose another voice\.$/u)],
])('says what to do about a used-up balance: %j', (change, message: unknown) => {
  expect(toProviderError(failed({ statusCode: 402 }), { ...serviceOf(SETTINGS), ...change }).message).toEqual(message)
}) // prettier-ignore

test('shows a short error code of the provider to the operator, unless it is the key', () => {
  expect(code('model_too_small')).toContain('422 (model_too_small)')
  expect(code(KEY)).not.toContain(KEY)
  expect(code('A whole sentence about a secret script')).not.toContain('secret')
})

test.each([
  [{ 'retry-after': '17' }, '', 17_000],
  [{ 'retry-after-ms': '250', 'retry-after': '1' }, '', 250],
  [{ 'retry-after': new Date(0).toUTCString() }, '', 0],
  [{ 'retry-after': '99999999' }, '', 86_400_000],
  [{ 'retry-after': 'soon' }, '', undefined],
  [{}, '{"error":{"details":[{"retryDelay":"41.5s"}]}}', 41_500],
  [{}, '{"error":"busy"}', undefined],
])('reads the delay before a retry: %j %s', (responseHeaders, responseBody, waits) => {
  expect(
    toProviderError(failed({ statusCode: 429, responseHeaders, responseBody }), serviceOf(SETTINGS)).retryAfterMs,
  ).toBe(waits)
})

test.each([
  [400, "'response_format.type' must be 'json_schema'", true],
  [422, 'Extra inputs are not permitted: response_format', true],
  [400, 'Unknown name "responseJsonSchema"', true],
  [400, 'context_length_exceeded', false],
  [500, 'response_format', false],
  [429, 'response_format', false],
])('%i “%s” rejects the form: %s', (statusCode, responseBody, isRefused) => {
  expect(isFormRefused(failed({ statusCode, responseBody }))).toBe(isRefused)
})

function code(text: string): string {
  const responseBody = JSON.stringify({ error: { code: text } })
  return toProviderError(failed({ statusCode: 422, responseBody }), serviceOf(SETTINGS)).forHost
}
