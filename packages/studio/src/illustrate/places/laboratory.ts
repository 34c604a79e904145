import type { PlacePainter, Rgb } from '../painting.ts'
import { beginPlace } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled, tinted } from './light-of-day.ts'
import { glow, paintPlain, paintStone, paintTiles, paintWood, windowPane } from './materials.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'

const FLOOR = 0
const WALL = 1
const CEILING = 2
const BENCH = 3
const TOP = 4
const LIQUID = 5
const GLASS = 6
const SCREEN = 7
const PANEL = 8
const PANE = 9
const DARK = 10
const SHELF = 11
const TANK = 12
const BULB = 13

/** A laboratory: benches with glassware, screens and shelves of jars, clean and bright or old and full of shadows. */
export const paintLaboratory: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
  const isOld = random() < 0.45
  const light = readLight(shot, 1.1 + random() * 0.3)
  const half = 2.5 + random() * 0.5
  const high = isOld ? 3.8 + random() * 0.7 : 3.1
  const end = 13 + shot.lens * 3
  const { view, sheet, build, lamps } = beginPlace(film, shot, [0.7, 1.55, 2.5], (random() - 0.5) * 0.4)
  const isDim = brief.time === 'night' || brief.mood === 'eerie' || brief.mood === 'tense'
  const colors: Rgb[] = [
    tinted(palette.accent, 1),
    tinted(palette.accent2, 1),
    [0.25, 1, 0.45],
    [1, 0.55, 0.12],
    [0.35, 0.6, 1],
  ]
  const screenColor = random() < 0.5 ? tinted(palette.accent2, 1) : ([0.3, 0.85, 1] as Rgb)
  const panelPower = isDim ? 0.3 : 1

  build.box(FLOOR, -half - 0.3, -0.2, -2, half + 0.3, 0, end)
  build.box(WALL, -half - 0.3, 0, -2, -half, high, end)
  build.wall(WALL, 0, half, half + 0.3, -2, end, 0, high, {
    first: 2.5,
    every: 2.8,
    count: Math.floor(end / 2.8),
    width: 1.9,
    sill: 1.35,
    spring: high - (isOld ? 1.1 : 0.5),
    arch: isOld ? 'round' : 'flat',
  })
  build.box(PANE, half + 0.22, 0, -2, half + 0.24, high, end, { casts: false })
  build.box(CEILING, -half, high, -2, half, high + 0.2, end)
  build.box(WALL, -half - 0.3, 0, end, half + 0.3, high, end + 0.3)
  for (let z = 2.5; z < end; z += 2.8) {
    lamps.push({
      x: half - 0.05,
      y: 2,
      z,
      color: scaled(light.sky, 4.5),
      reach: 8,
      size: 0.8,
      halo: 0,
      facing: [-1, -0.15, 0],
    })
    if (isOld) {
      build.box(DARK, -half, high - 0.3, z - 0.1, half, high, z + 0.1)
      if (z % 5.6 < 2.8) {
        build.cylinder(DARK, 1, 0, z, 2.75, high, 0.012, 0.012, { casts: false })
        build.cylinder(DARK, 1, 0, z, 2.62, 2.85, 0.3, 0.05)
        build.ball(BULB, 0, 2.6, z, 0.1, 1, { casts: false })
        lamps.push({
          x: 0,
          y: 2.5,
          z,
          color: scaled(light.lamp, 3.4 * Math.max(0.4, light.lampPower)),
          reach: 8,
          size: 0.35,
          halo: 0.25,
        })
      }
    } else {
      build.box(PANEL, -0.3, high - 0.03, z - 1, 0.3, high + 0.01, z + 1, { casts: false })
      lamps.push({
        x: 0,
        y: high - 0.15,
        z,
        color: scaled(coldWhite, 3.2 * panelPower),
        reach: 7,
        size: 0.8,
        halo: 0.03,
        facing: [0, -1, 0],
      })
    }
  }

  const deep = 0.72
  for (const side of [-1, 1]) {
    const x0 = side * (half - deep)
    build.box(BENCH, side * half, 0.08, 1.6, x0 + side * 0.05, 0.86, end - 0.6, { tag: side })
    build.box(DARK, side * half, 0, 1.6, x0 + side * 0.12, 0.08, end - 0.6)
    build.box(TOP, side * half, 0.86, 1.55, x0, 0.9, end - 0.55)
    // Shelves of jars above the benches on the closed side.
    if (side < 0) {
      for (const y of [1.5, 1.95]) {
        build.box(SHELF, -half, y - 0.03, 2, -half + 0.3, y, end - 1)
        for (let z = 2.2; z < end - 1.2; z += 0.2 + random() * 0.14) {
          const tall = 0.14 + random() * 0.2
          const radius = 0.045 + random() * 0.035
          const isBright = random() < (isDim ? 0.3 : 0.16)
          build.cylinder(isBright ? LIQUID : GLASS, 1, -half + 0.15, z, y, y + tall, radius, radius, {
            tag: Math.floor(random() * 5),
            casts: false,
          })
          build.cylinder(DARK, 1, -half + 0.15, z, y + tall, y + tall + 0.035, radius * 0.6, radius * 0.6, {
            casts: false,
          })
        }
      }
    }
    for (let z = 2.3; z < end - 1.2; z += 0.5 + random() * 0.45) addApparatus(side, side * (half - 0.38), z)
  }
  addIsland()
  addBack()

  function addApparatus(side: number, x: number, z: number) {
    const roll = random()
    const y = 0.9
    const color = Math.floor(random() * 5)
    if (roll < 0.2) addFlask(x, y, z, 0.085 + random() * 0.05, color)
    else if (roll < 0.38) {
      build.cylinder(LIQUID, 1, x, z, y, y + 0.13, 0.055, 0.055, { tag: color, casts: false })
      build.cylinder(GLASS, 1, x, z, y + 0.13, y + 0.2, 0.056, 0.06, { casts: false })
    } else if (roll < 0.55) {
      // A round flask on a stand over a flame.
      build.cylinder(DARK, 1, x + 0.16, z, y, y + 0.62, 0.012)
      build.box(DARK, x - 0.08, y, z - 0.06, x + 0.2, y + 0.02, z + 0.06)
      build.ball(LIQUID, x, y + 0.34, z, 0.1, 1, { tag: color, casts: false })
      build.cylinder(GLASS, 1, x, z, y + 0.42, y + 0.6, 0.022, 0.022, { casts: false })
      build.cylinder(DARK, 1, x, z, y, y + 0.12, 0.02)
      build.cylinder(BULB, 1, x, z, y + 0.12, y + 0.2, 0.02, 0.003, { casts: false })
      lamps.push({
        x: x - side * 0.05,
        y: y + 0.3,
        z: z - 0.1,
        color: scaled(colors[color]!, 0.16),
        reach: 2,
        size: 0.2,
        halo: 0.15,
      })
    } else if (roll < 0.68) {
      for (let k = 0; k < 5; k++) {
        build.cylinder(LIQUID, 1, x, z - 0.12 + k * 0.06, y + 0.04, y + 0.13 + random() * 0.06, 0.016, 0.016, {
          tag: (color + k) % 5,
          casts: false,
        })
      }
      build.box(SHELF, x - 0.04, y + 0.08, z - 0.17, x + 0.04, y + 0.1, z + 0.17)
    } else if (roll < 0.84 && !isOld) addScreen(side, x + side * 0.1, y, z)
    else {
      // A microscope.
      build.box(DARK, x - 0.1, y, z - 0.08, x + 0.1, y + 0.03, z + 0.08)
      build.bar(DARK, [x + side * 0.07, y, z], [x + side * 0.05, y + 0.34, z], 0.045)
      build.bar(SHELF, [x - side * 0.02, y + 0.14, z], [x + side * 0.04, y + 0.46, z], 0.05)
      build.cylinder(DARK, 1, x - side * 0.02, z, y + 0.1, y + 0.12, 0.06)
    }
  }

  function addFlask(x: number, y: number, z: number, radius: number, color: number) {
    build.cylinder(LIQUID, 1, x, z, y, y + radius * 0.9, radius, radius * 0.66, { tag: color, casts: false })
    build.cylinder(GLASS, 1, x, z, y + radius * 0.9, y + radius * 1.9, radius * 0.66, radius * 0.24, { casts: false })
    build.cylinder(GLASS, 1, x, z, y + radius * 1.9, y + radius * 2.7, radius * 0.24, radius * 0.26, { casts: false })
    lamps.push({ x, y: y + 0.14, z: z - 0.1, color: scaled(colors[color]!, 0.14), reach: 1.8, size: 0.2, halo: 0.1 })
  }

  function addScreen(side: number, x: number, y: number, z: number) {
    build.box(DARK, x - 0.03, y, z - 0.12, x + 0.03, y + 0.16, z + 0.12)
    build.block(DARK, [x, y + 0.38, z], [0.02, 0.22, 0.34], side * 0.25)
    build.block(SCREEN, [x - side * 0.022, y + 0.38, z], [0.005, 0.2, 0.32], side * 0.25, 0, {
      tag: random() * 9,
      casts: false,
    })
    lamps.push({
      x: x - side * 0.3,
      y: y + 0.4,
      z: z - 0.1,
      color: scaled(screenColor, 0.5),
      reach: 3,
      size: 0.35,
      halo: 0.05,
      facing: [-side, 0, -0.4],
    })
  }

  function addIsland() {
    // A table in the middle, aside from where the subject stands, with the greatest apparatus on it.
    const way = (shot.subjectX < 0.5 ? 1 : -1) * view.flip
    const x = way * 0.75
    const z = 6.6
    build.box(BENCH, x - 0.5, 0.08, z, x + 0.5, 0.86, z + 2.6)
    build.box(TOP, x - 0.55, 0.86, z - 0.05, x + 0.55, 0.9, z + 2.65)
    const color = Math.floor(random() * 5)
    build.ball(LIQUID, x, 1.32, z + 0.6, 0.2, 1, { tag: color, casts: false })
    build.cylinder(GLASS, 1, x, z + 0.6, 1.48, 1.85, 0.045, 0.045, { casts: false })
    build.cylinder(DARK, 1, x + 0.3, z + 0.6, 0.9, 2, 0.018)
    build.bar(DARK, [x + 0.3, 1.6, z + 0.6], [x, 1.6, z + 0.6], 0.02)
    build.bar(GLASS, [x, 1.84, z + 0.6], [x - 0.05, 1.7, z + 1.5], 0.035, { casts: false })
    // The coil it drips through.
    for (let k = 0; k < 26; k++) {
      const [a, b] = [k * 0.9, (k + 1) * 0.9]
      build.bar(
        GLASS,
        [x - 0.05 + Math.cos(a) * 0.09, 1.68 - k * 0.022, z + 1.55 + Math.sin(a) * 0.09],
        [x - 0.05 + Math.cos(b) * 0.09, 1.66 - k * 0.022, z + 1.55 + Math.sin(b) * 0.09],
        0.022,
        { casts: false },
      )
    }
    addFlask(x - 0.05, 0.9, z + 1.55, 0.12, (color + 1) % 5)
    addFlask(x - 0.3, 0.9, z + 0.25, 0.1, (color + 2) % 5)
    addFlask(x + 0.28, 0.9, z + 2.2, 0.13, (color + 3) % 5)
    lamps.push({ x, y: 1.35, z: z + 0.3, color: scaled(colors[color]!, 0.9), reach: 4, size: 0.3, halo: 0.3 })
  }

  function addBack() {
    if (isOld || random() < 0.4) {
      // Tall tanks of light with something asleep in them.
      for (const x of [-1.5, 0, 1.5]) {
        const color = Math.floor(random() * 2)
        build.cylinder(DARK, 1, x, end - 0.7, 0, 0.4, 0.52, 0.46)
        build.cylinder(TANK, 1, x, end - 0.7, 0.4, 2.3, 0.42, 0.42, { tag: color, casts: false })
        build.cylinder(DARK, 1, x, end - 0.7, 2.3, 2.6, 0.46, 0.36)
        build.cylinder(DARK, 1, x, end - 0.7, 2.6, high, 0.08)
        lamps.push({ x, y: 1.4, z: end - 1.3, color: scaled(colors[color]!, 2.2), reach: 8, size: 0.6, halo: 0.3 })
      }
    } else {
      // A wall of screens.
      for (let row = 0; row < 2; row++) {
        for (let k = -1; k <= 1; k++) {
          build.box(DARK, k * 1.3 - 0.62, 1.1 + row * 0.85, end - 0.1, k * 1.3 + 0.62, 1.9 + row * 0.85, end)
          build.box(
            SCREEN,
            k * 1.3 - 0.58,
            1.14 + row * 0.85,
            end - 0.12,
            k * 1.3 + 0.58,
            1.86 + row * 0.85,
            end - 0.1,
            { tag: row * 3 + k + 2, casts: false },
          )
        }
      }
      lamps.push({
        x: 0,
        y: 1.8,
        z: end - 0.3,
        color: scaled(screenColor, 5),
        reach: 9,
        size: 1.2,
        halo: 0.15,
        facing: [0, 0, -1],
      })
    }
  }

  const wood = paint(palette.wood, 0.09)
  const wallColor = isOld
    ? paint(mix(palette.stone, palette.plants, 0.2), 0.26)
    : paint(mix([0.7, 0.72, 0.74], palette.accent2, 0.12), 0.55)
  const floorTone = isOld ? paint(palette.stone, 0.24) : paint(mix([0.7, 0.72, 0.74], palette.accent2, 0.08), 0.4)
  const glass = mix(scaled(light.sky, 2.6), scaled(light.sun, 0.6), light.directness * 0.4)

  // Worked out once, for the shader runs for every pixel.
  const floorColor = scaled(floorTone, isOld ? 0.45 : 0.94)
  const wallColorAt150 = scaled(wallColor, 1.5)
  const wallColorAt140 = scaled(wallColor, 1.4)
  const wallColorAt80 = scaled(wallColor, 0.8)
  const woodAt70 = scaled(wood, 0.7)
  const glassColor = mix(light.sky, coldWhite, 0.5)
  const woodAt120 = scaled(wood, 1.2)

  const shade = (surface: Surface) => {
    const { x, y, z, footprint } = surface
    const facing = Math.abs(surface.nx * surface.dx + surface.ny * surface.dy + surface.nz) * surface.inverseLength
    switch (surface.material) {
      case FLOOR: {
        paintTiles(surface, sheet, x, z, 0.5, floorTone, floorColor, 0.006)
        const grazing = 1 + surface.dy * surface.inverseLength
        surface.mirror = 0.1 + 0.6 * grazing ** 4
        surface.blur = isOld ? 0.6 : 0.4
        return
      }
      case WALL: {
        const u = Math.abs(surface.nz) > 0.5 ? x : z
        if (isOld && y < 1.5) paintTiles(surface, sheet, u, y, 0.15, wallColorAt150, wallColorAt140, 0.006)
        else paintStone(surface, sheet, u, y, wallColor, isOld ? 0.6 : 0.15)
        if (!isOld) {
          const seam = 1 - 0.25 * stripes(u, 1.2, 0.012, footprint)
          surface.r *= seam
          surface.g *= seam
          surface.b *= seam
        }
        return
      }
      case CEILING:
        paintStone(surface, sheet, x, z, isOld ? wallColorAt80 : [0.6, 0.61, 0.62], 0.2)
        return
      case BENCH: {
        const u = Math.abs(surface.nz) > 0.5 ? x : z
        if (isOld) paintWood(surface, sheet, y, u, wood)
        else paintPlain(surface, wallColorAt80)
        const drawer =
          (1 - 0.6 * stripes(u, 0.7, 0.012, footprint)) * (1 - 0.6 * between(Math.abs(y - 0.62), -1, 0.006, footprint))
        const handle =
          0.7 *
          between(Math.abs(y - 0.74), -1, 0.012, footprint) *
          between(Math.abs(((((u / 0.7) % 1) + 1) % 1) - 0.5), -1, 0.12, footprint)
        const tone = drawer * (1 - handle)
        surface.r *= tone
        surface.g *= tone
        surface.b *= tone
        return
      }
      case TOP:
        if (isOld) paintWood(surface, sheet, z, x, woodAt70)
        else paintPlain(surface, [0.07, 0.075, 0.08])
        glow(surface, glass, 0.02 * (1 - facing) ** 2)
        surface.shine = 0.2
        return
      case LIQUID: {
        const color = colors[surface.tag]!
        const edge = (1 - facing) ** 2
        const bubble = smooth(0.7, 0.8, sheet.at(x * 4 + z * 4, y * 4, footprint * 4))
        paintPlain(surface, color, 0.12)
        glow(surface, color, (isDim ? 0.75 : 0.5) * (0.5 + 0.7 * facing) + 0.2 * edge + bubble * 0.3)
        surface.shine = 0.9
        return
      }
      case GLASS: {
        // Clear glass on a dark ground: bright edges, a hint of the room.
        const edge = (1 - facing) ** 1.6
        paintPlain(surface, [0.05, 0.055, 0.06])
        glow(surface, glassColor, 0.05 + 0.45 * edge * (isDim ? 0.4 : 1))
        surface.shine = 1.2
        return
      }
      case TANK: {
        const color = colors[surface.tag]!
        const swirl = sheet.at(Math.atan2(surface.nx, surface.nz) * 0.2 + x, y * 0.3, footprint * 0.3)
        // The sleeper: a dark long shape hanging in the middle.
        const across = Math.abs(surface.nx)
        const shape = smooth(0.34, 0.2, across + Math.abs(y - 1.35) * 0.28 + 0.2 * (swirl - 0.5))
        paintPlain(surface, color, 0.04)
        glow(
          surface,
          color,
          (0.35 + 1.1 * facing * (0.6 + 0.8 * swirl)) * (1 - 0.8 * shape) * (1 + 0.7 * smooth(1.9, 2.3, y)),
        )
        surface.shine = 0.8
        return
      }
      case SCREEN: {
        const isAhead = Math.abs(surface.nz) > 0.8
        const [u, v] = isAhead ? [x, y] : [z, y]
        const s = surface.tag
        const wave = 0.5 + 0.22 * Math.sin(u * 13 + s * 2) + 0.4 * (sheet.at(u * 0.8 + s * 0.3, s * 0.17, 0) - 0.5)
        const share = (((v - 1.1) / 0.42) % 1) + 0
        const line = smooth(0.05 + footprint * 3, 0.01, Math.abs(share - wave))
        const bars =
          between(share, -1, noise.hash(Math.floor(u * 26), Math.floor(s * 7)) * 0.8, footprint * 2) *
          stripes(u, 1 / 26, 0.025, footprint)
        const grid = 0.12 * (stripes(u, 0.1, 0.004, footprint) + stripes(v, 0.08, 0.004, footprint))
        paintPlain(surface, [0.01, 0.012, 0.015])
        glow(surface, screenColor, 0.22 + grid + (Math.floor(s) % 2 === 0 ? line * 2.2 : bars * 1.1))
        return
      }
      case PANEL:
        paintPlain(surface, [0.5, 0.5, 0.5])
        glow(surface, coldWhite, 5 * panelPower)
        return
      case PANE: {
        const panes = windowPane(z - 2.5, y - 1.35, 0.95, 0.8, 0.05, footprint)
        paintPlain(surface, [0.01, 0.01, 0.012])
        glow(surface, glass, panes * (0.7 + 0.4 * smooth(1.2, high, y)))
        return
      }
      case SHELF:
        if (isOld) paintWood(surface, sheet, z, x + y, woodAt120)
        else paintPlain(surface, [0.55, 0.56, 0.57])
        return
      case BULB:
        paintPlain(surface, [0.5, 0.5, 0.5])
        glow(surface, light.lamp, 8)
        return
      default:
        paintPlain(surface, [0.04, 0.042, 0.046])
        surface.shine = 0.25
    }
  }

  const solids = build.build()
  const haze = mix(
    scaled(light.sky, 0.12),
    isOld ? scaled(light.fill, 0.07) : scaled(coldWhite, 0.08 * panelPower),
    0.5,
  )
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: true,
    cornerRadius: 0.4,
    lighting: {
      above: mix(scaled(light.sky, 0.12), scaled(isOld ? light.fill : coldWhite, 0.09 * panelPower), 0.5),
      below: mix(scaled(light.sky, 0.08), scaled(isOld ? light.lamp : coldWhite, 0.1 * panelPower), 0.5),
      sun:
        light.directness < 0.15
          ? undefined
          : {
              toSun: light.toSun,
              color: scaled(light.sun, 1.2),
              map: createSunMap(solids, light.toSun, [-half, 0, 0, half + 0.3, high, end], film.height),
            },
      lamps,
      hasShine: true,
    },
    air: { color: haze, perMetre: 0.012, thickness: 30, shafts: light.shafts * (isOld ? 0.022 : 0.01), end: 18 },
  })
  return finishStage(film, view, shot, {
    subjectZ: 4.6,
    hasGround: true,
    mirror: 0.25,
    keySide: 1,
    key: isOld ? mix(light.lamp, light.sky, 0.5) : mix(coldWhite, light.sky, 0.4),
    ambient: scaled(haze, 1.2),
    fog: haze,
    fogPerMetre: 0.012,
  })
}

/** Light of fluorescent panels. */
const coldWhite: Rgb = [0.88, 0.97, 1]
