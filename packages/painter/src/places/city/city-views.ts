import { createCanvas } from '@napi-rs/canvas'
import { cssOfRgb, layOver } from '../../light/film.ts'
import { halo } from '../../light/soft-light.ts'
import { clamp, mixRgb, scaleRgb, smoothstep } from '../../math.ts'
import { SKY_DEPTH, type Film, type Rgb, type Shot, type Stage } from '../../painting.ts'
import { bendOf, cityCamera, STRAIGHT } from './city-camera.ts'
import { cityBlocks, cityColors, fillShape, paintTowers, type CityBrush } from './city-towers.ts'

/** Where a view has its horizon and its ground, so that people may stand there. */
type Ground = { horizon: number; focal: number; height: number; hasGround: boolean }
const CAMERA = 1.7

/** Paints with a brush over a sky of this city. */
export function beginCity(
  film: Film,
  shot: Shot,
  look: { row: number; focal: number; pitch: number; height: number; sight: number },
): CityBrush {
  const { width, height } = film
  return {
    body: createCanvas(width, height).getContext('2d'),
    light: createCanvas(width, height).getContext('2d'),
    camera: cityCamera({ width, bend: look.pitch === 0 ? STRAIGHT : bendOf(shot), ...look }),
    random: shot.random,
    ...cityColors(shot),
    sight: look.sight,
  }
}

/** Lays what is painted over the film and says how people and things stand in it. */
export function finishCity(film: Film, shot: Shot, brush: CityBrush, ground: Ground): Stage {
  layOver(film, brush.body.canvas, { depth: 220, slack: 0 })
  layOver(film, brush.light.canvas, { isLight: true })
  const { horizon, focal, height, hasGround } = ground
  const { width } = film
  const groundAt = (_x: number, z: number): number => horizon + (height * focal) / Math.max(0.5, z)
  if (hasGround)
    for (let row = Math.ceil(horizon) + 2; row < film.height; row++)
      film.depth.fill((height * focal) / (row - horizon), row * width, (row + 1) * width)
  return {
    focal,
    horizon,
    cameraHeight: height,
    groundAt,
    subjectZ: 6,
    hasGround,
    mirror: hasGround ? 0.25 : 0,
    keySide: shot.subjectX > 0.5 ? -0.8 : 0.8,
    key: scaleRgb(mixRgb(brush.lamp, brush.neon[0], 0.25), 0.42),
    ambient: scaleRgb(brush.haze, 1.4),
    fog: brush.haze,
    fogPerMetre: 0.002,
    exposure: 1,
  }
}

/** The night over a town: darker above, its glow below, thin cloud, a few stars. */
export function paintNight(film: Film, shot: Shot, brush: CityBrush, horizon: number): void {
  const { width, height, light, depth } = film
  const { noise, palette, brief } = shot
  const zenith = scaleRgb(
    mixRgb(scaleRgb(palette.zenith, 1 / Math.max(...palette.zenith, 1e-4)), [0.1, 0.16, 0.45], 0.5),
    brief.time === 'night' ? 0.032 : 0.12,
  )
  depth.fill(SKY_DEPTH)
  for (let row = 0; row < height; row++) {
    const down = clamp(row / Math.max(1, horizon))
    for (let column = 0; column < width; column++) {
      const cloud = smoothstep(0.42, 0.75, noise.fbm((column / width) * 2.2 + 4, (row / width) * 3.4, 4))
      const star =
        down < 0.8 && noise.hash(column, row) > 0.9989 ? (0.5 + 0.5 * noise.hash(row, column)) * (1 - cloud) : 0
      const q = (row * width + column) * 3
      for (let c = 0; c < 3; c++)
        light[q + c] =
          zenith[c]! * (1 - down * 0.5) + brush.haze[c]! * (down ** 2 * 1.2 + cloud * 0.5 * (0.3 + down)) + star * 0.5
    }
  }
}

/** From far above: roofs, and the light of the streets between them; in a dream the far ones curl up into the sky. */
export function paintFromAbove(film: Film, shot: Shot): Stage {
  const { width, height } = film
  const [pitch, up, focal] = [-0.72, 235, height * 0.62]
  const brush = beginCity(film, shot, { row: height * 0.42, focal, pitch, height: up, sight: 520 })
  paintNight(film, shot, brush, height * 0.1)
  const { body, camera, lamp, random, haze } = brush
  const pitchOfStreets = 46
  body.fillStyle = cssOfRgb(scaleRgb(haze, 0.22))
  body.fillRect(0, height * (shot.brief.isDream ? 0.3 : 0.06), width, height)
  // Traffic: white one way, red the other, in beads along each street.
  for (let line = -9; line <= 9; line++)
    for (let along = 10; along < 900; along += 5.5) {
      for (const [x, z] of [
        [line * pitchOfStreets + (random() - 0.5) * 8, along],
        [(along - 450) * 1.2, 7 + (line + 9) * pitchOfStreets + (random() - 0.5) * 8],
      ] as const) {
        const spot = camera.at(x, 0, z)
        if (!spot || spot[0] < -20 || spot[0] > width + 20 || spot[1] < 0 || spot[1] > height + 20) continue
        const size = camera.scale(x, 0, z)
        const color: Rgb = random() < 0.22 ? [1, 0.16, 0.08] : mixRgb(lamp, [1, 0.95, 0.85], random() * 0.5)
        halo(body, spot[0], spot[1], size * 9, color, 0.26)
        halo(body, spot[0], spot[1], size * 2, color, 0.9)
      }
    }
  paintTowers(brush, cityBlocks(random, { cells: 8, block: 33, street: 13, tallest: 150 }))
  return finishCity(film, shot, brush, { horizon: height * 0.1, focal, height: up, hasGround: false })
}

/** From the street up between the towers: a piece of sky, and all windows running to it. */
export function paintBetween(film: Film, shot: Shot): Stage {
  const { height } = film
  const focal = height * 0.46
  const brush = beginCity(film, shot, { row: height * 0.5, focal, pitch: 0.92, height: CAMERA, sight: 420 })
  paintNight(film, shot, brush, height * 1.1)
  const { random } = brush
  const towers = [-1, 1].flatMap((way) => {
    let z = -6
    return Array.from({ length: 7 }, () => {
      const [aside, wide, deep] = [10 + random() * 7, 26 + random() * 22, 16 + random() * 22]
      const tower = {
        x0: way > 0 ? aside : -aside - wide,
        x1: way > 0 ? aside + wide : -aside,
        z0: z,
        z1: z + deep,
        top: 70 + random() * 150,
      }
      z += deep + (random() < 0.5 ? 1 : 9)
      return tower
    })
  })
  paintTowers(brush, [...towers, { x0: -26, x1: 24, z0: 190, z1: 220, top: 210 }])
  return finishCity(film, shot, brush, { horizon: height, focal, height: CAMERA, hasGround: false })
}

/** On a bridge: its deck and cables with their lamps run to the towers of the city over the water. */
export function paintBridge(film: Film, shot: Shot): Stage {
  const { width, height } = film
  const [horizon, focal] = [height * 0.5, height * 0.8]
  const brush = beginCity(film, shot, { row: horizon, focal, pitch: 0, height: CAMERA, sight: 700 })
  paintNight(film, shot, brush, horizon)
  const { body, light, camera, lamp, random, haze, stone } = brush
  const water = body.createLinearGradient(0, horizon, 0, height)
  water.addColorStop(0, cssOfRgb(scaleRgb(haze, 0.7)))
  water.addColorStop(0.2, cssOfRgb(scaleRgb(haze, 0.2)))
  body.fillStyle = water
  body.fillRect(0, horizon, width, height - horizon)
  const towers = Array.from({ length: 46 }, (_, i) => {
    const x = -260 + (i / 45) * 520 + (random() - 0.5) * 12
    const wide = 11 + random() * 12
    return { x0: x, x1: x + wide, z0: 420 + random() * 160, z1: 620, top: 26 + random() * 70 + 90 * random() ** 3 }
  })
  paintTowers(brush, towers)
  for (let i = 0; i < 120; i++) {
    const [x, y] = [random() * width, horizon + random() ** 2 * height * 0.1]
    halo(light, x, y, width * (0.008 + random() * 0.012), lamp, 0.3 * random())
  }
  const deck = [camera.at(-5, 0, 0.9), camera.at(5, 0, 0.9), camera.at(5, 0, 380), camera.at(-5, 0, 380)]
  fillShape(
    body,
    deck.filter((spot) => spot !== undefined),
    cssOfRgb(scaleRgb(stone, 0.8)),
  )
  for (let z = 1; z < 120; z *= 1.06) {
    const planks = [camera.at(-5, 0, z), camera.at(5, 0, z), camera.at(5, 0, z * 1.012), camera.at(-5, 0, z * 1.012)]
    if (!planks.includes(undefined)) fillShape(body, planks as [number, number][], cssOfRgb(scaleRgb(stone, 0.45)))
  }
  for (const way of [-1, 1]) paintBridgeSide(brush, way)
  return finishCity(film, shot, brush, { horizon, focal, height: CAMERA, hasGround: true })
}

/** Metres of the main cable over the deck: it hangs low between the pylons. */
function cableAt(z: number): number {
  return 4 + 26 * (Math.abs(((((z - 60) % 160) + 160) % 160) - 80) / 80) ** 2
}

/** Rail, hangers, main cable and pylons of one side, with lamps on their posts. */
function paintBridgeSide({ body, light, camera, lamp, stone }: CityBrush, way: number): void {
  const dark = cssOfRgb(scaleRgb(stone, 0.35))
  const x = way * 5
  const stroke = (
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    metres: number,
  ): void => {
    const [a, b] = [camera.at(...from), camera.at(...to)]
    if (!a || !b) return
    body.lineWidth = Math.max(0.7, camera.scale(...from) * metres)
    body.strokeStyle = dark
    body.beginPath()
    body.moveTo(...a)
    body.lineTo(...b)
    body.stroke()
  }
  for (let z = 340; z > 1; z -= z > 40 ? 5 : 2.5) {
    stroke([x, 0, z], [x, cableAt(z), z], 0.06)
    stroke([x, cableAt(z), z], [x, cableAt(z + 5), z + 5], 0.34)
    for (const up of [0.5, 1.15]) stroke([x, up, z], [x, up, z + 5], 0.07)
  }
  for (const z of [220, 60])
    for (const [from, to] of [
      [-1, 1],
      [0, 0],
    ] as const) {
      const [a, b] = [camera.at(x - 1.4, 0, z + from), camera.at(x + 1.4, 31, z + to)]
      if (a && b) {
        body.fillStyle = cssOfRgb(scaleRgb(stone, 0.6))
        body.fillRect(Math.min(a[0], b[0]), b[1], Math.abs(b[0] - a[0]), a[1] - b[1])
      }
    }
  for (let z = 190; z > 6; z -= 15) {
    stroke([x, 0, z], [x, 4.4, z], 0.12)
    const spot = camera.at(x * 0.93, 4.4, z)
    if (!spot) continue
    halo(light, spot[0], spot[1], Math.min(camera.scale(x, 4.4, z) * 2.2, body.canvas.width * 0.16), lamp, 0.75)
  }
}
