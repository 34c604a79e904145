import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { createSandboxText } from '@dayreel/sandbox'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createWordsWriter } from './create-words-writer.ts'
import { KEY, measure, REQUEST, setTextStage, signal } from './test/text-stage.ts'
import { findTextSettingsFaults, type TextProvider } from './text-settings.ts'

const stage = setTextStage('openai-compatible')
const ALL: readonly TextProvider[] = ['openai-compatible', 'openai', 'anthropic', 'google']

afterEach(() => vi.unstubAllEnvs())

test('the id contains the provider, the model and the version of the prompts', () => {
  expect(stage.writer().id).toMatch(/^openai-compatible\/sandbox-model\/[0-9a-f]{8}$/u)
})

test('rejects invalid settings before any call, each with a message', () => {
  expect(findTextSettingsFaults({ provider: 'openai', model: ' ', baseUrl: 'ftp://x' })).toEqual([
    'No model is named.',
    'The API key of OpenAI is missing.',
    'The address must begin with http:// or https://.',
  ])
  expect(() => createWordsWriter({ provider: 'openai-compatible', model: 'm' })).toThrow(
    expect.objectContaining({ kind: 'app_misconfigured' }),
  )
})

describe.each(ALL)('%s', (provider) => {
  const names = {
    'openai-compatible': 'OPENAI',
    openai: 'OPENAI',
    anthropic: 'ANTHROPIC',
    google: 'GOOGLE_GENERATIVE_AI',
  }
  test('reads neither key nor URL from the environment', async () => {
    for (const name of [names[provider], 'AI_GATEWAY']) {
      vi.stubEnv(`${name}_API_KEY`, KEY)
      vi.stubEnv(`${name}_BASE_URL`, 'http://127.0.0.1:9/v1')
    }
    const settings = stage.settings({ provider, baseUrl: stage.sandbox.baseUrls[provider] })
    await createWordsWriter(settings).probe(signal())
    expect(stage.calls()).toBe(1)
    const { key: _key, ...keyless } = settings
    // The key in the environment is valid, so a call that used it would succeed.
    await expect((async () => createWordsWriter(keyless).probe(signal()))()).rejects.toMatchObject({
      kind: 'app_misconfigured',
    })
    expect(stage.calls()).toBe(1)
  })
})

test('accepts a local server without a key, and a URL with a slash at its end', async () => {
  const home = await createSandboxText({ key: null })
  try {
    const baseUrl = `${home.baseUrls['openai-compatible']}/`
    const writer = createWordsWriter({ provider: 'openai-compatible', model: home.model, baseUrl })
    expect((await writer.tell(REQUEST, measure, { signal: signal() })).faults).toEqual([])
  } finally {
    await home.close()
  }
})

test('sends the schema in the prompt to a server that supports only “JSON”, and remembers that server', async () => {
  const settings = stage.settings({
    model: 'sandbox-model',
    baseUrl: `${stage.sandbox.address}/openai-compatible/v1/.`,
  })
  stage.sandbox.faults.add('schema-refused')
  expect((await createWordsWriter(settings).probe(signal())).form).toBe('json')
  expect(stage.sandbox.received[1]!.asked.instructions).toContain('"answer"')
  expect((await createWordsWriter(settings).probe(signal())).form).toBe('json')
  expect(stage.calls()).toBe(3)
})

test('the settings can choose the first form, and no client logs to the console', async () => {
  const written = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name))
  expect((await stage.writer({ form: 'json' }).probe(signal())).form).toBe('json')
  expect((await stage.writer({ form: 'prompt' }).probe(signal())).form).toBe('prompt')
  const { faults } = await stage.writer({ form: 'prompt' }).tell(REQUEST, measure, { signal: signal() })
  expect(faults).toEqual([])
  for (const spy of written) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('loads no client before the first words are requested', async () => {
  const front = new URL('../main.ts', import.meta.url).href
  const program = `
    import { registerHooks } from 'node:module'
    const seen = []
    registerHooks({ resolve: (name, context, next) => (seen.push(name), next(name, context)) })
    const { createWordsWriter } = await import(${JSON.stringify(front)})
    createWordsWriter({ provider: 'openai', model: 'm', key: 'k' })
    console.log(JSON.stringify(seen.filter((name) => /^(?:ai$|@ai-sdk)/u.test(name))))`
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const ran = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: folder })
  expect(JSON.parse((await ran).stdout)).toEqual([])
})
