import { describe, expect, test } from 'vitest'
import type { PictureRequest } from '../picture.ts'
import type { Illustrator } from '../ports.ts'
import type { StepStore } from '../step-store.ts'

const SUBJECT = { title: 'The lighthouse', texts: ['A lighthouse stood by the sea.'], notes: '', seed: 7 }

/**
 * The test suite for every illustrator, both the built-in one and those of image models.
 *
 * @param create returns an illustrator. It may be called more than once; the caller closes them.
 */
export function describeIllustrator(name: string, create: () => Illustrator): void {
  const request = (changes: Partial<PictureRequest> = {}): PictureRequest => {
    const illustrator = create()
    const world = illustrator.chooseWorld(SUBJECT)
    const scene = {
      prompt: 'A lighthouse by the sea at dusk',
      text: 'A lighthouse stood by the sea.',
      notes: '',
      style: 'None',
      seed: 7,
      world,
      ...changes,
    }
    const place = { index: 0, count: 1 }
    const brief = illustrator.resolve({ ...scene, ...place })
    return {
      width: 270,
      height: 480,
      ...scene,
      shows: { position: place, of: 'the words', brief },
    }
  }

  describe(`${name}, as an illustrator`, () => {
    test('draws a whole picture of the requested size, and knows where its subject is', async () => {
      const { bytes, width, height, focus } = await create().draw(request(), signal(), memory())
      expect({ width, height }).toEqual({ width: 270, height: 480 })
      expect(formatOf(bytes)).not.toBe('unknown')
      for (const part of [focus.x, focus.y]) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(1)
      }
    })

    test('draws pictures of every format', async () => {
      for (const size of [
        { width: 480, height: 270 },
        { width: 270, height: 270 },
        { width: 272, height: 340 },
      ]) {
        expect(await create().draw(request(size), signal(), memory())).toMatchObject(size)
      }
    })

    test('gives the same picture for the same request, also in another process', async () => {
      const kept = memory()
      const [first, second] = [
        await create().draw(request(), signal(), kept),
        await create().draw(request(), signal(), kept),
      ]
      expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true)
      expect([create().id, create().name]).toEqual([create().id, create().name])
    })

    test.each([
      ['prompt', { prompt: 'A red boat on a lake' }],
      ['seed', { seed: 8 }],
      ['size', { width: 480, height: 270 }],
      ['style', { style: 'Cinematic' }],
    ])('another %s has another key', (_, changes) => {
      const illustrator = create()
      const keyOf = (changed: Partial<PictureRequest>) => JSON.stringify(illustrator.key(request(changed)))
      expect(keyOf(changes)).not.toBe(keyOf({}))
      expect(keyOf(changes)).toBe(keyOf(changes))
    })

    test('keeps plain JSON in the storyboard', () => {
      const { world, shows } = request()
      for (const value of [world, shows.brief]) expect(JSON.parse(JSON.stringify(value))).toEqual(value)
    })

    test('an abort rejects with its reason', async () => {
      const abort = new AbortController()
      const drawing = create().draw(request({ seed: 99 }), abort.signal, memory())
      abort.abort(new Error('stopped'))
      await expect(drawing).rejects.toThrow('stopped')
    })
  })
}

function memory(): StepStore {
  const parts = new Map<string, Uint8Array>()
  return { get: async (key) => parts.get(key), put: async (key, bytes) => void parts.set(key, bytes) }
}

function formatOf(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | 'unknown' {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (text.startsWith('\x89PNG')) return 'png'
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : 'unknown'
}

function signal(): AbortSignal {
  return new AbortController().signal
}
