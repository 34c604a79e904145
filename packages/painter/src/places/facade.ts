import type { Noise, Rgb } from '../painting.ts'
import type { Random } from '@dayreel/storyboard/base'
import { cover, glow } from './materials.ts'
import type { WallStuff } from './town-style.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

/** How one building's walls look; metres. */
export type Facade = {
  seed: number
  wall: Rgb
  /** The wall of the ground floor and the roof, darker. */
  base: Rgb
  /** Where along the street the front begins: windows are counted from there. */
  start: number
  /** Spacing of windows along and up, and the share of it that is glass. */
  every: number
  glassWide: number
  floor: number
  glassHigh: number
  /** Panes and bands of a curtain wall instead of single windows in masonry. */
  isGlass: boolean
  stuff: WallStuff
  shutter?: Rgb
  frame?: Rgb
  door: Rgb
  hasShop: boolean
  /** Height of the ground floor, and of the eaves. */
  ground: number
  high: number
  /** Share of windows with light behind them. */
  lit: number
  /** Light behind the windows. */
  light: Rgb
}

/** How all façades of a picture stand in their light. */
export type FacadeLight = {
  /** The sky that glass mirrors. */
  sky: Rgb
  /** Strength of windows lit from within. */
  power: number
}

export function createFacade(random: Random, wall: Rgb, lights: readonly Rgb[], lit: number, isGlass: boolean): Facade {
  const choice = random()
  return {
    seed: Math.floor(random() * 900),
    wall,
    base: [wall[0] * 0.6, wall[1] * 0.6, wall[2] * 0.6],
    start: 0,
    every: isGlass ? 1.3 + random() * 0.8 : 1.5 + random() * 0.9,
    glassWide: isGlass ? 0.86 : 0.42 + random() * 0.2,
    floor: isGlass ? 3.2 + random() * 0.6 : 3 + random() * 0.5,
    glassHigh: isGlass ? 0.66 + random() * 0.2 : 0.52 + random() * 0.12,
    isGlass,
    stuff: 'concrete',
    door: [wall[0] * 0.3, wall[1] * 0.3, wall[2] * 0.3],
    hasShop: true,
    ground: 4.2,
    high: 900,
    lit: lit * (0.45 + random() * 1.1),
    light: lights[choice < 0.72 ? 0 : choice < 0.86 ? 1 : 2] ?? lights[0]!,
  }
}

const BEAM: Rgb = [0.06, 0.04, 0.028]

/** How much darker or lighter the wall is here, as what it is built of has it: courses, boards, weather. */
export function wallTone(
  { stuff, seed }: Facade,
  sheet: Sheet,
  noise: Noise,
  u: number,
  v: number,
  footprint: number,
): number {
  const cloud = sheet.at(u * 0.06 + seed * 0.13, v * 0.03, footprint * 0.06)
  let tone = 0.78 + 0.44 * cloud
  if (footprint > 0.12) return tone
  tone *= 0.88 + 0.24 * sheet.at(u * 0.9, v * 0.9, footprint * 0.9)
  const near = smooth(0.1, 0.02, footprint)
  if (near === 0) return tone
  if (stuff === 'clapboard') return tone * (1 - 0.42 * stripes(v, 0.2, 0.035, footprint))
  if (stuff !== 'brick' && stuff !== 'stone') return tone
  const [long, tall] = stuff === 'brick' ? [0.24, 0.085] : [0.62, 0.31]
  const course = Math.floor(v / tall)
  const along = u + (course & 1) * long * 0.5
  const own = noise.hash(Math.floor(along / long) + seed, course) - 0.5
  const joint = 1 - (1 - stripes(v, tall, tall * 0.12, footprint)) * (1 - stripes(along, long, tall * 0.12, footprint))
  return tone * (1 + own * 0.42 * near) * (1 - 0.34 * joint)
}

/** Timber between fields of plaster: posts, rails and braces; 0…1. */
function timberAt(u: number, above: number, { every, floor, seed }: Facade, footprint: number): number {
  const storey = Math.floor(above / floor)
  const pv = above - storey * floor
  const posts = stripes(u + 0.08, every, 0.16, footprint)
  const rails = between(pv, 0, 0.2, footprint) + between(pv, floor * 0.3, floor * 0.3 + 0.13, footprint)
  const column = Math.floor(u / every)
  const slant = (column + storey + seed) % 2 === 0 ? 1 : -1
  const across = u - column * every - every / 2
  const brace =
    pv < floor * 0.3
      ? between(Math.abs(across - slant * (pv / (floor * 0.3) - 0.5) * every * 0.9), -1, 0.09, footprint)
      : 0
  return Math.min(1, posts + rails + brace)
}

/** Paints wall and windows at `u` along and `v` up the front; lets rooms glow. */
export function paintFacade(
  surface: Surface,
  sheet: Sheet,
  noise: Noise,
  facade: Facade,
  light: FacadeLight,
  u: number,
  v: number,
): void {
  const { footprint } = surface
  const { every, floor, glassWide, glassHigh, seed, wall, frame, shutter } = facade
  const above = v - facade.ground
  const column = Math.floor(u / every)
  const storey = Math.floor(above / floor)
  const pu = u - column * every
  const pv = above - storey * floor
  const marginU = (every * (1 - glassWide)) / 2
  const marginV = floor * (1 - glassHigh) * 0.45
  const hasRoom = facade.isGlass || (storey + 1) * floor < facade.high - facade.ground + 0.5
  const glass =
    above < 0 || !hasRoom
      ? 0
      : stripes(u - marginU, every, every * glassWide, footprint) *
        stripes(above - marginV, floor, floor * glassHigh, footprint)

  let tone = wallTone(facade, sheet, noise, u, v, footprint)
  if (footprint < 0.12 && !facade.isGlass) {
    const lintel = between(pv, marginV + floor * glassHigh, marginV + floor * glassHigh + 0.12, footprint)
    tone *= 1 + 0.18 * lintel
    if (facade.stuff === 'concrete' || facade.stuff === 'stone') tone *= 1 - 0.28 * stripes(v, floor, 0.1, footprint)
    // In the shade of the eaves.
    tone *= 1 - 0.4 * smooth(0.8, 0, facade.high - v)
  }
  // Buildings near the ground gather dirt.
  tone *= 0.8 + 0.2 * smooth(0, 5, v)
  surface.r = wall[0] * tone
  surface.g = wall[1] * tone
  surface.b = wall[2] * tone
  if (facade.stuff === 'timber' && above > -0.2) cover(surface, BEAM, timberAt(u, above, facade, footprint))
  if (hasRoom && above > 0 && footprint < 0.2 && !facade.isGlass)
    trimWindow(surface, { pu, pv, every, marginU, marginV, tall: floor * glassHigh }, frame, shutter)
  surface.r *= 1 - glass
  surface.g *= 1 - glass
  surface.b *= 1 - glass
  if (glass <= 0.003) return

  const near = smooth(every * 0.9, every * 0.3, footprint)
  const salt = surface.nz > -0.5 ? 0 : 57
  const dice = noise.hash(column * 3 + seed + salt, storey * 5 + seed)
  const isLit = dice < facade.lit ? 1 : 0
  let inside = facade.lit * 0.55
  let bars = 1
  if (near > 0) {
    const warmth = noise.hash(column * 5 + 2, storey * 7 + seed + salt)
    // Blinds cover part of some windows; lamps hang near the top of others; frames divide them.
    const share = (pv - marginV) / (floor * glassHigh)
    const across = (pu - marginU) / (every * glassWide)
    const blind =
      warmth > 0.55 ? 1 - 0.72 * between(share, 1.5 - warmth, 2, footprint / floor) : 0.6 + 0.7 * share * share
    const upright = between(across, 0.47, 0.53, footprint / every)
    const level = between(share, 0.66, 0.7, footprint / floor)
    bars = facade.isGlass
      ? 1 - 0.5 * between(share, 0.3, 0.34, footprint / floor)
      : (1 - 0.9 * upright) * (1 - 0.9 * level)
    const one = isLit * (0.25 + 1.1 * warmth * warmth + 0.35 * dice) * blind * bars
    inside = inside * (1 - near) + one * near
    if (footprint < 0.05) inside *= 0.82 + 0.36 * sheet.at(u * 0.8 + seed, v * 0.9, footprint)
  }
  glow(surface, facade.light, inside * light.power * glass)
  // Glass mirrors the sky, more of it the higher it stands and the flatter one looks.
  const facing = Math.abs(surface.nx * surface.dx + surface.ny * surface.dy + surface.nz) * surface.inverseLength
  const fresnel = 0.1 + 0.75 * (1 - facing) ** 3
  const up = smooth(-2, 26, v)
  const wave = 0.6 + 0.8 * sheet.at(column * 0.31 + seed * 0.07, storey * 0.17, 0) * near + 0.4 * (1 - near)
  glow(surface, light.sky, glass * fresnel * (0.25 + 0.75 * up) * wave * (0.35 + 0.65 * bars))
  surface.r += 0.012 * glass
  surface.g += 0.013 * glass
  surface.b += 0.015 * glass
  if (frame && bars < 1) cover(surface, frame, (1 - bars) * glass * 0.9)
}

type Opening = { pu: number; pv: number; every: number; marginU: number; marginV: number; tall: number }

/** What is round a window: its frame, its sill and, where the house has them, shutters that stand open. */
export function trimWindow(
  surface: Surface,
  { pu, pv, every, marginU, marginV, tall }: Opening,
  frame: Rgb | undefined,
  shutter: Rgb | undefined,
): void {
  const { footprint } = surface
  const away = Math.abs(pu - every / 2) - (every / 2 - marginU)
  const inHeight = between(pv, marginV - 0.07, marginV + tall + 0.07, footprint)
  if (frame) {
    cover(surface, frame, between(away, -1, 0.09, footprint) * inHeight)
    cover(
      surface,
      frame,
      between(away, -1, 0.16, footprint) * between(pv, marginV - 0.17, marginV - 0.05, footprint),
      1.1,
    )
  }
  if (!shutter) return
  const leaf = Math.min(marginU - 0.03, every / 2 - marginU)
  const on = between(away, 0.08, 0.06 + leaf * 0.8, footprint) * inHeight
  const slats = 1 - 0.45 * stripes(pv, 0.085, 0.03, footprint)
  cover(surface, shutter, on, slats)
}
