import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, symmetric } from './shapes.ts'
import { sketch } from './sketch.ts'

const ROCKET_FLAME = () => blob([-6, -17, -6, -17, -7.4, -11, -4, -6, 0, 0, 0, 0, 4, -6, 7.4, -11, 6, -17, 6, -17])

const flameCss = (color: readonly number[], alpha: number) => `rgba(${color.map(Math.round).join(',')},${alpha})`

function paintRocketFlame({ context, ink, burn, spot }: Brush): void {
  const flame = ROCKET_FLAME()
  spot(0, -11, 14, 13, ink.glow, 0.5)
  const gradient = context.createLinearGradient(0, -17, 0, 0)
  gradient.addColorStop(0, flameCss(mixInk(ink.glow, [255, 255, 255], 0.7), 1))
  gradient.addColorStop(0.5, flameCss(ink.glow, 1))
  gradient.addColorStop(1, flameCss(ink.accent, 0.75))
  context.fillStyle = gradient
  context.fill(flame)
  burn(blob([-3, -17, -3, -17, -3, -11, 0, -5, 0, -5, 3, -11, 3, -17, 3, -17]), 0.95)
}

function paintRocket(brush: Brush): void {
  const { tone, form, fill, line, ink, inside, burn, spot, side, crease } = brush
  const white = tone(0.98, 'rim', 0.2)
  const red = tone(0.78, 'accent', 0.92)
  const steel = tone(0.45)
  paintRocketFlame(brush)
  for (const way of [-1, 1])
    form(
      blob([
        way * 10,
        -42,
        way * 10,
        -42,
        way * 19,
        -34,
        way * 22.4,
        -22,
        way * 21,
        -11,
        way * 21,
        -11,
        way * 17,
        -18,
        way * 8,
        -22,
        way * 8,
        -22,
      ]),
      red,
      { round: 3, rim: 0.8 },
    )
  form(symmetric([0, -22, 6.6, -22, 8, -15.4, 5.6, -15, 0, -14.4]), steel, { isColumn: true, rim: 0.5 })
  const hull = symmetric([0, -100, 0, -100, 6.4, -90, 11.6, -76, 13.6, -58, 12.6, -38, 8.6, -21, 8.6, -21, 0, -19.6])
  form(hull, white, { isColumn: true, round: 4, rim: 1, sink: 0.2 })
  inside(hull, () => {
    const nose = blob([-20, -104, 20, -104, 20, -79.4, 20, -79.4, 0, -76.8, -20, -79.4, -20, -79.4])
    brush.context.save()
    brush.context.clip(nose)
    form(hull, red, { isColumn: true, round: 4, rim: 1 })
    brush.context.restore()
    for (const y of [-78, -46, -30]) {
      line(curve([-16, y - 1, 0, y + 1.6, 16, y - 1]), white.deep, 0.5, 0.7)
      line(curve([-16, y - 0.3, 0, y + 2.3, 16, y - 0.3]), white.rim, 0.3, 0.6)
    }
    for (const y of [-76, -44, -28])
      for (let i = -5; i <= 5; i++) fill(oval(i * 2.3, y + 1.6 - Math.abs(i) * 0.3, 0.35), white.deep, 0.7)
    fill(blob([side * 7, -74, side * 9, -60, side * 8, -34, side * 6, -28, side * 6.4, -56]), white.rim, 0.5)
    line(curve([-4, -40, -5, -24]), white.deep, 0.3, 0.5)
    line(curve([5, -44, 5.4, -24]), white.deep, 0.3, 0.5)
  })
  form(oval(0, -63.4, 6.6), steel, { round: 1.4, rim: 0.5 })
  fill(oval(0, -63.4, 5), ink.dark)
  burn(oval(0, -63.4, 4.5), 0.6)
  inside(oval(0, -63.4, 4.5), () => {
    spot(2, -60.6, 4, 3, ink.accent2, 0.6)
    fill(blob([-3.4, -64.4, -1.4, -67, 1, -67.4, -1.4, -65, -2.6, -62.6]), ink.rim, 0.7)
  })
  form(blob([0, -44, 1.7, -42, 1.9, -16, 0, -10, -1.9, -16, -1.7, -42]), red, { round: 0.8, rim: 0.5 })
  crease([-8, -24, 0.2, 0, -22.4, 0.4, 8, -24, 0.2], white, 0.6)
}

function paintSatellite(brush: Brush): void {
  const { tone, form, fill, line, ink, context, inside, spot, side, crease, burn } = brush
  const foil = tone(0.9, 'glow', 0.7)
  const cell = tone(0.42, 'accent2', 0.7)
  const white = tone(0.95, 'rim', 0.25)
  context.save()
  context.translate(0, -50)
  context.rotate(-0.42)
  for (const way of [-1, 1]) {
    form(limb([way * 14, 0, 1.3, way * 24, 0, 1.3]), tone(0.6), { rim: 0.4 })
    const panel = polygon([way * 24, -19, way * 74, -19, way * 74, 19, way * 24, 19])
    form(panel, cell, { round: 2, rim: 0.8, sink: 0.1 })
    inside(panel, () => {
      for (let i = 0; i < 6; i++)
        for (let j = 0; j < 5; j++) {
          if ((i * 7 + j * 3) % 4 === 0)
            fill(box(way > 0 ? 24 + i * 8.4 : -74 + i * 8.4, -19 + j * 7.6, 8.4, 7.6), cell.rim, 0.2)
        }
      for (let i = 0; i <= 6; i++)
        line(curve([way * (24 + i * 8.33), -19, way * (24 + i * 8.33), 19]), white.mid, i % 3 ? 0.35 : 1, 0.8)
      for (let j = 0; j <= 5; j++) line(curve([way * 24, -19 + j * 7.6, way * 74, -19 + j * 7.6]), white.mid, 0.35, 0.8)
      fill(polygon([way * 30, -19, way * 44, -19, way * 34, 19, way * 20, 19]), ink.rim, 0.14)
    })
    line(panel, white.lit, 0.9)
  }
  const body = box(-14, -20, 28, 40, 2)
  form(body, foil, { round: 4, rim: 0.9, sink: 0.2 })
  inside(body, () => {
    for (let i = 0; i < 10; i++)
      crease(
        [-14, -19 + i * 4, 0.1, -2 + ((i * 5) % 7), -17 + i * 4 + ((i * 3) % 4), 0.5, 14, -20 + i * 4.2, 0.1],
        foil,
        0.5,
      )
  })
  form(box(-9, -5, 18, 12, 1.6), tone(0.3), { rim: 0.4 })
  fill(box(-7, -3, 6, 8, 0.8), mixInk(ink.dark, ink.accent2, 0.6))
  burn(oval(4, 1, 2), 0.4)
  form(limb([0, 20, 1.3, 0, 27, 1.3]), white, { rim: 0.3 })
  form(blob([-17, 27, -17, 27, -12, 34.6, 0, 38, 12, 34.6, 17, 27, 17, 27]), white, { round: 3, rim: 0.7 })
  form(oval(0, 27, 17, 4.6), { ...white, lit: white.shade, shade: white.mid }, { round: 2, rim: 0.4 })
  line(curve([-10, 27, 0, 14, 10, 27]), white.shade, 0.7)
  line(curve([0, 14, 0, 27]), white.shade, 0.7)
  form(limb([0, -20, 0.9, 0, -32, 0.5]), white, { rim: 0.3 })
  fill(oval(0, -33, 1.6), ink.accent)
  form(limb([-9, -20, 0.7, -14, -29, 0.4]), white, { rim: 0.2 })
  spot(side * 8, -12, 10, 12, ink.rim, 0.3)
  context.restore()
}

export const SPACECRAFT_THINGS: readonly Thing[] = [
  sketch({
    name: 'rocket',
    words: ['rockets', 'spaceship', 'spaceships', 'spacecraft', 'launch', 'missile', 'starship'],
    metres: 40,
    aspect: 0.46,
    where: 'ground',
    places: ['space', 'sky', 'planet', 'desert'],
    paint: paintRocket,
    shine: (brush) => {
      paintRocketFlame(brush)
      brush.burn(oval(0, -63.4, 4.3), 0.5)
    },
  }),
  sketch({
    name: 'satellite',
    words: ['satellites', 'space probe', 'probe', 'probes', 'sputnik', 'voyager'],
    metres: 8,
    aspect: 1.46,
    where: 'sky',
    places: ['space', 'sky'],
    paint: paintSatellite,
  }),
]
