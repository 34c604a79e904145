import type { Thing } from '../painting.ts'
import { sketch, type Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { limb, oval, placed, polygon } from './shapes.ts'
import { Path2D } from '@napi-rs/canvas'

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
      for (const [scale, alpha] of [
        [1.15, 0.1],
        [0.95, 0.14],
        [0.7, 0.1],
      ] as const) {
        fill(oval(x + (1 - scale) * 3, y, radiusX * scale, radiusY * scale, turn), stuff.shade, alpha * 2)
      }
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
  spot(0, -50, 46, 46, ink.glow, 0.45)
  const ray = polygon([0, -50, 2.6, -3, 0, 47, -2.6, -3].map((v, i) => (i % 2 ? v : v)))
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

function paintSun({ burn, fill, ink, spot, mottle, inside, crescent, line }: Brush, random: () => number): void {
  spot(0, -50, 50, 50, ink.glow, 0.6)
  for (let i = 0; i < 28; i++) {
    const turn = (i / 28) * Math.PI * 2 + random() * 0.1
    const reach = i % 2 ? 47 : 40 + random() * 4
    const wide = i % 2 ? 0.06 : 0.045
    const at = (angle: number, radius: number) => [Math.cos(angle) * radius, -50 + Math.sin(angle) * radius] as const
    fill(polygon([...at(turn - wide, 33), ...at(turn, reach), ...at(turn + wide, 33)]), ink.glow, 0.75)
  }
  const disc = oval(0, -50, 31)
  burn(disc, 0.85)
  mottle(disc, ink.accent, random, { count: 26, size: 6, alpha: 0.05, flat: 0.6 })
  inside(disc, () => {
    crescent(disc, 0, -3, ink.accent, 0.12)
    crescent(disc, 0, -1.2, ink.accent, 0.14)
  })
  line(disc, ink.rim, 0.7, 0.8)
}

function paintPlanet(
  { tone, ball, inside, fill, ink, line, side, mottle, context, spot }: Brush,
  random: () => number,
): void {
  const stuff = tone(0.85, 'accent', 0.45)
  const pale = tone(0.95, 'rim', 0.3)
  const ring = (half: 'back' | 'front') => {
    context.save()
    context.translate(0, -50)
    context.rotate(-0.32)
    context.beginPath()
    context.rect(-100, half === 'back' ? -60 : 0, 200, 60)
    context.clip()
    for (const [radius, width, alpha] of [
      [63, 5, 0.9],
      [56.5, 5.5, 0.75],
      [70, 4, 0.55],
      [50, 3.5, 0.45],
      [74.5, 1.2, 0.6],
    ] as const) {
      const path = oval(0, 0, radius, radius * 0.22)
      line(path, mixInk(pale.mid, stuff.lit, (radius % 7) / 9), width, alpha)
      line(path, pale.rim, 0.4, 0.7 * alpha)
    }
    if (half === 'back') spot(-side * 44, -6, 26, 12, ink.dark, 0.9)
    context.restore()
  }
  ring('back')
  const disc = oval(0, -50, 37)
  ball(0, -50, 37, 37, stuff)
  inside(disc, () => {
    context.translate(0, -50)
    context.rotate(-0.32)
    const bands = [
      [-30, 6, 0.3],
      [-19, 5, -0.35],
      [-9, 8, 0.28],
      [3, 4, -0.4],
      [12, 7, 0.25],
      [23, 6, -0.35],
      [32, 6, 0.2],
    ] as const
    for (const [y, height, alpha] of bands) {
      fill(oval(0, y + 3, 46, height * 0.6), alpha > 0 ? pale.lit : stuff.deep, Math.abs(alpha) * 0.7)
      fill(oval(4, y + 5, 44, height * 0.22), alpha > 0 ? stuff.shade : pale.lit, 0.18)
    }
    fill(oval(13, 9, 6, 3, 0.1), ink.accent, 0.5)
    line(oval(13, 9, 7, 3.8, 0.1), pale.lit, 0.5, 0.4)
    fill(oval(0, 3.5, 60, 5), ink.dark, 0.28)
  })
  mottle(disc, pale.lit, random, { count: 16, size: 8, alpha: 0.04, flat: 0.16 })
  inside(disc, () => spot(-side * 44, -24, 52, 56, ink.dark, 0.75))
  ring('front')
}

function paintComet({ burn, ink, context, tone, ball, fill }: Brush, random: () => number): void {
  const gradient = context.createLinearGradient(-58, -14, 58, -92)
  const tail = (bendX: number, bendY: number, width: number, alpha: number) => {
    gradient.addColorStop(0, 'rgba(0,0,0,0)')
    fill(
      limb([-52, -20, 8 * width, -20, -44 + bendY, 5.5 * width, 20 + bendX, -68 + bendY, 3 * width, 64, -92, 0.4]),
      ink.glow,
      alpha,
    )
  }
  for (let i = 0; i < 12; i++) tail(random() * 8 - 4, random() * 10 - 5, 0.5 + i * 0.1, 0.055)
  for (let i = 0; i < 22; i++) {
    const start = random() * 0.4
    const spread = (random() - 0.5) * 16
    const x = -50 + start * 60
    fill(
      limb([x, -22 - start * 34 + spread, 0.5, 10 + random() * 50, -62 - random() * 26 + spread * 0.5, 0.05]),
      mixInk(ink.glow, ink.rim, random()),
      0.4,
    )
  }
  burn(oval(-50, -21, 17), 0.9)
  ball(-52, -20, 10.5, 10.5, tone(0.95, 'glow', 0.5))
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
    shine: ({ burn, ink, spot }) => {
      spot(0, -50, 50, 50, ink.glow, 0.5)
      burn(oval(0, -50, 31), 0.9)
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
  sketch({
    name: 'planet',
    words: ['planets', 'saturn', 'jupiter', 'exoplanet', 'world'],
    metres: 60,
    aspect: 1.56,
    where: 'sky',
    places: ['space', 'planet', 'sky'],
    paint: paintPlanet,
  }),
  sketch({
    name: 'comet',
    words: ['comets', 'meteor', 'meteors', 'asteroid', 'meteorite'],
    metres: 30,
    aspect: 1.5,
    where: 'sky',
    places: ['sky', 'space', 'mountains'],
    paint: paintComet,
    shine: ({ burn, ink, fill }) => {
      fill(limb([-52, -20, 6, -20, -44, 4, 20, -68, 2, 64, -92, 0.3]), ink.glow, 0.5)
      burn(oval(-50, -21, 15), 0.9)
    },
  }),
]
