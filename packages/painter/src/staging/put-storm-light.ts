import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@dayreel/storyboard/base'
import type { Staging } from '../brief/stagings.ts'
import { cssOfRgb, layOver } from '../light/film.ts'
import { halo, puff } from '../light/soft-light.ts'
import { clamp, mixRgb, scaleRgb, smoothstep } from '../math.ts'
import type { Film, Rgb, Shot, Stage } from '../painting.ts'
import { thingNamed } from '../things/index.ts'
import type { Standing } from './standing.ts'

type StormLight = Extract<Staging, { kind: 'storm light' }>
type Scene = {
  body: SKRSContext2D
  light: SKRSContext2D
  random: Random
  width: number
  height: number
  foam: Rgb
  sea: Rgb
  x: number
}

/** Metres to the rock: before the waves behind it, behind the rain. */
const DEPTH = 60
/** Rows of the horizon and of the rock's top, as shares of the height. */
const [HORIZON, ROCK] = [0.58, 0.56]

/** A lighthouse on its rock in a storm: torn cloud, waves that break high on the rock, its beam or, where its lamp is out, none, and lightning where it is told of. */
export function putStormLight(film: Film, stage: Stage, shot: Shot, { isOut, hasLightning }: StormLight): Standing {
  const { width, height } = film
  const power = shot.brief.time === 'night' ? 1 : shot.brief.time === 'day' ? 4 : 2
  const tint = scaleRgb(shot.palette.horizon, 1 / Math.max(...shot.palette.horizon, 1e-4))
  const scene: Scene = {
    body: createCanvas(width, height).getContext('2d'),
    light: createCanvas(width, height).getContext('2d'),
    random: shot.random,
    width,
    height,
    foam: scaleRgb(mixRgb([0.75, 0.85, 1], tint, 0.2), 0.085 * power * (hasLightning ? 1.8 : 1)),
    sea: scaleRgb(mixRgb([0.2, 0.45, 0.6], tint, 0.2), 0.022 * power),
    x: width * (shot.subjectX > 0.5 ? 0.6 : 0.4),
  }
  const flash = hasLightning ? { x: width * (shot.subjectX > 0.5 ? 0.2 : 0.8), y: height * 0.2 } : undefined
  paintCloud(film, stage, shot, { power, tint, flash })
  if (flash) paintLightning(scene, flash)
  for (let i = 0; i < 4; i++) paintSwell(scene, i)
  const tower = paintTower(scene, shot, isOut, power * (hasLightning ? 1.7 : 1))
  paintRock(scene)
  for (const [aside, reach] of [
    [-0.26, 0.23],
    [0.22, 0.34],
    [-0.02, 0.16],
  ] as const)
    paintBurst(scene, scene.x + aside * width, height * (ROCK + 0.09), height * reach)
  for (let i = 4; i < 8; i++) paintSwell(scene, i)
  layOver(film, scene.body.canvas, { gain: 1 / stage.exposure, depth: DEPTH, slack: 0 })
  layOver(film, scene.light.canvas, { gain: 0.8 / stage.exposure, isLight: true })
  return { ...tower, depth: DEPTH }
}

/** Cloud that the wind tears, brighter round a flash. */
function paintCloud(
  { width, height, light, depth }: Film,
  stage: Stage,
  { noise }: Shot,
  { power, tint, flash }: { power: number; tint: Rgb; flash: { x: number; y: number } | undefined },
): void {
  const color = scaleRgb(mixRgb([0.45, 0.6, 0.9], tint, 0.25), (0.05 * power) / stage.exposure)
  depth.fill(900)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [u, v] = [column / width, row / width]
      const torn = noise.fbm(u * 1.6 + noise.fbm(u * 3, v * 3, 3) * 1.2 + v * 0.8, v * 3.2, 5)
      const near = flash ? Math.exp(-(((column - flash.x) ** 2 + (row - flash.y) ** 2) / (width * 0.55) ** 2)) : 0
      const share = (smoothstep(0.3, 0.75, torn) * 0.9 + 0.1) * (0.55 + v * 0.45 + near * 5)
      const q = (row * width + column) * 3
      for (let c = 0; c < 3; c++) light[q + c] = color[c]! * share
    }
}

/** A bolt from the cloud to the sea, with its branches. */
function paintLightning({ light, random, width, height }: Scene, { x }: { x: number; y: number }): void {
  const bolt = (fromX: number, fromY: number, toY: number, wide: number): void => {
    let [atX, atY] = [fromX, fromY]
    while (atY < toY) {
      const [nextX, nextY] = [atX + (random() - 0.5) * width * 0.09, atY + height * (0.012 + random() * 0.022)]
      for (const [share, alpha] of [
        [5, 0.1],
        [2.4, 0.25],
        [1, 0.98],
      ] as const) {
        light.lineWidth = wide * share
        light.strokeStyle = cssOfRgb([0.85, 0.9, 1], alpha)
        light.beginPath()
        light.moveTo(atX, atY)
        light.lineTo(nextX, nextY)
        light.stroke()
      }
      if (wide > width * 0.003 && random() < 0.22)
        bolt(nextX, nextY, Math.min(height * HORIZON, nextY + height * (0.05 + random() * 0.1)), wide * 0.45)
      ;[atX, atY] = [nextX, nextY]
    }
  }
  bolt(x, -height * 0.01, height * HORIZON, width * 0.0042)
  halo(light, x, height * 0.2, width * 0.7, [0.6, 0.7, 1], 0.3)
}

/** One long wave, the nearer the larger, foam torn from its crest. */
function paintSwell({ body, random, width, height, sea, foam }: Scene, i: number): void {
  const near = (i / 7) ** 1.5
  const base = height * (HORIZON + near * 0.32)
  const tall = height * (0.01 + near * 0.07)
  const [shift, length] = [random() * 9, 5 + (1 - near) * 10]
  const crest = (x: number): number => {
    const turn = (x / width) * length + shift
    return base - tall * (0.5 * Math.sin(turn) + 0.3 * Math.sin(turn * 1.9 + 1) + 0.2 * Math.abs(Math.sin(turn * 3.1)))
  }
  const fall = body.createLinearGradient(0, base - tall, 0, base + height * (0.05 + near * 0.2))
  fall.addColorStop(0, cssOfRgb(mixRgb(sea, foam, 0.3)))
  fall.addColorStop(1, cssOfRgb(scaleRgb(sea, 0.35)))
  body.fillStyle = fall
  body.beginPath()
  body.moveTo(0, height)
  for (let x = 0; x <= width; x += 2) body.lineTo(x, crest(x))
  body.lineTo(width, height)
  body.fill()
  for (let k = 0; k < 130; k++) {
    const x = random() * width
    const down = random() ** 2
    const size = height * (0.001 + near * 0.006) * (1 - down * 0.6)
    body.fillStyle = cssOfRgb(foam, 0.16 + 0.4 * (1 - down) * random())
    body.beginPath()
    body.ellipse(x, crest(x) + down * tall * 2.6, size * (2 + random() * 5), size * 0.55, 0.1, 0, Math.PI * 2)
    body.fill()
  }
}

/** The tower, its windows dark too where its lamp is out, and the two arms of its beam where it is not. */
function paintTower(
  { body, light, width, height, x }: Scene,
  { palette, likeness, subjectX }: Shot,
  isOut: boolean,
  power: number,
): Omit<Standing, 'depth'> {
  const lighthouse = thingNamed('lighthouse')!
  const lamp = scaleRgb(palette.lamp, 1 / Math.max(...palette.lamp, 1e-4))
  const grey = (share: number): string => cssOfRgb(scaleRgb([0.75, 0.88, 1], share * power))
  const colors = {
    lit: grey(0.12),
    shade: grey(0.022),
    rim: grey(0.2),
    dark: grey(0.006),
    glow: isOut ? grey(0.01) : cssOfRgb(lamp),
    accent: cssOfRgb(scaleRgb([1, 0.25, 0.2], 0.07 * power)),
    accent2: grey(0.05),
  }
  const [tall, base] = [height * 0.44, height * (ROCK + 0.03)]
  const side = subjectX > 0.5 ? -1 : 1
  for (const context of [body, light]) {
    context.save()
    context.translate(x, base)
    context.scale(tall, tall)
    if (context === body) lighthouse.draw(context, colors, side, createRandom(likeness))
    else if (!isOut) lighthouse.shine?.(context, colors, createRandom(likeness))
    context.restore()
  }
  const top = base - tall * 0.85
  if (!isOut)
    for (const way of [-1, 1]) {
      const beam = light.createLinearGradient(x, top, x + way * width * 0.8, top)
      beam.addColorStop(0, cssOfRgb(lamp, 0.26))
      beam.addColorStop(1, cssOfRgb(lamp, 0))
      light.fillStyle = beam
      // Its edges are soft: narrower arms within wider ones.
      for (const share of [1, 0.72, 0.45, 0.2]) {
        light.beginPath()
        light.moveTo(x, top - tall * 0.012)
        light.lineTo(x + way * width, top - tall * (0.05 + 0.16 * share))
        light.lineTo(x + way * width, top - tall * (0.05 - 0.12 * share))
        light.lineTo(x, top + tall * 0.012)
        light.fill()
      }
    }
  if (!isOut) halo(light, x, top, tall * 0.36, lamp, 0.7)
  return { x, base, height: tall }
}

/** What it stands on: broken dark stone, wet on its edges. */
function paintRock({ body, random, width, height, foam, x }: Scene): void {
  const half = width * 0.36
  const topAt = (aside: number): number =>
    height * (ROCK + 0.02 + 0.17 * Math.abs(aside) ** 1.7) + Math.sin(aside * 23) * height * 0.008
  body.beginPath()
  body.moveTo(x - half, height * 0.82)
  for (let i = 0; i <= 46; i++) {
    const aside = (i / 46) * 2 - 1
    body.lineTo(x + aside * half, topAt(aside) + (random() - 0.5) * height * 0.014)
  }
  body.lineTo(x + half, height * 0.82)
  const fall = body.createLinearGradient(0, height * ROCK, 0, height * 0.76)
  fall.addColorStop(0, cssOfRgb(scaleRgb(foam, 0.32)))
  fall.addColorStop(1, cssOfRgb(scaleRgb(foam, 0.04)))
  body.fillStyle = fall
  body.fill()
  for (let i = 0; i < 60; i++) {
    const aside = random() * 1.8 - 0.9
    const y = topAt(aside) + random() * height * 0.12
    const size = width * (0.01 + random() * 0.03)
    body.fillStyle = cssOfRgb(scaleRgb(foam, random() < 0.5 ? 0.03 : 0.3), 0.55)
    body.beginPath()
    body.moveTo(x + aside * half, y)
    body.lineTo(x + aside * half + size, y + size * (random() - 0.3))
    body.lineTo(x + aside * half + size * 0.3, y + size)
    body.fill()
  }
}

/** White water thrown up the rock, and the drops that fly beyond it. */
function paintBurst({ body, random, height, foam }: Scene, x: number, base: number, reach: number): void {
  for (let i = 0; i < 620; i++) {
    const angle = (random() + random() - 1) * 1.15
    const tongue = 0.55 + 0.45 * Math.abs(Math.sin(angle * 6.1 + reach))
    const far = reach * tongue * random() ** 0.75
    const size = height * (0.004 + 0.02 * (1 - far / reach) * random())
    const shade = scaleRgb(foam, 0.65 + random() * 0.5)
    // It rises along the whole breadth of the wave.
    const foot = x + (random() - 0.5) * reach * 0.62 * (1 - far / reach)
    puff(
      body,
      foot + Math.sin(angle) * far * 0.8 + far * 0.14,
      base - Math.cos(angle) * far,
      size,
      shade,
      clamp(0.5 - (far / reach) * 0.25),
      1.2,
    )
  }
  for (let i = 0; i < 240; i++) {
    const angle = (random() + random() - 1) * 1.4
    const far = reach * (0.45 + random() * 0.75)
    body.fillStyle = cssOfRgb(foam, 0.3 + random() * 0.6)
    const size = height * (0.0006 + random() ** 3 * 0.0026)
    body.beginPath()
    body.arc(x + Math.sin(angle) * far * 0.85 + far * 0.16, base - Math.cos(angle) * far, size, 0, Math.PI * 2)
    body.fill()
  }
}
