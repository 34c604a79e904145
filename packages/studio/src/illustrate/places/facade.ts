import type { Noise, Rgb } from '../painting.ts'
import type { Random } from '../../lib/random.ts'
import { glow } from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

/** How one building's walls look; metres. */
export type Facade = {
  seed: number
  wall: Rgb
  /** The wall of the ground floor and the roof, darker. */
  base: Rgb
  /** Spacing of windows along and up, and the share of it that is glass. */
  every: number
  glassWide: number
  floor: number
  glassHigh: number
  /** Panes and bands of a curtain wall instead of single windows in masonry. */
  isGlass: boolean
  /** Height of the ground floor, where shops are. */
  ground: number
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
    every: isGlass ? 1.3 + random() * 0.8 : 1.5 + random() * 0.9,
    glassWide: isGlass ? 0.86 : 0.42 + random() * 0.2,
    floor: isGlass ? 3.2 + random() * 0.6 : 3 + random() * 0.5,
    glassHigh: isGlass ? 0.66 + random() * 0.2 : 0.52 + random() * 0.12,
    isGlass,
    ground: 4.2,
    lit: lit * (0.45 + random() * 1.1),
    light: lights[choice < 0.72 ? 0 : choice < 0.86 ? 1 : 2] ?? lights[0]!,
  }
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
  const { every, floor, glassWide, glassHigh, seed, wall } = facade
  const above = v - facade.ground
  const column = Math.floor(u / every)
  const storey = Math.floor(above / floor)
  const pu = u - column * every
  const pv = above - storey * floor
  const marginU = (every * (1 - glassWide)) / 2
  const marginV = floor * (1 - glassHigh) * 0.45
  const glass =
    above < 0
      ? 0
      : stripes(u - marginU, every, every * glassWide, footprint) *
        stripes(above - marginV, floor, floor * glassHigh, footprint)

  // Masonry: weather, bands between storeys, sills; curtain wall: metal.
  const cloud = sheet.at(u * 0.06 + seed * 0.13, v * 0.03, footprint * 0.06)
  let tone = 0.72 + 0.56 * cloud
  if (footprint < 0.12) {
    const fine = sheet.at(u * 0.9, v * 0.9, footprint * 0.9)
    tone *= 0.85 + 0.3 * fine
    if (!facade.isGlass) {
      const sill =
        between(pv, marginV - 0.16, marginV - 0.02, footprint) *
        between(pu, marginU - 0.12, every - marginU + 0.12, footprint)
      const lintel = between(pv, marginV + floor * glassHigh, marginV + floor * glassHigh + 0.12, footprint)
      tone *= 1 + 0.35 * sill + 0.18 * lintel
      tone *= 1 - 0.28 * stripes(v, floor, 0.1, footprint)
    }
  }
  // Buildings near the ground gather dirt.
  tone *= 0.75 + 0.25 * smooth(0, 9, v)
  surface.r = wall[0] * tone * (1 - glass)
  surface.g = wall[1] * tone * (1 - glass)
  surface.b = wall[2] * tone * (1 - glass)
  if (glass <= 0.003) return

  const near = smooth(every * 0.9, every * 0.3, footprint)
  const salt = surface.nz > -0.5 ? 0 : 57
  const dice = noise.hash(column * 3 + seed + salt, storey * 5 + seed)
  const isLit = dice < facade.lit ? 1 : 0
  let inside = facade.lit * 0.55
  if (near > 0) {
    const warmth = noise.hash(column * 5 + 2, storey * 7 + seed + salt)
    // Blinds cover part of some windows; lamps hang near the top of others; frames divide them.
    const share = (pv - marginV) / (floor * glassHigh)
    const across = (pu - marginU) / (every * glassWide)
    const blind =
      warmth > 0.55 ? 1 - 0.72 * between(share, 1.5 - warmth, 2, footprint / floor) : 0.6 + 0.7 * share * share
    const frame = facade.isGlass
      ? 1 - 0.5 * between(share, 0.3, 0.34, footprint / floor)
      : (1 - 0.75 * between(across, 0.47, 0.53, footprint / every)) *
        (1 - 0.6 * between(share, 0.66, 0.7, footprint / floor))
    const one = isLit * (0.25 + 1.1 * warmth * warmth + 0.35 * dice) * blind * frame
    inside = inside * (1 - near) + one * near
    if (footprint < 0.05) inside *= 0.82 + 0.36 * sheet.at(u * 0.8 + seed, v * 0.9, footprint)
  }
  glow(surface, facade.light, inside * light.power * glass)
  // Glass mirrors the sky, more of it the higher it stands and the flatter one looks.
  const facing = Math.abs(surface.nx * surface.dx + surface.ny * surface.dy + surface.nz) * surface.inverseLength
  const fresnel = 0.1 + 0.75 * (1 - facing) ** 3
  const up = smooth(-2, 26, v)
  const wave = 0.6 + 0.8 * sheet.at(column * 0.31 + seed * 0.07, storey * 0.17, 0) * near + 0.4 * (1 - near)
  glow(surface, light.sky, glass * fresnel * (0.25 + 0.75 * up) * wave)
  surface.r += 0.012 * glass
  surface.g += 0.013 * glass
  surface.b += 0.015 * glass
}
