import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { PLAIN_COLORS } from '../../plain-shot.ts'
import { drawFigure, FIGURE_KINDS } from '../figures/figures.ts'
import { skeletonFor } from '../figures/figure-poses.ts'
import { WARDROBES } from '../figures/figure-kinds.ts'
import { EYES } from './portrait-eye.ts'
import { MASSES } from './portrait-hair-masses.ts'
import { PLAYS } from './portrait-plays.ts'
import { drawPortrait, type PortraitRequest } from './portrait.ts'

const SIZE = 160

function drawn(options: Partial<PortraitRequest>): Buffer {
  const context = createCanvas(SIZE, SIZE).getContext('2d')
  context.translate(SIZE / 2, SIZE * 0.8)
  context.scale(SIZE * 0.6, SIZE * 0.6)
  drawPortrait(context, {
    kind: 'coat',
    view: 'profile',
    colors: PLAIN_COLORS,
    keySide: 1,
    facing: 1,
    gaze: 'ahead',
    expression: 'calm',
    identity: 'ember coat soft',
    ...options,
  })
  return Buffer.from(context.getImageData(0, 0, SIZE, SIZE).data)
}

const middle = (bytes: Buffer) => {
  // Where the cheek is.
  const at = (Math.round(SIZE * (0.8 - 0.6 * 0.66)) * SIZE + Math.round(SIZE * (0.5 + 0.6 * 0.08))) * 4
  return [...bytes.subarray(at, at + 3)]
}

const whole = (isFront: boolean) => {
  const context = createCanvas(SIZE, SIZE).getContext('2d')
  context.translate(SIZE / 2, SIZE * 0.95)
  context.scale(SIZE * 0.85, SIZE * 0.85)
  const request = { pose: 'stand', kind: 'coat', colors: PLAIN_COLORS, keySide: 1, detail: 1, facing: 1 } as const
  drawFigure(context, { ...request, identity: 'a', isFront })
  return Buffer.from(context.getImageData(0, 0, SIZE, SIZE).data)
}

describe.each(FIGURE_KINDS)('%s', (kind) => {
  test('fills the lower edge and leaves the sky above free', () => {
    const bytes = drawn({ kind })
    const alpha = (x: number, y: number) => bytes[(y * SIZE + x) * 4 + 3]!
    expect(alpha(SIZE / 2, SIZE - 1)).toBe(255)
    for (let x = 0; x < SIZE; x++) expect(alpha(x, 4)).toBe(0)
  })

  test('looks different from the side, from the front and from behind', () => {
    const views = (['profile', 'turned', 'behind'] as const).map((view) => drawn({ kind, view }).toString('base64'))
    expect(new Set(views).size).toBe(3)
  })
})

test('a face says what it feels, from before and from the side', () => {
  for (const view of ['turned', 'profile'] as const) {
    const all = (['calm', 'glad', 'worried', 'wonder'] as const).map((expression) => drawn({ view, expression }))
    expect(new Set(all.map((bytes) => bytes.toString('base64'))).size).toBe(4)
  }
})

test('faces either way, looks up and down', () => {
  const all = [{}, { facing: -1 }, { gaze: 'up' }, { gaze: 'down' }] as const
  expect(new Set(all.map((options) => drawn(options).toString('base64'))).size).toBe(all.length)
})

test('a face keeps the hue of skin whatever the accents are', () => {
  const usual = middle(drawn({}))
  expect(
    middle(drawn({ colors: { ...PLAIN_COLORS, accent: '#20e060', accent2: '#2040ff', glow: '#80ff80' } })),
  ).toEqual(usual)
  expect(usual[0]).toBeGreaterThan(usual[2]!)
})

test('a whole figure from the front differs from its back', () => {
  expect(Buffer.compare(whole(true), whole(false))).not.toBe(0)
})

test('a face has a lit side and one in shade, from wherever the light comes', () => {
  for (const keySide of [-1, 1]) {
    const bytes = drawn({ keySide, view: 'turned', kind: 'suit' })
    const light = (x: number) => {
      const at = (Math.round(SIZE * (0.8 - 0.6 * 0.66)) * SIZE + Math.round(SIZE * (0.5 + 0.6 * x))) * 4
      return bytes[at]! + bytes[at + 1]! + bytes[at + 2]!
    }
    const [near, far] = [light(-0.05), light(0.13)]
    expect(keySide < 0 ? near : far).toBeGreaterThan((keySide < 0 ? far : near) * 1.12)
  }
})

test('who breathes out has the eyes shut', () => {
  const gazes = (['ahead', 'rest'] as const).map((gaze) => drawn({ gaze, view: 'turned' }).toString('base64'))
  expect(gazes[0]).not.toBe(gazes[1])
})

test('nobody stares: eyes are a small part of a face, and a calm mouth has a little smile', () => {
  for (const { wide } of EYES) expect(wide * 2).toBeLessThan(14)
  expect(PLAYS.calm.open).toBeLessThan(1)
  expect(PLAYS.calm.smile).toBeGreaterThan(1.5)
})

test('the head sits in the shoulders, the chin over the foot of the neck', () => {
  const { head, neck } = skeletonFor('stand', WARDROBES.coat, 1)
  const chin = head.y + 50 * 0.12 * WARDROBES.coat.headScale
  expect(chin - neck.y).toBeGreaterThan(1.5)
})

test('thin hair still goes over the crown of an old head', () => {
  for (const view of ['profile', 'turned', 'behind'] as const) {
    const heights = MASSES.fringe[view].filter((_, i) => i % 2 === 1)
    expect(Math.min(...heights)).toBeLessThan(-50)
  }
})

test('a neckline lies on the shoulders, and is no collar of skin beside the neck', () => {
  const bytes = drawn({ kind: 'dress', view: 'turned' })
  /** Opaque columns right of the middle, at so many hundredths of the box over its base. */
  const reachAt = (up: number): number => {
    const row = Math.round(SIZE * (0.8 - 0.6 * up))
    return Array.from({ length: SIZE / 2 }, (_, x) => bytes[(row * SIZE + SIZE / 2 + x) * 4 + 3]! > 128).filter(Boolean)
      .length
  }
  // Under the chin the neck is narrower than the jaw above it.
  expect(reachAt(0.45)).toBeLessThan(reachAt(0.48) - 3)
})
