import type { Rgb } from '../../painting.ts'
import { tinted } from '../light-of-day.ts'
import {
  glow,
  glowBetween,
  paintBoards,
  paintCourses,
  paintPlain,
  paintStone,
  paintTiles,
  paintWood,
  windowPane,
} from '../materials.ts'
import type { Surface } from '../tracing/surface.ts'
import { smooth } from '../tracing/texture.ts'
import type { Kit, Stuff } from './interior.ts'

/** Metres along a wall, whichever way it faces. */
export function alongWall({ x, z, nz }: Surface): number {
  return Math.abs(nz) > 0.5 ? x : z
}

/** How flat one looks along a floor: 0 straight down, near 1 towards the far end. */
function grazingOn({ dy, inverseLength }: Surface): number {
  return 1 + dy * inverseLength
}

/** One colour. @param shine strength of highlights. */
export function plainOf(color: Rgb, shine = 0): Stuff {
  return (surface) => {
    paintPlain(surface, color)
    surface.shine = shine
  }
}

/** Lime, plaster or stone in one piece. */
export function plasterOf({ sheet }: Kit, color: Rgb, roughness = 0.3): Stuff {
  return (surface) => {
    const { x, y, z, ny } = surface
    if (Math.abs(ny) > 0.5) paintStone(surface, sheet, x, z, color, roughness)
    else paintStone(surface, sheet, alongWall(surface), y, color, roughness)
  }
}

/** Two colours of paint on a wall, the lower one up to `height` metres with a line above it. */
export function dadoOf({ sheet }: Kit, upper: Rgb, lower: Rgb, height: number): Stuff {
  return (surface) => {
    const { y } = surface
    const isLine = y > height && y < height + 0.05
    paintStone(surface, sheet, alongWall(surface), y, y < height ? lower : upper, 0.18)
    if (isLine) paintPlain(surface, lower, 0.5)
    if (y < height) surface.shine = 0.05
  }
}

/** Wood with its grain upwards, or along what lies. */
export function woodOf({ sheet }: Kit, color: Rgb, shine = 0.03): Stuff {
  return (surface) => {
    const { x, y, z, ny } = surface
    if (Math.abs(ny) > 0.5) paintWood(surface, sheet, z, x, color)
    else paintWood(surface, sheet, y, x + z * 0.4, color)
    surface.shine = shine
  }
}

/** A floor of boards into the depth. @param polish share of the mirror image at a flat glance. */
export function boardsOf({ sheet }: Kit, color: Rgb, wide = 0.14, polish = 0.3): Stuff {
  return (surface) => {
    paintBoards(surface, sheet, surface.z, surface.x, wide, color)
    surface.mirror = 0.03 + polish * grazingOn(surface) ** 4
    surface.blur = 0.75
  }
}

/** Square tiles of two colours, on a floor or a wall. */
export function tilesOf({ sheet }: Kit, first: Rgb, second: Rgb, size: number, polish = 0.4): Stuff {
  return (surface) => {
    const isFloor = surface.ny > 0.5
    const [u, v] = isFloor ? [surface.x, surface.z] : [alongWall(surface), surface.y]
    paintTiles(surface, sheet, u, v, size, first, second, Math.max(0.004, size * 0.02))
    if (isFloor) {
      surface.mirror = 0.05 + polish * grazingOn(surface) ** 4
      surface.blur = 0.35
    } else surface.shine = 0.12
  }
}

/** Bricks or cut stones in courses. */
export function coursesOf({ sheet }: Kit, color: Rgb, long: number, high: number, variety = 0.4): Stuff {
  return (surface) => {
    const { x, y, z, ny } = surface
    if (Math.abs(ny) > 0.8) paintStone(surface, sheet, x, z, color, 0.7)
    else paintCourses(surface, sheet, alongWall(surface), y, long, high, high * 0.08, color, variety)
  }
}

/** A floor in one piece, worn and a little wet in places: concrete, linoleum, trodden stone. */
export function slabOf({ sheet }: Kit, color: Rgb, polish: number, blur = 0.6): Stuff {
  return (surface) => {
    const { x, z, footprint } = surface
    paintStone(surface, sheet, x * 0.8, z * 0.8, color, 0.45)
    const worn = smooth(0.35, 0.65, sheet.at(x * 0.07, z * 0.05, footprint * 0.07))
    surface.mirror = polish * (0.15 + 0.85 * worn) * (0.1 + grazingOn(surface) ** 3)
    surface.blur = blur
  }
}

/** Woven cloth; a number as its tag makes it lighter. */
export function clothOf({ sheet }: Kit, color: Rgb): Stuff {
  return (surface) => {
    const { x, y, z, footprint, tag } = surface
    paintPlain(surface, color, (0.75 + 0.5 * sheet.at((x + z) * 1.3, (y + z) * 1.3, footprint)) * (1 + tag * 0.4))
  }
}

/** What hangs in folds. */
export function drapeOf(_kit: Kit, color: Rgb, folds = 34): Stuff {
  return (surface) => {
    const fold = 0.55 + 0.45 * Math.sin(alongWall(surface) * folds + Math.sin(surface.y * 1.7) * 0.8)
    paintPlain(surface, color, fold)
  }
}

/** What shines by itself. */
export function lampOf(color: Rgb, strength: number): Stuff {
  return (surface) => {
    paintPlain(surface, [0.6, 0.58, 0.52])
    glow(surface, color, strength)
  }
}

type Panes = {
  /** Metres from bar to bar across and up, and how thick a bar is. */
  wide: number
  high: number
  bar: number
  /** Heights between which the sky goes from its lower to its upper colour. */
  from: number
  to: number
  /** Height up to which roofs and trees across the way are seen; none unless given. */
  roofs?: number
  strength?: number
}

/** A window upon the sky; its tag is where its first bar is along the wall. */
export function paneOf({ shot, light, sheet }: Kit, { wide, high, bar, from, to, roofs, strength = 1 }: Panes): Stuff {
  const { palette, noise, brief } = shot
  const top = tinted(palette.zenith, Math.max(0.03, light.daylight * 1.5))
  const low = tinted(palette.horizon, Math.max(0.07, light.daylight * 2.6))
  const isNight = brief.time === 'night'
  return (surface) => {
    const u = alongWall(surface)
    const { y, footprint } = surface
    const lines = windowPane(u - surface.tag, y - from, wide, high, bar, footprint)
    const cloud = 0.8 + 0.45 * sheet.at(u * 0.13, y * 0.09, footprint)
    paintPlain(surface, [0.02, 0.019, 0.018])
    const edge = roofs === undefined ? -9 : roofs * (0.7 + 0.6 * noise.hash(Math.floor(u * 1.9 + 40), 5))
    const open = smooth(edge - 0.01, edge + 0.03, y)
    glowBetween(surface, low, top, smooth(from, to, y), lines * cloud * (0.14 + 0.86 * open) * strength)
    if (open < 0.5 && noise.hash(Math.floor(u * 7 + 90), Math.floor(y * 6)) > 0.76)
      glow(surface, light.lamp, lines * (isNight ? 0.7 : 0.2) * light.lampPower)
  }
}
