import { FASTEST_PACE, SLOWEST_PACE } from '@dayreel/catalogue'
import { describe, expect, test } from 'vitest'
import { writeStoryboard } from '../plan/write-storyboard.ts'
import { parseStoryboard } from '../read-storyboard.ts'
import type { StepStore } from '../step-store.ts'
import { TAIL_SECONDS } from '../tail.ts'
import { DEFAULT_CHOICES } from '../video-choices.ts'
import { roughSeconds } from '../text/rough-seconds.ts'
import type { Reader, SubjectRequest, Writer } from '../writer.ts'
import type { WriteRequest } from '../write-request.ts'

const SUBJECT: SubjectRequest = {
  subject: 'The last lighthouse keeper',
  framework: 'general',
  language: 'en',
  style: 'Moody',
  notes: '',
  seed: 1,
  durationSeconds: 30,
}
const SCRIPT = ['The clock stopped at noon.', '“It will start again,” said the baker.', 'Nobody  looked up.']
const REQUEST: WriteRequest = {
  ...DEFAULT_CHOICES,
  text: SUBJECT.subject,
  durationSeconds: 30,
  style: 'Moody',
  seed: 1,
}
const reader: Reader = {
  id: 'none',
  picture: (scenes) => scenes.map(({ text, shows }) => shows || text),
  followWords: (storyboard) => storyboard,
  sentencesOf: () => [],
}
const measure = async (text: string): Promise<number> => roughSeconds(text)

/** The test suite for every writer, both the built-in one and those that use a language model. */
export function describeWriter(name: string, create: () => Writer): void {
  describe(`${name} meets the requirements for every writer`, () => {
    test('writes coherent words about a subject, with a length that the pace can correct', async () => {
      const { title, scenes, thumbnail, hashtags, seconds } = await create().tell(SUBJECT, measure, {
        signal: signal(),
      })
      expect(title).not.toBe('')
      for (const { text, shows } of scenes) expect([text, shows]).not.toContain('')
      expect(scenes[thumbnail.scene]).toBeDefined()
      expect(thumbnail.text).not.toBe('')
      expect(hashtags.join('')).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
      const pace = seconds / (SUBJECT.durationSeconds - TAIL_SECONDS)
      expect(pace).toBeGreaterThan(SLOWEST_PACE * 0.96)
      expect(pace).toBeLessThan(FASTEST_PACE * 1.04)
    })

    test('keeps every letter of a script', async () => {
      const request = { ...SUBJECT, script: SCRIPT.join(' '), scenes: SCRIPT }
      const { scenes } = await create().show(request, { signal: signal() })
      expect(scenes.map(({ text }) => text)).toEqual(SCRIPT)
    })

    test('the planner accepts its words like any others, and the plan names the writer', async () => {
      const writer = create()
      for (const text of [REQUEST.text, SCRIPT.join(' ')]) {
        const { storyboard } = await writeStoryboard({ ...REQUEST, text }, { writers: [writer], reader }, measure, {
          signal: signal(),
        })
        expect(parseStoryboard(JSON.stringify(storyboard))).toEqual(storyboard)
        expect(storyboard.madeBy).toEqual({ words: writer.name })
      }
    })

    test('returns the same words for the same request, and finds cached ones', async () => {
      const kept = memory()
      const first = await create().tell(SUBJECT, measure, { signal: signal(), kept })
      const second = await create().tell(SUBJECT, measure, { signal: signal(), kept })
      expect({ ...second, calls: [] }).toEqual({ ...first, calls: [] })
      expect(second.calls.every(({ isKept }) => isKept)).toBe(true)
    })

    test('an interruption ends it with its reason, before it begins and while it measures', async () => {
      const reason = new Error('stopped by who asked')
      const stopped = AbortSignal.abort(reason)
      const request = { ...SUBJECT, script: SCRIPT.join(' '), scenes: SCRIPT }
      await expect(create().tell(SUBJECT, measure, { signal: stopped })).rejects.toBe(reason)
      await expect(create().show(request, { signal: stopped })).rejects.toBe(reason)
      const interruption = new AbortController()
      const stopping = async (text: string): Promise<number> => {
        interruption.abort(reason)
        return measure(text)
      }
      const writing = writeStoryboard(REQUEST, { writers: [create()], reader }, stopping, {
        signal: interruption.signal,
      })
      await expect(writing).rejects.toBe(reason)
    })

    test('always returns the same offer immediately, and offers its examples', () => {
      const writer = create()
      expect(writer.offer({ ...REQUEST, text: SCRIPT.join(' ') })).toEqual({ kind: 'told', by: 'script' })
      for (const text of [REQUEST.text, ...writer.examples()]) {
        const offer = writer.offer({ ...REQUEST, text })
        expect([text, offer.kind]).toEqual([text, 'told'])
        expect(create().offer({ ...REQUEST, text })).toEqual(offer)
      }
    })

    test('rejects a text without words before any call', async () => {
      expect(() => create().check({ ...REQUEST, text: ' ?! ' })).toThrow(/Write a subject or a script first/u)
      expect(() => create().check(REQUEST)).not.toThrow()
    })

    test('improves a text, or explains why not', async () => {
      const { text, note } = await create().enhance('an old harbour at night', 'image', { signal: signal() })
      expect(text).not.toBe('')
      expect(note).toMatch(/\.$/u)
    })
  })
}

function signal(): AbortSignal {
  return new AbortController().signal
}

function memory(): StepStore {
  const kept = new Map<string, Uint8Array>()
  return { get: async (key) => kept.get(key), put: async (key, bytes) => void kept.set(key, bytes) }
}
