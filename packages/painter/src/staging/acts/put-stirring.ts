import { createRandom, type Random } from '@dayreel/storyboard/base'
import type { Brush, Tone } from '../../things/brush.ts'
import { SKIN_WARMTH } from '../../things/hands/hand-brush.ts'
import { paintGrip } from '../../things/hands/hand-grip.ts'
import { paintSleeve } from '../../things/hands/hand-sleeve.ts'
import type { Ink } from '../../things/inks.ts'
import { blob, box, curve, limb, oval, union } from '../../things/shapes.ts'
import { paintVapour } from '../../things/steam.ts'
import { dimmed, stuffOf } from '../../things/stuffs.ts'
import { layHands, placedAt } from '../lay-hands.ts'
import { putLampLight } from '../put-lamp-light.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to the pan. */
const DEPTH = 0.72
/** Where the hob begins, in hundredths of the picture's height. */
const HOB = 47
/** Half the pan's width and how flat it is seen; how deep it is. */
const PAN = { wide: 19, flat: 0.36, deep: 6 }
/** How the spoon leans, in radians from level. */
const SPOON_LEAN = -1.12

/** What is in the pan: what it lies in, and the pieces. */
const DISHES: Readonly<Record<string, { base: Ink; pieces: readonly Ink[] }>> = {
  onions: {
    base: [196, 142, 62],
    pieces: [
      [244, 222, 160],
      [232, 190, 104],
      [250, 238, 200],
    ],
  },
  sauce: {
    base: [170, 44, 20],
    pieces: [
      [206, 74, 34],
      [226, 110, 52],
      [86, 122, 48],
    ],
  },
  eggs: {
    base: [246, 224, 150],
    pieces: [
      [252, 240, 210],
      [248, 206, 84],
      [244, 190, 62],
    ],
  },
  greens: {
    base: [126, 104, 42],
    pieces: [
      [74, 134, 52],
      [206, 70, 40],
      [236, 178, 60],
      [112, 160, 68],
    ],
  },
}

/** A pan on the flame, what is in it, and the hand that stirs it. */
export function putStirring(scene: ActScene): Standing {
  const { film, shot, look, hasShirt, matter = 'onions' } = scene
  const wide = wideOf(scene)
  soften(film, 0.006)
  const random = createRandom(`${shot.likeness} stove`)
  const pan = { x: wide * 0.45, y: 50 }
  paintLayer(scene, { ...pan, depth: DEPTH }, (brush, { left, right, bottom }) => {
    paintHob(brush, { left, right, top: HOB - pan.y, bottom })
    paintPan(brush)
    paintDish(brush, DISHES[matter] ?? DISHES.onions!, random)
  })
  paintLayer(scene, { ...pan, depth: DEPTH, shine: 1.5 }, (brush) => paintFlames(brush, random))
  const spoon = { x: pan.x + 3, y: pan.y + 0.4 }
  const long = 36
  const grip = { x: spoon.x + Math.cos(SPOON_LEAN) * long, y: spoon.y + Math.sin(SPOON_LEAN) * long }
  paintLayer(scene, { ...spoon, depth: DEPTH * 0.98 }, (brush) => {
    brush.context.rotate(SPOON_LEAN)
    const wood = stuffOf(brush, 'pine')
    brush.form(limb([2, 0, 2, 8, 0, 1.1, long, 0, 1, long + 9, 0, 1.2]), wood, { round: 0.5, rim: 0.4 })
  })
  paintLayer(scene, { ...pan, depth: DEPTH * 0.97 }, (brush) =>
    paintVapour(brush, random, { x: -5, base: 0, top: -36, spread: 8, alpha: 0.12 }),
  )
  const size = Math.min(28, wide * 0.5)
  layHands(scene, (brush, context) =>
    placedAt(context, { ...grip, size, turn: Math.PI + SPOON_LEAN, mirror: 1 }, () => {
      paintGrip(brush, brush.rampOf(look.skin, SKIN_WARMTH))
      context.translate(0, -46)
      context.rotate(Math.PI + 0.3)
      paintSleeve(brush, look, hasShirt)
    }),
  )
  const standing = { x: (pan.x / 100) * film.height, base: film.height * 0.6, height: film.height * 0.2, depth: DEPTH }
  putLampLight(film, shot.palette, standing)
  return { ...standing, x: film.width * 0.5, base: film.height * 0.62, height: film.height * 0.44 }
}

/** The hob's edge against the wall, its enamel, the front with its knobs, the grate. */
function paintHob(
  brush: Brush,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): void {
  const { fade, form, fill, spot, line, ball } = brush
  const [steel, iron] = [stuffOf(brush, 'steel'), stuffOf(brush, 'iron')]
  const wide = right - left
  fade(box(left, top, wide, 21), steel.deep, steel.mid)
  form(box(left, top - 1.6, wide, 2), dimmed(steel), { round: 0.4, rim: 0.2, sink: 0 })
  fade(box(left, 18, wide, bottom - 18), steel.shade, steel.deep)
  form(box(left, 17, wide, 1.8), dimmed(steel), { round: 0.4, rim: 0.5, sink: 0 })
  for (const x of [-22, -8, 6, 20]) {
    spot(x + 0.8, 26, 4.4, 4.4, steel.deep, 0.7)
    ball(x, 25, 3.3, 3.3, iron, 0.5)
    line(curve([x, 22.4, x, 25]), steel.lit, 0.6, 0.9)
  }
  spot(0, 6, 26, 8, iron.deep, 0.85)
  for (const y of [3.4, 10.4]) form(limb([-26, y, 0.8, 26, y, 0.8]), iron, { round: 0.3, rim: 0.35 })
  for (const x of [-20, -7, 7, 20]) form(limb([x * 0.9, 0, 0.7, x * 1.16, 13.6, 0.8]), iron, { round: 0.3, rim: 0.35 })
  fill(oval(0, 6.6, 9, 2.6), iron.deep)
}

function paintPan(brush: Brush): void {
  const { form, fill, line, spot, side } = brush
  const iron = stuffOf(brush, 'iron')
  const { wide, flat, deep } = PAN
  // Its handle comes towards the eye.
  form(limb([-wide * 0.7, 5, 2, -wide * 1.1, 10, 1.9, -wide * 1.62, 17.6, 2.3]), stuffOf(brush, 'hide'), {
    round: 1,
    rim: 0.5,
  })
  const side1 = union(
    oval(0, deep, wide * 0.82, wide * 0.82 * flat),
    blob([
      -wide,
      0,
      -wide,
      0,
      -wide * 0.82,
      deep,
      -wide * 0.82,
      deep,
      wide * 0.82,
      deep,
      wide * 0.82,
      deep,
      wide,
      0,
      wide,
      0,
    ]),
    oval(0, 0, wide, wide * flat),
  )
  form(side1, iron, { round: 2.4, rim: 0.7, sink: 0.3 })
  fill(oval(0, 0, wide * 0.955, wide * flat * 0.93), iron.deep)
  line(oval(0, 0, wide * 0.98, wide * flat * 0.97), iron.rim, 0.4, 0.9)
  spot(side * wide * 0.6, deep * 0.7, 4, 2.6, iron.rim, 0.4)
}

function paintDish(brush: Brush, { base, pieces }: { base: Ink; pieces: readonly Ink[] }, random: Random): void {
  const { fill, inside, spot, ink, side } = brush
  const { wide, flat } = PAN
  const tone = (own: Ink): Tone['lit'] =>
    [0, 1, 2].map((i) => (own[i]! * (ink.lit[i]! * 0.7 + 70)) / 240) as unknown as Ink
  const face = oval(0, 1, wide * 0.88, wide * flat * 0.84)
  fill(face, tone(base))
  inside(face, () => {
    for (let i = 0; i < 150; i++) {
      const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random())]
      const [x, y] = [Math.cos(turn) * far * wide * 0.86, 1 + Math.sin(turn) * far * wide * flat * 0.82]
      const own = tone(pieces[Math.floor(random() * pieces.length)]!)
      const [long, across, lean] = [0.8 + random() * 1.5, 0.35 + random() * 0.5, random() * 3]
      fill(oval(x + 0.2, y + 0.34, long, across, lean), ink.dark, 0.35)
      fill(oval(x, y, long, across, lean), own)
      fill(oval(x + side * 0.2, y - across * 0.4, long * 0.5, across * 0.3, lean), ink.rim, 0.5)
    }
    spot(-side * wide * 0.5, 0, wide * 0.6, wide * flat, ink.dark, 0.3)
    brush.crescent(face, 0, 1.4, ink.dark, 0.55)
  })
}

/** Blue tongues around the pan's foot. */
function paintFlames({ context }: Brush, random: Random): void {
  for (let i = 0; i < 30; i++) {
    const turn = Math.PI * (0.04 + (i / 29) * 0.92)
    const [x, y] = [Math.cos(turn) * PAN.wide * 0.78, PAN.deep + 1.6 + Math.sin(turn) * PAN.wide * PAN.flat * 0.74]
    const high = 1.9 + random() * 1.4
    const tongue = context.createLinearGradient(0, y, 0, y - high)
    tongue.addColorStop(0, 'rgba(40,90,255,0.9)')
    tongue.addColorStop(0.6, 'rgba(70,150,255,0.75)')
    tongue.addColorStop(1, 'rgba(255,190,110,0)')
    context.fillStyle = tongue
    context.fill(
      blob([
        x - 0.6,
        y,
        x - 0.6,
        y,
        x - 0.4,
        y - high * 0.5,
        x + (random() - 0.5),
        y - high,
        x + 0.5,
        y - high * 0.5,
        x + 0.6,
        y,
        x + 0.6,
        y,
      ]),
    )
  }
}
