import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import type { Pose } from '../../brief/brief.ts'
import { PLAIN_COLORS } from '../../plain-shot.ts'
import { WARDROBES } from './figure-kinds.ts'
import { lookOf } from './figure-looks.ts'
import { skeletonFor } from './figure-poses.ts'
import { lookWorn } from './figure-wear.ts'
import { drawSleeper } from './figure-sleeper.ts'
import { handOf, FIGURE_KINDS, drawFigure, type FigureKind, type FigureRequest } from './figures.ts'

const POSES: readonly Pose[] = [
  'stand',
  'walk',
  'sit',
  'reach',
  'run',
  'look-up',
  'kneel',
  'wave',
  'point',
  'hold',
  'sit-up',
]
const HEIGHT = 100
const SIZE = 180
const GROUND = 150

function drawn(kind: FigureKind, pose: Pose, options: Partial<FigureRequest> = {}) {
  const context = createCanvas(SIZE, SIZE).getContext('2d')
  context.translate(SIZE / 2, GROUND)
  context.scale(HEIGHT, HEIGHT)
  drawFigure(context, {
    pose,
    kind,
    colors: PLAIN_COLORS,
    keySide: -1,
    identity: 'ember coat soft',
    detail: 1,
    facing: 1,
    ...options,
  })
  const bytes = Buffer.from(context.getImageData(0, 0, SIZE, SIZE).data)
  const solid = (x: number, y: number) => bytes[(y * SIZE + x) * 4 + 3]! > 200
  const box = { left: SIZE, right: 0, top: SIZE, bottom: 0 }
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (!solid(x, y)) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  }
  return { bytes, solid, box, height: (GROUND - box.top) / HEIGHT }
}

describe.each(FIGURE_KINDS)('%s', (kind) => {
  test('stands on the origin, as high as the unit', () => {
    const { box, height, solid } = drawn(kind, 'stand')
    expect(Math.abs(box.bottom + 1 - GROUND)).toBeLessThanOrEqual(3)
    // The old are bent.
    expect(height).toBeGreaterThan(0.9)
    expect(height).toBeLessThan(1.07)
    const feet: number[] = []
    for (let x = 0; x < SIZE; x++) if (solid(x, GROUND - 3)) feet.push(x - SIZE / 2)
    expect(Math.min(...feet)).toBeLessThan(0)
    expect(Math.max(...feet)).toBeGreaterThan(0)
    expect(Math.abs(Math.min(...feet) + Math.max(...feet))).toBeLessThan(0.16 * HEIGHT)
  })

  test('poses differ, and rest on the ground', () => {
    const shapes = POSES.map((pose) => drawn(kind, pose))
    for (let i = 0; i < shapes.length; i++) {
      expect(Math.abs(shapes[i]!.box.bottom + 1 - GROUND)).toBeLessThanOrEqual(4)
      for (let j = 0; j < i; j++) {
        let differing = 0
        let covered = 0
        for (let k = 3; k < shapes[i]!.bytes.length; k += 4) {
          const [a, b] = [shapes[i]!.bytes[k]! > 200, shapes[j]!.bytes[k]! > 200]
          if (a !== b) differing++
          if (a) covered++
        }
        expect(differing / covered).toBeGreaterThan(0.08)
      }
    }
    const height = (pose: Pose) => shapes[POSES.indexOf(pose)]!.height
    expect(height('sit')).toBeLessThan(0.68)
    expect(height('kneel')).toBeLessThan(0.85)
    expect(height('run')).toBeGreaterThan(0.85)
  })
})

test('kinds differ, and the same request gives the same figure', () => {
  const all = FIGURE_KINDS.map((kind) => drawn(kind, 'walk').bytes.toString('base64'))
  expect(new Set(all).size).toBe(FIGURE_KINDS.length)
  expect(drawn('coat', 'walk').bytes.toString('base64')).toBe(all[FIGURE_KINDS.indexOf('coat')])
})

const brightness = (keySide: number, from: number, to: number) => {
  const { bytes, solid } = drawn('suit', 'stand', { keySide })
  let total = 0
  for (let y = GROUND - 75; y < GROUND - 55; y++) {
    const row: number[] = []
    for (let x = 0; x < SIZE; x++)
      if (solid(x, y)) row.push((bytes[(y * SIZE + x) * 4] ?? 0) + (bytes[(y * SIZE + x) * 4 + 1] ?? 0))
    for (let i = Math.floor(row.length * from); i < Math.floor(row.length * to); i++) total += row[i]!
  }
  return total
}

test('the light comes from the key side', () => {
  expect(brightness(-1, 0, 0.25)).toBeGreaterThan(brightness(-1, 0.75, 1) * 1.2)
  expect(brightness(1, 0.75, 1)).toBeGreaterThan(brightness(1, 0, 0.25) * 1.2)
})

test('facing left mirrors where the figure looks', () => {
  const right = drawn('worker', 'reach', { facing: 1 }).box
  const left = drawn('worker', 'reach', { facing: -1 }).box
  expect(right.right - SIZE / 2).toBeGreaterThan(0.25 * HEIGHT)
  expect(SIZE / 2 - left.left).toBeGreaterThan(0.25 * HEIGHT)
})

describe('who someone is', () => {
  test('is the same in all scenes of a video, and someone else in another one', () => {
    expect(lookOf('coat', 'ember coat soft')).toEqual(lookOf('coat', 'ember coat soft'))
    const looks = Array.from({ length: 20 }, (_, i) => JSON.stringify(lookOf('coat', `video ${i}`)))
    expect(new Set(looks).size).toBeGreaterThan(15)
  })

  test('has one skin in a video, whatever the words of a scene make of them', () => {
    for (let i = 0; i < 10; i++) {
      const skins = FIGURE_KINDS.map((kind) => lookOf(kind, `video ${i}`).skin)
      expect(new Set(skins).size).toBe(1)
    }
  })

  test('the old are grey, and a grandmother is smaller and bent', () => {
    for (let i = 0; i < 10; i++) {
      const { hair, sex, hasBeard } = lookOf('grandmother', `video ${i}`)
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hair.slice(at, at + 2), 16)) as [
        number,
        number,
        number,
      ]
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(20)
      expect(green).toBeGreaterThan(100)
      expect([sex, hasBeard]).toEqual(['woman', false])
    }
    expect(drawn('grandmother', 'stand').box.right).toBeGreaterThan(drawn('dress', 'stand').box.right)
  })
})

test.each(['bed', 'bench', 'rug'] as const)('whoever sleeps on a %s lies along it, on the ground', (berth) => {
  const context = createCanvas(SIZE, SIZE).getContext('2d')
  context.translate(SIZE / 2, GROUND)
  context.scale(HEIGHT, HEIGHT)
  const request = {
    pose: 'lie',
    kind: 'dress',
    identity: 'a',
    colors: PLAIN_COLORS,
    keySide: 1,
    detail: 1,
    facing: 1,
  } as const
  drawSleeper(context, request, berth)
  const { data } = context.getImageData(0, 0, SIZE, SIZE)
  const rows = Array.from({ length: SIZE }, (_, y) => data.subarray(y * SIZE * 4, (y + 1) * SIZE * 4))
  const solid = rows.map((row) => row.filter((value, i) => i % 4 === 3 && value > 200).length)
  expect(Math.max(...solid)).toBeGreaterThan(HEIGHT)
  expect(Math.abs(solid.findLastIndex((count) => count > 0) + 1 - GROUND)).toBeLessThanOrEqual(4)
})

test('who waves has the arm up, the hand beside the head and no lower than its crown', () => {
  for (const kind of FIGURE_KINDS) {
    const { x, y } = handOf('wave', kind, 1)
    expect(y).toBeLessThan(-0.94)
    expect(x).toBeGreaterThan(0.15)
  }
})

test('spectacles, earrings and patterns are worn by some, and by no child spectacles', () => {
  const looks = Array.from({ length: 40 }, (_, i) => lookOf('old', `video ${i}`))
  const some = looks.filter(({ hasGlasses }) => hasGlasses).length
  expect(some).toBeGreaterThan(5)
  expect(some).toBeLessThan(35)
  expect(Array.from({ length: 40 }, (_, i) => lookOf('child', `video ${i}`).hasGlasses)).not.toContain(true)
})

const rowOf = (bytes: Buffer, y: number) => bytes.subarray(y * SIZE * 4, (y + 1) * SIZE * 4)

test('who looks aside is seen in profile, and the rest of them stands as before', () => {
  const [ahead, aside] = [false, true].map((looksAside) => drawn('coat', 'stand', { isFront: true, looksAside }))
  expect(Buffer.compare(rowOf(ahead!.bytes, GROUND - 90), rowOf(aside!.bytes, GROUND - 90))).not.toBe(0)
  expect(Buffer.compare(rowOf(ahead!.bytes, GROUND - 30), rowOf(aside!.bytes, GROUND - 30))).toBe(0)
})

test('what words have somebody wear goes over their own, and leaves the rest of them', () => {
  const own = lookOf('coat', 'video 1')
  const worn = lookWorn({ headwear: 'hat', top: 'red', hair: 'ginger' })
  expect(worn).toMatchObject({ headwear: 'hat', top: '#a83a36', hair: '#a9592f' })
  expect({ ...own, ...worn }.skin).toBe(own.skin)
  const [plain, red] = [{}, { wears: worn }].map((wears) => drawn('coat', 'stand', { isFront: true, ...wears }))
  expect(Buffer.compare(plain!.bytes, red!.bytes)).not.toBe(0)
})

test('whoever carries a chair has a chair in the arms, and no box', () => {
  const [box, chair] = [drawn('suit', 'carry'), drawn('suit', 'carry', { load: 'chair' })]
  // Its legs are lower than a box, and its back higher.
  expect(chair.solid(SIZE / 2 + 40, GROUND - 84) || chair.solid(SIZE / 2 + 38, GROUND - 84)).toBe(true)
  expect(box.solid(SIZE / 2 + 40, GROUND - 84) || box.solid(SIZE / 2 + 38, GROUND - 84)).toBe(false)
})

test('only a suit has a white shirt, which under a coat would be a blotch on the neck', () => {
  for (const kind of ['coat', 'worker', 'old'] as const) {
    const { shirt } = lookOf(kind, 'gold-dust old soft')
    expect(shirt).not.toBe(lookOf('suit', 'gold-dust old soft').shirt)
  }
})

test('arms hang to the thighs of whoever stands', () => {
  expect(handOf('stand', 'suit', 1).y).toBeGreaterThan(-0.51)
})

test('nobody walks with a hand on the hip: the arms swing clear of the trunk', () => {
  for (const stance of [0, 1, 2]) {
    const { near } = skeletonFor('walk', WARDROBES.coat, 1, stance)
    expect(near.hand.x - near.hip.x).toBeGreaterThan(7)
  }
})
