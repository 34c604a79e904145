import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import { cssOfRgb } from '../../light/film.ts'
import { halo } from '../../light/soft-light.ts'
import { clamp, mixRgb, scaleRgb } from '../../math.ts'
import type { Rgb, Shot } from '../../painting.ts'
import type { CityCamera, Spot } from './city-camera.ts'

/** What a city at night is painted with: what reflects light, what shines, and their colours. */
export type CityBrush = {
  body: SKRSContext2D
  light: SKRSContext2D
  camera: CityCamera
  random: Random
  stone: Rgb
  haze: Rgb
  lamp: Rgb
  neon: readonly [Rgb, Rgb]
  /** Metres at which half of what is seen is haze. */
  sight: number
}

export type Tower = { x0: number; x1: number; z0: number; z1: number; top: number; base?: number }

/** The colour at its full strength. */
function own(color: Rgb): Rgb {
  return scaleRgb(color, 1 / Math.max(...color, 1e-4))
}

export function cityColors({ palette, brief }: Shot): Pick<CityBrush, 'stone' | 'haze' | 'lamp' | 'neon'> {
  const dusk = brief.time === 'night' ? 1 : 2.2
  return {
    stone: scaleRgb(mixRgb(own(palette.stone), [0.35, 0.42, 0.62], 0.55), 0.034 * dusk),
    haze: scaleRgb(mixRgb(own(palette.horizon), [0.25, 0.36, 0.7], 0.5), 0.07 * dusk),
    lamp: mixRgb(own(palette.lamp), [1, 0.78, 0.45], 0.4),
    neon: [own(palette.accent), own(palette.accent2)],
  }
}

/** Paints towers from far to near. */
export function paintTowers(brush: CityBrush, towers: readonly Tower[]): void {
  const far = ({ x0, x1, z0, top }: Tower): number =>
    Math.hypot((x0 + x1) / 2, z0, brush.camera.height > top ? brush.camera.height - top : 0)
  for (const tower of towers.toSorted((a, b) => far(b) - far(a))) paintTower(brush, tower)
}

function paintTower(brush: CityBrush, { x0, x1, z0, z1, top, base = 0 }: Tower): void {
  const { random, camera, stone, haze, sight, lamp, neon } = brush
  const distance = Math.hypot((x0 + x1) / 2, z0, camera.height - Math.min(top, Math.max(base, camera.height)))
  const veil = 1 - 0.5 ** (distance / sight)
  const wall = scaleRgb(stone, 0.7 + random() * 0.7)
  const glow = random() < 0.72 ? lamp : mixRgb(lamp, neon[random() < 0.5 ? 0 : 1], 0.45)
  const look: Look = {
    every: 2.6 + random() * 2,
    floor: 3.4 + random(),
    lit: 0.1 + random() ** 2 * 0.5,
    glow: mixRgb(glow, haze, veil * 0.5),
    dark: mixRgb(scaleRgb(wall, 0.45), haze, veil),
  }
  const shade = (share: number): Rgb => mixRgb(scaleRgb(wall, share), haze, veil)
  if (x0 > 0) paintFace(brush, (u, v) => camera.at(x0, v, u), [z0, z1, base, top], shade(0.75), look)
  if (x1 < 0) paintFace(brush, (u, v) => camera.at(x1, v, u), [z0, z1, base, top], shade(1.35), look)
  paintFace(brush, (u, v) => camera.at(u, v, z0), [x0, x1, base, top], shade(1), look)
  if (camera.height > top) paintRoof(brush, { x0, x1, z0, z1, top }, shade(1.7))
  if (top > 60 && camera.height > 10 && random() < 0.12) {
    const [middle, depth] = [(x0 + x1) / 2, (z0 + z1) / 2]
    const beacon = camera.at(middle, top + 6, depth)
    if (beacon) halo(brush.light, beacon[0], beacon[1], camera.scale(middle, top, depth) * 3 + 1.5, [1, 0.1, 0.08], 0.6)
  }
}

type Look = { every: number; floor: number; lit: number; glow: Rgb; dark: Rgb }
type Face = readonly [from: number, to: number, low: number, high: number]

/** A wall with its rows of windows, some of them lit. */
function paintFace(
  { body, random }: CityBrush,
  at: (u: number, v: number) => Spot | undefined,
  [from, to, low, high]: Face,
  color: Rgb,
  { every, floor, lit, glow, dark }: Look,
): void {
  const edge: (Spot | undefined)[] = []
  const steps = 10
  for (let i = 0; i <= steps; i++) edge.push(at(from, low + ((high - low) * i) / steps))
  for (let i = steps; i >= 0; i--) edge.push(at(to, low + ((high - low) * i) / steps))
  const outline = edge.filter((spot) => spot !== undefined)
  if (outline.length < 6) return
  fillShape(body, outline, cssOfRgb(color))
  const [near, up] = [at(from, low), at(from, low + floor)]
  const beside = at(Math.min(to, from + every), low)
  if (near && up && beside) {
    const size = Math.max(Math.abs(up[1] - near[1]), Math.abs(up[0] - near[0]))
    const breadth = Math.max(Math.abs(beside[0] - near[0]), Math.abs(beside[1] - near[1]))
    if (size < 1.1 && breadth < 1.1) return
  }
  const [columns, rows] = [Math.floor((to - from) / every), Math.floor((high - low) / floor)]
  const styles = [
    cssOfRgb(dark),
    cssOfRgb(glow),
    cssOfRgb(scaleRgb(glow, 0.42)),
    cssOfRgb(mixRgb(glow, [1, 1, 1], 0.3)),
  ]
  for (let row = 0; row < rows; row++) {
    const isBusy = random() < 0.14
    for (let column = 0; column < columns; column++) {
      const [u, v] = [from + (column + 0.22) * every, low + (row + 0.25) * floor]
      const [right, top] = [u + every * 0.56, v + floor * 0.55]
      const corners = [at(u, v), at(right, v), at(right, top), at(u, top)]
      if (corners.includes(undefined)) continue
      const isLit = random() < (isBusy ? 0.8 : lit)
      fillShape(body, corners as Spot[], styles[isLit ? 1 + Math.floor(random() * 3) : 0]!)
    }
  }
}

function paintRoof({ body, camera, random }: CityBrush, { x0, x1, z0, z1, top }: Tower, color: Rgb): void {
  const plate = (a: number, b: number, c: number, d: number, up: number): (Spot | undefined)[] => [
    camera.at(a, up, c),
    camera.at(b, up, c),
    camera.at(b, up, d),
    camera.at(a, up, d),
  ]
  const roof = plate(x0, x1, z0, z1, top)
  if (roof.includes(undefined)) return
  fillShape(body, roof as Spot[], cssOfRgb(color))
  const [wide, deep] = [x1 - x0, z1 - z0]
  const inner = plate(x0 + wide * 0.07, x1 - wide * 0.07, z0 + deep * 0.07, z1 - deep * 0.07, top)
  if (!inner.includes(undefined)) fillShape(body, inner as Spot[], cssOfRgb(scaleRgb(color, 0.62)))
  for (let i = 0; i < 3; i++) {
    const [x, z] = [x0 + wide * (0.15 + random() * 0.5), z0 + deep * (0.15 + random() * 0.5)]
    const hut = plate(x, x + wide * 0.22, z, z + deep * 0.2, top + 2)
    if (!hut.includes(undefined)) fillShape(body, hut as Spot[], cssOfRgb(scaleRgb(color, 0.85 + random() * 0.5)))
  }
}

export function fillShape(context: SKRSContext2D, corners: readonly Spot[], style: string): void {
  context.beginPath()
  for (const [i, [x, y]] of corners.entries())
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  context.closePath()
  context.fillStyle = style
  context.fill()
}

/** Towers on both sides of avenues that cross at right angles. @param tallest metres of the highest. */
export function cityBlocks(
  random: Random,
  { cells, block, street, tallest }: { cells: number; block: number; street: number; tallest: number },
): Tower[] {
  const towers: Tower[] = []
  const pitch = block + street
  for (let column = -cells; column < cells; column++)
    for (let row = 0; row < cells * 2; row++) {
      const [x, z] = [street / 2 + column * pitch, 14 + row * pitch]
      const centre = Math.exp(-((column + 0.5) ** 2 + (row - cells * 0.7) ** 2) / (cells * cells * 0.5))
      const halves = random() < 0.5 ? 2 : 1
      for (let i = 0; i < halves; i++)
        towers.push({
          x0: x + (i * block) / halves,
          x1: x + ((i + 1) * block) / halves - 1,
          z0: z,
          z1: z + block * (0.8 + random() * 0.2),
          top: clamp(tallest * (0.22 + random() * 0.45 + centre * random() * 0.7), 12, tallest * 1.2),
        })
    }
  return towers
}
