import type { Rgb } from '../painting.ts'
import { between, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'
import type { Surface } from './tracing/surface.ts'

/** Wood with its grain along `u`; metres. */
export function paintWood(surface: Surface, sheet: Sheet, u: number, v: number, color: Rgb, strength = 1): void {
  const grain = sheet.at(u * 0.09, v * 0.9, surface.footprint * 0.9)
  const fine = sheet.at(u * 0.5 + 0.3, v * 4.1, surface.footprint * 4.1)
  const tone = Math.max(0.06, 1 + strength * ((grain - 0.5) * 1.3 + (fine - 0.5) * 0.5))
  surface.r = color[0] * tone
  surface.g = color[1] * tone
  surface.b = color[2] * tone
}

/** Floor boards along `u`, `wide` metres across `v`, with joints. */
export function paintBoards(surface: Surface, sheet: Sheet, u: number, v: number, wide: number, color: Rgb): void {
  const board = Math.floor(v / wide)
  const shade = sheet.at(board * 0.173, board * 0.071 + Math.floor(u / 2.3 + board * 0.37) * 0.29, 0)
  paintWood(surface, sheet, u + board * 3.7, v + board * 1.3, color)
  const joint =
    1 -
    0.75 * stripes(v, wide, 0.006, surface.footprint) -
    0.5 * stripes(u + board * 0.85, 2.3, 0.006, surface.footprint)
  const tone = (0.7 + 0.6 * shade) * joint
  surface.r *= tone
  surface.g *= tone
  surface.b *= tone
}

/** Stone or plaster: cloudy and slightly rough. */
export function paintStone(surface: Surface, sheet: Sheet, u: number, v: number, color: Rgb, roughness = 1): void {
  const wide = sheet.at(u * 0.08, v * 0.08, surface.footprint * 0.08)
  const fine = sheet.at(u * 0.7 + 0.4, v * 0.7, surface.footprint * 0.7)
  const tone = Math.max(0.06, 1 + roughness * ((wide - 0.5) * 0.9 + (fine - 0.5) * 0.7))
  surface.r = color[0] * tone
  surface.g = color[1] * tone
  surface.b = color[2] * tone
}

/** Cut stones or bricks in courses: each its own shade, joints between; also bends the normal at the joints. */
export function paintCourses(
  surface: Surface,
  sheet: Sheet,
  u: number,
  v: number,
  long: number,
  high: number,
  joint: number,
  color: Rgb,
  variety: number,
): void {
  const course = Math.floor(v / high)
  const along = u + (course & 1) * long * 0.5
  const stone = Math.floor(along / long)
  const shade = sheet.at(
    stone * 0.137 + course * 0.311,
    course * 0.173 + stone * 0.071,
    (surface.footprint / high) * 0.08,
  )
  paintStone(surface, sheet, u, v, color, 0.8)
  const mortar =
    1 - (1 - stripes(v, high, joint, surface.footprint)) * (1 - stripes(along, long, joint, surface.footprint))
  const tone = (1 + (shade - 0.5) * 2 * variety) * (1 - 0.6 * mortar)
  surface.r *= tone
  surface.g *= tone
  surface.b *= tone
}

/** Square tiles in two colours; `gap` metres of joint. */
export function paintTiles(
  surface: Surface,
  sheet: Sheet,
  u: number,
  v: number,
  size: number,
  first: Rgb,
  second: Rgb,
  gap: number,
): void {
  const { footprint } = surface
  const oddU = stripes(u, size * 2, size, footprint)
  const oddV = stripes(v, size * 2, size, footprint)
  const share = oddU * oddV + (1 - oddU) * (1 - oddV)
  const cloud = 0.75 + 0.5 * sheet.at(u * 0.21, v * 0.21, footprint * 0.21)
  const joints = (1 - stripes(u, size, gap, footprint)) * (1 - stripes(v, size, gap, footprint))
  const tone = cloud * (0.45 + 0.55 * joints)
  surface.r = (first[0] * share + second[0] * (1 - share)) * tone
  surface.g = (first[1] * share + second[1] * (1 - share)) * tone
  surface.b = (first[2] * share + second[2] * (1 - share)) * tone
}

/** A window's light at (u, v) from its middle: panes between bars, brighter towards the top; 0…about 1. */
export function windowPane(
  u: number,
  v: number,
  paneWidth: number,
  paneHeight: number,
  bar: number,
  footprint: number,
): number {
  const across = 1 - stripes(u + bar / 2, paneWidth, bar, footprint)
  const up = 1 - stripes(v + bar / 2, paneHeight, bar, footprint)
  return across * up
}

/** Sets a plain colour. */
export function paintPlain(surface: Surface, color: Rgb, tone = 1): void {
  surface.r = color[0] * tone
  surface.g = color[1] * tone
  surface.b = color[2] * tone
}

/** Lays another colour, times `tone`, over part of the surface: snow, dust, moss. */
export function cover(surface: Surface, color: Rgb, share: number, tone = 1): void {
  surface.r += (color[0] * tone - surface.r) * share
  surface.g += (color[1] * tone - surface.g) * share
  surface.b += (color[2] * tone - surface.b) * share
}

/** The same with a colour between two. */
export function coverBetween(surface: Surface, first: Rgb, second: Rgb, between: number, share: number): void {
  surface.r += (first[0] + (second[0] - first[0]) * between - surface.r) * share
  surface.g += (first[1] + (second[1] - first[1]) * between - surface.g) * share
  surface.b += (first[2] + (second[2] - first[2]) * between - surface.b) * share
}

/** Sets a plain colour between two. */
export function paintBetween(surface: Surface, first: Rgb, second: Rgb, between: number, tone = 1): void {
  surface.r = (first[0] + (second[0] - first[0]) * between) * tone
  surface.g = (first[1] + (second[1] - first[1]) * between) * tone
  surface.b = (first[2] + (second[2] - first[2]) * between) * tone
}

/** Adds light of a colour between two. */
export function glowBetween(surface: Surface, first: Rgb, second: Rgb, between: number, strength: number): void {
  surface.er += (first[0] + (second[0] - first[0]) * between) * strength
  surface.eg += (first[1] + (second[1] - first[1]) * between) * strength
  surface.eb += (first[2] + (second[2] - first[2]) * between) * strength
}

/** Adds light of the surface's own. */
export function glow(surface: Surface, color: Rgb, strength: number): void {
  surface.er += color[0] * strength
  surface.eg += color[1] * strength
  surface.eb += color[2] * strength
}

/** A long carpet between `low` and `high` across, with borders and a woven figure; 0 outside, 1 on it. */
export function paintRunner(
  surface: Surface,
  sheet: Sheet,
  u: number,
  v: number,
  half: number,
  color: Rgb,
  second: Rgb,
): number {
  const { footprint } = surface
  const on = between(u, -half, half, footprint)
  if (on === 0) return 0
  const border =
    between(Math.abs(u), half * 0.8, half * 0.88, footprint) +
    0.6 * between(Math.abs(u), half * 0.92, half * 0.95, footprint)
  const diamond = Math.abs(((v * 1.1) % 1) - 0.5) + Math.abs(((u / half) * 1.2) % 1)
  const figure = between(diamond, 0.28, 0.42, footprint * 2.2) * between(Math.abs(u), -1, half * 0.74, footprint)
  const share = Math.min(1, border + figure * 0.55)
  const weave = 0.65 + 0.7 * sheet.at(u * 1.7, v * 1.1, footprint * 1.7)
  surface.r = surface.r * (1 - on) + (color[0] * (1 - share) + second[0] * share) * weave * on
  surface.g = surface.g * (1 - on) + (color[1] * (1 - share) + second[1] * share) * weave * on
  surface.b = surface.b * (1 - on) + (color[2] * (1 - share) + second[2] * share) * weave * on
  return on
}
