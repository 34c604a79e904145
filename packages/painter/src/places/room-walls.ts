import type { Random } from '@dayreel/storyboard/base'
import type { RoomKind } from '../brief/brief.ts'
import type { BuiltPlace } from './built-place.ts'
import { BOOKS, CABINET, CLOCK, COPPER, CURTAIN, DARK, FRAMED, JAR, LEAF, WOOD } from './room-materials.ts'

/** A framed picture or a clock on the back wall: its middle, half its size in metres, and a number that says what it shows. */
export type Framed = { x: number; y: number; halfWidth: number; halfHeight: number; shows: number }

/** The wall that is looked at; all in metres. */
type BackWall = {
  back: number
  build: BuiltPlace['build']
  half: number
  high: number
  random: Random
  /** The window in its middle, where there is one: its middle and width, and the top of its curtains. */
  window: { x: number; width: number; top: number } | undefined
  hasCurtains: boolean
  mayHaveClock: boolean
}

type Stretch = { from: number; to: number }

/** Puts on the back wall what such a room has there, so that no large part of it is bare. Gives the pictures, for they are painted. */
export function dressBackWall(wall: BackWall, kind: RoomKind): Framed[] {
  if (kind === 'bare') return []
  const { half, window, random } = wall
  const pictures: Framed[] = []
  const stretches = window
    ? [
        { from: -half + 0.1, to: window.x - window.width / 2 - 0.42 },
        { from: window.x + window.width / 2 + 0.42, to: half - 0.1 },
      ]
    : [{ from: -half + 0.2, to: half - 0.2 }]
  if (window && wall.hasCurtains && kind !== 'kitchen') hangCurtains(wall, window)
  if (kind === 'kitchen') fitKitchen(wall, stretches)
  else for (const stretch of stretches) fillStretch(wall, kind, stretch, pictures)
  if (wall.mayHaveClock && kind !== 'bedroom') hangClock(wall, random() < 0.5 ? -1 : 1, pictures)
  return pictures
}

function hangCurtains({ back, build }: BackWall, { x, width, top }: { x: number; width: number; top: number }): void {
  build.cylinder(DARK, 0, top, back - 0.12, x - width / 2 - 0.5, x + width / 2 + 0.5, 0.018, 0.018, { casts: false })
  for (const way of [-1, 1]) {
    const at = x + way * (width / 2 + 0.1)
    build.box(CURTAIN, at - 0.24, 0.03, back - 0.16, at + 0.24, top, back - 0.06, { tag: 1 })
  }
}

/** High on the wall, clear of whoever stands before it. */
function hangClock({ back, build, half, high }: BackWall, side: number, hung: Framed[]): void {
  const [x, y] = [side * Math.min(half - 0.5, 1.35), high - 0.62]
  const tag = hung.push({ x, y, halfWidth: 0.22, halfHeight: 0.22, shows: 0 }) - 1
  build.cylinder(CLOCK, 2, x, y, back - 0.06, back, 0.22, 0.22, { ...SMALL, tag })
}

/** A stretch of wall in columns about a metre wide: shelves in some, pictures one above another in the rest. */
function fillStretch(wall: BackWall, kind: RoomKind, { from, to }: Stretch, pictures: Framed[]): void {
  const { random } = wall
  const columns = Math.round((to - from) / 1.05)
  const wide = (to - from) / Math.max(1, columns)
  const shelved = kind === 'study' ? 0.62 : kind === 'living' ? 0.38 : 0.16
  for (let i = 0; i < columns; i++) {
    const x = from + (i + 0.5) * wide
    if (random() < shelved) shelve(wall, kind, x, wide * 0.42)
    else hangPictures(wall, x, wide, pictures)
  }
}

/** A tall case of books, or boards with what a household keeps on them. */
function shelve(wall: BackWall, kind: RoomKind, x: number, half: number): void {
  const { back, build, high, random } = wall
  if (kind === 'study' || random() < 0.5) {
    const top = Math.min(high - 0.5, 2.6)
    build.box(BOOKS, x - half, 0, back - 0.32, x + half, top, back, { tag: 1 })
    build.box(WOOD, x - half - 0.03, top, back - 0.35, x + half + 0.03, top + 0.05, back)
    keep(wall, x, half, top + 0.05)
    return
  }
  build.box(CABINET, x - half, 0.08, back - 0.42, x + half, 0.82, back)
  build.box(WOOD, x - half - 0.03, 0.82, back - 0.45, x + half + 0.03, 0.86, back)
  for (const y of [0.86, 1.62, 2.24]) {
    if (y > 1) build.box(WOOD, x - half, y - 0.035, back - 0.24, x + half, y, back)
    keep(wall, x, half, y)
  }
}

/** What is small casts no shadow of its own and is not seen in the floor: both cost more than they show. */
const SMALL = { casts: false, mirrored: false } as const

/** A row of jars, books, bowls and a pot with leaves on a board whose top is at `y`. */
function keep({ back, build, random }: BackWall, x: number, half: number, y: number): void {
  for (let at = x - half + 0.12; at < x + half - 0.1; at += 0.24 + random() * 0.16) {
    const which = random()
    const tag = Math.floor(random() * 5)
    if (which < 0.44) {
      const tall = 0.16 + random() * 0.2
      const wide = 0.065 + random() * 0.03
      build.cylinder(JAR, 1, at, back - 0.13, y, y + tall, wide, wide * (0.6 + random() * 0.5), { ...SMALL, tag })
    } else if (which < 0.66) {
      for (let k = 0; k < 2; k++) {
        const left = at + (k - 1) * 0.06
        build.box(JAR, left, y, back - 0.19, left + 0.052, y + 0.24 + random() * 0.08, back - 0.04, {
          ...SMALL,
          tag: (tag + k) % 5,
        })
      }
    } else if (which < 0.86) build.cylinder(JAR, 1, at, back - 0.13, y, y + 0.1, 0.05, 0.11, { ...SMALL, tag })
    else {
      build.cylinder(JAR, 1, at, back - 0.13, y, y + 0.14, 0.06, 0.09, { ...SMALL, tag: 0 })
      for (let k = 0; k < 3; k++)
        build.ball(LEAF, at + (k - 1) * 0.075, y + 0.2 + (k % 2) * 0.07, back - 0.13, 0.08, 1.1, SMALL)
    }
  }
}

function hangPictures({ back, build, high, random }: BackWall, x: number, wide: number, pictures: Framed[]): void {
  const add = (y: number, halfHeight: number): void => {
    const halfWidth = Math.min(wide * 0.42, halfHeight * (0.72 + random() * 0.6))
    const at = x + (random() - 0.5) * 0.08
    const tag = pictures.push({ x: at, y, halfWidth, halfHeight, shows: random() }) - 1
    build.box(FRAMED, at - halfWidth, y - halfHeight, back - 0.045, at + halfWidth, y + halfHeight, back, {
      ...SMALL,
      tag,
    })
  }
  if (random() < 0.35) {
    add(1.95 + random() * 0.2, 0.5 + random() * 0.12)
    return
  }
  const low = 0.27 + random() * 0.14
  const above = 0.24 + random() * 0.16
  add(1.62, low)
  if (1.62 + low + 0.14 + above * 2 < high - 0.3) add(1.62 + low + 0.14 + above, above)
}

/** Cupboards under a worktop, a rail of pans, and boards of jars over the tiles. */
function fitKitchen(wall: BackWall, stretches: readonly Stretch[]): void {
  const { back, build, half, random } = wall
  build.box(CABINET, -half, 0.1, back - 0.56, half, 0.88, back)
  build.box(WOOD, -half, 0.88, back - 0.6, half, 0.93, back)
  for (const { from, to } of stretches) {
    const middle = (from + to) / 2
    const reach = (to - from) / 2
    if (reach < 0.2) continue
    keep({ ...wall, back: back - 0.3 }, middle, reach * 0.9, 0.93)
    for (const y of [1.98, 2.46].filter((each) => each < wall.high - 0.4)) {
      build.box(WOOD, from, y - 0.035, back - 0.26, to, y, back)
      keep(wall, middle, reach, y)
    }
    build.cylinder(DARK, 0, 1.74, back - 0.1, from, to, 0.012, 0.012, SMALL)
    for (let x = from + 0.2; x < to - 0.1; x += 0.5 + random() * 0.14) hangPan(wall, x, 0.12 + random() * 0.07)
  }
}

function hangPan({ back, build }: BackWall, x: number, radius: number): void {
  const y = 1.5 - radius
  build.cylinder(COPPER, 2, x, y, back - 0.13, back - 0.06, radius, radius, SMALL)
  build.box(DARK, x - 0.014, y + radius, back - 0.11, x + 0.014, 1.73, back - 0.09, SMALL)
}
