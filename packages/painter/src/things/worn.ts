import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

const sleeve = (way: number) =>
  blob([
    way * 13,
    -84,
    way * 22,
    -78,
    way * 27,
    -60,
    way * 29,
    -38,
    way * 28,
    -30,
    way * 28,
    -30,
    way * 19,
    -30,
    way * 19,
    -30,
    way * 18,
    -52,
    way * 13,
    -66,
  ])

/** A coat that hangs by the loop of its collar, buttoned, its hem at the origin. */
export function paintHungCoat(brush: Brush): void {
  const { form, inside, crease, line, ball, spot, side } = brush
  const wool = stuffOf(brush, 'wool')
  const lining = dimmed(stuffOf(brush, 'velvet'))
  const brass = stuffOf(brush, 'brass')
  // Behind, the lining; then both fronts, sleeves and collar.
  form(blob([-9, -87, -4, -91, 4, -91, 9, -87, 8, -60, -8, -60]), lining, { round: 2, rim: 0.3 })
  form(sleeve(-1), wool, { round: 4, rim: 0.8 })
  form(sleeve(1), wool, { round: 4, rim: 0.8 })
  const body = blob([
    -9, -89, -16, -85, -20, -76, -19, -56, -22, -30, -26, -2, -26, -2, -10, -0.6, 6, -2, 26, -1, 26, -1, 22, -32, 19,
    -56, 20, -76, 16, -85, 9, -89, 9, -89, 4, -72, 0, -64, -4, -72, -9, -89,
  ])
  form(body, wool, { round: 5, rim: 0.9, sink: 0.3 })
  inside(body, () => {
    spot(side * 12, -66, 8, 26, wool.rim, 0.3)
    for (const [x, bend] of [
      [-17, -3],
      [-9, -1],
      [11, 1],
      [18, 3],
    ] as const)
      crease([x * 0.8, -48, 0.2, x + bend * 0.5, -26, 0.9, x + bend, -3, 0.4], wool, 0.55)
    crease([1, -64, 0.2, 2, -40, 0.5, 3, -2, 0.4], wool, 0.9)
  })
  for (const way of [-1, 1]) {
    const lapel = blob([
      way * 8,
      -90,
      way * 8,
      -90,
      way * 16,
      -80,
      way * 12,
      -76,
      way * 15,
      -72,
      way * 15,
      -72,
      way * 1,
      -56,
      way * 1,
      -56,
      way * 5,
      -74,
    ])
    form(lapel, wool, { round: 1.8, rim: 0.8 })
    form(polygon([way * 8, -44, way * 18, -46, way * 18.6, -42.6, way * 8.4, -40.6]), wool, { round: 0.6, rim: 0.5 })
    crease([way * 28, -35, 0.3, way * 24, -34, 0.4, way * 19, -35, 0.3], wool, 0.6)
    for (const y of [-52, -38, -24]) ball(way * 4.4 + 2, y, 1.7, 1.7, dimmed(brass), 0.3)
  }
  line(curve([-8, -89.6, 0, -92, 8, -89.6]), wool.deep, 1.4)
  line(curve([-1.6, -92, 0, -94.4, 1.6, -92]), wool.mid, 0.8)
}

function paintCoat(brush: Brush): void {
  const { contact, context, form, ball } = brush
  const oak = stuffOf(brush, 'oak')
  const brass = stuffOf(brush, 'brass')
  contact(0, 22)
  // The stand: a turned pole on three feet, hooks above.
  for (const x of [-20, 1, 20]) form(limb([0, -14, 1.6, x * 0.6, -8, 1.5, x, -1.4, 1.3]), oak, { round: 0.8, rim: 0.5 })
  form(limb([0, -8, 1.9, 0, -40, 1.5, 0, -92, 1.5]), oak, { isColumn: true, rim: 0.5 })
  ball(0, -97, 2.4, 2.8, oak)
  for (const way of [-1, 1]) {
    form(limb([0, -88, 1, way * 9, -87, 1, way * 14, -94, 0.9, way * 12, -97, 0.8]), oak, { round: 0.5, rim: 0.4 })
    ball(way * 12, -97, 1.3, 1.3, brass, 0)
  }
  context.save()
  context.translate(1, -16)
  context.scale(0.82, 0.76)
  paintHungCoat(brush)
  context.restore()
}

function paintHat(brush: Brush): void {
  const { contact, form, fill, inside, spot, crease, line, ink, side, ball } = brush
  const felt = stuffOf(brush, 'wool')
  const band = stuffOf(brush, 'velvet')
  contact(0, 76)
  const brim = blob([-78, -14, -66, -24, -40, -28, 0, -26, 40, -28, 66, -26, 78, -18, 70, -6, 36, 0, -6, 0, -52, -2])
  form(brim, felt, { round: 5, rim: 1, sink: 0.2 })
  fill(oval(-side * 8, -20, 50, 7), ink.dark, 0.4)
  const crown = blob([
    -44, -18, -44, -18, -42, -46, -36, -76, -24, -92, -8, -90, 2, -84, 14, -92, 28, -95, 38, -80, 43, -48, 46, -18, 46,
    -18, 0, -9,
  ])
  form(crown, felt, { round: 10, rim: 1.2, sink: 0.25 })
  inside(crown, () => {
    spot(side * 20, -70, 16, 20, felt.rim, 0.4)
    fill(blob([-22, -93, -10, -78, 2, -74, 14, -80, 26, -95, 4, -86]), felt.deep, 0.55)
    crease([-18, -88, 0.3, -14, -70, 1.2, -16, -52, 0.3], felt, 0.45)
    crease([22, -88, 0.3, 18, -70, 1.2, 22, -52, 0.3], felt, 0.45)
    const ribbon = blob([-48, -38, -48, -38, 0, -29, 48, -38, 48, -38, 50, -18, 50, -18, 0, -8, -50, -18, -50, -18])
    form(ribbon, band, { isColumn: true, round: 2, rim: 0 })
    line(curve([-48, -37, 0, -28, 48, -37]), band.rim, 0.6, 0.6)
  })
  form(blob([-36, -35, -36, -35, -50, -40, -50, -26, -36, -24, -36, -24]), band, { round: 1.6, rim: 0.6 })
  ball(-38, -30, 3, 5, band)
  line(curve([-77, -14, -40, -4, 0, -2, 40, -3, 77, -16]), felt.rim, 0.8, 0.5)
}

export const WORN_THINGS: readonly Thing[] = [
  sketch({
    name: 'coat',
    words: ['coats', 'overcoat', 'overcoats', 'jacket', 'jackets', 'raincoat', 'raincoats', 'coat rack', 'cloakroom'],
    metres: 1.8,
    aspect: 0.5,
    where: 'ground',
    places: ['corridor', 'room'],
    paint: paintCoat,
  }),
  sketch({
    name: 'hat',
    words: ['hats', 'bowler', 'fedora', 'top hat'],
    metres: 0.18,
    aspect: 1.6,
    where: 'ground',
    places: ['room', 'corridor'],
    paint: paintHat,
  }),
]
