import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { StageCutout, StageRequest } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { createIllustrator } from '../illustrator.ts'
import { withShows } from '../paint-whole.ts'
import { paintStage } from './paint-stage.ts'

function requestFor(
  prompt: string,
  people: StageRequest['people'] = [],
  things: StageRequest['things'] = [],
): StageRequest {
  const scene = {
    prompt,
    text: '',
    notes: '',
    style: 'None',
    world: { palette: 'ember', figure: 'coat', light: 'soft' },
    seed: 5,
    index: 1,
    count: 8,
    width: 180,
    height: 320,
  } as const
  return { ...withShows(scene), people, things }
}

test('the place is the same, whatever people and things the words name', () => {
  const empty = paintStage(requestFor('a village street at dusk'))
  const peopled = paintStage(requestFor('an old man with a lantern in a village street at dusk'))
  expect(Buffer.compare(peopled.picture.bytes, empty.picture.bytes)).toBe(0)
})

test.each(['a forest path by day', 'a living room in the evening', 'the deep sea', 'outer space'])(
  'figures stand in the picture, smaller the farther they are: %s',
  (prompt) => {
    const { depths } = paintStage(requestFor(prompt))
    expect(depths.near.metre).toBeGreaterThan(depths.middle.metre)
    expect(depths.middle.metre).toBeGreaterThan(depths.far.metre)
    for (const { y } of [...depths.near.spots, ...depths.middle.spots, ...depths.far.spots]) {
      expect(y).toBeGreaterThan(0.5)
      expect(y).toBeLessThan(0.8)
    }
  },
)

test('nothing is in front in clear air or indoors', () => {
  expect(paintStage(requestFor('a road at noon in clear weather')).front).toEqual([])
  expect(paintStage(requestFor('a living room while it rains')).front).toEqual([])
})

test.each(['rain', 'snow', 'fog'])('%s is in front and leaves figures visible', async (weather) => {
  const { front } = paintStage(requestFor(`a road by day in ${weather}`))
  expect(front).toHaveLength(weather === 'fog' ? 1 : 3)
  for (const cutout of front) {
    const share = await shareDrawn(cutout)
    expect(share).toBeGreaterThan(0.005)
    expect(share).toBeLessThan(0.8)
  }
})

test('the sea is water and a wet street mirrors', () => {
  expect(paintStage(requestFor('the open sea by day')).ground).toBe('water')
  expect(paintStage(requestFor('a street of the town in the rain at night')).ground).toBe('wet')
  expect(paintStage(requestFor('the desert at noon')).ground).toBe('dry')
  expect(paintStage(requestFor('outer space')).ground).toBe('none')
})

test('a person has its feet at the given spot, and several steps if it walks', async () => {
  const { people } = paintStage(
    requestFor('a village street at dusk', [
      { person: 'girl', pose: 'walk', name: 'Mia', facing: 1 },
      { person: 'old-man', pose: 'stand', name: 'grandfather', facing: -1 },
    ]),
  )
  const [girl, man] = people
  expect(girl!.steps.length).toBeGreaterThan(1)
  expect(man!.steps).toHaveLength(1)
  // A child has fewer metres in as many pixels.
  expect(girl!.metre).toBeGreaterThan(man!.metre)
  for (const { steps, foot } of people) {
    const rows = await drawnRows(steps[0]!)
    expect(Math.abs(rows.last / steps[0]!.height - foot.y)).toBeLessThan(0.06)
  }
})

test('a thing is drawn alone, and an unknown name draws nothing', async () => {
  const { things } = paintStage(requestFor('a forest at night', [], ['wolf', 'perpetual motion machine']))
  expect(things).toHaveLength(2)
  expect(things[1]).toBeUndefined()
  const { cutout, foot } = things[0]!
  const rows = await drawnRows(cutout)
  expect(Math.abs(rows.last / cutout.height - foot.y)).toBeLessThan(0.06)
})

test('a stage is the same, byte for byte, in a thread', async () => {
  const illustrator = createIllustrator({ threads: 1 })
  try {
    const request = requestFor('a forest at night in the rain', [
      { person: 'woman', pose: 'stand', name: 'Anna', facing: 1 },
    ])
    const here = paintStage(request)
    expect(await illustrator.drawStage!(request, new AbortController().signal)).toEqual(here)
  } finally {
    await illustrator.close()
  }
})

async function pixelsOf({ bytes, width, height }: StageCutout): Promise<Uint8ClampedArray> {
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(await loadImage(Buffer.from(bytes)), 0, 0)
  return context.getImageData(0, 0, width, height).data
}

async function shareDrawn(cutout: StageCutout): Promise<number> {
  const pixels = await pixelsOf(cutout)
  let drawn = 0
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i]! > 8) drawn++
  return drawn / (pixels.length / 4)
}

async function drawnRows(cutout: StageCutout): Promise<{ first: number; last: number }> {
  const pixels = await pixelsOf(cutout)
  const rows = Array.from({ length: cutout.height }, (_, y) =>
    pixels.subarray(y * cutout.width * 4, (y + 1) * cutout.width * 4).some((value, i) => i % 4 === 3 && value > 127),
  )
  return { first: rows.indexOf(true), last: rows.lastIndexOf(true) }
}
