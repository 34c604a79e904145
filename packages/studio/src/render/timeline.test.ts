import { expect, test } from 'vitest'
import { encoderSettings } from './encoder-settings.ts'
import { testScenes } from './render-fixtures.ts'
import { planTimeline } from './timeline.ts'
import { timeScenes } from './timing.ts'

const SIZE = { width: 180, height: 320 }
const PICTURE = { width: 200, height: 360 }
const SECONDS = [2.1, 3.5, 0.2, 7.04, 4]

function drawn(version: string | null) {
  return version === null ? null : { version }
}

function plan(seconds: readonly number[], version: string | null = 'v1', framesPerSecond = 30) {
  return planTimeline(testScenes(seconds, PICTURE), SIZE, encoderSettings(SIZE, framesPerSecond), drawn(version))
}

test('a scene lasts its seconds, rounded up to frames, and the last scene a little longer', () => {
  // In floating point, 2.1 × 30 is slightly more than 63. The difference must not add a frame.
  expect(timeScenes(SECONDS, 30).sceneFrames).toEqual([63, 105, 8, 212, 120 + 15])
  expect(timeScenes(SECONDS, 30).samples).toBe(timeScenes(SECONDS, 30).frames * 1600)
})

test.each([
  [24, [51, 84, 6, 169, 96 + 12], [5, 3, 5, 5]],
  [25, [53, 88, 7, 176, 100 + 13], [5, 3, 5, 5]],
])('at %i frames per second, scenes, fades and the last picture keep their length', (rate, sceneFrames, fadeFrames) => {
  const timed = timeScenes(SECONDS, rate)
  expect(timed.sceneFrames).toEqual(sceneFrames)
  expect(timed.samples).toBe((timed.frames * 48_000) / rate)
  const { chunks, frames } = plan(SECONDS, 'v1', rate)
  expect(frames).toBe(timed.frames)
  const fades = chunks.filter(({ scenes }) => scenes.length === 2)
  expect(fades.map(({ inputs }) => inputs.frames)).toEqual(fadeFrames)
  const longest = Math.max(...chunks.map(({ inputs }) => inputs.frames))
  expect(longest).toBeLessThanOrEqual(3 * rate)
  expect(longest).toBeGreaterThan(2 * rate)
})

test('chunks follow each other without a gap and stay short', () => {
  const { chunks, frames } = plan(SECONDS)
  let at = 0
  for (const { startFrame, inputs } of chunks) {
    expect(startFrame).toBe(at)
    expect(inputs.frames).toBeGreaterThanOrEqual(2)
    expect(inputs.frames).toBeLessThanOrEqual(150)
    at += inputs.frames
  }
  expect(at).toBe(frames)
})

test('every scene except the first begins with a cross-fade in which the last camera move continues', () => {
  const { chunks } = plan(SECONDS)
  const fades = chunks.filter(({ scenes }) => scenes.length === 2)
  expect(fades.map(({ scenes }) => scenes)).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ])
  expect(fades.map(({ inputs }) => inputs.frames)).toEqual([6, 4, 6, 6])
  for (const { startFrame, inputs } of fades) {
    const under = inputs.views[0]!
    const before = chunks.find((chunk) => chunk.startFrame + chunk.inputs.frames === startFrame)!.inputs
    const last = before.views[before.views.length - 1]!
    expect(under).toEqual({ ...last, moveFrame: last.moveFrame + before.frames })
    expect(under.moveFrame + inputs.frames).toBeLessThanOrEqual(under.move.travelInFrames)
  }
})

test("an edit of one scene's words changes only its own chunks and the next scene's fade", () => {
  const before = plan(SECONDS).chunks
  const after = plan(SECONDS.with(1, 3.9)).chunks
  const keys = (chunks: typeof before): Set<string> => new Set(chunks.map(({ inputs }) => JSON.stringify(inputs)))
  const [old, now] = [keys(before), keys(after)]
  const lost = before.filter(({ inputs }) => !now.has(JSON.stringify(inputs)))
  expect(lost.map(({ scenes }) => scenes)).toEqual([[0, 1], [1], [1], [1, 2]])
  expect(after.filter(({ inputs }) => !old.has(JSON.stringify(inputs)))).toHaveLength(4)
})

test('every change to the frames changes the key', () => {
  const scenes = testScenes([3], PICTURE)
  const keyOf = (changed: typeof scenes, version: string | null = 'v1', size = SIZE, rate = 30): string =>
    JSON.stringify(planTimeline(changed, size, encoderSettings(size, rate), drawn(version)).chunks[0]!.inputs)
  const [scene] = scenes as [(typeof scenes)[number]]
  const variants = [
    keyOf(scenes),
    keyOf(scenes, 'v2'),
    keyOf(scenes, null),
    keyOf(scenes, 'v1', { width: 360, height: 640 }),
    keyOf(scenes, 'v1', SIZE, 25),
    keyOf([{ ...scene, picture: { ...scene.picture, key: 'other' } }]),
    keyOf([{ ...scene, picture: { ...scene.picture, focus: { x: 0.9, y: 0.9 } } }]),
    keyOf([{ ...scene, captions: scene.captions.slice(1) }]),
    keyOf([{ ...scene, id: 's2' }]),
  ]
  expect(new Set(variants).size).toBe(variants.length)
})

test('a scene that starts at once has no transition, and the others keep theirs', () => {
  const scenes = testScenes(SECONDS, PICTURE)
  const atOnce = scenes.map((scene, i) => (i === 3 ? { ...scene, startsAtOnce: true as const } : scene))
  const planned = planTimeline(atOnce, SIZE, encoderSettings(SIZE, 30), drawn('v1'))
  const known = new Set(plan(SECONDS).chunks.map((chunk) => JSON.stringify(chunk)))
  const blended = planned.chunks.filter(({ scenes: shown }) => shown.length === 2)
  expect(blended.map(({ scenes: shown }) => shown)).toEqual([
    [0, 1],
    [1, 2],
    [3, 4],
  ])
  expect(planned.frames).toBe(plan(SECONDS).frames)
  const changed = planned.chunks.filter((chunk) => !known.has(JSON.stringify(chunk)))
  expect(changed.map(({ scenes: shown }) => shown)).toEqual([[3]])
})

test('crops a picture of another shape around its subject', () => {
  const [scene] = testScenes([3], { width: 1600, height: 900 })
  const cropAt = (x: number) =>
    planTimeline(
      [{ ...scene!, picture: { ...scene!.picture, focus: { x, y: 0.5 } } }],
      SIZE,
      encoderSettings(SIZE, 30),
      null,
    ).chunks[0]!.inputs.views[0]!.crop
  const width = 900 * (9 / 16) * (1 / 1600)
  expect(cropAt(0.5)).toEqual({
    x: expect.closeTo(0.5 - width / 2, 5),
    y: 0,
    width: expect.closeTo(width, 5),
    height: 1,
  })
  expect(cropAt(1).x).toBeCloseTo(1 - width, 5)
  expect(cropAt(0).x).toBe(0)
})
