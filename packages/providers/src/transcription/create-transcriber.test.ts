import type { Meter } from '@dayreel/storyboard'
import { describe, expect, test } from 'vitest'
import { createMemoryStore, KEY, setSpeechStage, signal } from '../speech/test/speech-stage.ts'
import { probeTranscription } from './probe-transcription.ts'

const stage = setSpeechStage()
const GERMAN = 'Niemand schlief in dieser Nacht. Warum auch?'
const received = () => stage.sandbox.transcription.received
const request = { text: GERMAN, language: 'de', voice: stage.voice('elevenlabs'), pace: 1 }

const settings = (change: object = {}) => ({
  provider: 'openai-compatible' as const,
  model: 'whisper-1',
  key: KEY,
  baseUrl: stage.sandbox.transcription.baseUrl,
  ...change,
})

test('transcribes a sound with the time of each word', async () => {
  const sound = await stage.say(GERMAN)
  const { text, words } = await stage.transcriber().transcribe(sound, 'de', signal())
  expect(text).toBe(GERMAN)
  expect(words.map(({ word }) => word)).toEqual(['Niemand', 'schlief', 'in', 'dieser', 'Nacht', 'Warum', 'auch'])
  for (const [i, { start }] of words.entries()) expect(Math.abs(start - sound.words![i]!.start)).toBeLessThan(0.03)
  expect(received()).toMatchObject([{ model: 'whisper-1', language: 'de' }])
})

test('the server detects a language without a two-letter code', async () => {
  await stage.transcriber().transcribe(await stage.say(GERMAN), 'fil', signal())
  expect(received()).toMatchObject([{ language: undefined }])
})

test('silence has no words', async () => {
  const silence = { samples: new Float32Array(48_000), sampleRate: 48_000 }
  expect(await stage.transcriber().transcribe(silence, 'de', signal())).toEqual({ text: '', words: [] })
})

describe('the times of a hosted voice', () => {
  /** A service that reports no times of words. */
  const silent = { ...request, voice: stage.voice('openai') }

  test.each([
    { what: 'no times', provider: 'openai', speechRequest: silent, fault: undefined },
    { what: 'wrong times', provider: 'elevenlabs', speechRequest: request, fault: 'wrong-times' },
  ] as const)(
    '$what: the words of a German text have the heard times, within 40 ms in the median and 150 ms at most',
    async ({ provider, speechRequest, fault }) => {
      const exact = await stage.narrator('elevenlabs').speak(request, signal())
      if (fault !== undefined) stage.sandbox.faults.add(fault)
      const speech = await stage.transcribed(provider, stage.transcriber()).speak(speechRequest, signal())
      expect(speech.isApproximate).toBeUndefined()
      const errors = speech.words
        .map(({ start }, i) => Math.abs(start - exact.words[i]!.start))
        .toSorted((a, b) => a - b)
      expect(errors[errors.length >> 1]!).toBeLessThan(0.04)
      expect(errors.at(-1)!).toBeLessThan(0.15)
    },
  )

  test('if the service reports times, or the text is English, nothing is transcribed', async () => {
    const transcribed = stage.transcribed('elevenlabs', stage.transcriber())
    await transcribed.speak(request, signal())
    stage.sandbox.faults.add('no-times')
    await transcribed.speak({ ...request, text: 'The clock stopped at noon.', language: 'en' }, signal())
    expect(received()).toEqual([])
  })

  test('if the transcription server fails, the video continues with fitted times', async () => {
    stage.sandbox.transcription.faults.add('server-error', 2)
    const seen: unknown[] = []
    const transcriber = stage.transcriber({ onFailure: ({ forHost }) => seen.push(forHost) })
    const speech = await stage.transcribed('openai', transcriber).speak(silent, signal())
    expect(speech).toMatchObject({ isApproximate: true })
    expect(seen).toHaveLength(2)
  })

  test('an aborted video stops', async () => {
    stage.sandbox.transcription.faults.add('hang')
    const stop = new AbortController()
    const speaking = stage.transcribed('openai', stage.transcriber()).speak(silent, stop.signal)
    await expect.poll(() => received().length).toBe(1)
    stop.abort(new Error('stopped'))
    await expect(speaking).rejects.toThrow('stopped')
  })

  test('a narrator whose words are timed in another way has another id', () => {
    expect(stage.transcribed('elevenlabs', stage.transcriber()).id).not.toBe(stage.narrator('elevenlabs').id)
  })
})

describe('failures', () => {
  test.each([
    ['unauthorized', 'did not accept this site’s key', 1],
    ['quota', 'used up its balance for the transcription server', 1],
    ['malformed', 'refused the request', 1],
    ['redirect', 'invalid answers', 1],
    ['rate-limit-silent', 'overloaded', 2],
    ['server-error', 'problems at the moment', 2],
    ['reset', 'couldn’t be reached', 2],
    ['answer-lost', 'couldn’t be reached', 2],
    ['empty', 'can’t be read', 1],
    ['no-times', 'can’t be read', 1],
  ] as const)('%s: the message names the cause and never the key', async (fault, words, calls) => {
    const sound = await stage.say(GERMAN)
    stage.sandbox.transcription.faults.add(fault, 4)
    const failed = stage.transcriber().transcribe(sound, 'de', signal())
    const error = await failed.catch((thrown: unknown) => thrown as Error)
    expect(error).toMatchObject({ code: 'transcription-failed', message: expect.stringContaining(words) })
    expect(JSON.stringify(error)).not.toContain(KEY)
    expect(received()).toHaveLength(calls)
  })

  test('a call that hangs ends at the time limit', async () => {
    stage.sandbox.transcription.faults.add('hang', 2)
    const transcriber = stage.transcriber({ timeoutMs: 100 })
    await expect(transcriber.transcribe(await stage.say(GERMAN), 'de', signal())).rejects.toThrow('too long')
  })
})

describe('cost', () => {
  test('an answer is stored before it is read, so a crash never pays twice', async () => {
    const sound = await stage.say(GERMAN)
    const kept = createMemoryStore()
    const crash = new Error('the process dies')
    const dying: Meter = { ...silentMeter(), count: () => Promise.reject(crash) }
    await expect(stage.transcriber({ meter: dying }).transcribe(sound, 'de', signal(), kept)).rejects.toBe(crash)
    expect(kept.size()).toBe(1)
    const counted: unknown[] = []
    const meter: Meter = { ...silentMeter(), count: async (call) => void counted.push(call) }
    await stage.transcriber({ meter }).transcribe(sound, 'de', signal(), kept)
    expect(received()).toHaveLength(1)
    expect(counted).toEqual([expect.objectContaining({ seconds: expect.any(Number), isKept: true })])
  })

  test('seconds are reserved before a call, and released when the server rejects it', async () => {
    const sound = await stage.say(GERMAN)
    const noted: unknown[] = []
    const meter: Meter = {
      reserve: async ({ atMost }) => void noted.push(atMost),
      count: async ({ seconds }) => void noted.push({ counted: seconds }),
      release: async () => void noted.push('released'),
    }
    stage.sandbox.transcription.faults.add('quota')
    await expect(stage.transcriber({ meter }).transcribe(sound, 'de', signal())).rejects.toThrow('used up')
    await stage.transcriber({ meter }).transcribe(sound, 'de', signal())
    const seconds = Math.ceil(sound.samples.length / sound.sampleRate)
    expect(noted).toEqual([{ seconds }, 'released', { seconds }, { counted: seconds }])
  })
})

describe('a test of the server', () => {
  test('the server hears a sentence', async () => {
    const { seconds } = await probeTranscription(settings(), await stage.say('This is a test.'), signal())
    expect(seconds).toBeGreaterThan(0)
  })

  test.each(['no-times', 'silence', 'empty'] as const)('%s: the server can’t be used', async (fault) => {
    const sound = await stage.say('This is a test.')
    stage.sandbox.transcription.faults.add(fault)
    await expect(probeTranscription(settings(), sound, signal())).rejects.toThrow('can’t be used')
  })

  test('a model that reports no times is refused', async () => {
    const sound = await stage.say('This is a test.')
    await expect(probeTranscription(settings({ model: 'gpt-4o-transcribe' }), sound, signal())).rejects.toMatchObject({
      forHost: expect.stringContaining('Perhaps the model can’t do it') as string,
    })
  })
})

function silentMeter(): Meter {
  return { reserve: async () => undefined, count: async () => undefined, release: async () => undefined }
}
