import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { box, curve, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

const SCREEN = () => box(-20.4, -94, 40.8, 88, 4)

function paintSmartphone(brush: Brush): void {
  const { contact, form, fill, fade, inside, line, spot, ink, side } = brush
  const iron = stuffOf(brush, 'iron')
  contact(0, 25)
  form(box(-23.4, -99, 46.8, 99, 7), iron, { round: 2, rim: 1 })
  form(box(-22, -97.6, 44, 96.2, 6), dimmed(dimmed(iron)), { round: 0.8, rim: 0.3, sink: 0 })
  const screen = SCREEN()
  fade(screen, mixInk(ink.accent2, ink.rim, 0.3), mixInk(ink.accent, ink.glow, 0.35))
  inside(screen, () => {
    spot(-8, -72, 30, 30, ink.rim, 0.5)
    // A message, an answer, and rows of small squares to press.
    for (const [x, y, wide, tall, color] of [
      [-17, -82, 25, 11, ink.rim],
      [-8, -67, 25, 11, mixInk(ink.glow, ink.rim, 0.4)],
      [-17, -52, 19, 8, ink.rim],
    ] as const) {
      fill(box(x, y, wide, tall, 3), color, 0.92)
      for (let i = 0; i < (tall > 10 ? 2 : 1); i++)
        fill(box(x + 3, y + 3 + i * 3.4, wide - 6 - i * 6, 1.4, 0.7), ink.dark, 0.6)
    }
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 4; i++)
        fill(
          box(-17.4 + i * 9.2, -39 + row * 9.6, 7.4, 7.4, 2),
          [ink.rim, ink.accent, ink.glow, ink.accent2][(i + row) % 4]!,
          0.85,
        )
    fill(polygon([side * -21, -94, side * 6, -94, side * -21, -30]), ink.rim, 0.13)
  })
  fill(box(-7, -95.6, 14, 3, 1.5), ink.dark)
  line(curve([-6, -8.4, 6, -8.4]), ink.rim, 1)
  form(box(23, -76, 1.4, 11, 0.5), iron, { rim: 0.3 })
}

export const SMARTPHONE_THINGS: readonly Thing[] = [
  sketch({
    name: 'smartphone',
    words: [
      'smartphones',
      'phone',
      'phones',
      'put the phone',
      'put your phone',
      'put the phone away',
      'put your phone away',
      'check your phone',
      'cell phone',
      'cellphone',
      'mobile phone',
      'mobile phones',
      'iphone',
      'app',
      'apps',
      'social media',
      'screen time',
      'notification',
      'notifications',
    ],
    metres: 0.15,
    aspect: 0.52,
    where: 'hand',
    places: ['room', 'street', 'station'],
    paint: paintSmartphone,
    shine: ({ fill, ink }) => fill(SCREEN(), ink.glow, 0.08),
  }),
]
