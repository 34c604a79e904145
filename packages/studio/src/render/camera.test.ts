import { expect, test } from 'vitest'
import type { Box } from '@dayreel/storyboard'
import { MAX_ZOOM, planShots, windowAt, type PictureWindow } from './camera.ts'
import type { Subject } from './subject-box.ts'

const IDS = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 'opening', 'x']
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })
const SUBJECTS: Subject[] = [
  { focus: { x: 0.5, y: 0.5 }, boxes: [] },
  { focus: { x: 0, y: 0 }, boxes: [] },
  { focus: { x: 1, y: 0.2 }, boxes: [] },
  { focus: { x: 0.3, y: 1 }, boxes: [] },
  // A moon near the top and a person near the bottom.
  { focus: { x: 0.7, y: 0.15 }, boxes: [box(0.55, 0.05, 0.85, 0.22), box(0.25, 0.62, 0.37, 0.9)] },
  // A lighthouse that is nearly as tall as the picture, and a whale that is nearly as wide.
  { focus: { x: 0.62, y: 0.4 }, boxes: [box(0.5, 0.04, 0.74, 0.97)] },
  { focus: { x: 0.5, y: 0.6 }, boxes: [box(0.1, 0.5, 0.86, 0.7), box(0.4, 0.02, 0.5, 0.08)] },
  // A small subject in a corner, and a subject that fills the picture.
  { focus: { x: 0.06, y: 0.95 }, boxes: [box(0, 0.85, 0.12, 1)] },
  { focus: { x: 0.5, y: 0.5 }, boxes: [box(0, 0, 1, 1)] },
]
const LENGTHS = [8, 30, 89, 90, 91, 200, 451]
const OVERRUN = 12
const SHOOTING = { framesPerSecond: 30, overrunInFrames: OVERRUN }
/** Moves are rounded to six decimals. */
const TOLERANCE = 2e-6

const everyShot = IDS.flatMap((id) =>
  SUBJECTS.flatMap((subject) =>
    LENGTHS.map((length) => ({ length, subject, shots: planShots(id, length, subject, SHOOTING) })),
  ),
)

test('shots follow each other without a gap, each at most three seconds long', () => {
  for (const { length, shots } of everyShot) {
    let at = 0
    for (const shot of shots) {
      expect(shot.startFrame).toBe(at)
      expect(shot.lengthInFrames).toBeLessThanOrEqual(3 * 30)
      expect(shot.lengthInFrames).toBeGreaterThanOrEqual(Math.min(8, length))
      at += shot.lengthInFrames
    }
    expect(at).toBe(length)
  }
})

test('the window stays inside the picture, even under the next cross-fade, and never comes too close', () => {
  for (const { shots } of everyShot)
    for (const { move, lengthInFrames } of shots) {
      const windows = Array.from({ length: lengthInFrames + OVERRUN }, (_, frame) => windowAt(move, frame))
      expect(Math.min(...windows.flatMap(({ left, top }) => [left, top]))).toBeGreaterThanOrEqual(0)
      const ends = windows.flatMap(({ left, top, width, height }) => [left + width, top + height])
      expect(Math.max(...ends)).toBeLessThanOrEqual(1 + 1e-9)
      expect(Math.min(...windows.map(({ width }) => width))).toBeGreaterThanOrEqual(1 / MAX_ZOOM - 1e-9)
    }
})

test('the camera moves slowly in every frame, and its speed changes gently', () => {
  for (const id of IDS) {
    const [shot] = planShots(id, 90, { focus: { x: 0.4, y: 0.6 }, boxes: [] }, SHOOTING)
    const steps = Array.from({ length: 100 }, (_, frame) =>
      distance(windowAt(shot!.move, frame), windowAt(shot!.move, frame + 1)),
    )
    // The limits are fractions of the picture's width: from a fifth of a pixel to ten pixels per frame at a width of
    // 1080.
    expect(Math.min(...steps)).toBeGreaterThan(0.0002)
    expect(Math.max(...steps)).toBeLessThan(0.01)
    const changes = steps.slice(1).map((step, i) => Math.abs(step - steps[i]!))
    expect(Math.max(...changes)).toBeLessThan(0.0004)
    // The move is eased, so the camera is clearly faster in the middle than at both ends.
    expect(steps[50]! / steps[0]!).toBeGreaterThan(2)
    expect(steps[50]! / steps[99]!).toBeGreaterThan(2)
  }
})

test("a wide shot shows the whole subject in every frame, and a close shot keeps the subject's top", () => {
  for (const { subject, shots } of everyShot) {
    const [main] = subject.boxes
    if (!main || main.bottom - main.top > 0.94) continue
    shots.forEach(({ move, lengthInFrames }, i) => {
      for (let frame = 0; frame < lengthInFrames + OVERRUN; frame++) {
        const seen = windowAt(move, frame)
        expect(seen.top).toBeLessThan(main.top + TOLERANCE)
        if (i % 2 === 1) continue
        expect(seen.left).toBeLessThan(main.left + TOLERANCE)
        expect(seen.left + seen.width).toBeGreaterThan(main.right - TOLERANCE)
        expect(seen.top + seen.height).toBeGreaterThan(Math.min(main.bottom, main.top + 0.9) - TOLERANCE)
      }
    })
  }
})

test('wide shots include other subjects that fit', () => {
  const subject = SUBJECTS[4]!
  for (const id of IDS) {
    const [shot] = planShots(id, 90, subject, SHOOTING)
    for (const frame of [0, 30, 60, 90]) {
      const { left, top, width, height } = windowAt(shot!.move, frame)
      for (const kept of subject.boxes) {
        expect(left <= kept.left && left + width >= kept.right).toBe(true)
        expect(top <= kept.top && top + height >= kept.bottom).toBe(true)
      }
    }
  }
})

test('the camera clearly moves even with little room', () => {
  for (const { length, shots } of everyShot) {
    if (length < 89) continue
    for (const { move, lengthInFrames } of shots) {
      const [from, to] = [windowAt(move, 0), windowAt(move, lengthInFrames)]
      const moved = Math.max(distance(from, to), Math.abs(from.left + from.width - to.left - to.width))
      expect(moved).toBeGreaterThan(0.011)
    }
  }
})

test('a cut inside a scene clearly changes the framing', () => {
  for (const id of IDS)
    for (const subject of SUBJECTS) {
      const shots = planShots(id, 360, subject, SHOOTING)
      for (let i = 1; i < shots.length; i++) {
        const before = windowAt(shots[i - 1]!.move, shots[i - 1]!.lengthInFrames)
        const after = windowAt(shots[i]!.move, 0)
        const closer = Math.max(before.width / after.width, after.width / before.width)
        expect(closer).toBeGreaterThan(1.12)
      }
    }
})

test('consecutive scenes move in different directions', () => {
  const directions = ['s1', 's2', 's3', 's4', 's5', 's6'].map((id) => {
    const { move } = planShots(id, 90, SUBJECTS[0]!, SHOOTING)[0]!
    return [move.to.x - move.from.x, move.to.y - move.from.y, move.to.zoom - move.from.zoom].map(Math.sign).join()
  })
  expect(new Set(directions).size).toBe(6)
})

function distance(a: PictureWindow, b: PictureWindow): number {
  return Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top), Math.abs(a.width - b.width))
}

test('over a flat ground, the camera pushes to the middle through the whole scene, in steps and without cuts', () => {
  const shots = planShots('s1', 451, { focus: { x: 0.2, y: 0.2 }, boxes: [], isFlat: true }, SHOOTING)
  expect(shots.length).toBeGreaterThan(3)
  const windows = shots.flatMap(({ move, moveFrame, lengthInFrames }) =>
    Array.from({ length: lengthInFrames }, (_, frame) => windowAt(move, moveFrame! + frame)),
  )
  expect(windows).toHaveLength(451)
  windows.forEach(({ left, top, width }, frame) => {
    expect(left).toBeCloseTo((1 - width) / 2)
    expect(top).toBeCloseTo(left)
    expect(width).toBeLessThanOrEqual(windows[Math.max(0, frame - 1)]!.width)
  })
  expect(windows[0]!.width).toBe(1)
  expect(windows.at(-1)!.width).toBeCloseTo(1 / 1.03)
  expect(new Set(windows.map(({ width }) => width)).size).toBe(Math.ceil(451 / 3))
})

test('on an approaching subject, the camera only moves closer, across all cuts', () => {
  for (const subject of SUBJECTS)
    for (const id of IDS) {
      const zooms = planShots(id, 451, { ...subject, isNearing: true }, SHOOTING).flatMap(({ move }) => [
        move.from.zoom,
        move.to.zoom,
      ])
      for (let i = 1; i < zooms.length; i++) expect(zooms[i]!).toBeGreaterThanOrEqual(zooms[i - 1]! - TOLERANCE)
      expect(zooms.at(-1)!).toBeGreaterThan(zooms[0]!)
    }
})
