import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, limb, oval, without } from './shapes.ts'
import { sketch } from './sketch.ts'

/** Full and steaming, on its saucer. */
export function paintCup(brush: Brush, random: () => number): void {
  const { tone, fill, ink, contact, inside, spot, line, side } = brush
  const coffee = tone(0.3, 'accent', 0.5)
  contact(0, 52)
  for (let i = 0; i < 5; i++) {
    const x = -16 + i * 7
    const sway = 5 + random() * 4
    const drawn = limb([
      x,
      -56,
      1.2,
      x + sway,
      -66,
      3,
      x - sway * 0.6,
      -78,
      3.6,
      x + sway,
      -90,
      2.6,
      x + sway * 0.4,
      -98,
      0.4,
    ])
    fill(drawn, ink.rim, 0.12)
    fill(
      limb([x, -56, 0.5, x + sway, -66, 1.4, x - sway * 0.6, -78, 1.6, x + sway, -90, 1, x + sway * 0.4, -98, 0.2]),
      ink.rim,
      0.22,
    )
  }
  paintChina(brush)
  fill(oval(0, -54.6, 30, 4.9), coffee.shade)
  inside(oval(0, -54.6, 30, 4.9), () => {
    spot(side * 12, -56, 18, 4, coffee.lit, 0.8)
    line(oval(4, -54, 14, 2.4), tone(0.9, 'glow', 0.5).mid, 0.9, 0.7)
    line(oval(3, -54, 7, 1.2), tone(0.9, 'glow', 0.5).mid, 0.7, 0.7)
    spot(0, -50, 30, 4, ink.dark, 0.5)
  })
}

/** What is left of a coffee: seen from higher than a full one, down past the ring that it left to its dried dregs. */
function paintEmptyCup(brush: Brush): void {
  brush.context.save()
  brush.context.scale(1.55, 1.55)
  brush.contact(0, 52)
  paintEmptyChina(brush)
  brush.context.restore()
}

/** An empty cup in the same measure as a full one. */
export function paintEmptyChina(brush: Brush): void {
  const { tone, fade, fill, form, inside, spot, line, stroke, side } = brush
  const china = tone(1, 'rim', 0.25)
  const dregs = tone(0.24, 'glow', 0.75)
  paintChina(brush)
  form(oval(0, -55.4, 35.6, 13), china, { round: 1, rim: 0.9, sink: 0 })
  const bowl = oval(0, -54.8, 32.6, 11)
  fill(bowl, china.shade)
  inside(bowl, () => {
    // The far wall goes down into shade, light on the side across from where it comes from.
    fade(bowl, china.lit, china.shade, 0.95, 0.9)
    spot(side * 26, -55, 14, 12, china.deep, 0.55)
    spot(-side * 16, -58, 18, 10, china.rim, 0.6)
    // The ring at which the coffee stood, and what ran down from it.
    line(oval(0, -52.4, 29.6, 9.4), dregs.mid, 1.6, 0.75)
    stroke([11, -61, 0.9, 11.4, -56, 0.7, 10.8, -52, 0.3], dregs.mid, 0.6)
    // The bottom, and a sickle of dregs dried on it.
    const bottom = oval(0, -48.4, 20, 4.6)
    fill(bottom, china.mid, 0.95)
    line(bottom, china.deep, 0.8, 0.55)
    inside(bottom, () => {
      fill(oval(-side * 8, -47.4, 14, 3.2), dregs.deep, 0.85)
      fill(oval(-side * 2, -48.6, 13.6, 3), china.mid)
    })
  })
  line(oval(0, -55.4, 35, 12.6), china.rim, 0.7, 0.8)
}

/** Cup, saucer and spoon. */
function paintChina(brush: Brush): void {
  const { tone, form, fill, ink, inside, line, side } = brush
  const china = tone(1, 'rim', 0.25)
  form(oval(0, -6, 54, 7.6), china, { round: 3, rim: 0.9, sink: 0.2 })
  form(oval(0, -7.4, 46, 5.4), china, { round: 2, rim: 0.3, sink: 0 })
  fill(oval(-side * 4, -8, 26, 4), ink.dark, 0.4)
  form(without(oval(35, -36, 14, 13), oval(34, -36.6, 8.6, 8)), china, { round: 2, rim: 0.7 })
  const bowl = blob([-35, -56, -35, -56, -34, -36, -27, -18, -15, -8, 15, -8, 27, -18, 34, -36, 35, -56, 35, -56])
  form(bowl, china, { isColumn: true, round: 7, rim: 1.1, sink: 0.2 })
  inside(bowl, () => {
    line(curve([-36, -47, 0, -40.6, 36, -47]), ink.accent2, 1.7, 0.85)
    line(curve([-36, -43.6, 0, -37.4, 36, -43.6]), ink.accent2, 0.6, 0.85)
  })
  form(oval(0, -56, 35, 7.4), china, { round: 1, rim: 0.6, sink: 0 })
  form(oval(0, -55.6, 32, 5.9), { ...china, lit: china.shade, mid: china.shade }, { round: 1, rim: 0.2, sink: 0 })
  form(limb([-44, -10, 1, -24, -7, 0.9]), tone(0.9, 'rim', 0.4), { rim: 0.3, sink: 0 })
  form(oval(-47, -10.6, 4.6, 1.9, 0.14), tone(0.9, 'rim', 0.4), { round: 0.6, rim: 0.4, sink: 0 })
}

export const CUP_THINGS: readonly Thing[] = [
  sketch({
    name: 'cup',
    words: ['cups', 'coffee', 'tea', 'mug', 'mugs', 'espresso', 'teacup'],
    metres: 0.1,
    aspect: 1.1,
    where: 'hand',
    places: ['room', 'street', 'library'],
    paint: paintCup,
  }),
  sketch({
    name: 'empty cup',
    words: [
      'empty cups',
      'empty coffee cup',
      'empty teacup',
      'empty mug',
      'cup is empty',
      'cup was empty',
      'cups were empty',
      'mug is empty',
      'mug was empty',
      'second cup was empty',
      'second cup is empty',
    ],
    metres: 0.09,
    aspect: 1.7,
    where: 'hand',
    places: ['room', 'street'],
    paint: paintEmptyCup,
  }),
]
