import type { Street } from '../brief/brief.ts'
import type { PlacePainter, Rgb, Shot } from '../painting.ts'
import type { Facade } from './facade.ts'
import { beginPlace, skyOver, type BuiltPlace } from './built-place.ts'
import { finishStage, mix, readLight, scaled, skyLight, tinted } from './light-of-day.ts'
import { createTrees } from './plant-trees.ts'
import { FLOWERS, METAL, streetSurfaces, WOOD } from './street-surfaces.ts'
import { buildFront } from './street-front.ts'
import { furnishStreet } from './street-furniture.ts'
import { buildRows } from './street-rows.ts'
import type { Site } from './street-site.ts'
import { townStyle } from './town-style.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'

const PLAIN: Street = { kind: 'town', view: 'middle' }

/** Half the road's width, that of the walk beside it, and how much of both there may be more; metres. */
const WIDTHS: Readonly<Record<Street['kind'], readonly [half: number, walk: number, more: number]>> = {
  towers: [6, 2, 1.6],
  town: [4.4, 2, 1.2],
  avenue: [5, 3.4, 1],
  lane: [2.2, 0.8, 0.8],
  alley: [1.5, 0.4, 0.5],
  quay: [1.4, 1.2, 0.5],
  square: [4.4, 2, 1],
}

/** One of a town's streets: a lane, an avenue under trees, a square, a quay, an alley or a canyon of towers, seen from where the brief says. */
export const paintStreet: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
  const { kind, view: vantage } = brief.street ?? PLAIN
  const isAcross = kind === 'square' || (vantage === 'across' && kind !== 'towers')
  const isDark = brief.time === 'night' || brief.time === 'dusk'
  const isSnowy = brief.weather === 'snow'
  const isWet =
    brief.weather === 'rain' ||
    brief.weather === 'storm' ||
    (!isSnowy && (vantage === 'low' || (isDark && (kind === 'towers' || random() < 0.75))))
  // The low sun stands at the end of the street; the high one looks in from the side.
  const isLow = brief.time === 'dawn' || brief.time === 'dusk'
  const azimuth = isLow ? (random() - 0.5) * 0.5 : (random() < 0.5 ? 1 : -1) * (0.7 + random() * 0.5)
  const light = readLight(shot, isAcross ? Math.sign(azimuth) * (1.75 + 0.3 * random()) : azimuth)
  const [least, walk, more] = WIDTHS[kind]
  const half = least + random() * more
  const wet = kind !== 'quay' ? 0 : random() < 0.5 ? -1 : 1
  const [heights, aside] = wet ? atQuay(vantage, wet, half) : cameraOf(vantage, kind, half, walk, random)
  const { view, sheet, build, lamps } = beginPlace(film, shot, heights, aside)
  const trees = createTrees(random)
  const facades: Facade[] = []
  const lightPower = brief.isDeserted ? 0 : isDark ? 0.85 : brief.time === 'dawn' ? 0.45 : 0.12 + light.lampPower * 0.3
  const neonA = tinted(palette.accent, 1)
  const neonB = tinted(palette.accent2, 1)
  const style = townStyle(shot)
  const shopLight = (tag: number): Rgb => {
    const dice = noise.hash(tag * 3, 71)
    if (kind !== 'towers') return light.lamp
    return dice > 0.74 ? neonA : dice > 0.55 ? neonB : light.lamp
  }
  const site: Site = {
    build,
    lamps,
    kind,
    brief,
    palette,
    random,
    style,
    light,
    lightPower,
    isDark,
    facades,
    lights:
      kind === 'towers' ? [light.lamp, neonB, neonA] : [light.lamp, light.lamp, mix(light.lamp, [0.7, 0.6, 0.5], 0.4)],
    shopLight,
    half,
    wet,
    walk,
    depth: kind === 'towers' ? 420 : 110,
  }
  if (isAcross) buildFront(site, trees, kind === 'square')
  else {
    buildRows(site)
    furnishStreet({ ...site, trees, isWet, isSnowy })
  }
  if (vantage === 'above') frameByWindow(build, view, shot)
  const isArched = isUnderArch(shot, kind, vantage, isAcross)
  if (isArched) frameByArch(build, view)

  const shade = streetSurfaces(shot, {
    facades,
    half,
    isAcross,
    isDark,
    isSnowy,
    isWet,
    kind,
    style,
    light,
    lightPower,
    neonA,
    neons: [neonA, neonB, light.lamp],
    sheet,
    shopLight,
  })

  const solids = build.build()
  trees.castInto(build)
  const casters = build.build()
  const perMetre =
    brief.weather === 'fog' ? 0.028 : isSnowy || brief.weather === 'storm' ? 0.011 : isWet ? 0.009 : 0.006
  const haze = mix(scaled(palette.fog, 0.9), scaled(light.lamp, 0.09 * lightPower), isDark ? 0.35 : 0.1)
  const sky = skyOver(shot, view, light, isLow && !isAcross ? 0.6 : 1)
  const hasSun = light.directness > 0.15
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: isWet || kind === 'quay',
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
              isAcross
                ? [-14, 0, 0, 14, 16, 34]
                : [-half - walk - 1, 0, 0, half + walk + 1, kind === 'towers' ? 50 : 14, 90],
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
      shafts: hasSun && !isAcross ? light.shafts * 0.0022 : 0,
      end: 90,
    },
  })
  trees.paint(film, view, shot, { light, haze, perMetre })
  return finishStage(film, view, shot, {
    subjectZ: isAcross ? (kind === 'square' ? 9.5 : 7.5) : half < 3.2 ? 8 : 10.5,
    hasGround: true,
    mirror: isWet ? 0.6 : 0,
    keySide: isDark && !isLow ? 0 : Math.sign(light.toSun[0]) * (isLow ? 0.3 : 1),
    key: isDark ? mix(scaled(light.lamp, 0.9), neonA, kind === 'towers' ? 0.35 : 0.08) : scaled(light.sun, 0.8),
    ambient: palette.ambient,
    fog: haze,
    fogPerMetre: perMetre,
    // The dark gateway is not to make the street beyond it glare.
    ...(isArched && { brightness: 0.72 }),
  })
}

/** The camera's heights and how far it is from the middle, for each vantage. */
function cameraOf(
  vantage: Street['view'],
  kind: Street['kind'],
  half: number,
  walk: number,
  random: () => number,
): readonly [heights: readonly [number, number, number], aside: number] {
  const side = random() < 0.5 ? -1 : 1
  switch (vantage) {
    case 'above':
      return kind === 'square' ? [[5, 6, 7.5], 0] : [[4.6, 5.4, 6.4], side * half * 0.6]
    case 'low':
      return [[0.3, 0.42, 0.9], side * half * 0.25]
    case 'pavement':
      return [[0.9, 1.65, 2.6], side * (half + walk * 0.38)]
    case 'across':
      return [[0.7, 1.6, 2.8], (random() - 0.5) * 3]
    default:
      return [[0.6, 1.9, half < 3.2 ? 4.5 : 8], half < 2.2 ? 0 : (random() - 0.5) * 2]
  }
}

/** By the water's edge, or in a window of the houses. */
function atQuay(
  vantage: Street['view'],
  wet: number,
  half: number,
): readonly [heights: readonly [number, number, number], aside: number] {
  if (vantage === 'above') return [[4.6, 5.4, 6.4], -wet * half * 0.5]
  return [vantage === 'low' ? [0.35, 0.5, 1] : [0.8, 1.75, 4], wet * half * 0.75]
}

/** The window that one looks out of: its dark jamb and bar, its sill with flowers. */
function frameByWindow(build: BuiltPlace['build'], view: BuiltPlace['view'], { random }: Shot): void {
  const [x, y, z] = [view.x, view.y, 0.75]
  const perMetre = view.focal / z
  const low = y - ((view.height - view.horizon) / perMetre) * 0.86
  const side = random() < 0.5 ? -1 : 1
  const jamb = ((side > 0 ? view.width - view.centre : view.centre) / perMetre) * 0.9
  const edge = x + side * view.flip * jamb
  build.box(WOOD, x - 2, low - 0.6, z - 0.1, x + 2, low, z + 0.1, { casts: false, mirrored: false })
  build.box(METAL, edge, y - 3, z - 0.06, edge + side * view.flip, y + 3, z + 0.06, { casts: false, mirrored: false })
  const tag = Math.floor(random() * 3)
  for (let k = 0; k < 110; k++) {
    const high = random() * 0.07
    const size = 0.014 + random() * 0.014
    build.ball(FLOWERS, x + (random() - 0.5) * 1.1, low + high, z + 0.12 + random() * 0.1, size, 0.8, {
      casts: false,
      mirrored: false,
      tag,
    })
  }
}

/** Whether one comes into the lane through a gateway: where who is there is far enough, and no full day glares beyond it. */
function isUnderArch(
  { random, size, camera, brief }: Shot,
  kind: Street['kind'],
  vantage: Street['view'],
  isAcross: boolean,
): boolean {
  const isFar = (size === 'wide' || size === 'vast') && brief.time !== 'day'
  const isInMiddle = (vantage === 'middle' || vantage === 'low') && !isAcross
  return (
    random() < 0.45 &&
    isFar &&
    isInMiddle &&
    camera !== 'high' &&
    (kind === 'lane' || kind === 'alley' || kind === 'town')
  )
}

/** A dark gateway round the picture's edge. */
function frameByArch(
  build: BuiltPlace['build'],
  { x, y, horizon, focal, width, centre, flip }: BuiltPlace['view'],
): void {
  const z = 1.7
  const wide = (width / focal) * z * 0.92
  const middle = x + (flip * (width / 2 - centre) * z) / focal
  const top = y + (horizon / focal) * z * 0.92
  const opening = {
    first: middle,
    every: 99,
    count: 1,
    width: wide,
    sill: -1,
    spring: top - wide / 2,
    arch: 'round',
  } as const
  build.wall(METAL, 2, z, z + 0.5, middle - 5, middle + 5, -1, top + 6, opening, { casts: false, mirrored: false })
}
