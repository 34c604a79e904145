import type { PlacePainter } from '../painting.ts'
import { beginPlace, type BuiltPlace } from './built-place.ts'
import { finishStage, mix, readLight, scaled } from './light-of-day.ts'
import { furnish } from './room-furniture.ts'
import { dressBackWall } from './room-walls.ts'
import { roomLook, roomSize, type RoomLook } from './room-look.ts'
import { FLOOR, WALL, CEILING, PANE, CURTAIN, DARK, TRIM, WOOD } from './room-materials.ts'
import { ROOM_PAINTERS } from './rooms/index.ts'
import { roomSurfaces } from './room-surfaces.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'

/** A room to live in: tall windows on one side and perhaps ahead, a rug, a seat, a lamp, shelves and pictures. */
export const paintRoom: PlacePainter = (film, shot) => {
  const { random, brief } = shot
  const painter = brief.room && ROOM_PAINTERS[brief.room]
  if (painter) return painter(film, shot)
  const light = readLight(shot, 1.15 + random() * 0.3)
  const half = 2.1 + random() * 0.7
  const look = roomLook(shot)
  const { high, back } = roomSize(look, shot)
  const { view, sheet, build, lamps } = beginPlace(
    film,
    shot,
    [0.55, 1.45, Math.min(2.5, high - 0.5)],
    -0.25 + random() * 0.3,
  )
  const arch = random() < 0.3 && look.mayBeArched ? 'round' : 'flat'
  const sill = random() < 0.4 && look.trim === 'mouldings' ? 0.12 : look.sill
  const top = high - 0.45
  const windowWidth = look.window[0] + random() * look.window[1]
  const spring = arch === 'round' ? top - windowWidth / 2 : top
  const hasBackWindow = random() < 0.6 || shot.brief.hasWindow === true
  const wallpaper = Math.floor(random() * 4)
  const isTiled = random() < 0.25
  const isNight = brief.time === 'night'
  const kind = brief.room ?? 'living'

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
    for (const way of look.hasCurtains ? [-1, 1] : []) {
      const at = z + way * (windowWidth / 2 + 0.12)
      build.box(CURTAIN, half - 0.16, 0.03, at - 0.19, half - 0.04, high - 0.2, at + 0.19)
    }
  }
  if (look.hasCurtains) build.cylinder(DARK, 2, half - 0.1, high - 0.18, -1, back - 0.1, 0.018, 0.018, { casts: false })
  const backX = -0.35 + random() * 0.5
  const backWidth = Math.min(half * 1.1, (look.window[0] + 0.5) * (1 + random() * 0.4))
  build.wall(WALL, 2, back, back + 0.28, -half - 0.3, half + 0.3, 0, high, {
    first: backX,
    every: 99,
    count: hasBackWindow ? 1 : 0,
    width: backWidth,
    sill: Math.max(sill, kind === 'kitchen' ? 1.2 : 0.5),
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
  trimRoom(build, look.trim, { half, high, back })

  const hall = { back, build, half, high, lamps, light, random }
  furnish(hall, kind, !/^(?:write|sit)$/.test(brief.people.pose) && !brief.things.includes('desk'))
  const pictures = dressBackWall(
    {
      ...hall,
      window: hasBackWindow ? { x: backX, width: backWidth, top: high - 0.25 } : undefined,
      hasCurtains: look.hasCurtains,
      mayHaveClock: random() < 0.4 && !brief.things.some((thing) => /clock|watch/.test(thing)),
    },
    kind,
  )

  const shade = roomSurfaces(shot, {
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
    side: view.flip,
    sill,
    wallpaper,
    windowWidth,
  })

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

/** What runs along the edges of the room: mouldings, beams under the ceiling, or pipes and a girder. */
function trimRoom(
  build: BuiltPlace['build'],
  trim: RoomLook['trim'],
  { half, high, back }: { half: number; high: number; back: number },
): void {
  for (const side of [-1, 1]) build.box(TRIM, side * half, 0, -1.5, side * (half - 0.02), 0.14, back)
  build.box(TRIM, -half, 0, back - 0.02, half, 0.14, back)
  if (trim === 'mouldings') {
    for (const side of [-1, 1]) build.box(TRIM, side * half, high - 0.12, -1.5, side * (half - 0.07), high, back)
    build.box(TRIM, -half, high - 0.12, back - 0.07, half, high, back)
  } else if (trim === 'beams') {
    // Away from the eye, for across the room they would be stripes from edge to edge.
    for (let x = 0.35 - half; x < half - 0.2; x += 0.85) build.box(WOOD, x, high - 0.15, -1.5, x + 0.14, high, back)
  } else {
    for (const [x, radius] of [
      [-half + 0.5, 0.09],
      [-half + 0.75, 0.05],
      [half - 0.6, 0.16],
    ] as const)
      build.cylinder(DARK, 2, x, high - 0.3, -1.5, back, radius)
    for (let z = back - 1.6; z > -1; z -= 2.2) build.box(DARK, -half, high - 0.22, z, half, high, z + 0.1)
  }
}
