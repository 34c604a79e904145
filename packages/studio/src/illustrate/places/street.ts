import type { PlacePainter, Rgb } from '../painting.ts'
import { createFacade, paintFacade } from './facade.ts'
import type { Facade } from './facade.ts'
import { beginPlace, skyOver } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled, skyLight, tinted } from './light-of-day.ts'
import { cover, glow, paintBetween, paintPlain, paintStone } from './materials.ts'
import { createTrees } from './plant-trees.ts'
import { AWNING, BUILDING, BULB, CAR, CARLIGHT, NEON, PAVEMENT, ROAD, ROOF } from './street-surfaces.ts'
import { furnishStreet } from './street-furniture.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'

/** A street between buildings: a canyon of towers, an old town's street with shops and trees, or a narrow alley. */
export const paintStreet: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
  const roll = random()
  const kind = roll < 0.42 ? 'towers' : roll < 0.82 ? 'town' : 'alley'
  const isDark = brief.time === 'night' || brief.time === 'dusk'
  const isSnowy = brief.weather === 'snow'
  const isWet =
    brief.weather === 'rain' ||
    brief.weather === 'storm' ||
    (!isSnowy && isDark && (kind === 'towers' || random() < 0.75))
  // The low sun stands at the end of the street; the high one looks in from the side.
  const isLow = brief.time === 'dawn' || brief.time === 'dusk'
  const light = readLight(shot, isLow ? (random() - 0.5) * 0.5 : (random() < 0.5 ? 1 : -1) * (0.7 + random() * 0.5))
  const half = kind === 'towers' ? 6 + random() * 1.6 : kind === 'town' ? 4.4 + random() * 1.2 : 2 + random() * 0.5
  const walk = kind === 'alley' ? 0.5 : 2
  const { view, sheet, build, lamps } = beginPlace(
    film,
    shot,
    [0.6, 1.9, kind === 'alley' ? 4.5 : 9],
    kind === 'alley' ? 0 : (random() - 0.5) * 2,
  )
  const trees = createTrees(random)
  const facades: Facade[] = []
  const lightPower = isDark ? 0.85 : brief.time === 'dawn' ? 0.45 : 0.12 + light.lampPower * 0.3
  const neonA = tinted(palette.accent, 1)
  const neonB = tinted(palette.accent2, 1)
  const neons = [neonA, neonB, light.lamp]
  const depth = kind === 'towers' ? 420 : 170

  build.box(ROAD, -half, -0.3, -4, half, 0, depth + 200)
  for (const side of [-1, 1]) {
    build.box(PAVEMENT, side * half, -0.3, -4, side * (half + walk + 6), 0.13, depth + 200)
    let z = -6
    for (let k = 0; z < depth; k++) {
      const far = z > 150
      const long =
        (kind === 'towers' ? 12 + random() * 12 : kind === 'town' ? 7 + random() * 6 : 6 + random() * 5) * (far ? 2 : 1)
      const high = kind === 'towers' ? 18 + random() ** 2 * 75 : kind === 'town' ? 9 + random() * 8 : 10 + random() * 7
      const front = half + walk + (kind === 'towers' ? random() ** 2 * 3 : random() * 0.3)
      const isGlass = kind === 'towers' && random() < 0.55
      const hue = random()
      const base = mix(
        palette.stone,
        hue < 0.35 ? palette.wood : hue < 0.6 ? palette.accent : palette.soil,
        kind === 'town' ? 0.4 : 0.2,
      )
      const wall = paint(base, kind === 'town' ? 0.2 + random() * 0.22 : isGlass ? 0.08 : 0.12 + random() * 0.14)
      facades.push(
        createFacade(
          random,
          wall,
          [light.lamp, neonB, neonA],
          brief.time === 'night' ? 0.5 : brief.time === 'dusk' ? 0.42 : 0.12,
          isGlass,
        ),
      )
      const tag = facades.length - 1
      build.box(BUILDING, side * front, 0, z, side * (front + 16), high, z + long - 0.05, { tag })
      if (kind !== 'towers' && !far) {
        build.box(ROOF, side * (front - 0.35), high, z, side * (front + 4), high + 0.3, z + long - 0.05)
        if (random() < 0.5)
          build.gable(
            ROOF,
            2,
            side > 0 ? front - 0.2 : -front - 7,
            high + 0.3,
            z,
            side > 0 ? front + 7 : -front + 0.2,
            high + 3,
            z + long - 0.05,
          )
        if (random() < 0.6)
          build.box(
            BUILDING,
            side * (front + 1.5),
            high,
            z + long * 0.3,
            side * (front + 2.3),
            high + 3.8,
            z + long * 0.3 + 0.8,
            { tag },
          )
        if (random() < 0.55 && z > 0) {
          build.block(
            AWNING,
            [side * (front - 0.6), 2.95, z + long / 2],
            [0.75, 0.04, Math.min(2.6, long * 0.36)],
            0,
            side * 0.35,
            { tag: Math.floor(random() * 3) },
          )
        }
      } else if (!far && random() < 0.5) {
        build.box(
          BUILDING,
          side * (front + 2),
          high,
          z + 2,
          side * (front + 12),
          high + 4 + random() * 12,
          z + long - 2,
          { tag },
        )
      }
      if (!far && z > 2 && (isDark ? random() < (kind === 'town' ? 0.4 : 0.75) : random() < 0.25)) {
        // An upright sign standing out from the front.
        const y0 = 4.4 + random() * 2
        const tall = Math.min(high - 6, 2.5 + random() * (kind === 'towers' ? 9 : 3))
        const at = z + 0.8 + random() * (long - 2)
        const color = Math.floor(random() * 3)
        build.box(NEON, side * (front - 0.25), y0, at, side * (front - 0.95), y0 + tall, at + 0.22, { tag: color })
        if (isDark)
          lamps.push({
            x: side * (front - 0.7),
            y: y0 + tall / 2,
            z: at - 0.2,
            color: scaled(neons[color]!, 3.4),
            reach: 14,
            size: 1,
            halo: 0.22,
          })
      }
      if (z > -2 && z < 70 && lightPower > 0.2) {
        // Shop windows light the pavement before them.
        lamps.push({
          x: side * (front - 0.3),
          y: 2,
          z: z + long / 2,
          color: scaled(shopLight(tag), 3.2 * lightPower),
          reach: 11,
          size: 1.2,
          halo: 0,
          facing: [-side, 0, 0],
        })
      }
      z += long
    }
  }

  function shopLight(tag: number): Rgb {
    const dice = noise.hash(tag * 3, 71)
    return dice > 0.74 ? neonA : dice > 0.55 ? neonB : light.lamp
  }

  furnishStreet({ kind, half, walk, build, lamps, trees, light, random, isDark, isWet, isSnowy, brief })

  const isCobbled = kind !== 'towers'
  const asphalt = isCobbled ? paint(palette.stone, 0.16) : paint(mix(palette.stone, palette.rock, 0.5), 0.06)
  const paving = paint(palette.stone, 0.2)
  const snow = scaled(palette.snow, 0.8)
  const glassLight = {
    sky: mix(tinted(palette.horizon, light.daylight * 1.3), tinted(palette.zenith, light.daylight * 1.3), 0.5),
    power: 1.25 * lightPower,
  }

  // Worked out once, for the shader runs for every pixel.
  const roofColor = paint(mix(palette.rock, palette.wood, 0.3), 0.1)

  const shade = (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case ROAD: {
        const puddle = isWet ? smooth(0.46, 0.6, sheet.at(x * 0.045, z * 0.02, footprint * 0.045)) : 0
        paintStone(surface, sheet, x * 1.5, z * 1.5, asphalt, 0.7)
        let tone = 1
        if (isCobbled && footprint < 0.2) {
          const row = Math.floor(z / 0.22)
          tone =
            (0.55 + 0.6 * noise.hash(Math.floor(x / 0.2 + (row & 1) * 0.5), row)) *
            (1 - 0.5 * stripes(z, 0.22, 0.03, footprint)) *
            (1 - 0.5 * stripes(x + (row & 1) * 0.1, 0.2, 0.03, footprint))
          tone = 0.75 + (tone - 0.75) * smooth(0.2, 0.05, footprint)
        }
        if (isWet) tone *= 0.55
        surface.r *= tone
        surface.g *= tone
        surface.b *= tone
        if (kind === 'towers') {
          const line =
            between(Math.abs(x), 0.06, 0.18, footprint) +
            between(Math.abs(Math.abs(x) - half + 0.4), -1, 0.07, footprint) * 0.6
          const cross =
            stripes(x, 0.9, 0.45, footprint) * (between(z, 14, 17, footprint) + between(z, 62, 65, footprint))
          const worn = 0.5 + 0.6 * sheet.at(x * 0.6, z * 0.6, footprint * 0.6)
          const white = Math.min(1, line + cross) * worn * 0.5
          surface.r += white * 0.7
          surface.g += white * 0.68
          surface.b += white * 0.6
        }
        if (isSnowy) {
          const track =
            smooth(0.3, 0.7, sheet.at(x * 0.35, z * 0.012, footprint * 0.35)) *
            between(Math.abs(x), half * 0.2, half * 0.75, footprint)
          cover(surface, snow, 0.95 - 0.6 * track)
        }
        if (isWet) {
          const grazing = 1 + surface.dy * surface.inverseLength
          const fresnel = 0.1 + 0.9 * grazing ** 4
          surface.mirror = fresnel * (0.35 + 0.6 * puddle)
          surface.blur = 0.75 * (1 - puddle)
          const ripple = 0.05 * (1.1 - puddle)
          const fade = smooth(60, 6, z)
          surface.shakeX = (sheet.at(x * 1.1, z * 0.35, footprint) - 0.5) * ripple * fade
          surface.shakeY = (sheet.at(x * 0.9 + 0.5, z * 0.3, footprint) - 0.5) * ripple * 2.2 * fade
        }
        return
      }
      case PAVEMENT: {
        paintStone(surface, sheet, x, z, paving, 0.6)
        const slab = (1 - 0.4 * stripes(x, 0.8, 0.015, footprint)) * (1 - 0.4 * stripes(z, 0.8, 0.015, footprint))
        const tone = slab * (isWet ? 0.6 : 1) * (surface.ny > 0.5 ? 1 : 0.8)
        surface.r *= tone
        surface.g *= tone
        surface.b *= tone
        if (isSnowy && surface.ny > 0.5) cover(surface, snow, 0.96)
        if (isWet && surface.ny > 0.5) {
          const grazing = 1 + surface.dy * surface.inverseLength
          surface.mirror = 0.05 + 0.5 * grazing ** 4
          surface.blur = 0.9
        }
        return
      }
      case BUILDING: {
        if (surface.ny > 0.5) {
          paintPlain(surface, isSnowy ? snow : [0.1, 0.1, 0.1])
          return
        }
        const facade = facades[surface.tag]!
        const u = Math.abs(surface.nz) > 0.5 ? x + 300 : z + 6
        if (y >= facade.ground || Math.abs(surface.nz) > 0.5) {
          paintFacade(surface, sheet, noise, facade, glassLight, u, y)
          return
        }
        // Ground floor: shop windows with a sign above each, doors between.
        const shop = Math.floor(u / 4.6)
        const pu = u - shop * 4.6
        const dice = noise.hash(shop * 3 + surface.tag, 9)
        paintStone(surface, sheet, u, y, facade.base, 0.5)
        const window = between(pu, 0.35, 3.5, footprint) * between(y, 0.65, 2.9, footprint)
        const door = between(pu, 3.75, 4.4, footprint) * between(y, 0.13, 2.6, footprint)
        const bars = 1 - 0.8 * stripes(pu - 0.35, 1.05, 0.06, footprint)
        const color = shopLight(surface.tag * 7 + shop)
        const isOn = dice > 0.25 ? 1 : 0.08
        const goods = 0.45 + 0.75 * sheet.at(u * 0.55, y * 0.4 + shop * 0.3, footprint * 0.55)
        const room = 0.6 + 0.7 * smooth(0.6, 2.9, y)
        glow(surface, color, (window * bars * goods * room + door * 0.35) * isOn * lightPower * 1.5)
        const dark = Math.max(window, door) * 0.85
        surface.r *= 1 - dark
        surface.g *= 1 - dark
        surface.b *= 1 - dark
        glow(surface, glassLight.sky, (window + door) * 0.07)
        const board = between(pu, 0.3, 4.3, footprint) * between(y, 3.15, 3.75, footprint)
        if (board > 0) {
          const figure =
            smooth(0.5, 0.62, sheet.at(u * 0.9, 0.3 + shop * 0.17, footprint * 0.9)) * between(y, 3.28, 3.62, footprint)
          const paintColor = dice > 0.6 ? neonB : neonA
          surface.r = surface.r * (1 - board) + 0.12 * paintColor[0] * board
          surface.g = surface.g * (1 - board) + 0.12 * paintColor[1] * board
          surface.b = surface.b * (1 - board) + 0.12 * paintColor[2] * board
          glow(surface, dice > 0.6 ? neonA : color, board * figure * 2.4 * isOn * lightPower)
        }
        return
      }
      case NEON: {
        const color = neons[surface.tag] ?? neonA
        paintPlain(surface, color, 0.1)
        // Made-up marks in a column, framed by a tube.
        const cell = Math.floor(y / 0.62)
        const py = y - cell * 0.62
        const inFrame = Math.abs(surface.nz) > 0.5 ? x : z
        const marks =
          smooth(0.46, 0.58, sheet.at(inFrame * 0.9 + cell * 0.37, py * 0.8 + cell * 0.21, footprint * 0.8)) *
          between(py, 0.08, 0.54, footprint)
        glow(surface, color, (isDark ? 1 : 0.25) * (0.5 + 3.2 * marks))
        return
      }
      case BULB:
        paintPlain(surface, [0.7, 0.7, 0.65])
        glow(surface, light.lamp, light.lampPower > 0.3 ? 9 * light.lampPower : 0.3)
        return
      case AWNING: {
        const stripe = stripes(z, 0.5, 0.25, footprint)
        const color = surface.tag === 0 ? palette.accent : surface.tag === 1 ? palette.accent2 : palette.wood
        paintBetween(surface, paint(color, 0.16), [0.55, 0.52, 0.46], stripe * 0.8)
        if (isSnowy && surface.ny > 0.4) cover(surface, snow, 0.9)
        return
      }
      case CAR: {
        const isCabin = surface.tag >= 10
        const tone = isCabin ? surface.tag - 10 : surface.tag
        paintPlain(
          surface,
          isCabin
            ? [0.02, 0.022, 0.025]
            : paint(
                tone < 0.3
                  ? palette.accent
                  : tone < 0.5
                    ? palette.accent2
                    : tone < 0.75
                      ? [0.5, 0.5, 0.52]
                      : [0.1, 0.1, 0.1],
                0.04 + tone * 0.12,
              ),
        )
        glow(surface, glassLight.sky, 0.16 * Math.max(0, surface.ny) + (isCabin ? 0.12 : 0.03))
        if (isSnowy && surface.ny > 0.5) cover(surface, snow, 0.85)
        surface.shine = 0.1
        return
      }
      case CARLIGHT:
        paintPlain(surface, [0.3, 0.3, 0.3])
        if (isDark || brief.weather !== 'clear')
          glow(surface, surface.tag === 1 ? [1, 0.94, 0.8] : [1, 0.06, 0.03], surface.tag === 1 ? 9 : 2.6)
        return
      case ROOF:
        paintPlain(surface, roofColor, 0.8 + 0.4 * sheet.at(x, z, footprint))
        if (isSnowy && surface.ny > 0.3) cover(surface, snow, 0.97)
        return
      default:
        paintPlain(surface, [0.035, 0.035, 0.04])
        surface.shine = 0.08
    }
  }

  const solids = build.build()
  trees.castInto(build)
  const casters = build.build()
  const isFoggy = brief.weather === 'fog'
  const perMetre = isFoggy ? 0.028 : isSnowy || brief.weather === 'storm' ? 0.011 : isWet ? 0.008 : 0.005
  const haze = mix(scaled(palette.fog, 0.9), scaled(light.lamp, 0.09 * lightPower), isDark ? 0.35 : 0.1)
  const sky = skyOver(shot, view, light, isLow ? 0.6 : 1)
  const hasSun = light.directness > 0.15
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: isWet,
    cornerRadius: 0.9,
    paintSky: () => sky.paint(film, view.focal, view.horizon),
    skyFallback: palette.horizon,
    lighting: {
      above: mix(scaled(palette.ambient, 0.9), skyLight(palette, light.daylight * 0.45), 0.5),
      below: mix(scaled(palette.ambient, 0.4), scaled(light.lamp, 0.12 * lightPower), isDark ? 0.6 : 0.15),
      sun: hasSun
        ? {
            toSun: light.toSun,
            color: light.sun,
            map: createSunMap(
              casters,
              light.toSun,
              [-half - walk - 1, 0, 0, half + walk + 1, kind === 'towers' ? 50 : 14, 90],
              film.height,
            ),
          }
        : undefined,
      lamps,
    },
    air: {
      color: haze,
      perMetre,
      thickness: kind === 'towers' ? 60 : 30,
      shafts: hasSun ? light.shafts * 0.0022 : 0,
      end: 90,
    },
  })
  trees.paint(film, view, shot, { light, haze, perMetre })
  return finishStage(film, view, shot, {
    subjectZ: kind === 'alley' ? 8 : 10.5,
    hasGround: true,
    mirror: isWet ? 0.6 : 0,
    keySide: isDark && !isLow ? 0 : Math.sign(light.toSun[0]) * (isLow ? 0.3 : 1),
    key: isDark ? mix(scaled(light.lamp, 0.9), neonA, 0.35) : scaled(light.sun, 0.8),
    ambient: palette.ambient,
    fog: haze,
    fogPerMetre: perMetre,
  })
}
