import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '../../lib/random.ts'
import { cssOfRgb, layOver } from '../light/film.ts'
import { mixRgb, scaleRgb } from '../math.ts'
import type { Staging } from '../brief/stagings.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { thingNamed } from '../things/index.ts'

type Whale = Extract<Staging, { kind: 'whale' }>

/** Metres to the whale, and to one that is only a shape in the water. */
const NEAR = 9
const FAR = 22

/** A whale in open water, as its view has it: whole, from below against the light, its eye, with a calf; another one far off. */
export function putWhale(film: Film, stage: Stage, shot: Shot, { view, hasFriend, isSinging }: Whale): Standing {
  const { width, height } = film
  const way = shot.subjectX > 0.5 ? -1 : 1
  if (hasFriend) {
    const small = { x: width * (0.5 + way * 0.26), base: height * 0.2, height: width * 0.1, depth: FAR }
    putOne(film, stage, shot, small, { way: -way, turn: -0.1 })
    if (isSinging) putRings(film, stage, shot, { x: small.x - way * small.height, y: small.base }, small.height)
  }
  const put = { side: putSide, below: putBelow, eye: putEye, calf: putMother }[view]
  return put(film, stage, shot, way, (x, y) => {
    if (isSinging) putRings(film, stage, shot, { x, y }, width * 0.34)
  })
}

/** @param sing called with where its mouth is, before it is painted: it swims before the rings of its sound. */
type Put = (film: Film, stage: Stage, shot: Shot, way: 1 | -1, sing: (x: number, y: number) => void) => Standing

/** Whole, or so near that the frame cuts its tail. */
const putSide: Put = (film, stage, shot, way, sing) => {
  const { width, height } = film
  const isNear = shot.size === 'medium' || shot.size === 'insert'
  const tall = (isNear ? 0.52 : shot.size === 'wide' ? 0.35 : 0.27) * width
  const x = width * (isNear ? 0.5 - way * 0.3 : 0.5 + way * 0.02)
  const standing = { x, base: height * (isNear ? 0.42 : 0.36) + tall / 2, height: tall, depth: NEAR }
  sing(x + way * tall * 1.1, standing.base - tall * 0.45)
  putOne(film, stage, shot, standing, { way, turn: (shot.random() - 0.6) * (isNear ? 0.3 : 0.6) })
  return standing
}

/** Over us, dark against the surface that the light breaks through. */
const putBelow: Put = (film, stage, shot, way, sing) => {
  const { width, height } = film
  const tall = width * 0.86
  const x = width * (0.5 + way * 0.03)
  putSun(film, stage, shot, x - way * width * 0.16)
  const standing = { x, base: height * 0.35 + tall / 2, height: tall, depth: NEAR }
  sing(x - way * tall * 0.33, standing.base - tall * 0.9)
  putOne(film, stage, shot, standing, { way: -way, turn: 0.1, name: 'whale from below', light: 0.55 })
  return standing
}

/** Its head fills the frame, and it looks at us. */
const putEye: Put = (film, stage, shot, way, sing) => {
  const { width, height } = film
  const tall = width * EYE_TALL
  const [x, y] = [width * (0.5 - way * 0.06), height * 0.37]
  const standing = { x: x - way * tall * 0.58, base: y + tall * 0.425, height: tall, depth: NEAR / 3 }
  sing(x + way * width * 0.5, y - width * 0.2)
  putOne(film, stage, shot, standing, { way, turn: 0 })
  return { x, base: y + width * 0.2, height: width * 0.4, depth: standing.depth }
}
/** Height of the whole whale, in widths of the picture, of which only its eye is seen. */
const EYE_TALL = 1.7

/** With her calf by her side, a little before her. */
const putMother: Put = (film, stage, shot, way, sing) => {
  const { width, height } = film
  const tall = width * 0.38
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
  layOver(film, canvas, { gain: gain * light, depth: standing.depth, slack: 0 })
}

/** The sun through the surface: a disc that the water has made wide, and its glow around what swims before it. */
function putSun(film: Film, stage: Stage, { palette }: Shot, x: number): void {
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
  layOver(film, canvas, { gain: 0.85 / stage.exposure, isLight: true })
}

/** Rings that widen through the water from where it is heard. */
function putRings(film: Film, stage: Stage, { palette }: Shot, { x, y }: { x: number; y: number }, size: number): void {
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  const color = mixRgb(scaleRgb(palette.horizon, 1 / Math.max(...palette.horizon, 1e-4)), [0.6, 0.95, 1], 0.6)
  for (let i = 1; i <= 6; i++) {
    context.lineWidth = Math.max(1, size * 0.025 * (1 - i * 0.09))
    context.strokeStyle = cssOfRgb(color, 0.6 * (1 - i / 7.5))
    context.beginPath()
    context.arc(x, y, size * 0.42 * i, 0, Math.PI * 2)
    context.stroke()
  }
  layOver(film, canvas, { gain: 0.6 / stage.exposure, isLight: true })
}
