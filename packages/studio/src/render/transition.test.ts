import { TRANSITIONS, type Transition } from '@dayreel/catalogue'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { decodeLumas } from './mp4-reader.ts'
import { testScenes, testSound } from './render-fixtures.ts'
import { renderVideo } from './render-video.ts'
import { timeScenes } from './timing.ts'
import { stageTransition, type DrawnTransition } from './transition.ts'

const SIZE = { width: 180, height: 320 }
const SECONDS = [1.2, 1.2]
const START = timeScenes(SECONDS, 30).sceneFrames[0]!
const DRAWN = TRANSITIONS.map(({ id }) => id).filter((id): id is DrawnTransition => id !== 'mood' && id !== 'cut')

test.each(DRAWN)('%s begins with the previous view and ends with the next one', (transition) => {
  const [, first] = stageTransition(transition, 0, SIZE)
  const [, last] = stageTransition(transition, 1, SIZE)
  expect(first.cover === 0 || first.down === SIZE.height).toBe(true)
  expect(last).toEqual({ cover: 1, down: 0, zoom: 1 })
})

test('a cut has no frame of both pictures', async () => {
  const lumas = await renderLumas('cut')
  const around = lumas.slice(START - 2, START + 2).map(meanOf)
  expect(around.map((luma) => Math.round(luma / 40))).toEqual([0, 0, 6, 6])
})

test('a push moves the next picture up from below, and covers each row once', async () => {
  const frames = (await renderLumas('push')).slice(START, START + 9)
  const edges = frames.map((luma) => {
    const rows = Array.from({ length: SIZE.height }, (_, y) => luma[y * SIZE.width + 90]! > 125)
    const edge = rows.indexOf(true)
    expect(rows.slice(edge).every(Boolean)).toBe(true)
    return edge
  })
  expect(edges).toEqual(edges.toSorted((a, b) => b - a))
  expect(edges[0]).toBeGreaterThan(280)
  expect(edges.at(-1)).toBeLessThan(20)
})

test('a zoom blends in its middle, and a flash is brighter than both pictures', async () => {
  const zoom = (await renderLumas('zoom')).slice(START, START + 9).map(meanOf)
  expect(zoom[0]).toBeLessThan(30)
  expect(zoom[4]).toBeGreaterThan(80)
  expect(zoom[4]).toBeLessThan(170)
  const flash = (await renderLumas('flash', ['black', '#202020'])).map(meanOf)
  expect(Math.max(...flash.slice(START, START + 7))).toBeGreaterThan(150)
  expect(flash[START + 7]).toBeLessThan(50)
})

async function renderLumas(transition: Transition, colors = ['black', 'white']): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  const files = colors.map((color) => {
    const canvas = createCanvas(SIZE.width, SIZE.height)
    const context = canvas.getContext('2d')
    context.fillStyle = color
    context.fillRect(0, 0, SIZE.width, SIZE.height)
    return canvas.encodeSync('png')
  })
  await renderVideo({
    scenes: testScenes(SECONDS, SIZE, (scene) => files[scene]!).map((scene) => ({ ...scene, captions: [] })),
    whole: { layers: [], endSeconds: 0, transition },
    sound: testSound(SECONDS, 30),
    size: SIZE,
    framesPerSecond: 30,
    workers: 2,
    signal: new AbortController().signal,
    load: () => Promise.resolve(undefined),
    save: () => Promise.resolve(),
    write: async (bytes) => void parts.push(bytes),
  })
  return decodeLumas(Buffer.concat(parts))
}

function meanOf(luma: Uint8Array): number {
  return luma.reduce((sum, value) => sum + value, 0) / luma.length
}
