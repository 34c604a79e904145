import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, limb, oval } from './shapes.ts'
import { sketch } from './sketch.ts'

function paintPlanet(
  { tone, ball, inside, fill, ink, line, side, mottle, context, spot }: Brush,
  random: () => number,
): void {
  context.translate(0, -50)
  context.scale(1.22, 1.22)
  context.translate(0, 50)
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

function paintComet(brush: Brush, random: () => number): void {
  const { tone, form, mottle, ink, fill, line } = brush
  paintCometLight(brush, random)
  const rock = tone(0.5, 'accent', 0.3)
  const core = blob([-58, -26, -51, -30, -43, -27, -40, -20, -43, -12, -51, -9, -59, -12, -61.6, -19])
  form(core, rock, { round: 4, rim: 1, sink: 0.1 })
  mottle(core, rock.deep, random, { count: 12, size: 2.4, alpha: 0.3 })
  for (const [x, y, radius] of [
    [-53, -22, 2],
    [-47, -16, 1.6],
    [-54, -14, 1.2],
  ] as const) {
    fill(oval(x, y, radius, radius * 0.8), rock.deep, 0.8)
    line(oval(x, y + 0.3, radius, radius * 0.8), rock.rim, 0.3, 0.7)
  }
  fill(core, ink.glow, 0.12)
}

function paintCometLight({ spot, fill, ink, context }: Brush, random: () => number): void {
  for (let i = 0; i < 10; i++) {
    const wide = 0.35 + i * 0.085
    fill(
      limb([-54, -19, 15 * wide, -24, -40, 15 * wide, 18, -66, 11 * wide, 66, -93, 2 * wide]),
      mixInk(ink.glow, i < 5 ? ink.rim : ink.accent, 0.25),
      0.075,
    )
  }
  for (let i = 0; i < 34; i++) {
    const aside = (random() - 0.5) * 22
    const reach = 20 + random() * 95
    const [x, y] = [-50 + aside * 0.5, -21 + aside * 0.8]
    fill(
      limb([
        x,
        y,
        0.5,
        x + reach * 0.5,
        y - reach * 0.34 - aside * 0.15,
        0.4,
        x + reach,
        y - reach * 0.62 - aside * 0.5,
        0.05,
      ]),
      mixInk(ink.glow, ink.rim, random()),
      0.4,
    )
  }
  context.save()
  spot(-49, -23, 25, 22, ink.glow, 0.95)
  spot(-53, -18, 15, 14, ink.rim, 0.8)
  context.restore()
}

export const PLANET_THINGS: readonly Thing[] = [
  sketch({
    name: 'planet',
    words: ['planets', 'saturn', 'jupiter', 'exoplanet', 'world'],
    metres: 60,
    aspect: 1.84,
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
    shine: paintCometLight,
  }),
]
