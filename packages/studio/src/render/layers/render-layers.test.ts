import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { decodeVideo } from '../mp4-reader.ts'
import { storeIn, testScenes, testSound } from '../render-fixtures.ts'
import { renderVideo, type RenderLayer, type RenderOptions } from '../render-video.ts'
import { timeScenes } from '../timing.ts'

const SIZE = { width: 180, height: 320 }
const SECONDS = [1.2, 3.3]
const LAYER: RenderLayer = {
  picture: { key: 'white', width: 40, height: 40, read: () => Promise.resolve(square('white')) },
  place: { x: 0.5, y: 0.5, size: 2, turn: 0 },
  opacity: 1,
  depth: 0,
  enter: { move: 'cut', seconds: 0 },
}

test.each([24, 30])('layers enter and leave on their frames, across chunks, at %i fps', async (framesPerSecond) => {
  const flash = { ...LAYER, enter: { move: 'cut', seconds: 0.5 }, leave: { move: 'cut', seconds: 0.75 } } as const
  const late = { ...LAYER, enter: { move: 'cut', seconds: 2.5 } } as const
  const { lumas } = await render({ framesPerSecond }, [[flash], [late]])
  const start = timeScenes(SECONDS, framesPerSecond).sceneFrames[0]!
  const white = lumas.flatMap((luma, frame) => (luma > 200 ? [frame] : []))
  const frameAt = (seconds: number): number => Math.round(seconds * framesPerSecond)
  const expected = [
    ...range(frameAt(0.5), frameAt(0.75)),
    ...range(start + frameAt(2.5), timeScenes(SECONDS, framesPerSecond).frames),
  ]
  expect(white).toEqual(expected)
})

test('a layer shows its pictures one after another, and repeats the last ones across chunks', async () => {
  const next = ['#808080', 'white', 'black'].map((color) => ({
    key: color,
    read: () => Promise.resolve(square(color)),
  }))
  const film: RenderLayer = { ...LAYER, next, once: 2, isStepped: true, enter: { move: 'cut', seconds: 0.1 } }
  const { lumas } = await render({}, [[], [film]])
  const start = timeScenes(SECONDS, 30).sceneFrames[0]! + 3
  const lightAt = (frame: number): string =>
    lumas[start + frame]! > 200 ? 'w' : lumas[start + frame]! > 90 ? 'g' : 'b'
  // The first frames belong to the transition.
  const frames = range(6, 94)
  expect(frames.map(lightAt).join('')).toBe('wwwwwwbbbbbb'.repeat(8).slice(0, 88))
})

test('the layers of a scene fade out with its picture', async () => {
  const { lumas } = await render({}, [[LAYER], []])
  const start = timeScenes(SECONDS, 30).sceneFrames[0]!
  const fade = lumas.slice(start - 1, start + 7)
  expect(fade[0]).toBeGreaterThan(200)
  expect(fade.at(-1)).toBeLessThan(30)
  expect(fade).toEqual(fade.toSorted((a, b) => b - a))
})

test('an end card makes the video longer, and a progress bar grows through it', async () => {
  const bar: RenderLayer = { ...LAYER, place: { ...LAYER.place, size: 1 }, isProgress: true }
  const { lumas, frames } = await render({ whole: { layers: [bar], endSeconds: 2, transition: 'fade' } }, [])
  expect(frames).toBe(timeScenes(SECONDS, 30).frames + 60)
  expect(lumas).toHaveLength(frames)
  for (const part of [0.25, 0.5, 0.75]) {
    const share = (lumas[Math.round(part * frames) - 1]! - lumas[0]!) / (lumas.at(-1)! - lumas[0]!)
    expect(Math.abs(share - part)).toBeLessThan(0.03)
  }
})

test('the same layers give the same bytes for any number of threads and any content of the store', async () => {
  const layers = [[{ ...LAYER, depth: 1, isStepped: true, enter: { move: 'slap', seconds: 0.3 } } as const], []]
  const kept = new Map<string, Uint8Array>()
  const one = await render({ ...storeIn(kept), workers: 1 }, layers)
  const half = [...kept].filter((_, i) => i % 2 === 0)
  kept.clear()
  for (const [key, bytes] of half) kept.set(key, bytes)
  const two = await render({ ...storeIn(kept), workers: 2 }, layers)
  expect(Buffer.compare(one.bytes, two.bytes)).toBe(0)
})

test('another word time draws only the chunks in which the layer moves', async () => {
  const kept = new Map<string, Uint8Array>()
  await render(storeIn(kept), [[], entering(0.4)])
  const again = await render(storeIn(kept), [[], entering(0.5)])
  expect(again.rendered).toBe(1)
})

test('rejects a damaged picture', async () => {
  const damaged = { ...LAYER, picture: { ...LAYER.picture, read: () => Promise.resolve(new Uint8Array(40)) } }
  await expect(render({}, [[damaged]])).rejects.toMatchObject({ code: 'picture-unreadable' })
})

function entering(seconds: number): RenderLayer[] {
  return [{ ...LAYER, enter: { move: 'pop', seconds } }]
}

async function render(changes: Partial<RenderOptions>, layers: readonly (readonly RenderLayer[])[]) {
  const framesPerSecond = changes.framesPerSecond ?? 30
  const { samples } = timeScenes(SECONDS, framesPerSecond, changes.whole?.endSeconds)
  const black = square('black')
  const parts: Uint8Array[] = []
  const { frames, rendered } = await renderVideo({
    scenes: testScenes(SECONDS, SIZE, () => black).map((scene, i) => ({
      ...scene,
      captions: [],
      layers: layers[i] ?? [],
    })),
    sound: testSound([10], framesPerSecond).subarray(0, samples * 2),
    size: SIZE,
    framesPerSecond,
    workers: 2,
    signal: new AbortController().signal,
    load: () => Promise.resolve(undefined),
    save: () => Promise.resolve(),
    write: async (bytes) => void parts.push(bytes),
    ...changes,
  })
  const bytes = Buffer.concat(parts)
  return { bytes, frames, rendered, lumas: (await decodeVideo(bytes)).lumas }
}

function square(color: string): Uint8Array {
  const canvas = createCanvas(40, 40)
  const context = canvas.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 0, 40, 40)
  return canvas.encodeSync('png')
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i)
}
