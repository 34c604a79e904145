import { expect, test } from 'vitest'
import { MAX_SHOT_FRAMES, MAX_ZOOM, planShots, windowAt, type PictureWindow } from './camera.ts'

const IDS = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 'opening', 'x']
const FOCUSES = [
  { x: 0.5, y: 0.5 },
  { x: 0, y: 0 },
  { x: 1, y: 0.2 },
  { x: 0.3, y: 1 },
]
const LENGTHS = [8, 30, 89, 90, 91, 200, 451]
const OVERRUN = 12

const everyShot = IDS.flatMap((id) =>
  FOCUSES.flatMap((focus) => LENGTHS.map((length) => ({ length, shots: planShots(id, length, focus, OVERRUN) }))),
)

test('shots follow each other without a gap, none longer than three seconds', () => {
  for (const { length, shots } of everyShot) {
    let at = 0
    for (const shot of shots) {
      expect(shot.startFrame).toBe(at)
      expect(shot.lengthInFrames).toBeLessThanOrEqual(MAX_SHOT_FRAMES)
      expect(shot.lengthInFrames).toBeGreaterThanOrEqual(Math.min(8, length))
      at += shot.lengthInFrames
    }
    expect(at).toBe(length)
  }
})

test('the window never leaves the picture, not even under the next cross-fade, and never comes too close', () => {
  for (const { shots } of everyShot)
    for (const { move, lengthInFrames } of shots) {
      const windows = Array.from({ length: lengthInFrames + OVERRUN }, (_, frame) => windowAt(move, frame))
      expect(Math.min(...windows.flatMap(({ left, top }) => [left, top]))).toBeGreaterThanOrEqual(0)
      const ends = windows.flatMap(({ left, top, width, height }) => [left + width, top + height])
      expect(Math.max(...ends)).toBeLessThanOrEqual(1 + 1e-9)
      expect(Math.min(...windows.map(({ width }) => width))).toBeGreaterThanOrEqual(1 / MAX_ZOOM - 1e-9)
    }
})

test('the camera moves in every frame, slowly, and its speed changes gently', () => {
  for (const id of IDS) {
    const [shot] = planShots(id, 90, { x: 0.4, y: 0.6 }, OVERRUN)
    const steps = Array.from({ length: 100 }, (_, frame) =>
      distance(windowAt(shot!.move, frame), windowAt(shot!.move, frame + 1)),
    )
    // Of the picture's width: from a fifth of a pixel to ten pixels a frame at 1080.
    expect(Math.min(...steps)).toBeGreaterThan(0.0002)
    expect(Math.max(...steps)).toBeLessThan(0.01)
    const changes = steps.slice(1).map((step, i) => Math.abs(step - steps[i]!))
    expect(Math.max(...changes)).toBeLessThan(0.0004)
    // Eased: the middle is clearly faster than both ends.
    expect(steps[50]! / steps[0]!).toBeGreaterThan(2)
    expect(steps[50]! / steps[99]!).toBeGreaterThan(2)
  }
})

test('a cut inside a scene changes the framing clearly', () => {
  for (const id of IDS)
    for (const focus of FOCUSES) {
      const shots = planShots(id, 360, focus, OVERRUN)
      for (let i = 1; i < shots.length; i++) {
        const before = windowAt(shots[i - 1]!.move, shots[i - 1]!.lengthInFrames)
        const after = windowAt(shots[i]!.move, 0)
        const closer = Math.max(before.width / after.width, after.width / before.width)
        expect(closer).toBeGreaterThan(1.12)
      }
    }
})

test('scenes in a row move in different directions', () => {
  const directions = ['s1', 's2', 's3', 's4', 's5', 's6'].map((id) => {
    const { move } = planShots(id, 90, { x: 0.5, y: 0.5 }, OVERRUN)[0]!
    return [move.to.x - move.from.x, move.to.y - move.from.y, move.to.zoom - move.from.zoom].map(Math.sign).join()
  })
  expect(new Set(directions).size).toBe(6)
})

function distance(a: PictureWindow, b: PictureWindow): number {
  return Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top), Math.abs(a.width - b.width))
}
