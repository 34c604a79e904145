import type { PlacePainter, Rgb } from '../painting.ts'
import { bookColors, paintBookshelf } from './bookshelf.ts'
import { beginPlace } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled, tinted } from './light-of-day.ts'
import { glow, paintBoards, paintPlain, paintStone, paintTiles, paintWood, windowPane } from './materials.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'

const FLOOR = 0
const WALL = 1
const CEILING = 2
const PANE = 3
const WOOD = 4
const CLOTH = 5
const CURTAIN = 6
const SHADE = 7
const BOOKS = 8
const PICTURE = 9
const DARK = 10
const LEAF = 11
const TRIM = 12

/** A room to live in: tall windows on one side and perhaps ahead, a rug, a seat, a lamp, shelves and pictures. */
export const paintRoom: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
  const light = readLight(shot, 1.15 + random() * 0.3)
  const half = 2.1 + random() * 0.7
  const high = 3 + random() * 1.1
  const back = 4.2 + shot.lens * 3.4
  const { view, sheet, build, lamps } = beginPlace(
    film,
    shot,
    [0.55, 1.45, Math.min(2.5, high - 0.5)],
    -0.25 + random() * 0.3,
  )
  const arch = random() < 0.3 ? 'round' : 'flat'
  const sill = random() < 0.4 ? 0.12 : 0.75
  const top = high - 0.45
  const windowWidth = 1 + random() * 0.5
  const spring = arch === 'round' ? top - windowWidth / 2 : top
  const hasBackWindow = random() < 0.6
  const wallpaper = Math.floor(random() * 4)
  const isTiled = random() < 0.25
  const isNight = brief.time === 'night'

  build.box(FLOOR, -half, -0.1, -1.5, half, 0, back)
  build.box(CEILING, -half, high, -1.5, half, high + 0.2, back)
  build.box(WALL, -half - 0.3, 0, -1.5, -half, high, back, { tag: -1 })
  const every = windowWidth + 0.9
  const first = back - 1.2 - windowWidth / 2 - Math.floor((back - 1.2) / every) * every
  build.wall(
    WALL,
    0,
    half,
    half + 0.28,
    -1.5,
    back,
    0,
    high,
    { first, every, count: 8, width: windowWidth, sill, spring, arch },
    { tag: 1 },
  )
  build.box(PANE, half + 0.2, 0, -1.5, half + 0.22, high, back, { casts: false, tag: first })
  for (let z = first; z < back; z += every) {
    lamps.push({
      x: half - 0.05,
      y: (sill + top) / 2,
      z,
      color: scaled(light.sky, 3.4 * windowWidth),
      reach: 9,
      size: 0.7,
      halo: 0,
      facing: [-1, -0.1, 0],
    })
    for (const way of [-1, 1]) {
      const at = z + way * (windowWidth / 2 + 0.12)
      build.box(CURTAIN, half - 0.16, 0.03, at - 0.19, half - 0.04, high - 0.2, at + 0.19)
    }
  }
  build.cylinder(DARK, 2, half - 0.1, high - 0.18, -1, back - 0.1, 0.018, 0.018, { casts: false })
  const backX = -0.35 + random() * 0.5
  const backWidth = Math.min(half * 1.1, 1.5 + random() * 0.6)
  build.wall(WALL, 2, back, back + 0.28, -half - 0.3, half + 0.3, 0, high, {
    first: backX,
    every: 99,
    count: hasBackWindow ? 1 : 0,
    width: backWidth,
    sill: Math.max(sill, 0.5),
    spring: arch === 'round' ? top - backWidth / 2 : top,
    arch,
  })
  build.box(PANE, -half, 0, back + 0.22, half, high, back + 0.24, { casts: false, tag: 50 })
  if (hasBackWindow) {
    lamps.push({
      x: backX,
      y: 1.8,
      z: back - 0.05,
      color: scaled(light.sky, 5),
      reach: 8,
      size: 0.9,
      halo: 0,
      facing: [0, 0, -1],
    })
  }
  for (const side of [-1, 1]) {
    build.box(TRIM, side * half, 0, -1.5, side * (half - 0.02), 0.14, back)
    build.box(TRIM, side * half, high - 0.12, -1.5, side * (half - 0.07), high, back)
  }
  build.box(TRIM, -half, 0, back - 0.02, half, 0.14, back)
  build.box(TRIM, -half, high - 0.12, back - 0.07, half, high, back)

  furnish()

  function furnish() {
    const deep = back - 0.25
    const lampPower = light.lampPower
    const addLamp = (x: number, z: number, y: number) => {
      build.cylinder(DARK, 1, x, z, 0, 0.03, 0.15)
      build.cylinder(DARK, 1, x, z, 0.03, y, 0.014)
      build.cylinder(SHADE, 1, x, z, y - 0.16, y + 0.16, 0.22, 0.13, { casts: false })
      lamps.push({
        x: x * 0.97,
        y: y + 0.05,
        z: z - 0.02,
        color: scaled(light.lamp, 1.9 * lampPower),
        reach: 7,
        size: 0.32,
        halo: 0.16,
      })
    }
    if (random() < 0.5) {
      // A shelf of books on the closed side.
      const z0 = deep - 1.9 - random() * 0.4
      build.box(BOOKS, -half, 0.1, z0, -half + 0.34, Math.min(high - 0.4, 2.35), deep - 0.1)
      build.box(WOOD, -half, 0, z0 - 0.04, -half + 0.36, Math.min(high - 0.35, 2.4), z0)
    } else {
      for (let k = 0; k < 3; k++) {
        const z = deep - 0.8 - k * 1.15
        const tall = 0.35 + random() * 0.3
        const y = 1.65 + (random() - 0.5) * 0.25
        build.box(WOOD, -half, y - tall - 0.04, z - 0.34, -half + 0.035, y + tall + 0.04, z + 0.34)
        build.box(PICTURE, -half, y - tall, z - 0.3, -half + 0.04, y + tall, z + 0.3, { tag: k + 1 })
      }
    }
    const kind = random()
    if (kind < 0.4) {
      // A sofa by the closed wall with a lamp at its end.
      const z1 = deep - 0.7
      const z0 = z1 - 1.8
      build.box(CLOTH, -half + 0.42, 0.12, z0, -half + 1.3, 0.44, z1)
      build.box(CLOTH, -half + 0.4, 0.12, z0, -half + 0.66, 0.9, z1)
      build.box(CLOTH, -half + 0.42, 0.12, z0 - 0.2, -half + 1.3, 0.62, z0)
      build.box(CLOTH, -half + 0.42, 0.12, z1, -half + 1.3, 0.62, z1 + 0.2)
      addLamp(-half + 0.5, z1 + 0.42, 1.5)
      build.cylinder(WOOD, 1, -half + 1.9, z0 + 0.9, 0.4, 0.44, 0.42)
      build.cylinder(WOOD, 1, -half + 1.9, z0 + 0.9, 0, 0.4, 0.05)
    } else if (kind < 0.72) {
      // A bed, its head at the back.
      const x0 = -half + 0.35
      build.box(WOOD, x0, 0.1, deep - 2.15, x0 + 1.5, 0.32, deep)
      build.box(CLOTH, x0 + 0.03, 0.32, deep - 2.12, x0 + 1.47, 0.56, deep - 0.1)
      build.box(CLOTH, x0 - 0.02, 0.28, deep - 2.17, x0 + 1.52, 0.6, deep - 0.8, { tag: 1 })
      build.box(WOOD, x0 - 0.05, 0, deep, x0 + 1.55, 1.15, deep + 0.08)
      build.ball(CLOTH, x0 + 0.4, 0.64, deep - 0.35, 0.3, 0.4, { tag: 2 })
      build.ball(CLOTH, x0 + 1.08, 0.64, deep - 0.35, 0.3, 0.4, { tag: 2 })
      build.box(WOOD, x0 + 1.7, 0, deep - 0.4, x0 + 2.1, 0.55, deep)
      build.cylinder(SHADE, 1, x0 + 1.9, deep - 0.2, 0.82, 1.08, 0.17, 0.1, { casts: false })
      build.cylinder(DARK, 1, x0 + 1.9, deep - 0.2, 0.55, 0.82, 0.03)
      lamps.push({
        x: x0 + 1.9,
        y: 0.95,
        z: deep - 0.3,
        color: scaled(light.lamp, 1.7 * lampPower),
        reach: 6,
        size: 0.3,
        halo: 0.16,
      })
    } else {
      // A table under the window with two chairs and a hanging lamp.
      const [x, z] = [0.15 * half, deep - 1.35]
      build.cylinder(WOOD, 1, x, z, 0.72, 0.76, 0.62)
      build.cylinder(WOOD, 1, x, z, 0.04, 0.72, 0.06)
      build.cylinder(WOOD, 1, x, z, 0, 0.04, 0.3)
      for (const way of [-1, 1]) {
        const cx = x + way * 0.95
        build.box(WOOD, cx - 0.2, 0.42, z - 0.2, cx + 0.2, 0.47, z + 0.2)
        build.box(WOOD, cx + way * 0.17, 0.42, z - 0.2, cx + way * 0.2, 0.95, z + 0.2)
        for (const [lx, lz] of [
          [-0.17, -0.17],
          [0.17, -0.17],
          [-0.17, 0.17],
          [0.17, 0.17],
        ] as const) {
          build.box(WOOD, cx + lx - 0.02, 0, z + lz - 0.02, cx + lx + 0.02, 0.42, z + lz + 0.02)
        }
      }
      const y = Math.min(2.1, high - 0.8)
      build.cylinder(SHADE, 1, x, z, y - 0.1, y + 0.12, 0.28, 0.06, { casts: false })
      build.cylinder(DARK, 1, x, z, y + 0.12, high, 0.008, 0.008, { casts: false })
      lamps.push({ x, y: y - 0.12, z, color: scaled(light.lamp, 2.2 * lampPower), reach: 7, size: 0.3, halo: 0.16 })
      addLamp(-half + 0.45, deep - 0.2, 1.5)
    }
    // A plant in the far corner.
    const [px, pz] = [half - 0.45, deep - 0.15]
    build.cylinder(DARK, 1, px, pz, 0, 0.35, 0.14, 0.19)
    for (let k = 0; k < 26; k++) {
      const turn = k * 2.4
      const away = 0.08 + 0.3 * random()
      const y = 0.5 + random() * 0.9
      build.block(
        LEAF,
        [px + Math.cos(turn) * away, y, pz + Math.sin(turn) * away - 0.1],
        [0.16, 0.006, 0.045],
        turn,
        0.5 + random() * 0.8,
      )
    }
  }

  const wood = paint(palette.wood, 0.08 + random() * 0.09)
  const wallTone = paint(
    mix(palette.stone, random() < 0.5 ? palette.accent : palette.accent2, 0.12 + random() * 0.25),
    0.3 + random() * 0.25,
  )
  const clothTone = paint(mix(random() < 0.5 ? palette.accent : palette.accent2, palette.wood, 0.35), 0.16)
  const curtainTone = paint(mix(palette.stone, palette.accent, random() * 0.6), 0.4)
  const rug: Rgb = paint(mix(palette.accent, palette.soil, 0.45), 0.1)
  const trim = scaled(wallTone, 1.25)
  const shelving = {
    shelfHeight: 0.36,
    bayWidth: 0.95,
    wood,
    books: bookColors(palette.accent, palette.accent2),
    gilt: [0.5, 0.36, 0.14] as Rgb,
  }
  const skyTop = tinted(palette.zenith, Math.max(0.02, light.daylight * 1.5))
  const skyLow = tinted(palette.horizon, Math.max(0.05, light.daylight * 2.6))
  const rugZ = back - 1.9

  // Worked out once, for the shader runs for every pixel.
  const trimAt110 = scaled(trim, 1.1)
  const wallToneAt35 = scaled(wallTone, 0.35)
  const woodAt135 = scaled(wood, 1.35)
  const clothToneAt130 = scaled(clothTone, 1.3)
  const curtainColor = mix(light.sky, curtainTone, 0.5)
  const pictureColor = mix(palette.plants, palette.accent, 0.2)
  const leafColor = paint(palette.plants, 0.09)

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

  const shade = (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case FLOOR: {
        if (isTiled) paintTiles(surface, sheet, x, z, 0.4, trimAt110, wallToneAt35, 0.006)
        else paintBoards(surface, sheet, z, x, 0.14, woodAt135)
        const [ru, rv] = [Math.abs(x - 0.1), Math.abs(z - rugZ)]
        const on = between(ru, -1, 1.15, footprint) * between(rv, -1, 0.95, footprint)
        if (on > 0) {
          const edge = Math.max(ru / 1.15, rv / 0.95)
          const figure = between(edge, 0.84, 0.9, footprint) + between(edge, 0.42, 0.5, footprint) * 0.7
          const weave = (0.6 + 0.8 * sheet.at(x * 1.9, z * 1.9, footprint * 1.9)) * (1 + 0.9 * figure)
          surface.r += (rug[0] * weave - surface.r) * on
          surface.g += (rug[1] * weave - surface.g) * on
          surface.b += (rug[2] * weave - surface.b) * on
        }
        const grazing = 1 + surface.dy * surface.inverseLength
        surface.mirror = (0.05 + 0.4 * grazing ** 4) * (1 - on)
        surface.blur = isTiled ? 0.35 : 0.75
        return
      }
      case CEILING:
        paintStone(surface, sheet, x, z, [0.62, 0.6, 0.56], 0.06)
        return
      case WALL:
        paintPaper(surface, Math.abs(surface.nz) > 0.5 ? x : z, y)
        return
      case PANE: {
        const isSide = surface.tag < 40
        const u = isSide ? z - surface.tag : x - backX
        const lines = windowPane(u, y - sill, isSide ? windowWidth / 2 : backWidth / 3, 0.62, 0.045, footprint)
        const up = smooth(0.2, high, y + surface.dy * 2)
        const cloud = 0.8 + 0.45 * sheet.at(u * 0.13, y * 0.09, footprint)
        // Roofs far off, seen below.
        const roofs = 0.95 + 0.55 * noise.hash(Math.floor(u * 2.7 + 40), 5) + surface.dy * 3
        const view0 = isSide ? 1 : smooth(roofs - 0.01, roofs + 0.02, y)
        paintPlain(surface, [0.015, 0.015, 0.018])
        const sky = mix(skyLow, skyTop, up)
        glow(surface, sky, lines * cloud * (0.16 + 0.84 * view0))
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
        const fold = 0.62 + 0.38 * Math.sin(z * 46 + Math.sin(y * 1.7) * 0.8)
        paintPlain(surface, curtainTone, fold)
        glow(surface, curtainColor, 0.12 * fold)
        return
      }
      case SHADE:
        paintPlain(surface, [0.6, 0.5, 0.4])
        glow(surface, light.lamp, 0.1 + 3.2 * light.lampPower * (0.7 + 0.3 * Math.abs(surface.nz)))
        return
      case BOOKS:
        if (surface.face === 0) {
          const inward = Math.max(0.05, -surface.dx)
          paintBookshelf(surface, sheet, noise, shelving, z, y, 1 / inward, surface.dy / inward, 5)
        } else paintWood(surface, sheet, y, x + z, wood)
        return
      case PICTURE: {
        // An abstract landscape behind glass.
        const hill = 0.35 * sheet.at(z * 0.35 + surface.tag * 0.3, surface.tag * 0.21, 0)
        const below = smooth(0.02, -0.02, y - 1.45 - hill)
        const color = mix(mix(palette.horizon, palette.zenith, smooth(1.4, 2, y)), pictureColor, below)
        paintPlain(surface, paint(color, 0.22))
        return
      }
      case LEAF:
        paintPlain(surface, leafColor, 0.7 + 0.6 * smooth(0.5, 1.4, y))
        return
      case TRIM:
        paintPlain(surface, trim)
        return
      case DARK:
        paintPlain(surface, [0.04, 0.033, 0.028])
        surface.shine = 0.06
        return
      default:
        paintWood(surface, sheet, Math.abs(surface.ny) > 0.5 ? z : y, x + z * 0.4, wood)
        surface.shine = 0.03
    }
  }

  const solids = build.build()
  const haze = mix(scaled(light.sky, 0.1), scaled(light.fill, 0.06), 0.4)
  const bounce = scaled(light.sun, 0.05 * light.directness)
  const map = createSunMap(solids, light.toSun, [-half, 0, 0, half + 0.3, high, back], film.height)
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: true,
    cornerRadius: 0.5,
    lighting: {
      above: mix(scaled(light.sky, 0.16), scaled(light.fill, 0.14), 0.5),
      below: [bounce[0] + light.sky[0] * 0.1, bounce[1] + light.sky[1] * 0.1, bounce[2] + light.sky[2] * 0.1],
      sun: { toSun: light.toSun, color: scaled(light.sun, 1.5), map },
      lamps,
      hasShine: true,
    },
    air: { color: haze, perMetre: 0.006, thickness: 30, shafts: light.shafts * 0.02, end: 12 },
  })
  return finishStage(film, view, shot, {
    subjectZ: Math.min(4.4, back - 1.6),
    hasGround: true,
    mirror: 0,
    keySide: 1,
    key: mix(light.sky, light.sun, light.directness * 0.4),
    ambient: scaled(light.sky, 0.2),
    fog: haze,
    fogPerMetre: 0.006,
  })
}
