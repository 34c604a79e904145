import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, oval } from './shapes.ts'
import { stuffOf } from './stuffs.ts'

const FLAME = (scale = 1) =>
  blob([
    0,
    -52,
    4.6 * scale,
    -57,
    3.4 * scale,
    -63,
    0,
    -52 - 19 * scale,
    0,
    -52 - 19 * scale,
    -3.4 * scale,
    -63,
    -4.6 * scale,
    -57,
  ])

const CHIMNEY = () =>
  blob([
    -9, -47, -9, -47, -14, -58, -12.6, -68, -7.4, -77, -6.4, -97, -6.4, -97, 6.4, -97, 6.4, -97, 7.4, -77, 12.6, -68,
    14, -58, 9, -47, 9, -47,
  ])

/** A bowl of oil on a brass foot, its flame in a glass chimney. */
export function paintOilLamp(brush: Brush): void {
  const { contact, form, fill, inside, line, ink, spot, ball, burn, side, stroke } = brush
  const brass = stuffOf(brush, 'brass')
  const glass = stuffOf(brush, 'bottle')
  contact(0, 25)
  form(blob([-24, 0, -24, 0, -24, -4, -15, -9, -6, -15, 6, -15, 15, -9, 24, -4, 24, 0, 24, 0]), brass, {
    round: 3,
    rim: 0.8,
    sink: 0.3,
  })
  line(curve([-23, -3.6, 0, -2.6, 23, -3.6]), brass.deep, 0.6, 0.7)
  form(blob([-5, -14, -5, -14, -3.4, -18, -5, -22, 5, -22, 3.4, -18, 5, -14, 5, -14]), brass, {
    isColumn: true,
    rim: 0.4,
  })
  // The bowl of oil, half full.
  const bowl = blob([
    -7, -20, -7, -20, -20, -25, -23, -33, -18, -40, -8, -43, 8, -43, 18, -40, 23, -33, 20, -25, 7, -20, 7, -20,
  ])
  form(bowl, glass, { round: 6, rim: 0.9 })
  inside(bowl, () => {
    fill(box(-26, -32, 52, 14), stuffOf(brush, 'straw').mid, 0.55)
    spot(0, -42, 16, 9, ink.glow, 0.85)
    spot(side * 12, -34, 4, 7, ink.rim, 0.8)
  })
  form(box(-9.6, -47.4, 19.2, 5.4, 1.4), brass, { round: 1.4, rim: 0.5 })
  ball(14.6, -45, 2.6, 2.6, brass)
  line(curve([9, -45, 13, -45]), brass.mid, 1)
  for (let i = 0; i < 7; i++) fill(box(-8 + i * 2.5, -46.4, 1, 3.4), brass.deep, 0.5)
  const chimney = CHIMNEY()
  fill(chimney, mixInk(ink.glow, ink.lit, 0.3), 0.3)
  inside(chimney, () => {
    spot(0, -60, 20, 24, ink.glow, 0.9)
    spot(0, -80, 9, 22, ink.glow, 0.4)
  })
  burn(FLAME(), 0.6)
  fill(FLAME(0.5), [255, 255, 255], 0.9)
  line(chimney, ink.rim, 0.7, 0.55)
  stroke([side * 10.4, -54, 0.5, side * 11.6, -62, 0.9, side * 8, -72, 0.4], ink.rim, 0.9)
  stroke([side * 5, -78, 0.4, side * 4.8, -94, 0.4], ink.rim, 0.7)
  form(oval(0, -97, 6.4, 1.2), { ...glass, lit: ink.rim }, { rim: 0.2, round: 0.2 })
}

export function shineOilLamp({ burn, spot, ink, inside }: Brush): void {
  inside(CHIMNEY(), () => spot(0, -62, 14, 18, ink.glow, 0.6))
  burn(FLAME(), 0.6)
}
