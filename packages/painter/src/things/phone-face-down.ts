import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

/** Its back, a little from above: lenses in the upper corner, and a line of light where the screen meets the table. */
function paintPhoneFaceDown(brush: Brush): void {
  const { contact, context, form, fill, inside, line, spot, ball, ink, side } = brush
  context.save()
  // It lies farther from the eye than it is deep.
  context.scale(1.42, 1)
  const iron = stuffOf(brush, 'iron')
  const steel = stuffOf(brush, 'steel')
  contact(0, 78)
  const foot = blob([-78, -11, -78, -11, -78, -3, -74, 0, 74, 0, 78, -3, 78, -11, 78, -11, 0, -12])
  form(foot, steel, { round: 1, rim: 0.8 })
  fill(box(-72, -1.6, 144, 1.6, 0.8), ink.glow, 0.75)
  const back = blob([
    -78, -14, -78, -14, -76, -22, -57, -92, -52, -98.6, -46, -99, 46, -99, 52, -98.6, 57, -92, 76, -22, 78, -14, 77,
    -9.6, 70, -8, -70, -8, -77, -9.6,
  ])
  form(back, iron, { round: 3, rim: 1.2, sink: 0.15 })
  inside(back, () => {
    spot(side * 30, -80, 60, 22, iron.rim, 0.35)
    fill(polygon([side * 8, -102, side * 34, -102, side * 22, -4, side * -12, -4]), iron.rim, 0.1)
  })
  line(back, iron.rim, 0.6, 0.5)
  const island = blob([-50, -93, -45, -95.6, -20, -95.6, -16.4, -92, -19, -70, -24, -67, -53, -67, -57, -70])
  form(island, dimmed(iron), { round: 1.6, rim: 0.9 })
  for (const [x, y] of [
    [-41, -88],
    [-26, -88],
    [-36, -75],
  ] as const) {
    form(oval(x, y, 7.4, 5.6), steel, { round: 0.8, rim: 0.6 })
    ball(x, y, 5.6, 4.2, { ...iron, lit: iron.shade, mid: iron.deep, shade: iron.deep })
    fill(oval(x + side * 1.6, y - 1.4, 1.5, 1), ink.rim, 0.8)
  }
  context.restore()
}

export const PHONE_FACE_DOWN_THINGS: readonly Thing[] = [
  sketch({
    name: 'phone face down',
    words: [
      'smartphone face down',
      'smartphones face down',
      'phones face down',
      'face-down phone',
      'face-down smartphone',
      'the phone face down',
      'your phone face down',
      'it face down',
      'lay it face down',
    ],
    metres: 0.06,
    aspect: 2.24,
    where: 'hand',
    places: ['room'],
    paint: paintPhoneFaceDown,
  }),
]
