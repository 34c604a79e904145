import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Narrator } from '@dayreel/storyboard'
import { describeNarrator } from '@dayreel/storyboard/testing'
import { createNarrator, createSpeechFinisher } from '@dayreel/studio/planning'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findLocalVoices } from '../../local/find-local-models.ts'
import { measureModel } from '../../local/measure-model.ts'
import { checkModel, pathsOf, readModelState } from '../../local/model-files.ts'
import { installTestEngine, MOST_INSTALL_MS } from '../../local/test/tiny-model.ts'
import type { ProviderError } from '../../provider-error.ts'
import { createLocalNarrator } from './create-local-narrator.ts'
import { createLocalVoiceClient, type LocalVoiceClient } from './create-local-voice-client.ts'
import { localVoiceId } from './local-voice-id.ts'
import { addTinyVoice, TINY_VOICE } from './test/tiny-voice.ts'

const TEXT = 'The clock stopped at noon.'
const VOICE = localVoiceId(TINY_VOICE, { voice: 'af_hum' })
const request = { text: TEXT, language: 'en', voice: VOICE, pace: 1 }
const call = { text: TEXT, language: 'en', voice: 'af_hum', pace: 1 }
const signal = () => new AbortController().signal

let missing: string | undefined
let folder: string
const open: LocalVoiceClient[] = []
const failures: ProviderError[] = []
const builtIn = createNarrator({ threads: 1 })
const finisher = createSpeechFinisher()
beforeAll(async () => void (missing = await installTestEngine('voice')), MOST_INSTALL_MS)
beforeEach(async (context) => {
  if (missing !== undefined) context.skip(missing)
  failures.length = 0
  folder = mkdtempSync(join(tmpdir(), 'dayreel-voice-'))
  await addTinyVoice(folder)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()))
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
})
afterAll(() => Promise.all([builtIn.close(), finisher.close()]))

function createClient(idleMs?: number): LocalVoiceClient {
  const client = createLocalVoiceClient({
    model: TINY_VOICE,
    folder,
    machine: { cores: 2 },
    ...(idleMs !== undefined && { idleMs }),
  })
  open.push(client)
  return client
}

function create(client = createClient()): Narrator {
  return createLocalNarrator(
    { model: TINY_VOICE, client },
    { finisher, builtIn, onFailure: (error) => void failures.push(error) },
  )
}

describeNarrator('a voice on this machine', create, () => VOICE)

test('the model is heard in the middle of each word, and is silent in the middle of each pause', async () => {
  const client = createClient()
  const { samples, sampleRate, words } = client.read(
    await client.say(call, finisher.readOut(call.text), signal()),
    call,
  )
  expect(sampleRate).toBe(24_000)
  expect(words).toHaveLength(5)
  // The model hums at sounds and is silent at spaces and marks.
  const isSilent = (second: number): boolean => {
    const at = Math.round(second * sampleRate)
    return samples.subarray(at - 60, at + 60).every((sample) => Math.abs(sample) < 0.001)
  }
  for (const { start, end } of words!) expect(isSilent((start + end) / 2)).toBe(false)
  const pauses = words!.slice(1).map(({ start }, i) => (words![i]!.end + start) / 2)
  for (const pause of pauses) expect(isSilent(pause)).toBe(true)
  const { isApproximate, words: finished } = await create(client).speak(request, signal())
  expect(isApproximate).toBeUndefined()
  const moved = finished.map(({ start }, i) => start - words![i]!.start)
  for (const each of moved) expect(each).toBeCloseTo(moved[0]!, 3)
})

test('a text that is longer than the model takes is spoken in parts', async () => {
  const client = createClient()
  const long = { ...call, text: 'Nobody believed the old map until the river moved away. '.repeat(20).trim() }
  const { samples, words } = client.read(await client.say(long, finisher.readOut(long.text), signal()), long)
  expect(words).toHaveLength(200)
  expect(words!.map(({ start }) => start)).toEqual(words!.map(({ start }) => start).toSorted((a, b) => a - b))
  expect(words!.at(-1)!.end).toBeLessThan(samples.length / 24_000)
})

test('a language that no voice speaks is timed without sound', async () => {
  const { samples } = await create().speak({ ...request, text: 'Niemand schlief.', language: 'de' }, signal())
  expect(samples).toHaveLength(0)
})

test('an abort while the model loads stops within a second, and the next text is spoken', async () => {
  const client = createClient()
  const stopping = new AbortController()
  const stopped = client.say(call, finisher.readOut(call.text), stopping.signal)
  await expect.poll(() => client.pid).toBeDefined()
  const started = performance.now()
  stopping.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  expect(performance.now() - started).toBeLessThan(1_000)
  await client.say(call, finisher.readOut(call.text), signal())
})

test('a process that is killed while it loads is started once more', async () => {
  const client = createClient()
  const speaking = create(client).speak(request, signal())
  await expect.poll(() => client.pid).toBeDefined()
  process.kill(client.pid!, 'SIGKILL')
  expect((await speaking).words).toHaveLength(5)
  expect(failures).toMatchObject([{ kind: 'retry_later', forHost: expect.stringContaining('SIGKILL') as string }])
})

test('an idle process ends and returns its memory', async () => {
  const client = createClient(10)
  await client.say(call, finisher.readOut(call.text), signal())
  await expect.poll(() => client.pid).toBeUndefined()
})

test('a damaged model fails once, and is not loaded again', async () => {
  const { file } = pathsOf(folder, TINY_VOICE, TINY_VOICE.files[0]!)
  writeFileSync(file, Buffer.alloc(TINY_VOICE.files[0]!.bytes))
  expect((await readModelState(folder, TINY_VOICE)).state).toBe('ready')
  const client = createClient()
  const narrator = create(client)
  await expect(narrator.speak(request, signal())).rejects.toMatchObject({ code: 'voice-failed' })
  expect(failures).toMatchObject([{ forHost: expect.stringContaining('is damaged') as string }])
  expect((await readModelState(folder, TINY_VOICE)).state).toBe('partial')
  await expect(narrator.speak(request, signal())).rejects.toMatchObject({ code: 'voice-failed' })
  expect(failures.at(-1)!.forHost).toContain('npm run models -- add tiny-voice')
  expect(client.pid).toBeUndefined()
  // A built-in voice replaces it.
  expect(builtIn.hasVoice(narrator.fallback!)).toBe(true)
})

test('a voice that returns silence fails', async () => {
  const voice = localVoiceId(TINY_VOICE, { voice: 'bm_mute' })
  await expect(create().speak({ ...request, voice }, signal())).rejects.toThrow('sent silence')
  expect(await checkModel(folder, TINY_VOICE, signal())).toBe(true)
})

test('two texts are spoken one after the other', async () => {
  const [first, second] = [createClient(), createClient()]
  const words = finisher.readOut(TEXT)
  const both = await Promise.all([first.say(call, words, signal()), second.say(call, words, signal())])
  expect(both[0]).toEqual(both[1])
})

test('a voice is used after it has spoken a sentence here, and keeps its speed', async () => {
  const machine = { cores: 2, memoryBytes: 8e9 }
  expect(await findLocalVoices(folder, machine, [TINY_VOICE])).toEqual([])
  const speed = await measureModel(TINY_VOICE, { folder, machine }, signal())
  expect(speed).toBeGreaterThan(1)
  expect(await readModelState(folder, TINY_VOICE)).toEqual({ state: 'ready', speed })
  expect(await findLocalVoices(folder, machine, [TINY_VOICE])).toEqual([TINY_VOICE])
  expect(await findLocalVoices(folder, { memoryBytes: 1_000 }, [TINY_VOICE])).toEqual([])
  expect(await findLocalVoices(`${folder}/nowhere`, machine, [TINY_VOICE])).toEqual([])
})

test('a model that speaks only silence cannot be added', async () => {
  const mute = { ...TINY_VOICE, voices: TINY_VOICE.voices.slice(1) }
  const failed = measureModel(mute, { folder, machine: { cores: 2 } }, signal())
  await expect(failed).rejects.toMatchObject({ reason: 'unsupported' })
})

test('numbers and signs are spoken in words, and the words of the text keep their times', async () => {
  const text = 'In 365 days, 5% of $20 — gone.'
  const client = createClient()
  const spoken = { ...call, text }
  const { words } = client.read(await client.say(spoken, finisher.readOut(text), signal()), spoken)
  const lengths = words!.map(({ from, to, start, end }) => ({ word: text.slice(from, to), seconds: end - start }))
  const secondsOf = (word: string): number => lengths.find((each) => each.word === word)!.seconds
  expect(secondsOf('365')).toBeGreaterThan(4 * secondsOf('In'))
  expect(secondsOf('5%')).toBeGreaterThan(2 * secondsOf('of'))
  expect(secondsOf('$20')).toBeGreaterThan(2 * secondsOf('of'))
})
