import { expect, it } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import { createFilm } from '../../light/film.ts'
import { paletteFor } from '../../light/palettes.ts'
import { createNoise } from '../../noise.ts'
import { ROOM_KINDS, type RoomKind, type TimeOfDay } from '../../brief/brief.ts'
import type { Film, Shot, Stage } from '../../painting.ts'
import { roomLook, roomSize } from '../room-look.ts'
import { paintRoom } from '../room.ts'

function paint(
  room: RoomKind,
  time: TimeOfDay,
  isLampOut = false,
  likeness = 'teal coat soft',
): { film: Film; stage: Stage } {
  const random = createRandom(`${room} ${time}`)
  const film = createFilm(90, 160)
  const shot = {
    brief: {
      place: 'room',
      room,
      things: [],
      people: { count: 0, pose: 'stand' },
      time,
      weather: 'clear',
      mood: 'calm',
      isLampOut,
    },
    palette: paletteFor({ palette: 'teal', figure: 'coat', light: 'soft' }, time, 'clear'),
    random,
    noise: createNoise(random),
    horizon: 0.52,
    camera: 'eye',
    lens: 0.78,
    subjectX: 0.45,
    size: 'wide',
    isFront: true,
    likeness,
  } as unknown as Shot
  return { film, stage: paintRoom(film, shot) }
}

const brightest = ({ light }: Film): number => light.reduce((most, each) => Math.max(most, each), 0)

/** Luminance in 12 × 16 fields, each against the mean of all. */
function layout({ light, width, height }: Film): number[] {
  const fields = Array.from({ length: 192 }, () => 0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const field = Math.floor((y * 16) / height) * 12 + Math.floor((x * 12) / width)
      fields[field]! += Math.min(2, light[at]! + light[at + 1]! + light[at + 2]!)
    }
  const mean = fields.reduce((sum, each) => sum + each, 0) / fields.length
  return fields.map((each) => each / mean)
}

it.each(ROOM_KINDS)('%s is a whole picture by day and by night, with a floor to stand on', (room) => {
  for (const time of ['day', 'night'] as const) {
    const { film, stage } = paint(room, time)
    expect(film.light.every((value) => value >= 0 && value < Infinity)).toBe(true)
    expect(stage.hasGround).toBe(true)
    expect(stage.exposure).toBeGreaterThan(0.25)
    expect(stage.groundAt(45, stage.subjectZ)).toBeLessThan(160)
  }
})

it('rooms are not one room with other furniture: their light and shade lie elsewhere', () => {
  const kinds = ['living', 'archive', 'church', 'theatre', 'hospital', 'office', 'greenhouse', 'cellar'] as const
  const layouts = kinds.map((room) => layout(paint(room, 'day').film))
  for (const [i, one] of layouts.entries())
    for (const other of layouts.slice(i + 1)) {
      const apart = one.reduce((sum, each, k) => sum + Math.abs(each - other[k]!), 0) / one.length
      expect(apart).toBeGreaterThan(0.2)
    }
})

it('no lamp burns where all have gone out', () => {
  expect(brightest(paint('cellar', 'night', true).film)).toBeLessThan(brightest(paint('cellar', 'night').film) / 2)
})

it('homes of several videos are built in several ways, and a home in one', () => {
  const likenesses = Array.from({ length: 12 }, (_, i) => `video ${i}`)
  expect(new Set(likenesses.map((likeness) => roomLook({ likeness }).walls)).size).toBe(4)
  const brick = likenesses.find((likeness) => roomLook({ likeness }).walls === 'brick')!
  const lime = likenesses.find((likeness) => roomLook({ likeness }).walls === 'lime')!
  const [one, same, other] = [brick, brick, lime].map((likeness) =>
    layout(paint('living', 'day', false, likeness).film),
  )
  expect(one).toEqual(same)
  expect(other).not.toEqual(one)
})

it('no ceiling is seen behind what is near', () => {
  for (let i = 0; i < 12; i++) {
    const look = roomLook({ likeness: `video ${i}` })
    for (const [size, lens] of [
      ['insert', 1.15],
      ['close', 1.2],
    ] as const) {
      const { high, back } = roomSize(look, { size, lens, random: () => 0 })
      // Share of the picture's height between the eye's own height and the far end of the ceiling.
      expect(((high - 1.45) / back) * lens).toBeGreaterThan(0.42)
    }
  }
})

it('beams run away from the eye rather than in stripes across the picture', () => {
  const likeness = Array.from({ length: 12 }, (_, i) => `video ${i}`).find(
    (each) => roomLook({ likeness: each }).trim === 'beams',
  )!
  const { film } = paint('living', 'day', false, likeness)
  // In the upper part neighbours in a row differ at least as much as those in a column do.
  let [along, down] = [0, 0]
  for (let y = 4; y < film.height * 0.2; y++)
    for (let x = 4; x < film.width - 4; x++) {
      const at = (row: number, column: number) => Math.log(film.light[(row * film.width + column) * 3 + 1]! + 1e-3)
      along += Math.abs(at(y, x + 1) - at(y, x - 1))
      down += Math.abs(at(y + 1, x) - at(y - 1, x))
    }
  expect(along).toBeGreaterThan(down)
})
