import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, limb, oval, polygon, symmetric, without } from './shapes.ts'
import { sketch } from './sketch.ts'

const turned = (angle: number, away: number) => [Math.sin(angle) * away, -Math.cos(angle) * away] as const

function paintCompass(brush: Brush): void {
  const { tone, form, fill, line, ink, spot, inside, side, context } = brush
  const brass = tone(0.75, 'glow', 0.6)
  const paper = tone(0.96, 'rim', 0.3)
  form(without(oval(0, -94, 6, 5.6), oval(0, -94, 4, 3.6)), brass, { round: 0.8, rim: 0.3 })
  form(oval(0, -45, 45), brass, { round: 6, rim: 1 })
  form(oval(0, -45, 41), brass, { round: 2, rim: 0.5 })
  const dial = oval(0, -45, 37)
  form(dial, paper, { round: 0, rim: 0, sink: 0.1, depth: 0.6 })
  inside(dial, () => {
    brush.crescent(dial, -side * 3, 3, ink.dark, 0.3)
    brush.crescent(dial, -side * 1.4, 1.4, ink.dark, 0.3)
  })
  for (let i = 0; i < 72; i++) {
    const turn = (i / 72) * Math.PI * 2
    const inner = i % 6 ? 33 : 30.6
    line(
      new Path2D(
        `M${Math.sin(turn) * 35} ${-45 - Math.cos(turn) * 35}L${Math.sin(turn) * inner} ${-45 - Math.cos(turn) * inner}`,
      ),
      ink.dark,
      i % 18 ? 0.4 : 1,
      0.75,
    )
  }
  line(oval(0, -45, 29), ink.dark, 0.4, 0.6)
  context.save()
  context.translate(0, -45)
  for (let i = 0; i < 8; i++) {
    const turn = (i % 4) * (Math.PI / 2) + (i < 4 ? Math.PI / 4 : 0)
    const length = i < 4 ? 17 : 28
    fill(polygon([0, 0, ...turned(turn - Math.PI / 8, length * 0.26), ...turned(turn, length)]), paper.shade, 0.75)
    fill(polygon([0, 0, ...turned(turn + Math.PI / 8, length * 0.26), ...turned(turn, length)]), ink.dark, 0.7)
  }
  context.rotate(0.5)
  fill(polygon([-4.4, 1.5, 0.6, -30, 5, 1.5]), ink.dark, 0.25)
  form(polygon([-4.4, 0, 0, -31, 4.4, 0]), tone(0.85, 'accent', 0.95), { round: 1.6, rim: 0.4, sink: 0 })
  form(polygon([-4.4, 0, 0, 31, 4.4, 0]), tone(0.45, 'rim', 0.3), { round: 1.6, rim: 0.4, sink: 0 })
  context.restore()
  brush.ball(0, -45, 3, 3, brass, 0.3)
  inside(dial, () => {
    fill(blob([-32, -62, -16, -78, 2, -81, -16, -64, -28, -44, -35, -46]), ink.rim, 0.2)
    spot(side * 14, -62, 14, 12, ink.rim, 0.2)
  })
}

function paintBell(brush: Brush): void {
  const { tone, form, fill, ink, line, contact, crease, inside, spot, side } = brush
  const bronze = tone(0.7, 'glow', 0.5)
  const wood = tone(0.35, 'accent', 0.3)
  contact(0, 10, 0.35)
  form(box(-34, -99, 68, 9, 2), wood, { round: 2, rim: 0.6 })
  for (const x of [-13, 0, 13]) form(box(x - 2.6, -100, 5.2, 12, 1), tone(0.3), { round: 0.8, rim: 0.4 })
  form(without(oval(0, -86, 7, 6.4), oval(0, -86, 3.6, 3.2)), bronze, { round: 1.2, rim: 0.4 })
  fill(oval(0, -13.6, 38, 5), ink.dark, 0.95)
  form(limb([0, -30, 1.6, 0, -13, 1.8]), bronze, { rim: 0.3 })
  brush.ball(0, -7, 6.6, 6.6, bronze)
  const body = symmetric(
    [0, -83, 9, -81, 15.6, -74, 18.4, -62, 20.4, -46, 25, -30, 33, -20, 40, -15, 41.5, -12, 39, -10, 20, -7.8, 0, -7.2]
      .slice(0, 20)
      .concat([0, -9.6]),
  )
  form(body, bronze, { isColumn: true, round: 5, rim: 1.1, sink: 0.15 })
  const band = (y: number, half: number, sag: number, width: number) => {
    crease([-half, y, width * 0.6, 0, y + sag, width, half, y, width * 0.6], bronze, 0.75)
  }
  band(-73, 15.4, 3, 0.5)
  band(-70, 16.6, 3, 0.3)
  band(-40, 21.4, 4.2, 0.5)
  band(-36.6, 22.6, 4.4, 0.3)
  band(-20.4, 32, 5, 0.6)
  inside(body, () => {
    for (let i = 0; i < 9; i++)
      line(oval(-16 + i * 4, -66.4 + 2.6 * Math.cos((i - 4) / 3), 1.3, 1.6), bronze.deep, 0.5, 0.6)
    spot(side * 10, -56, 5, 24, bronze.rim, 0.7)
    spot(-side * 24, -24, 8, 18, bronze.lit, 0.25)
  })
}

export const BRASSWARE_THINGS: readonly Thing[] = [
  sketch({
    name: 'compass',
    words: ['compasses', 'navigation'],
    metres: 0.1,
    aspect: 0.92,
    where: 'hand',
    places: ['sea', 'mountains', 'desert'],
    paint: paintCompass,
  }),
  sketch({
    name: 'bell',
    words: ['bells', 'chime', 'chimes', 'belfry'],
    metres: 1,
    aspect: 0.86,
    where: 'wall',
    places: ['village', 'ruins', 'station'],
    paint: paintBell,
  }),
]
