import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { naturalTone } from './fur.ts'
import { blob, limb, oval, union } from './shapes.ts'
import { sketch } from './sketch.ts'

/** Curled up: one round back, the head on the paws, the tail laid along the front. */
function paintSleepingCat(brush: Brush, random: () => number): void {
  const { tone, form, fill, contact, grain, crease, ink, spot, inside } = brush
  const fur = tone(0.4, 'glow', 0.2)
  const pale = tone(0.9, 'rim', 0.3)
  contact(0, 96)
  const body = blob([
    -70, -34, -58, -62, -30, -84, 8, -94, 46, -86, 76, -62, 90, -32, 84, -10, 62, -1, 0, 0, -52, -1, -72, -10,
  ])
  form(body, fur, { round: 16, rim: 1.2, sink: 0.16 })
  const haunch = blob([34, -60, 60, -58, 78, -38, 78, -16, 58, -4, 32, -4, 18, -18, 20, -42])
  form(haunch, fur, { round: 9, rim: 0.6, sink: 0.22 })
  inside(body, () => {
    for (const [x, y] of [
      [-14, -84],
      [8, -88],
      [30, -84],
      [52, -74],
    ] as const)
      spot(x, y + 8, 6, 16, fur.deep, 0.5)
  })
  grain(union(body, haunch), fur.rim, random, { count: 320, length: 5, turn: 0.5, width: 0.3, alpha: 0.3 })
  grain(union(body, haunch), fur.deep, random, { count: 300, length: 5, turn: 0.5, width: 0.34, alpha: 0.34 })
  crease([30, -62, 0.3, 16, -44, 1.1, 16, -20, 0.9, 30, -5, 0.2], fur, 0.6)
  const head = blob([
    -94, -22, -92, -36, -90, -58, -90, -58, -78, -47, -66, -48, -54, -62, -54, -62, -50, -40, -42, -26, -46, -12, -60,
    -4, -78, -4, -90, -10,
  ])
  form(head, fur, { round: 8, rim: 1, sink: 0.12 })
  grain(head, fur.deep, random, { count: 90, length: 3.4, turn: 0.8, width: 0.26, alpha: 0.3 })
  form(blob([-80, -20, -68, -24, -58, -20, -58, -9, -68, -5, -79, -9]), pale, { round: 3, rim: 0.3, sink: 0.12 })
  for (const [x, way] of [
    [-88, -1],
    [-57, 1],
  ] as const)
    fill(blob([x - 3, -45, x + way, -54, x + way, -54, x + 4, -45]), ink.accent, 0.4)
  // Shut in content: two arcs that hang.
  crease([-86, -29, 0.3, -81, -25.4, 1.3, -75, -27.6, 0.3], fur, 0.95)
  crease([-62, -27.6, 0.3, -56, -25.4, 1.3, -51, -29, 0.3], fur, 0.95)
  fill(blob([-71, -19.6, -66, -19.6, -68.4, -16.4]), ink.accent, 0.9)
  crease([-68.4, -16.4, 0.3, -68.6, -13.4, 0.8, -73, -11.6, 0.2], pale, 0.8)
  crease([-68.4, -16.4, 0.3, -68, -13.4, 0.8, -64, -11.6, 0.2], pale, 0.8)
  form(limb([88, -16, 6, 66, -6, 7, 30, -6, 6.6, -8, -7, 6, -34, -8, 4.4, -42, -10, 2]), fur, { round: 3, rim: 0.9 })
  form(limb([-42, -5, 5, -26, -5, 5.4]), pale, { round: 2.4, rim: 0.5 })
}

/** A dog stretched out flat, the muzzle on its forepaws, ears and lids hanging. */
function paintSleepingDog(brush: Brush, random: () => number): void {
  const { tone, form, fill, contact, grain, crease, ink, spot } = brush
  const fur = tone(0.7, 'glow', 0.5)
  const dark = tone(0.34, 'glow', 0.25)
  const pale = tone(0.96, 'rim', 0.2)
  contact(0, 128)
  form(limb([-96, -16, 7, -118, -8, 5, -132, -8, 3, -138, -12, 1.4]), fur, { round: 3, rim: 0.8 })
  const body = blob([
    -112, -18, -106, -52, -84, -78, -48, -90, -4, -84, 34, -72, 54, -52, 58, -24, 46, -4, 0, 0, -70, 0, -104, -2,
  ])
  form(body, fur, { round: 14, rim: 1.1, sink: 0.18 })
  form(limb([18, -9, 8, 52, -7, 7.4, 86, -6, 7]), pale, { round: 3.4, rim: 0.6 })
  const haunch = blob([-92, -56, -66, -60, -44, -44, -40, -18, -54, -4, -88, -4, -104, -14, -104, -38])
  form(haunch, fur, { round: 10, rim: 0.7, sink: 0.24 })
  form(limb([-72, -6, 6.6, -40, -5.4, 6.4]), pale, { round: 2.8, rim: 0.5 })
  grain(union(body, haunch), fur.deep, random, { count: 320, length: 6, turn: 0.3, width: 0.34, alpha: 0.3 })
  grain(union(body, haunch), fur.rim, random, { count: 200, length: 5.6, turn: 0.3, width: 0.3, alpha: 0.3 })
  crease([-62, -60, 0.3, -44, -46, 1.4, -38, -20, 1, -50, -4, 0.3], fur, 0.55)
  const head = blob([
    22, -30, 26, -52, 42, -66, 62, -66, 76, -54, 88, -46, 108, -40, 116, -30, 112, -18, 96, -11, 72, -9, 46, -10, 28,
    -16,
  ])
  form(head, fur, { round: 9, rim: 1, sink: 0.12 })
  form(blob([82, -38, 98, -41, 112, -37, 117, -28, 112, -18, 98, -11, 80, -10, 70, -18, 72, -30]), pale, {
    round: 5,
    rim: 0.6,
    sink: 0.08,
  })
  spot(58, -52, 14, 9, fur.rim, 0.25)
  grain(head, fur.deep, random, { count: 90, length: 4, turn: 0.3, width: 0.28, alpha: 0.26 })
  const ear = blob([30, -60, 44, -66, 56, -58, 58, -38, 52, -18, 42, -10, 30, -14, 24, -32])
  form(ear, dark, { round: 5, rim: 0.9, sink: 0.2 })
  grain(ear, dark.rim, random, { count: 70, length: 4.6, turn: 1.5, width: 0.26, alpha: 0.3 })
  crease([66, -42, 0.4, 74, -37.6, 1.7, 82, -40, 0.4], fur, 0.95)
  crease([66, -52, 0.3, 74, -54, 0.9, 80, -49, 0.2], fur, 0.5)
  form(oval(114, -31, 5, 4.4), tone(0.12), { round: 1.4, rim: 0.5 })
  fill(oval(115, -32.6, 1.6, 0.9), ink.rim, 0.7)
  crease([112, -20, 0.3, 100, -15.6, 1, 86, -17, 0.3], pale, 0.8)
  form(limb([18, -34, 3.4, 26, -20, 3.6, 30, -10, 3.2]), tone(0.8, 'accent', 0.95), { round: 1.4, rim: 0.45 })
}

/** Full stretch over the ground: forelegs out, hind legs back, ears and tail flying. */
function paintRunningDog(brush: Brush, random: () => number): void {
  const { tone, form, fill, grain, crease, ink, contact } = brush
  const fur = tone(0.7, 'glow', 0.5)
  const dark = tone(0.34, 'glow', 0.25)
  const pale = tone(0.96, 'rim', 0.2)
  const away = naturalTone(brush, [0.42, 0.36, 0.3])
  contact(0, 70)
  form(limb([-62, -66, 5, -84, -80, 4, -100, -98, 1.8]), fur, { round: 2, rim: 0.8 })
  form(limb([42, -46, 8, 68, -34, 5.4, 92, -34, 4.2, 104, -30, 3.6]), away, { round: 2.4, rim: 0.5 })
  form(limb([-46, -48, 11, -70, -34, 6, -88, -40, 4.4, -104, -34, 3.6]), away, { round: 2.6, rim: 0.5 })
  const body = blob([
    -70, -62, -58, -76, -30, -76, 0, -72, 26, -80, 46, -84, 60, -70, 62, -52, 48, -38, 26, -36, 0, -44, -24, -50, -46,
    -42, -66, -46,
  ])
  form(body, fur, { round: 9, rim: 1.1, sink: 0.2 })
  const chest = blob([36, -62, 58, -66, 62, -52, 50, -39, 32, -37])
  form(chest, pale, { round: 4, rim: 0.5, sink: 0.2 })
  grain(body, fur.deep, random, { count: 260, length: 4.6, turn: 0.1, width: 0.28, alpha: 0.3 })
  grain(body, fur.rim, random, { count: 160, length: 4.4, turn: 0.1, width: 0.24, alpha: 0.3 })
  form(limb([-50, -56, 14, -62, -36, 8, -84, -26, 5, -100, -12, 4.2]), fur, { round: 4, rim: 0.7 })
  form(limb([-98, -13, 4, -108, -8, 3.6]), pale, { round: 1.6, rim: 0.4 })
  form(limb([44, -52, 9, 62, -30, 6, 84, -18, 4.8, 96, -16, 4]), fur, { round: 3, rim: 0.7 })
  form(limb([92, -16, 4.2, 104, -14, 3.8]), pale, { round: 1.6, rim: 0.4 })
  crease([-42, -68, 0.3, -36, -54, 1, -44, -42, 0.3], fur, 0.5)
  form(limb([46, -76, 11, 60, -84, 10]), fur, { round: 4, rim: 0.6 })
  const head = blob([52, -88, 58, -100, 74, -102, 86, -95, 104, -90, 108, -84, 102, -78, 86, -76, 70, -74, 56, -78])
  form(head, fur, { round: 5, rim: 1, sink: 0.1 })
  form(blob([84, -93, 98, -91, 108, -87, 106, -81, 98, -77, 84, -76, 78, -82]), pale, { round: 3, rim: 0.6, sink: 0.1 })
  // The lower jaw is open and the tongue out.
  form(blob([78, -77, 92, -76, 98, -70, 88, -67, 76, -71]), pale, { round: 2, rim: 0.3, sink: 0.2 })
  form(blob([86, -75, 95, -75, 92, -64, 86, -62, 83, -68]), tone(0.7, 'accent', 0.9), { round: 1.4, rim: 0.3 })
  form(blob([60, -99, 52, -100, 40, -94, 34, -84, 42, -82, 56, -86]), dark, { round: 3, rim: 0.8, sink: 0.2 })
  form(oval(106, -88, 3.2, 2.7), tone(0.12), { round: 0.9, rim: 0.5 })
  fill(oval(80, -92, 2.5, 2.4), ink.dark)
  fill(oval(81, -93, 0.8), ink.rim)
  form(limb([50, -76, 3, 58, -72, 3.2, 66, -72, 2.8]), tone(0.8, 'accent', 0.95), { round: 1.2, rim: 0.45 })
}

const ASLEEP = ['sleeping', 'asleep', 'sleeps', 'slept', 'curled', 'curled up', 'napping', 'dozing', 'dreaming']
const HOMES = ['room'] as const

/** Pets by what they do; awake and still they are `cat` and `dog`. */
export const PET_THINGS: readonly Thing[] = [
  sketch({
    name: 'sleeping cat',
    words: pastimesOf(['cat', 'cats', 'kitten', 'kittens'], ASLEEP),
    metres: 0.26,
    aspect: 1.9,
    where: 'ground',
    places: HOMES,
    paint: paintSleepingCat,
  }),
  sketch({
    name: 'sleeping dog',
    words: pastimesOf(['dog', 'dogs', 'puppy', 'puppies', 'hound'], ASLEEP),
    metres: 0.4,
    aspect: 2.5,
    where: 'ground',
    places: HOMES,
    paint: paintSleepingDog,
  }),
  sketch({
    name: 'running dog',
    words: pastimesOf(
      ['dog', 'dogs', 'puppy', 'puppies', 'hound'],
      ['running', 'runs', 'ran', 'chasing', 'chases', 'racing'],
    ),
    metres: 0.55,
    aspect: 2.2,
    where: 'ground',
    places: ['field', 'coast', 'village'],
    paint: paintRunningDog,
  }),
]

/** Who has the run of the house: it is seen on the floor or the ground, neither held nor set upon a table. */
export function isPet(name: string): boolean {
  return /\b(?:cat|dog)$/.test(name)
}

/** Each animal with each word on either side of it, but for the very first, which is the thing's name. */
function pastimesOf(animals: readonly string[], words: readonly string[]): string[] {
  const all = animals.flatMap((animal) => words.flatMap((word) => [`${word} ${animal}`, `${animal} ${word}`]))
  return all.slice(1)
}
