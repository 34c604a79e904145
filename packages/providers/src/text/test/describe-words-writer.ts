import type { OutsideErrorKind } from '@dayreel/catalogue'
import { inspect } from 'node:util'
import { createSandboxText, RETRY_AFTER_SECONDS, type TextFault } from '@dayreel/sandbox'
import { describeWriter } from '@dayreel/storyboard/testing'
import { describe, expect, test } from 'vitest'
import { ProviderError } from '../../provider-error.ts'
import { createWordsWriter } from '../create-words-writer.ts'
import type { TextProvider } from '../text-settings.ts'
import { countUnits } from '../words/count-units.ts'
import type { Meter, ModelCall, Words } from '@dayreel/storyboard'
import { describeIdeas } from './describe-ideas.ts'
import { describeSubjects } from './describe-subjects.ts'
import { KEY, measure, memoryStore, REQUEST, setTextStage, signal, SUBJECT } from './text-stage.ts'

/** Other answer forms that can still be parsed. */
const OTHER_FORMS: readonly TextFault[] = ['fenced', 'think', 'think-then-fence', 'prose', 'no-usage']
/** Unreadable answer forms. Such an answer is requested once more. */
const UNREADABLE: readonly TextFault[] = ['wrong-schema', 'cut-off', 'cut-off-whole', 'empty']
const FAILURES: readonly { fault: TextFault; kind: OutsideErrorKind; waits?: number }[] = [
  { fault: 'unauthorized', kind: 'app_misconfigured' },
  { fault: 'unknown-model', kind: 'app_misconfigured' },
  { fault: 'rate-limit', kind: 'retry_later', waits: RETRY_AFTER_SECONDS * 1_000 },
  { fault: 'rate-limit-silent', kind: 'retry_later' },
  { fault: 'quota', kind: 'quota_shared' },
  { fault: 'server-error', kind: 'retry_later' },
  { fault: 'overloaded', kind: 'retry_later' },
  { fault: 'refusal', kind: 'content_rejected' },
  { fault: 'redirect', kind: 'app_misconfigured' },
  { fault: 'web-page', kind: 'app_misconfigured' },
  { fault: 'reset', kind: 'retry_later' },
  { fault: 'answer-lost', kind: 'retry_later' },
]

const NO_METER: Meter = {
  reserve: async () => undefined,
  count: async () => undefined,
  release: async () => undefined,
}

/** The test suite for every writer with a language model, regardless of the wire format. */
export function describeWordsWriter(provider: TextProvider): void {
  describe(provider, () => {
    const stage = setTextStage(provider)
    describeWriter(provider, () => stage.writer())
    const writeWords = (changes: Partial<typeof REQUEST> = {}): Promise<Words> =>
      stage.writer().tell({ ...REQUEST, ...changes }, measure, { signal: signal() })
    test('writes words that satisfy the schema, with one call', async () => {
      const { title, scenes, sheet, description, hashtags, thumbnail, faults, calls } = await writeWords()
      expect(faults).toEqual([])
      expect(title).not.toBe('')
      expect(countUnits(scenes[0]!.text, 'en')).toBeLessThanOrEqual(14)
      expect(scenes.length).toBeGreaterThan(3)
      for (const { text, shows } of scenes) expect([text, shows]).not.toContain('')
      expect(sheet[0]!.looks).not.toBe('')
      expect(description).toContain(SUBJECT)
      expect(hashtags.join('')).toMatch(/^[\p{L}\p{N}]+$/u)
      expect(thumbnail.text).not.toBe('')
      expect(stage.calls()).toBe(1)
      expect(calls).toHaveLength(1)
      expect(calls[0]!.inputTokens).toBeGreaterThan(0)
      expect(calls[0]!.outputTokens).toBeGreaterThan(0)
    })

    test('the prompt is short enough for a local server, with any amount of input', async () => {
      const previousVideos = Array.from({ length: 60 }, (_, i) => {
        const sentences = Array.from({ length: 12 }, (__, j) => `Sentence ${j} of the earlier video ${i}.`)
        const pictures = sentences.map((sentence) => `a lamp beside ${sentence}`)
        return { subject: 'A lamp', language: 'en', title: `Lamp ${i}`, hook: sentences[0]!, sentences, pictures }
      })
      await writeWords({ told: previousVideos, notes: 'rain '.repeat(400), formula: 'slowly '.repeat(400) })
      const { instructions, turns } = stage.sandbox.received[0]!.asked
      for (const said of ['Lamp 0', 'Lamp 20', 'Sentence 11 of the earlier video 0.', 'a lamp beside Sentence 0']) {
        expect(turns[0]!.text).toContain(said)
      }
      // 12,000 characters are 3,000 tokens of about four characters each.
      expect(instructions.length + turns[0]!.text.length).toBeLessThan(12_000)
    })

    test.each(OTHER_FORMS)('%s: parsed like a plain answer', async (fault) => {
      const plain = await writeWords()
      stage.sandbox.faults.add(fault)
      const words = await writeWords()
      expect({ ...words, calls: [] }).toEqual({ ...plain, calls: [] })
      expect(stage.calls()).toBe(2)
      // Anthropic always reports the usage of a call.
      const isUncounted = fault === 'no-usage' && provider !== 'anthropic'
      expect(words.calls[0]!.outputTokens === undefined).toBe(isUncounted)
    })

    test.each(UNREADABLE)('%s: requested once more with the fault, then parsed', async (fault) => {
      stage.sandbox.faults.add(fault)
      const { faults, calls } = await writeWords()
      expect(faults).toEqual([])
      expect(calls).toHaveLength(2)
      expect(stage.sandbox.received[1]!.asked.turns.at(-1)!.text).toMatch(/could not be read: \S+ /u)
    })

    test.each(UNREADABLE)('%s twice: gives up, and counts both calls', async (fault) => {
      stage.sandbox.faults.add(fault, 2)
      const counted: ModelCall[] = []
      const meter = { ...NO_METER, count: async (call: ModelCall) => void counted.push(call) }
      const error = await failure(stage.writer().tell(REQUEST, measure, { signal: signal(), meter }))
      expect(error.kind).toBe('permanent')
      expect(stage.calls()).toBe(2)
      expect(counted).toHaveLength(2)
    })

    test.each(FAILURES)('$fault: $kind, one call, and neither key nor prompt in the error', async (row) => {
      stage.sandbox.faults.add(row.fault)
      const error = await failure(writeWords())
      expect([error.kind, error.retryAfterMs]).toEqual([row.kind, row.waits])
      expect(stage.calls()).toBe(1)
      const all = `${inspect(error, { depth: 9, showHidden: true })} ${error.stack} ${JSON.stringify(error)}`
      expect(all).not.toContain(KEY)
      expect(all).not.toContain('lighthouse')
      expect(error.message).toMatch(/^[^{}]+\.$/u)
      expect(error.message).not.toMatch(/openai|anthropic|google/iu)
    })

    test('a refusal in a separate field, with an ordinary finish reason', async () => {
      stage.sandbox.faults.add('refusal-in-words')
      expect((await failure(writeWords())).kind).toBe('content_rejected')
      expect(stage.calls()).toBe(1)
    })

    test('does not repeat a wrong key, although the provider does', async () => {
      const error = await failure(
        createWordsWriter(stage.settings({ key: 'sk-wrong-42' })).tell(REQUEST, measure, { signal: signal() }),
      )
      expect(error.kind).toBe('app_misconfigured')
      expect(inspect(error, { depth: 9 })).not.toContain('sk-wrong-42')
    })

    test('names a model that does not exist', async () => {
      const error = await failure(stage.writer({ model: 'gone' }).tell(REQUEST, measure, { signal: signal() }))
      expect(error.kind).toBe('app_misconfigured')
      expect(error.forHost).toContain('“gone”')
    })

    test('reports an unreachable server as a failure to retry later', async () => {
      const writer = stage.writer({ baseUrl: 'http://127.0.0.1:9/v1' })
      const error = await failure(writer.tell(REQUEST, measure, { signal: signal() }))
      expect(error.kind).toBe('retry_later')
      expect(error.forHost).toContain('http://127.0.0.1:9')
    })

    test('a call without an answer ends at the time limit', async () => {
      stage.sandbox.faults.add('hang')
      const error = await failure(stage.writer({ timeoutMs: 50 }).tell(REQUEST, measure, { signal: signal() }))
      expect(error.kind).toBe('retry_later')
    })

    test('an abort ends a call without an answer', async () => {
      stage.sandbox.faults.add('hang')
      const interruption = new AbortController()
      const reason = new Error('stopped by the caller')
      const writing = stage.writer().tell(REQUEST, measure, { signal: interruption.signal })
      const ended = writing.catch((error: unknown) => error)
      await expect.poll(() => stage.calls(), { timeout: 60_000 }).toBeGreaterThan(0)
      interruption.abort(reason)
      expect(await ended).toBe(reason)
      const callsBefore = stage.calls()
      await expect(stage.writer().tell(REQUEST, measure, { signal: interruption.signal })).rejects.toBe(reason)
      expect(stage.calls()).toBe(callsBefore)
    })

    test('sends the schema in the prompt to a server without schema support, and remembers this', async () => {
      const address = `${stage.settings().baseUrl}/`
      // The stand-in gets another URL, because the process remembers the supported form per URL.
      const writer = stage.writer({ baseUrl: address.replace('127.0.0.1', 'localhost') })
      stage.sandbox.faults.add('format-refused', 2)
      const { faults } = await writer.tell(REQUEST, measure, { signal: signal() })
      expect(faults).toEqual([])
      const { asked: received } = stage.sandbox.received.at(-1)!
      expect(received.form).toBe('text')
      expect(received.instructions).toContain('"additionalProperties":false')
      const before = stage.calls()
      await writer.tell({ ...REQUEST, seed: 2 }, measure, { signal: signal() })
      expect(stage.calls()).toBe(before + 1)
    })

    test('after a kill between any two calls, repeats no call whose answer was received', async () => {
      const faults: TextFault[] = ['wrong-schema', 'too-short', 'markdown', 'long-hook']
      for (const fault of faults) stage.sandbox.faults.add(fault)
      const whole = await stage.writer().tell(REQUEST, measure, { signal: signal(), kept: memoryStore() })
      const callCount = stage.calls()
      expect(callCount).toBeGreaterThan(3)
      stage.sandbox.received.length = 0
      stage.sandbox.faults.clear()
      for (const fault of faults) stage.sandbox.faults.add(fault)
      let killer = new AbortController()
      const kept = memoryStore(() => killer.abort(new Error('killed')))
      for (let lives = 0; lives < callCount; lives++) {
        killer = new AbortController()
        await expect(stage.writer().tell(REQUEST, measure, { signal: killer.signal, kept })).rejects.toThrow('killed')
      }
      const again = await stage.writer().tell(REQUEST, measure, { signal: signal(), kept })
      expect(stage.calls()).toBe(callCount)
      expect(again.calls.every(({ isKept }) => isKept)).toBe(true)
      expect({ ...again, calls: again.calls.map(({ id }) => id) }).toEqual({
        ...whole,
        calls: whole.calls.map(({ id }) => id),
      })
    })

    test('gives the same words for the same key, and calls again for another seed', async () => {
      const kept = memoryStore()
      const first = await stage.writer().tell(REQUEST, measure, { signal: signal(), kept })
      const second = await stage.writer().tell(REQUEST, measure, { signal: signal(), kept })
      expect({ ...second, calls: [] }).toEqual({ ...first, calls: [] })
      expect(stage.calls()).toBe(1)
      await stage.writer().tell({ ...REQUEST, seed: 2 }, measure, { signal: signal(), kept })
      expect(stage.calls()).toBe(2)
    })

    test('requests an answer again if the cached one has an unknown form', async () => {
      const kept = { get: async () => Buffer.from('half of {'), put: async () => undefined }
      expect((await stage.writer().tell(REQUEST, measure, { signal: signal(), kept })).calls[0]!.isKept).toBe(false)
    })

    test('a rejected reservation prevents the call', async () => {
      const meter = { ...NO_METER, reserve: () => Promise.reject(new Error('limit reached')) }
      await expect(stage.writer().tell(REQUEST, measure, { signal: signal(), meter })).rejects.toThrow('limit reached')
      expect(stage.calls()).toBe(0)
    })

    test('releases a reservation if the call was rejected or never arrived, but not if its answer was lost', async () => {
      const released: string[] = []
      const meter = { ...NO_METER, release: async ({ id }: { id: string }) => void released.push(id) }
      for (const fault of ['server-error', 'rate-limit', 'answer-lost', 'reset'] as const) {
        stage.sandbox.faults.add(fault)
        await failure(stage.writer().tell(REQUEST, measure, { signal: signal(), meter }))
      }
      expect(released).toHaveLength(2)
      const closed = await createSandboxText()
      await closed.close()
      const nobody = stage.writer({ baseUrl: closed.baseUrls[provider] })
      await failure(nobody.tell(REQUEST, measure, { signal: signal(), meter }))
      expect(released).toHaveLength(3)
    })

    describeIdeas(stage)
    describeSubjects(stage)

    test('a check is one tiny call that reports its duration and usage', async () => {
      const { seconds, form, inputTokens, outputTokens } = await stage.writer().probe(signal())
      expect(stage.calls()).toBe(1)
      expect(form).toBe('schema')
      expect(seconds).toBeGreaterThan(0)
      expect(inputTokens).toBeLessThan(100)
      expect(outputTokens).toBeLessThan(100)
      stage.sandbox.faults.add('unauthorized')
      await expect(stage.writer().probe(signal())).rejects.toMatchObject({ kind: 'app_misconfigured' })
    })
  })
}

async function failure(writing: Promise<unknown>): Promise<ProviderError> {
  const error = await writing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ProviderError)
  return error as ProviderError
}
