import { greyOf } from '../math.ts'
import type { RoomKind } from '../brief/brief.ts'
import type { Rgb, Shot } from '../painting.ts'
import { bookColors, paintBookshelf } from './bookshelf.ts'
import { mix, paint, scaled, tinted } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import {
  cover,
  glow,
  glowBetween,
  paintBetween,
  paintBoards,
  paintCourses,
  paintPlain,
  paintStone,
  paintTiles,
  paintWood,
  windowPane,
} from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import {
  FLOOR,
  WALL,
  CEILING,
  PANE,
  CLOTH,
  CURTAIN,
  SHADE,
  BOOKS,
  PICTURE,
  DARK,
  LEAF,
  TRIM,
  FRAMED,
  CLOCK,
  CABINET,
  COPPER,
  JAR,
} from './room-materials.ts'
import type { RoomLook } from './room-look.ts'
import type { Framed } from './room-walls.ts'
import { wallThings } from './room-wall-surfaces.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

const FRAME_BLACK: Rgb = [0.015, 0.015, 0.018]
const IRON: Rgb = [0.04, 0.033, 0.028]
const LIME: Rgb = [0.62, 0.6, 0.56]

type Place = {
  back: number
  backWidth: number
  backX: number
  high: number
  isNight: boolean
  isTiled: boolean
  look: RoomLook
  kind: RoomKind
  light: LightOfDay
  pictures: readonly Framed[]
  sheet: Sheet
  /** −1 where the picture is seen as in a mirror, so that a clock still goes round rightly. */
  side: number
  sill: number
  wallpaper: number
  windowWidth: number
}

/** What the room and its furniture are made of. */
export function roomSurfaces(
  shot: Shot,
  {
    back,
    backWidth,
    backX,
    high,
    isNight,
    isTiled,
    look,
    kind,
    light,
    pictures,
    sheet,
    side,
    sill,
    wallpaper,
    windowWidth,
  }: Place,
): (surface: Surface) => void {
  const { noise, palette, random } = shot
  const wood = paint(palette.wood, 0.08 + random() * 0.09)
  // One accent for the whole room, as dyed lime and wool have it: with walls of the one and carpets of the other it would shout.
  const dye = greyOf(random() < 0.5 ? palette.accent : palette.accent2, 0.55)
  const wallTone = paint(greyOf(mix(palette.stone, dye, 0.12 + random() * 0.25), 0.2), 0.3 + random() * 0.25)
  const clothTone = paint(mix(random() < 0.5 ? dye : greyOf(palette.plants, 0.35), palette.wood, 0.3), 0.16)
  const curtainTone = paint(mix(palette.stone, dye, random() * 0.6), 0.4)
  const rug: Rgb = paint(mix(dye, palette.soil, 0.5), 0.1)
  const tile = paint(greyOf(mix(palette.stone, palette.wood, 0.3), 0.3), 0.34)
  const limewash = mix(wallTone, [0.56, 0.52, 0.45], 0.55)
  const trim = look.trim === 'mouldings' ? scaled(wallTone, 1.25) : scaled(wood, 1.2)
  const shelving = {
    shelfHeight: 0.36,
    bayWidth: 0.95,
    wood,
    books: bookColors(palette.accent, palette.accent2),
    gilt: [0.5, 0.36, 0.14] as Rgb,
  }
  const skyTop = tinted(palette.zenith, Math.max(0.02, light.daylight * 1.5))
  const skyLow = tinted(palette.horizon, Math.max(0.05, light.daylight * 2.6))
  const hasRug = kind !== 'kitchen' && kind !== 'bare'
  const rugZ = back - 1.9

  // Worked out once, for the shader runs for every pixel.
  const paleTile = mix(paint(greyOf(palette.stone, 0.5), 0.42), paint(dye, 0.3), 0.25)
  const darkTile = scaled(tile, 0.42)
  const woodAt70 = scaled(wood, 0.7)
  const woodAt135 = scaled(wood, 1.35)
  const clothToneAt130 = scaled(clothTone, 1.3)
  const curtainColor = mix(light.sky, curtainTone, 0.5)
  const pictureLow = paint(palette.horizon, 0.22)
  const pictureHigh = paint(palette.zenith, 0.22)
  const pictureLand = paint(mix(palette.plants, palette.accent, 0.2), 0.22)
  const leafColor = paint(palette.plants, 0.09)

  const paintOnWall = wallThings(shot, { dye, pictures, sheet, side, wood })

  const brick = paint(greyOf(mix(palette.soil, [0.5, 0.25, 0.17], 0.6), 0.15), 0.19)
  const slab = paint(greyOf(palette.stone, 0.4), 0.22)
  const paintWall = (surface: Surface, u: number, y: number): void => {
    if (look.walls === 'lime') paintStone(surface, sheet, u, y, limewash, 0.55)
    else if (look.walls === 'brick') paintCourses(surface, sheet, u, y, 0.25, 0.085, 0.01, brick, 0.35)
    else if (look.walls === 'boards') paintBoards(surface, sheet, y, u, 0.19, woodAt135)
    else paintPaper(surface, u, y)
  }
  const paintFloor = (surface: Surface): void => {
    const { x, z } = surface
    if (isTiled) paintTiles(surface, sheet, x, z, 0.4, tile, darkTile, 0.006)
    else if (look.floor === 'flags') paintCourses(surface, sheet, x, z, 0.72, 0.48, 0.014, slab, 0.3)
    else if (look.floor === 'slab') paintStone(surface, sheet, x * 0.7, z * 0.7, slab, 0.4)
    else paintBoards(surface, sheet, z, x, look.floor === 'boards' ? 0.14 : 0.24, woodAt135)
  }

  const paintPaper = (surface: Surface, u: number, y: number) => {
    paintStone(surface, sheet, u, y, wallTone, 0.25)
    const { footprint } = surface
    let tone = 1
    if (wallpaper === 0) tone = 1 - 0.22 * stripes(u, 0.24, 0.12, footprint)
    else if (wallpaper === 1) {
      const row = Math.floor(y / 0.26)
      const p = (((u / 0.26 + (row & 1) * 0.5) % 1) + 1) % 1
      const away = Math.abs(p - 0.5) + Math.abs(y / 0.26 - row - 0.5) * (0.8 + 0.3 * Math.cos(p * 25))
      tone =
        1 -
        0.3 * smooth(0.34, 0.24, away) * smooth(0.12, 0.03, footprint) +
        0.25 * smooth(0.14, 0.08, away) * smooth(0.08, 0.03, footprint)
    } else if (wallpaper === 2) {
      // Panelling to the height of the sill.
      if (y < 0.95) {
        const panel =
          between(Math.abs(((((u / 0.7) % 1) + 1) % 1) - 0.5), 0.36, 0.4, footprint * 1.4) *
          between(y, 0.2, 0.86, footprint)
        tone = 0.72 * (1 - 0.35 * panel) * (1 + 0.6 * between(y, 0.9, 0.95, footprint))
      }
    } else tone = 0.92 + 0.16 * sheet.at(u * 0.4, y * 0.4, footprint)
    surface.r *= tone
    surface.g *= tone
    surface.b *= tone
  }

  return (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case FLOOR: {
        paintFloor(surface)
        const [ru, rv] = [Math.abs(x - 0.1), Math.abs(z - rugZ)]
        const on = between(ru, -1, 1.15, footprint) * between(rv, -1, 0.95, footprint)
        if (on > 0 && hasRug) {
          const edge = Math.max(ru / 1.15, rv / 0.95)
          const figure = between(edge, 0.84, 0.9, footprint) + between(edge, 0.42, 0.5, footprint) * 0.7
          const weave = (0.6 + 0.8 * sheet.at(x * 1.9, z * 1.9, footprint * 1.9)) * (1 + 0.9 * figure)
          surface.r += (rug[0] * weave - surface.r) * on
          surface.g += (rug[1] * weave - surface.g) * on
          surface.b += (rug[2] * weave - surface.b) * on
        }
        const grazing = 1 + surface.dy * surface.inverseLength
        surface.mirror = (0.05 + 0.4 * grazing ** 4) * (hasRug ? 1 - on : 1)
        surface.blur = isTiled ? 0.35 : 0.75
        return
      }
      case CEILING:
        // Between beams are boards as dark as they are.
        if (look.trim === 'beams') paintBoards(surface, sheet, z, x, 0.21, woodAt70)
        else paintStone(surface, sheet, x, z, LIME, 0.06)
        return
      case WALL:
        if (kind === 'kitchen' && y < 1.78)
          paintTiles(surface, sheet, Math.abs(surface.nz) > 0.5 ? x : z, y, 0.15, paleTile, paleTile, 0.006)
        else paintWall(surface, Math.abs(surface.nz) > 0.5 ? x : z, y)
        return
      case PANE: {
        const isSide = surface.tag < 40
        const u = isSide ? z - surface.tag : x - backX
        const lines = windowPane(
          u,
          y - sill,
          isSide ? windowWidth / look.bars[0] : backWidth / (look.bars[0] + 1),
          look.bars[1],
          0.045,
          footprint,
        )
        const up = smooth(0.2, high, y + surface.dy * 2)
        const cloud = 0.8 + 0.45 * sheet.at(u * 0.13, y * 0.09, footprint)
        // Roofs far off, seen below.
        const roofs = 0.95 + 0.55 * noise.hash(Math.floor(u * 2.7 + 40), 5) + surface.dy * 3
        const view0 = isSide ? 1 : smooth(roofs - 0.01, roofs + 0.02, y)
        paintPlain(surface, FRAME_BLACK)
        glowBetween(surface, skyLow, skyTop, up, lines * cloud * (0.16 + 0.84 * view0))
        if (view0 < 0.5 && noise.hash(Math.floor(u * 14), Math.floor(y * 11)) > 0.8)
          glow(surface, light.lamp, lines * (isNight ? 0.6 : 0.25) * light.lampPower)
        return
      }
      case CLOTH: {
        const weave = 0.75 + 0.5 * sheet.at((x + z) * 1.3, (y + z) * 1.3, footprint)
        paintPlain(surface, surface.tag > 1 ? [0.55, 0.53, 0.5] : surface.tag === 1 ? clothToneAt130 : clothTone, weave)
        return
      }
      case CURTAIN: {
        const fold = 0.62 + 0.38 * Math.sin((surface.tag === 1 ? x : z) * 46 + Math.sin(y * 1.7) * 0.8)
        paintPlain(surface, curtainTone, fold)
        glow(surface, curtainColor, 0.12 * fold)
        return
      }
      case SHADE:
        paintPlain(surface, [0.6, 0.5, 0.4])
        glow(surface, light.lamp, 0.1 + 3.2 * light.lampPower * (0.7 + 0.3 * Math.abs(surface.nz)))
        return
      case BOOKS:
        if (surface.tag === 1 && surface.nz < -0.5)
          paintBookshelf(surface, sheet, noise, shelving, x, y, surface.dx, surface.dy, 9)
        else if (surface.tag === 0 && surface.face === 0) {
          const inward = Math.max(0.05, -surface.dx)
          paintBookshelf(surface, sheet, noise, shelving, z, y, 1 / inward, surface.dy / inward, 5)
        } else paintWood(surface, sheet, y, x + z, wood)
        return
      case PICTURE: {
        // An abstract landscape behind glass.
        const hill = 0.35 * sheet.at(z * 0.35 + surface.tag * 0.3, surface.tag * 0.21, 0)
        const below = smooth(0.02, -0.02, y - 1.45 - hill)
        paintBetween(surface, pictureLow, pictureHigh, smooth(1.4, 2, y))
        cover(surface, pictureLand, below)
        return
      }
      case LEAF:
        paintPlain(surface, leafColor, 0.7 + 0.6 * smooth(0.5, 1.4, y))
        return
      case FRAMED:
      case CLOCK:
      case CABINET:
      case COPPER:
      case JAR:
        paintOnWall(surface)
        return
      case TRIM:
        paintPlain(surface, trim)
        return
      case DARK:
        paintPlain(surface, IRON)
        surface.shine = 0.06
        return
      default:
        paintWood(surface, sheet, Math.abs(surface.ny) > 0.5 ? z : y, x + z * 0.4, wood)
        surface.shine = 0.03
    }
  }
}
