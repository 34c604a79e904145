import type { Noise, Rgb } from '../painting.ts'
import { trimWindow, wallTone, type Facade } from './facade.ts'
import { cover, glow } from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

const DARK: Rgb = [0.018, 0.018, 0.02]
const BRASS: Rgb = [0.5, 0.36, 0.14]

/** What lies behind the ground floors of a street. */
export type GroundLight = {
  sky: Rgb
  /** Light of shops and homes, and of what is written above them. */
  home: Rgb
  shop: Rgb
  sign: Rgb
  power: number
}

/** Paints the ground floor at `u` along and `v` up the front: a shop with its window and board, or a home with its door and windows. */
export function paintGroundFloor(
  surface: Surface,
  sheet: Sheet,
  noise: Noise,
  facade: Facade,
  light: GroundLight,
  u: number,
  v: number,
): void {
  const { footprint } = surface
  const { every, ground, seed } = facade
  const tone = wallTone(facade, sheet, noise, u, v, footprint) * (0.7 + 0.3 * smooth(0, 2.5, v))
  const wall = facade.hasShop ? facade.base : facade.wall
  surface.r = wall[0] * tone
  surface.g = wall[1] * tone
  surface.b = wall[2] * tone
  // A plinth, and a band below the first floor.
  cover(surface, facade.base, between(v, -1, 0.55, footprint) * 0.75, tone * 0.8)
  cover(surface, facade.frame ?? facade.base, between(v, ground - 0.22, ground - 0.04, footprint) * 0.7, tone)
  const column = Math.floor(u / every)
  const pu = u - column * every
  const doorEvery = facade.hasShop ? 3 : 4
  const isDoor = (column + seed) % doorEvery === 0
  if (isDoor) paintDoor(surface, facade, light, pu, v, noise.hash(column + seed, 3))
  else if (facade.hasShop) paintShopWindow(surface, sheet, facade, light, u, pu, v, noise.hash(column + seed, 9))
  else paintHomeWindow(surface, facade, light, pu, v, noise.hash(column + seed, 5))
  if (!facade.hasShop) return
  const board =
    between(v, ground - 0.95, ground - 0.35, footprint) * between(u % (every * 3), 0.2, every * 3 - 0.2, footprint)
  if (board <= 0) return
  const figure =
    smooth(0.5, 0.62, sheet.at(u * 0.9, 0.3 + seed * 0.17, footprint * 0.9)) *
    between(v, ground - 0.82, ground - 0.48, footprint)
  cover(surface, facade.door, board)
  cover(surface, facade.frame ?? light.sign, board * figure * 0.8)
  glow(surface, light.sign, board * figure * 1.4 * light.power)
}

/** A door of panels in its frame, a light over it, a knob, a step. */
function paintDoor(surface: Surface, facade: Facade, light: GroundLight, pu: number, v: number, dice: number): void {
  const { footprint } = surface
  const { every, door, frame } = facade
  const across = pu - every / 2
  const half = Math.min(0.52, every * 0.34)
  const side = Math.abs(across)
  const top = 2.35
  cover(surface, frame ?? facade.base, between(side, -1, half + 0.15, footprint) * between(v, 0, top + 0.62, footprint))
  const leaf = between(side, -1, half, footprint) * between(v, 0.16, top, footprint)
  const panel =
    between(Math.abs(side - half * 0.5), -1, half * 0.3, footprint) *
    (between(v, 0.4, 1.05, footprint) + between(v, 1.25, 2.1, footprint))
  const edge =
    between(Math.abs(side - half * 0.5), half * 0.27, half * 0.34, footprint) * between(v, 0.36, 2.14, footprint)
  cover(surface, door, leaf, 1.5 - 0.35 * panel - 0.5 * edge)
  cover(surface, DARK, leaf * between(side, -1, 0.012, footprint) * (dice > 0.6 ? 1 : 0))
  cover(surface, BRASS, smooth(0.055, 0.035, Math.hypot(across - half * 0.78, v - 1.15)) * leaf)
  const pane = between(side, -1, half - 0.03, footprint) * between(v, top + 0.07, top + 0.5, footprint)
  cover(surface, DARK, pane)
  const bars = 1 - 0.9 * stripes(pu, half * 0.5, 0.035, footprint)
  glow(surface, light.home, pane * bars * light.power * (dice > 0.35 ? 1.4 : 0.1))
  glow(surface, light.sky, pane * bars * 0.06)
  cover(surface, facade.base, between(side, -1, half + 0.2, footprint) * between(v, -1, 0.16, footprint), 1.8)
}

/** A shop's window with wares in its light. */
function paintShopWindow(
  surface: Surface,
  sheet: Sheet,
  { every, ground, door }: Facade,
  light: GroundLight,
  u: number,
  pu: number,
  v: number,
  dice: number,
): void {
  const { footprint } = surface
  const top = ground - 1.1
  const glass = between(pu, 0.1, every - 0.1, footprint) * between(v, 0.72, top, footprint)
  cover(surface, door, between(v, 0.1, ground - 1, footprint), 1.3)
  cover(surface, DARK, glass)
  const bars = 1 - 0.85 * between(v, top - 0.62, top - 0.56, footprint)
  const isOn = dice > 0.2 ? 1 : 0.1
  // Wares stand in rows below, lamps hang above.
  const row = Math.floor(v / 0.55)
  const ware =
    smooth(0.5, 0.56, sheet.at(u * 0.62 + row * 0.3, row * 0.37 + 0.1, footprint * 0.6)) * smooth(2.3, 1.6, v)
  const room = 0.45 + 0.75 * smooth(0.7, top, v)
  glow(surface, light.shop, glass * bars * room * (1 - 0.72 * ware) * isOn * light.power * 1.3)
  glow(surface, light.sky, glass * bars * 0.07)
}

/** A window with shutters and a sill; behind some a curtain is drawn. */
function paintHomeWindow(
  surface: Surface,
  { every, shutter, frame }: Facade,
  light: GroundLight,
  pu: number,
  v: number,
  dice: number,
): void {
  const { footprint } = surface
  const [low, tall] = [1.05, 1.5]
  const marginU = every / 2 - Math.min(0.52, every * 0.27)
  trimWindow(surface, { pu, pv: v, every, marginU, marginV: low, tall }, frame, shutter)
  const glass = between(pu, marginU, every - marginU, footprint) * between(v, low, low + tall, footprint)
  if (glass <= 0) return
  const upright = between(Math.abs(pu - every / 2), -1, 0.03, footprint)
  const level = between(v, low + tall * 0.62, low + tall * 0.66, footprint)
  const bars = (1 - upright) * (1 - level)
  cover(surface, DARK, glass)
  if (frame) cover(surface, frame, glass * (1 - bars) * 0.9)
  const curtain = 0.5 + 0.5 * smooth(0.1, 0.34, Math.abs(pu - every / 2))
  const isOn = dice < 0.55 ? 1 : 0.05
  glow(surface, light.home, glass * bars * isOn * light.power * (0.5 + 0.6 * smooth(low, low + tall, v)) * curtain)
  glow(surface, light.sky, glass * bars * 0.08)
}
