import { expect, test } from 'vitest'
import { readTextSettings } from './read-text-settings.ts'

const HOME = { TEXT_PROVIDER: 'openai-compatible', TEXT_BASE_URL: 'http://localhost:11434/v1', TEXT_MODEL: 'llama3.2' }

test('without settings, or with empty ones, there is no language model', () => {
  expect(readTextSettings({})).toEqual({ source: undefined, faults: [] })
  expect(readTextSettings({ TEXT_PROVIDER: ' ', TEXT_MODEL: '' })).toEqual({ source: undefined, faults: [] })
  expect(readTextSettings({ TEXT_PROVIDER: 'auto' })).toEqual({ source: undefined, faults: [] })
})

test('a local server needs a URL and a model, and a hosted one needs a key', () => {
  expect(readTextSettings(HOME).source).toEqual({
    settings: { provider: 'openai-compatible', model: 'llama3.2', baseUrl: HOME.TEXT_BASE_URL },
    name: 'openai-compatible/llama3.2',
    isReplaced: false,
    prices: null,
  })
  const hosted = { TEXT_PROVIDER: 'openai', TEXT_MODEL: 'gpt', TEXT_API_KEY: 'k', TEXT_FALLBACK: 'built-in' }
  expect(readTextSettings({ ...hosted, TEXT_PRICE_INPUT: '0.5', TEXT_PRICE_OUTPUT: '2' }).source).toMatchObject({
    name: 'openai/gpt',
    isReplaced: true,
    prices: { inputTokens: 0.5, outputTokens: 2 },
  })
})

test.each([
  [{ TEXT_MODEL: 'x' }, 'TEXT_PROVIDER is missing'],
  [{ ...HOME, TEXT_PROVIDER: 'gpt' }, 'TEXT_PROVIDER must be'],
  [{ ...HOME, TEXT_BASE_URL: '' }, 'TEXT_BASE_URL'],
  [{ ...HOME, TEXT_BASE_URL: 'localhost:11434' }, 'TEXT_BASE_URL'],
  [{ ...HOME, TEXT_MODEL: '' }, 'TEXT_MODEL'],
  [{ TEXT_PROVIDER: 'openai', TEXT_MODEL: 'gpt' }, 'TEXT_API_KEY'],
  [{ ...HOME, TEXT_STRUCTURED: 'yaml' }, 'TEXT_STRUCTURED must be'],
  [{ ...HOME, TEXT_FALLBACK: 'yes' }, 'TEXT_FALLBACK must be'],
  [{ ...HOME, TEXT_TIMEOUT_SECONDS: '0' }, 'TEXT_TIMEOUT_SECONDS must be'],
  [{ ...HOME, TEXT_PRICE_INPUT: '1' }, 'TEXT_PRICE_OUTPUT must be'],
  [{ ...HOME, TEXT_PRICE_INPUT: 'cheap', TEXT_PRICE_OUTPUT: '1' }, 'TEXT_PRICE_INPUT must be'],
])('rejects %j with the name of the wrong setting', (env, fault) => {
  const { source, faults } = readTextSettings(env)
  expect(source).toBeUndefined()
  expect(faults.join('\n')).toContain(fault)
})
