import type { Thing } from '../painting.ts'
import { farTone } from './animals.ts'
import type { Brush } from './brush.ts'
import { blob, limb, oval, union } from './shapes.ts'
import { sketch } from './sketch.ts'

/** A dog that sits and waits: hanging ears, a white chest and muzzle, a collar with its tag, the tail round the haunch. */
function paintDog(brush: Brush, random: () => number): void {
  const { tone, form, fill, contact, grain, crease, ink, inside, spot, side } = brush
  const fur = tone(0.7, 'glow', 0.5)
  const dark = tone(0.34, 'glow', 0.25)
  const pale = tone(0.96, 'rim', 0.2)
  contact(0, 34)
  form(limb([-20, -7, 4, -32, -4.4, 4.2, -40, -7, 3.8, -45, -15, 2.6, -46, -23, 0.8]), fur, { round: 2, rim: 0.8 })
  form(limb([15, -40, 5, 20, -22, 4, 20, -6, 3.6]), farTone(fur), { round: 2, rim: 0.5 })
  form(limb([19, -3.2, 3.2, 25, -2.6, 2.6]), farTone(pale), { round: 1.2, rim: 0.4 })
  const body = blob([
    -1, -70, 8, -70, 16, -62, 20, -50, 18, -36, 14, -24, 8, -8, 0, -1, -14, 0, -24, -4, -28, -14, -25, -28, -17, -44,
    -9, -58,
  ])
  form(body, fur, { round: 7, rim: 1.1, sink: 0.22 })
  const haunch = blob([-12, -32, -2, -28, 2, -18, 0, -7, -6, -1.4, -18, -1, -26, -7, -26, -20, -20, -30])
  form(haunch, fur, { round: 5, rim: 0.7, sink: 0.25 })
  form(limb([-8, -3.2, 3.2, 3, -2.8, 2.9]), pale, { round: 1.4, rim: 0.5 })
  form(limb([8, -46, 6.6, 10, -26, 4.6, 9.4, -6, 4.1]), fur, { round: 2.6, rim: 0.8 })
  const chest = blob([9, -64, 17, -60, 21, -48, 18.4, -35, 13, -27, 8, -34, 7, -50])
  form(chest, pale, { round: 4, rim: 0.8, sink: 0.3 })
  form(blob([5, -14, 14, -14, 14.4, -4, 20, -2.4, 19, 0, 5.6, 0, 4.4, -3]), pale, { round: 2, rim: 0.6, sink: 0.2 })
  for (const x of [10.6, 14.6]) crease([x, -3, 0.1, x + 0.6, -1.4, 0.3, x + 0.2, -0.3, 0.1], pale, 0.7)
  grain(union(body, haunch), fur.deep, random, { count: 300, length: 3.4, turn: 1.2, width: 0.24, alpha: 0.3 })
  grain(union(body, haunch), fur.rim, random, { count: 180, length: 3.2, turn: 1.2, width: 0.2, alpha: 0.3 })
  grain(chest, pale.deep, random, { count: 90, length: 3.4, turn: 1.3, width: 0.22, alpha: 0.3 })
  crease([-11, -33, 0.2, -2, -29, 0.8, 3, -17, 0.5, 0, -7, 0.15], fur, 0.55)
  const head = blob([
    -7, -76, -8, -86, -3, -95, 6, -98.6, 14, -96, 19.4, -89.6, 23, -85.4, 33, -83, 37.4, -79, 36.6, -74.6, 30, -70.6,
    19, -69.6, 11, -65, 1, -65.4, -5, -70,
  ])
  form(blob([3, -97, 0, -92, 2, -80, 8, -76, 11, -84, 10, -94]), farTone(dark), { round: 2, rim: 0.4 })
  form(head, fur, { round: 5.4, rim: 1, sink: 0.1 })
  inside(head, () => {
    fill(
      blob([17, -82, 24, -84, 34, -82, 39, -78, 38, -73, 30, -69, 18, -68, 12, -64, 6, -68, 12, -74]),
      pale.lit,
      0.92,
    )
    fill(blob([10.4, -99, 15, -97, 21, -87, 24, -83, 20, -81, 14, -88]), pale.lit, 0.85)
    spot(24, -70, 12, 4, pale.deep, 0.55)
    spot(2, -90, 9, 7, fur.rim, side < 0 ? 0.35 : 0.15)
  })
  grain(head, fur.deep, random, { count: 80, length: 2.4, turn: 0.5, width: 0.2, alpha: 0.26 })
  const ear = blob([
    -3, -95.6, -8, -93.4, -12.4, -84, -14.6, -73, -12, -65.6, -7, -64.4, -3.4, -70, -1, -79, 1.6, -88, 0.6, -94,
  ])
  form(ear, dark, { round: 3, rim: 0.9, sink: 0.2 })
  grain(ear, dark.rim, random, { count: 60, length: 3, turn: 1.6, width: 0.2, alpha: 0.3 })
  form(oval(37, -79.4, 3, 2.4), tone(0.12), { round: 0.8, rim: 0.5 })
  fill(oval(37.4, -80.2, 0.9, 0.5), ink.rim, 0.7)
  crease([36.6, -76.4, 0.2, 30, -72.6, 0.55, 22, -73, 0.2], pale, 0.85)
  fill(oval(16.6, -85.6, 2.5, 2.4), ink.dark)
  fill(oval(16.9, -85.4, 1.7), tone(0.34, 'glow', 0.6).mid)
  fill(oval(17.1, -85.3, 1.05), ink.dark)
  fill(oval(17.7, -86.3, 0.7), ink.rim)
  crease([12.4, -88.6, 0.2, 16.4, -90.4, 0.6, 20, -88, 0.15], fur, 0.6)
  // The collar, with a tag that catches the light.
  const collar = limb([-5, -66.4, 2.1, 4, -61.6, 2.3, 13, -63.4, 2.2])
  form(collar, tone(0.8, 'accent', 0.95), { round: 1, rim: 0.45, sink: 0.1 })
  form(oval(12.4, -58.6, 2.5), tone(0.95, 'glow', 0.8), { round: 0.9, rim: 0.4 })
}

export const DOG_THINGS: readonly Thing[] = [
  sketch({
    name: 'dog',
    words: ['dogs', 'puppy', 'puppies', 'hound', 'hounds', 'terrier', 'collie', 'spaniel', 'sheepdog'],
    metres: 0.8,
    aspect: 0.94,
    where: 'ground',
    places: ['street', 'village', 'field'],
    paint: paintDog,
  }),
]
