import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '@dayreel/storyboard/base'
import { cssOfRgb, layOver } from '../light/film.ts'
import { mixRgb, scaleRgb } from '../math.ts'
import type { Staging } from '../brief/stagings.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { addSpecks, paintDeepWater, sinkIntoDark, waterColor } from './deep-water.ts'
import type { Standing } from './standing.ts'
import { putWhaleEye } from './whale-eye.ts'
import { putWhalesFromAbove } from './whales-from-above.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { thingNamed } from '../things/index.ts'
import { middleOf } from '../middle.ts'

type Whale = Extract<Staging, { kind: 'whale' }>

/** Metres to the whale, and to one that is only a shape in the water. */
const NEAR = 9
const FAR = 22

/** Whales in open water, as their view has it, and another one far off where the words have it. */
export function putWhale(film: Film, stage: Stage, shot: Shot, { view, hasFriend, isSinging }: Whale): Standing {
  const { width, height } = film
  const { width: breadth } = middleOf(film)
  const way = shot.subjectX > 0.5 ? -1 : 1
  if (view === 'eye') return putWhaleEye(film, stage, shot)
  if (view === 'above') return putWhalesFromAbove(film, stage, shot, 4)
  if (view === 'rings') return putRingsAlone(film, stage, shot, way)
  if (view === 'descent') return putDescent(film, stage, shot)
  darken(film, stage, shot, view, way)
  // Behind it: one on its head would be a shining eye.
  if (view === 'tiny' || isDark(shot)) addSpecks(film, stage, shot, 46)
  if (hasFriend) {
    const small = { x: width * (0.5 + way * 0.26), base: height * 0.2, height: breadth * 0.1, depth: FAR }
    if (isSinging) putRings(film, stage, shot, { x: small.x - way * small.height, y: small.base }, small.height)
    putOne(film, stage, shot, small, { way: -way, turn: -0.1, light: 0.6 })
  }
  const put = { side: putSide, below: putBelow, calf: putMother, tiny: putTiny, dive: putDive }[view]
  return put(film, stage, shot, way, (x, y, size = breadth * 0.34) => {
    if (isSinging) putRings(film, stage, shot, { x, y }, size)
  })
}

function isDark({ brief }: Shot): boolean {
  return brief.time === 'night'
}

/** At night, and round one that is lost or goes down, there is one light and the water ends in black. */
function darken(film: Film, stage: Stage, shot: Shot, view: Whale['view'], way: number): void {
  const x = 0.5 + way * 0.16
  if (view === 'tiny')
    paintDeepWater(film, stage, shot, { x: 0.5, reach: 0.85, breadth: 0.24, power: isDark(shot) ? 0.2 : 0.75 })
  else if (view === 'dive')
    paintDeepWater(film, stage, shot, { x: 0.5, reach: 0.8, breadth: 0.5, power: isDark(shot) ? 0.15 : 0.8 })
  else if (isDark(shot))
    paintDeepWater(film, stage, shot, { x, reach: 0.95, breadth: 0.34, power: view === 'below' ? 0.2 : 0.13 })
}

/** The rings of a sound from beyond the frame, and nobody. */
function putRingsAlone(film: Film, stage: Stage, shot: Shot, way: number): Standing {
  const { width, height } = film
  paintDeepWater(film, stage, shot, { x: 0.5 + way * 0.5, reach: 0.7, breadth: 0.5, power: 0.14 })
  putRings(film, stage, shot, { x: width * (0.5 + way * 0.62), y: height * 0.3 }, width * 0.5)
  addSpecks(film, stage, shot, 60)
  return { x: width / 2, base: height * 0.5, height: height * 0.3, depth: FAR }
}

/** Blue above, black below, and what drifts down between. */
function putDescent(film: Film, stage: Stage, shot: Shot): Standing {
  const { width, height } = film
  paintDeepWater(film, stage, shot, { x: 0.5, reach: 0.9, breadth: 0.6, power: isDark(shot) ? 0.75 : 1 })
  addSpecks(film, stage, shot, 90)
  return { x: width / 2, base: height * 0.45, height: height * 0.3, depth: FAR }
}

/** @param sing called with where its mouth is, before it is painted: it swims before the rings of its sound. */
type Put = (
  film: Film,
  stage: Stage,
  shot: Shot,
  way: 1 | -1,
  sing: (x: number, y: number, size?: number) => void,
) => Standing

/** Whole, from its head to its flukes: near it lies across the frame, climbing, so that it fills it uncut. */
const putSide: Put = (film, stage, shot, way, sing) => {
  const { width, height } = film
  const { width: breadth } = middleOf(film)
  const isNear = shot.size === 'medium' || shot.size === 'insert'
  const tall = (isNear ? 0.41 : 0.33) * breadth
  const turn = isNear ? -0.5 : -0.08 - shot.random() * 0.16
  const standing = { x: width * 0.5, base: height * (isNear ? 0.4 : 0.37) + tall / 2, height: tall, depth: NEAR }
  const middle = standing.base - tall / 2
  sing(standing.x + way * Math.cos(turn) * tall * 1.2, middle + Math.sin(turn) * tall * 1.2)
  putOne(film, stage, shot, standing, { way, turn, light: isDark(shot) ? 0.62 : 1 })
  return standing
}

/** Small under one light, with the dark all round it. */
const putTiny: Put = (film, stage, shot, way, sing) => {
  const { width, height } = film
  const { width: breadth } = middleOf(film)
  const tall = breadth * 0.085
  const standing = { x: width * 0.5, base: height * 0.42, height: tall, depth: FAR }
  sing(standing.x + way * tall * 1.2, standing.base - tall / 2, breadth * 0.2)
  putOne(film, stage, shot, standing, { way, turn: -0.12, light: 0.42 })
  return standing
}

/** Head first into the dark, its tail the last that the light reaches. */
const putDive: Put = (film, stage, shot, way, sing) => {
  const { width, height } = film
  const { width: breadth } = middleOf(film)
  const tall = breadth * 0.5
  const standing = { x: width * 0.5, base: height * 0.42 + tall / 2, height: tall, depth: NEAR }
  sing(width * (0.5 + way * 0.14), height * 0.7)
  putOne(film, stage, shot, standing, { way, turn: 1.22, light: isDark(shot) ? 0.85 : 0.8 })
  sinkIntoDark(film, stage, 0.34, 0.74)
  return standing
}

/** Over us, dark against the surface that the light breaks through. */
const putBelow: Put = (film, stage, shot, way, sing) => {
  const { width, height } = film
  const { width: breadth } = middleOf(film)
  const tall = breadth * 0.86
  const x = width * (0.5 + way * 0.03)
  putSun(film, stage, shot, x - way * width * 0.16)
  const standing = { x, base: height * 0.35 + tall / 2, height: tall, depth: NEAR }
  sing(x - way * tall * 0.33, standing.base - tall * 0.9)
  putOne(film, stage, shot, standing, { way: -way, turn: 0.1, name: 'whale from below', light: 0.55 })
  return standing
}

/** With her calf by her side, a little before her. */
const putMother: Put = (film, stage, shot, way, sing) => {
  const { width, height } = film
  const { width: breadth } = middleOf(film)
  const tall = breadth * 0.38
  const standing = { x: width * (0.5 - way * 0.02), base: height * 0.31 + tall / 2, height: tall, depth: NEAR }
  sing(standing.x + way * tall * 1.1, standing.base - tall * 0.35)
  putOne(film, stage, shot, standing, { way, turn: 0.16 })
  const calf = {
    x: width * (0.5 + way * 0.1),
    base: height * 0.47 + tall * 0.2,
    height: tall * 0.44,
    depth: NEAR * 0.9,
  }
  putOne(film, stage, shot, calf, { way, turn: -0.05 })
  return standing
}

type Look = { way: number; turn: number; name?: string; light?: number }

/** @param look.light share of the light that reaches the side of it that is seen. */
function putOne(film: Film, stage: Stage, shot: Shot, standing: Standing, look: Look): void {
  const { way, turn, name = 'whale', light = 1 } = look
  const whale = thingNamed(name)!
  const { colors, gain } = colorsFor(stage, shot.palette, standing.depth)
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  context.translate(standing.x, standing.base - standing.height / 2)
  context.rotate(turn * way)
  context.scale(standing.height * way, standing.height)
  context.translate(0, 0.5)
  whale.draw(context, colors, stage.keySide * way, createRandom(`${shot.likeness} whale`))
  // The water between takes the colours that are not its own.
  context.globalCompositeOperation = 'source-atop'
  context.resetTransform()
  context.fillStyle = cssOfRgb(
    scaleRgb(waterColor(shot), isDark(shot) ? 0.1 : 0.22),
    isDark(shot) || standing.depth > NEAR ? 0.7 : 0.5,
  )
  context.fillRect(0, 0, film.width, film.height)
  layOver(film, canvas, { gain: gain * light, depth: standing.depth, slack: 0 })
}

/** The sun through the surface: a disc that the water has made wide, and its glow around what swims before it. */
function putSun(film: Film, stage: Stage, shot: Shot, x: number): void {
  const { palette } = shot
  const { width, height } = film
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const color = mixRgb(scaleRgb(palette.horizon, 1 / Math.max(...palette.horizon, 1e-4)), [0.75, 1, 0.98], 0.65)
  const glow = context.createRadialGradient(x, height * 0.1, 0, x, height * 0.1, width * 0.95)
  glow.addColorStop(0, cssOfRgb(color, 0.95))
  glow.addColorStop(0.12, cssOfRgb(color, 0.6))
  glow.addColorStop(0.4, cssOfRgb(color, 0.22))
  glow.addColorStop(1, cssOfRgb(color, 0))
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  layOver(film, canvas, { gain: (isDark(shot) ? 0.3 : 0.85) / stage.exposure, isLight: true })
}

/** Rings that widen through the water from where it is heard. */
function putRings(film: Film, stage: Stage, shot: Shot, { x, y }: { x: number; y: number }, size: number): void {
  const { palette } = shot
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  const color = mixRgb(scaleRgb(palette.horizon, 1 / Math.max(...palette.horizon, 1e-4)), [0.6, 0.95, 1], 0.6)
  for (let i = 1; i <= 7; i++) {
    // Each is a crest that is bright inside and fades outwards.
    for (let blur = 0; blur < 5; blur++) {
      context.lineWidth = Math.max(1, size * 0.012 * (1 + blur * 1.6))
      context.strokeStyle = cssOfRgb(color, (0.2 * (1 - i / 8.2)) / (1 + blur * 0.7))
      context.beginPath()
      context.arc(x, y, size * 0.4 * i ** 1.08, 0, Math.PI * 2)
      context.stroke()
    }
  }
  layOver(film, canvas, { gain: (isDark(shot) ? 0.09 : 0.4) / stage.exposure, isLight: true })
}
