import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { limb, oval, placed, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'

const MOON_SEAS: readonly (readonly [number, number, number, number, number])[] = [
  [-16, -68, 15, 11, 0.3],
  [4, -76, 10, 7, -0.2],
  [13, -64, 9, 8, 0.4],
  [-20, -48, 9, 13, 0.2],
  [21, -52, 6, 5, 0.1],
  [-4, -34, 8, 5, 0],
  [28, -66, 4, 6, 0.2],
]

const MOON_CRATERS: readonly (readonly [number, number, number])[] = [
  [8, -24, 3.6],
  [-12, -22, 2.2],
  [22, -36, 2.6],
  [-31, -62, 2],
  [2, -54, 1.8],
  [15, -42, 1.6],
  [-6, -14, 1.7],
  [31, -46, 1.5],
]

/** The disc; without light from a side it is full. */
function paintMoon(
  { context, tone, ink, ball, fill, inside, line, spot, side, crescent, mottle }: Brush,
  random: () => number,
): void {
  const stuff = tone(0.98, 'rim', 0.5)
  const disc = oval(0, -50, 47)
  ball(0, -50, 47, 47, { ...stuff, shade: stuff.mid, mid: mixInk(stuff.mid, stuff.lit, 0.6), deep: stuff.shade }, 0.6)
  inside(disc, () => {
    for (const [x, y, radiusX, radiusY, turn] of MOON_SEAS) {
      context.save()
      context.translate(x, y)
      context.rotate(turn)
      spot(0, 0, radiusX * 1.3, radiusY * 1.3, stuff.shade, 0.5)
      for (let i = 0; i < 14; i++) {
        const [turnAt, away] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.9]
        const size = 0.2 + random() * 0.3
        fill(
          oval(
            Math.cos(turnAt) * radiusX * away,
            Math.sin(turnAt) * radiusY * away,
            radiusX * size,
            radiusY * size,
            random() * 3,
          ),
          stuff.shade,
          0.09,
        )
      }
      context.restore()
    }
  })
  mottle(disc, stuff.shade, random, { count: 34, size: 5, alpha: 0.07, flat: 0.85 })
  mottle(disc, stuff.rim, random, { count: 22, size: 4, alpha: 0.09, flat: 0.85 })
  for (let i = 0; i < 9; i++) {
    const turn = i * 0.71 + 0.3
    const length = 9 + random() * 14
    line(
      new Path2D(
        `M${8 + Math.cos(turn) * 4} ${-24 + Math.sin(turn) * 4}L${8 + Math.cos(turn) * length} ${-24 + Math.sin(turn) * length * 0.8}`,
      ),
      stuff.rim,
      0.7,
      0.22,
    )
  }
  for (const [x, y, radius] of MOON_CRATERS) {
    const squeeze = Math.sqrt(Math.max(0.2, 1 - (x * x + (y + 50) * (y + 50)) / 2300))
    fill(oval(x, y, radius * squeeze, radius), stuff.shade, 0.5)
    inside(oval(x, y, radius * squeeze, radius), () =>
      crescent(oval(x, y, radius * squeeze, radius), side * radius * 0.5, -radius * 0.3, stuff.rim, 0.7),
    )
    line(oval(x, y, radius * squeeze * 1.12, radius * 1.12), stuff.rim, 0.5, 0.5)
  }
  context.save()
  context.clip(disc)
  spot(-side * 52, -22, 52, 60, ink.dark, 0.5)
  context.restore()
}

function paintStar({ burn, fill, ink, line, spot }: Brush): void {
  spot(0, -50, 48, 48, ink.glow, 0.5)
  const ray = polygon([0, -50, 2.8, -3, 0, 50, -2.8, -3])
  const rays = [
    placed(ray, 0, -50, 1, 0),
    placed(ray, 0, -50, 1, Math.PI / 2),
    placed(ray, 0, -50, 0.55, Math.PI / 4),
    placed(ray, 0, -50, 0.55, -Math.PI / 4),
  ]
  for (const path of rays) fill(path, ink.glow, 0.9)
  const body = starOutline(0, -50, 27, 10)
  burn(body, 0.9)
  line(body, ink.rim, 0.6, 0.6)
  burn(oval(0, -50, 8), 1)
}

function starOutline(x: number, y: number, outer: number, inner: number): Path2D {
  const points: number[] = []
  for (let i = 0; i < 16; i++) {
    const radius = i % 2 ? inner : i % 4 === 0 ? outer : outer * 0.62
    const turn = (i * Math.PI) / 8
    points.push(x + Math.sin(turn) * radius, y - Math.cos(turn) * radius)
  }
  return polygon(points)
}

function paintSun(brush: Brush, random: () => number): void {
  const { burn, ink, spot, mottle, inside, crescent } = brush
  paintCorona(brush, random)
  const disc = oval(0, -50, 36)
  burn(disc, 0.85)
  mottle(disc, ink.accent, random, { count: 60, size: 3.4, alpha: 0.045, flat: 0.6 })
  mottle(disc, ink.rim, random, { count: 40, size: 2.6, alpha: 0.08, flat: 0.5 })
  inside(disc, () => {
    for (const width of [5, 3, 1.4]) {
      for (const [x, y] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        crescent(disc, x * width, y * width, ink.accent, 0.035)
    }
    spot(0, -50, 20, 20, ink.rim, 0.5)
  })
}

const aroundSun = (angle: number, radius: number) => [Math.cos(angle) * radius, -50 + Math.sin(angle) * radius] as const

/** Light thinning outwards around the disc. */
function paintCorona({ spot, fill, ink }: Brush, random: () => number): void {
  spot(0, -50, 50, 50, ink.glow, 0.95)
  spot(0, -50, 47, 47, ink.glow, 0.8)
  for (let i = 0; i < 90; i++) {
    const turn = (i / 90) * Math.PI * 2 + random() * 0.06
    const reach = 41 + random() * random() * 10
    const bend = (random() - 0.5) * 0.24
    const middle = (33 + reach) / 2
    fill(
      limb([
        ...aroundSun(turn, 33),
        2.4,
        ...aroundSun(turn + bend * 0.4, middle),
        1.5,
        ...aroundSun(turn + bend, reach),
        0.06,
      ]),
      i % 3 ? ink.glow : mixInk(ink.glow, ink.accent, 0.3),
      0.2,
    )
  }
}

export const CELESTIAL_THINGS: readonly Thing[] = [
  sketch({
    name: 'moon',
    words: ['moons', 'moonlight', 'crescent', 'lunar'],
    metres: 40,
    aspect: 1,
    where: 'sky',
    places: ['sky', 'mountains', 'lake', 'sea'],
    paint: paintMoon,
    shine: ({ burn }) => burn(oval(0, -50, 46.5), 0.4),
  }),
  sketch({
    name: 'sun',
    words: ['suns', 'sunlight', 'sunshine', 'solar'],
    metres: 40,
    aspect: 1,
    where: 'sky',
    places: ['sky', 'desert', 'field', 'sea'],
    paint: paintSun,
    shine: (brush, random) => {
      paintCorona(brush, random)
      brush.burn(oval(0, -50, 36), 0.9)
    },
  }),
  sketch({
    name: 'star',
    words: ['stars', 'starlight', 'constellation', 'supernova'],
    metres: 12,
    aspect: 1,
    where: 'sky',
    places: ['sky', 'space', 'mountains'],
    paint: paintStar,
    shine: paintStar,
  }),
]
