import { createSandboxWikipedia, type SandboxWikipedia } from '@dayreel/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memoryStore, signal } from '../../text/test/text-stage.ts'
import { MAX_FACT_CHARACTERS } from '../fact-source.ts'
import { createWikipedia } from './create-wikipedia.ts'

const CONTACT = 'host@example.com'
const DAY_MS = 86_400_000
let sandbox: SandboxWikipedia
let nowMs = 0
beforeAll(async () => void (sandbox = await createSandboxWikipedia()))
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.faults.clear()
  sandbox.received.length = 0
  nowMs = 1_000_000
})
const wikipedia = (changes: { waitsMs?: number[]; timeoutMs?: number; contact?: string } = {}) =>
  createWikipedia({ contact: CONTACT, address: sandbox.address, waitsMs: [1, 1], now: () => nowMs, ...changes })
const find = (subject: string, { language = 'en', source = wikipedia() } = {}) =>
  source.find({ subject, language }, { signal: signal() })

test('finds articles in the language of the script, with the data that their licence requires', async () => {
  const { texts, notice } = await find('Why honey never spoils')
  expect(notice).toBeUndefined()
  expect(texts[0]).toMatchObject({ title: 'Honey', site: 'Sandbox Wikipedia', licence: 'CC BY-SA 4.0' })
  expect(texts[0]!.url).toMatch(/\/en\/wiki\/Honey$/u)
  expect(texts[0]!.text).toContain('3,000 years ago')
  expect(texts[0]!.text).not.toContain('==')
  const german = await find('Wie Bienen Honig machen', { language: 'de' })
  expect(german.texts.map(({ title }) => title)).toEqual(['Honig'])
})

test('names the operator in each request, and requests only text', async () => {
  await find('Why honey never spoils')
  for (const { userAgent, query } of sandbox.received) {
    expect(userAgent).toBe(`Dayreel/0.2 (${CONTACT})`)
    expect(query).toMatchObject({ action: 'query', format: 'json', formatversion: '2' })
  }
  // The search terms are the subject's words that an article contains.
  expect(sandbox.received[0]!.query['srsearch']).toBe('honey spoils')
})

test('returns at most three articles and 6,000 characters, with whole sentences of a long article', async () => {
  const { texts } = await find('bricks honey octopus mercury lighthouse')
  expect(texts.length).toBe(3)
  const long = await find('Everything about bricks')
  const characters = long.texts.reduce((sum, { text }) => sum + text.length, 0)
  expect(characters).toBeGreaterThan(MAX_FACT_CHARACTERS / 2)
  expect(characters).toBeLessThanOrEqual(MAX_FACT_CHARACTERS)
  for (const { text } of long.texts) expect(text).toMatch(/[.!?]$/u)
})

test('follows redirects, and skips disambiguation pages, missing pages and duplicates', async () => {
  expect((await find('bee food honey')).texts.map(({ title }) => title)).toEqual(['Honey'])
  expect((await find('Mercury')).texts.map(({ title }) => title)).toEqual(['Mercury (planet)'])
  expect((await find('Vanished town')).texts.map(({ title }) => title)).not.toContain('Vanished town of honey')
})

test('returns a notice for a subject without an article', async () => {
  expect(await find('zzzqx')).toEqual({
    texts: [],
    notice: 'Sandbox Wikipedia has no article about this subject, so nothing in this video has a source.',
  })
})

test("caches responses for a day, and keeps a video's articles while its steps are cached", async () => {
  const source = wikipedia()
  await find('octopus', { source })
  const requests = sandbox.received.length
  nowMs += DAY_MS - 1
  await find('octopus', { source })
  expect(sandbox.received).toHaveLength(requests)
  nowMs += 1
  await find('octopus', { source })
  expect(sandbox.received).toHaveLength(2 * requests)

  const kept = memoryStore()
  const first = await wikipedia().find({ subject: 'honey', language: 'en' }, { signal: signal(), kept })
  sandbox.received.length = 0
  expect(await wikipedia().find({ subject: 'honey', language: 'en' }, { signal: signal(), kept })).toEqual(first)
  expect(sandbox.received).toHaveLength(0)
})

test('retries a temporary failure', async () => {
  for (const fault of [{ kind: 'drop' }, { kind: 'answer', status: 503 }] as const) sandbox.faults.add(fault)
  expect((await find('octopus')).notice).toBeUndefined()
  sandbox.faults.add({ kind: 'answer', status: 200, body: { error: { code: 'maxlag' } } })
  expect((await find('octopus')).notice).toBeUndefined()
})

test('respects a Retry-After: sends no request before it is over, for any video', async () => {
  const source = wikipedia()
  sandbox.faults.add({ kind: 'answer', status: 429, headers: { 'retry-after': '3600' } })
  const notice = 'Wikipedia did not answer, so nothing in this video has a source.'
  expect(await find('octopus', { source })).toEqual({ texts: [], notice })
  expect(await find('honey', { source })).toEqual({ texts: [], notice })
  expect(sandbox.received).toHaveLength(1)
  nowMs += 3_600_000
  expect((await find('honey', { source })).texts[0]!.title).toBe('Honey')
})

test('waits for a short Retry-After', async () => {
  sandbox.faults.add({ kind: 'answer', status: 429, headers: { 'retry-after': '0' } })
  expect((await find('honey')).texts[0]!.title).toBe('Honey')
})

test.each([
  ['no answer in time', { kind: 'hang', times: 3 } as const],
  ['a server that stays down', { kind: 'answer', status: 500, times: 3 } as const],
  ['a refusal', { kind: 'answer', status: 403 } as const],
  ['a redirect to another place', { kind: 'answer', status: 302, headers: { location: '/' }, times: 3 } as const],
])('%s gives a notice and is not cached', async (_, fault) => {
  const source = wikipedia({ timeoutMs: 500 })
  sandbox.faults.add(fault)
  expect((await find('honey', { source })).notice).toMatch(/^Wikipedia did not answer/u)
  sandbox.faults.clear()
  expect((await find('honey', { source })).notice).toBeUndefined()
})

test('stops reading a response that is too long', async () => {
  const body = JSON.stringify({ query: { pages: [], padding: 'x'.repeat(3_100_000) } })
  sandbox.faults.add({ match: { route: 'article' }, kind: 'answer', status: 200, body, times: 6 })
  expect((await find('octopus')).notice).toMatch(/has no article/u)
})

test('an abort ends the search with its reason', async () => {
  sandbox.faults.add({ kind: 'hang' })
  const abort = new AbortController()
  const search = wikipedia().find({ subject: 'octopus', language: 'en' }, { signal: abort.signal })
  abort.abort(new Error('stopped'))
  await expect(search).rejects.toThrow('stopped')
})
