import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '../lib/random.ts'
import { cssOfRgb, layOver } from './film.ts'
import { mixRgb, scaleRgb } from './math.ts'
import type { Film, Shot, Stage, Staging } from './painting.ts'
import { createSprite, putSprite } from './put-things.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from './thing-colors.ts'
import { thingNamed } from './things/index.ts'

type Whale = Extract<Staging, { kind: 'whale' }>

/** Metres to the whale, and to one that is only a shape in the water. */
const NEAR = 9
const FAR = 22

/** A whale in open water, from another side in each scene: far, whole, or so near that its eye is met; another one far off. */
export function putWhale(film: Film, stage: Stage, shot: Shot, { hasFriend, isSinging }: Whale): Standing {
  const { width, height } = film
  const { random, size } = shot
  const way = shot.subjectX > 0.5 ? -1 : 1
  const isNear = size === 'medium' || size === 'insert'
  const tall = (isNear ? 0.52 : size === 'wide' ? 0.34 : 0.22) * width
  const turn = (random() - 0.6) * (isNear ? 0.3 : 0.8)
  // What is nearer than the frame is wide keeps its eye in the picture.
  const x = width * (isNear ? 0.5 - way * 0.3 : 0.5 + way * 0.02)
  const standing = { x, base: height * (isNear ? 0.42 : 0.36) + tall / 2, height: tall, depth: NEAR }
  if (hasFriend) {
    const small = { x: width * (0.5 + way * 0.26), base: height * 0.2, height: width * 0.1, depth: FAR }
    putOne(film, stage, shot, small, -way, -turn * 0.5)
    if (isSinging) putRings(film, stage, shot, { x: small.x - way * small.height, y: small.base }, small.height)
  }
  if (isSinging) putRings(film, stage, shot, { x: x + way * tall * 1.1, y: standing.base - tall * 0.45 }, tall * 0.8)
  putOne(film, stage, shot, standing, way, turn)
  return standing
}

function putOne(film: Film, stage: Stage, shot: Shot, standing: Standing, way: number, turn: number): void {
  const whale = thingNamed('whale')
  if (!whale) return
  const { colors, gain } = colorsFor(stage, shot.palette, standing.depth)
  const sprite = createSprite(standing.height, whale.aspect)
  sprite.draw((context) => {
    context.scale(way, 1)
    whale.draw(context, colors, stage.keySide * way, createRandom(`${shot.likeness} whale`))
  }, turn * way)
  putSprite(film, { ...stage, hasGround: false }, sprite.canvas, standing, gain, false, true)
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
