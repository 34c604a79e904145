import { createCanvas } from '@napi-rs/canvas'
import { MAX_LAYERS, PLAY_ACTIONS, PLAY_DEPTHS, PLAY_ENTRANCES, PLAY_EXITS } from '@dayreel/catalogue'
import type { PaintedStage, PlayFigure, PlayRequest, StageCutout, StageDepth } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { castOf } from './cast-of.ts'
import { drawPlay } from './draw-play.ts'

const SIZE = { width: 270, height: 480 }
const FOX: PlayFigure = { kind: 'icon', icon: 'camel', depth: 'near' }
const GIRL: PlayFigure = { kind: 'person', person: 'girl', pose: 'walk', depth: 'near', name: 'Mia' }

function cutout(width: number, height: number): StageCutout {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#a06040'
  context.fillRect(width * 0.3, height * 0.2, width * 0.4, height * 0.7)
  return { bytes: new Uint8Array(canvas.toBuffer('image/png')), width, height }
}

function stageDepth(y: number, metre: number): StageDepth {
  const spots = [0.1, 0.3, 0.5, 0.7, 0.9].map((x) => ({ x, y, hidden: 0, isLand: true }))
  return { metre, air: 0.1, spots }
}

function stageFor(figures: readonly PlayFigure[]): PaintedStage {
  const { width, height } = SIZE
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').fillRect(0, 0, width, height)
  const { people, things } = castOf({ figures: [...figures] })
  return {
    picture: { bytes: new Uint8Array(canvas.toBuffer('image/jpeg')), width, height, focus: { x: 0.5, y: 0.5 } },
    front: [cutout(width, height)],
    shine: cutout(45, 80),
    horizon: 0.56,
    ground: 'wet',
    mirror: 0.3,
    key: { side: -1, color: '#ffd0a0' },
    airColor: '#8090a0',
    lightness: 0.3,
    mood: 'calm',
    depths: { near: stageDepth(0.72, 0.2), middle: stageDepth(0.66, 0.12), far: stageDepth(0.61, 0.06) },
    people: people.map(({ pose }) => ({
      steps: Array.from({ length: pose === 'walk' ? 4 : 1 }, () => cutout(160, 145)),
      foot: { x: 0.5, y: 0.9 },
      metre: 0.5,
    })),
    things: things.map(() => ({ cutout: cutout(100, 100), foot: { x: 0.5, y: 0.9 } })),
  }
}

function requestFor(figures: PlayFigure[], change: Partial<PlayRequest> = {}): PlayRequest {
  return {
    play: { figures },
    text: 'A girl walked into the forest, and a camel followed her.',
    seed: 7,
    ...SIZE,
    area: { left: 0.05, top: 0.1, right: 0.95, bottom: 0.6 },
    stage: { id: 'stage', painted: stageFor(figures) },
    ...change,
  }
}

test('a play without figures is its place with its lights and its weather', async () => {
  const { ground, layers } = await drawPlay(requestFor([]))
  expect([ground.width, ground.height]).toEqual([SIZE.width, SIZE.height])
  expect(layers).toHaveLength(2)
})

test('a figure that walks in has the pictures of its steps once, and then stands still', async () => {
  const { layers } = await drawPlay(requestFor([{ ...GIRL, enter: 'left', does: 'walk' }]))
  const girl = layers.find(({ enter }) => enter === 'walk-left')!
  expect(girl.once).toBeGreaterThan(10)
  expect(girl.files).toHaveLength(girl.once + 1)
})

test('words decide when a figure enters and leaves', async () => {
  const { layers } = await drawPlay(
    requestFor([
      { ...GIRL, leave: 'right', at: 'walked' },
      { ...FOX, enter: 'appear', at: 'a camel' },
    ]),
  )
  expect(layers.find(({ leave }) => leave !== undefined)?.leave).toEqual({
    move: 'walk-right',
    words: { from: 7, to: 13 },
  })
  expect(layers.find(({ words }) => words !== undefined)).toMatchObject({ enter: 'fade', words: { from: 35, to: 42 } })
})

test('near figures move more with the camera than far ones, and weather moves most', async () => {
  const { layers } = await drawPlay(requestFor([FOX, { ...FOX, depth: 'far' }]))
  const depths = layers.map(({ depth }) => depth)
  expect(depths).toEqual(depths.toSorted((a, b) => a - b))
  expect(new Set(depths).size).toBe(4)
})

test('figures that no library has are left out', async () => {
  const unknown: PlayFigure = { kind: 'icon', icon: 'constructor', depth: 'near' }
  const { layers } = await drawPlay(requestFor([unknown, { ...unknown, icon: 'thing:constructor' }]))
  expect(layers).toHaveLength(2)
})

test('every depth, entrance, action and exit gives a drawing of few layers, each of files of one size', async () => {
  for (const [i, does] of PLAY_ACTIONS.entries()) {
    const depth = PLAY_DEPTHS[i % PLAY_DEPTHS.length]!
    const enter = PLAY_ENTRANCES[i % PLAY_ENTRANCES.length]!
    const leave = PLAY_EXITS[i % PLAY_EXITS.length]!
    const figures: PlayFigure[] = [
      { ...GIRL, does, enter, leave, depth },
      { kind: 'icon', icon: 'fox', depth, does },
      { kind: 'icon', icon: 'crescent-moon', depth: 'far', does },
      { kind: 'icon', icon: 'thing:wolf', depth, enter },
    ]
    const { layers } = await drawPlay(requestFor(figures))
    expect(layers.length).toBeLessThanOrEqual(MAX_LAYERS)
    expect(layers.every(({ files, once }) => files.length > once)).toBe(true)
    for (const { place, width, height } of layers) {
      expect(Number.isFinite(place.x + place.y + place.size)).toBe(true)
      expect(Math.min(width, height)).toBeGreaterThan(0)
    }
  }
})

test('the same request gives the same bytes', async () => {
  const figures = [GIRL, FOX]
  const [once, again] = [await drawPlay(requestFor(figures)), await drawPlay(requestFor(figures))]
  expect(again).toEqual(once)
})
