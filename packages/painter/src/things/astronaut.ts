import type { Pose } from '../brief/brief.ts'
import type { Thing } from '../painting.ts'
import { paintControls, paintHelmet, paintLimbs, paintTrunk, paintVisor } from './astronaut-parts.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf, suitOf } from './stuffs.ts'

/** From behind: the pack on its back, hoses, and either the helmet on or bare-headed with the helmet under an arm. */
function paintFromBehind(brush: Brush, isBare: boolean): void {
  const { form, fill, line, ink, ball, side, inside, spot } = brush
  const suit = suitOf(brush)
  const grey = suitOf(brush, 'steel')
  paintLimbs(brush, isBare)
  paintTrunk(brush)
  if (isBare) {
    form(limb([-9, -75, 2, 0, -73.6, 2.4, 9, -75, 2]), grey, { round: 1, rim: 0.5 })
    form(limb([0, -80, 3.8, 0, -74, 4.4]), stuffOf(brush, 'crumb'), { isColumn: true, rim: 0.4 })
    const head = blob([
      0, -99, 6.4, -97, 9, -91, 8.4, -84.6, 5.4, -79.4, 0, -78, -5.4, -79.4, -8.4, -84.6, -9, -91, -6.4, -97,
    ])
    form(head, stuffOf(brush, 'hide'), { round: 3, rim: 0.9 })
    inside(head, () => {
      for (let i = -4; i <= 4; i++)
        line(curve([i * 0.7, -98.6, i * 2.1, -91, i * 1.3, -79]), stuffOf(brush, 'walnut').mid, 0.4, 0.5)
    })
    for (const way of [-1, 1]) form(oval(way * 8.9, -87.4, 1.3, 2.1), stuffOf(brush, 'crumb'), { rim: 0.3 })
    paintHelmet(brush, 23.6, -54, 11)
    fill(oval(27, -54, 5, 7.4), mixInk(ink.dark, ink.accent2, 0.3))
    spot(28, -57, 2.4, 3, ink.rim, 0.8)
    form(limb([15, -70, 5.4, 27.4, -60, 4.6, 31, -50, 4, 25, -44, 3.6]), suit, { round: 2.4, rim: 0.9 })
    form(limb([25, -44, 3.4, 20, -43.6, 2.6]), grey, { round: 1.2, rim: 0.5 })
  } else {
    form(limb([-10, -74, 2, 0, -72.6, 2.4, 10, -74, 2]), grey, { round: 1, rim: 0.5 })
    paintHelmet(brush, 0, -85.6, 13)
    line(curve([-11.4, -92, 0, -95.6, 11.4, -92]), grey.mid, 0.8, 0.7)
    form(box(-3, -98.6, 6, 3.4, 1), grey, { rim: 0.4 })
  }
  const pack = blob([
    -12.6, -73, -10, -75, 10, -75, 12.6, -73, 14, -58, 13.4, -42, 11, -39.6, -11, -39.6, -13.4, -42, -14, -58,
  ])
  fill(blob([-14, -72, 14, -72, 16, -42, 12, -37, -12, -37, -16, -42]), ink.dark, 0.22)
  form(pack, dimmed(suit), { round: 3.4, rim: 0.9, sink: 0.2 })
  form(box(-10, -71, 20, 11, 1.6), suit, { round: 1.6, rim: 0.6 })
  form(box(-10, -57.6, 20, 14, 1.6), suit, { round: 1.6, rim: 0.6 })
  for (let i = 0; i < 4; i++) line(curve([-6, -68.6 + i * 2.2, 6, -68.6 + i * 2.2]), suit.deep, 0.6, 0.6)
  form(box(-8, -49, 6, 3, 0.6), stuffOf(brush, 'paint'), { rim: 0.3 })
  fill(box(1, -54.6, 6.6, 4, 0.8), ink.dark, 0.75)
  ball(5.4, -46.6, 1.4, 1.4, grey)
  for (const way of [-1, 1]) {
    line(curve([way * 11, -50, way * 17, -56, way * 16, -66, way * 10, -73]), grey.deep, 2.2)
    line(
      curve([way * 11 + side * 0.4, -50.4, way * 17 + side * 0.4, -56.4, way * 16 + side * 0.4, -66]),
      grey.rim,
      0.6,
      0.8,
    )
  }
}

/** From the front, visor down, arms down: what it looks at stands in the visor. */
function paintFromFront(brush: Brush): void {
  const { form } = brush
  const grey = suitOf(brush, 'steel')
  form(box(-16, -80, 32, 38, 5), dimmed(grey), { round: 3, rim: 0.7 })
  paintLimbs(brush)
  paintTrunk(brush)
  paintControls(brush, 0)
  form(limb([-15, -41, 1.2, 0, -38.6, 1.4, 15, -41, 1.2]), grey, { rim: 0.4, sink: 0 })
  form(limb([-10, -74, 2, 0, -72.4, 2.4, 10, -74, 2]), grey, { round: 1, rim: 0.5 })
  paintHelmet(brush, 0, -85.6, 13.4)
  paintVisor(brush, 0)
}

/** Three-quarter from the front, in the middle of a step to the right. */
function paintWalking(brush: Brush): void {
  const { form, fill, ink } = brush
  const suit = suitOf(brush)
  const grey = suitOf(brush, 'steel')
  form(box(-20, -79, 24, 38, 5), dimmed(grey), { round: 3, rim: 0.7 })
  paintArm(brush, [14, -70, 21, -60, 27, -51])
  paintBootedLeg(brush, [-5, -42, -8, -25, -18, -11], 0.5)
  paintBootedLeg(brush, [6, -42, 12, -25, 12, -8], 0)
  paintTrunk(brush)
  paintControls(brush, 4)
  form(limb([-14, -41, 1.2, 2, -38.6, 1.4, 15, -41, 1.2]), grey, { rim: 0.4, sink: 0 })
  paintArm(brush, [-14, -71, -21, -59, -19, -46])
  form(limb([-9, -74, 2, 2, -72.4, 2.4, 11, -74, 2]), grey, { round: 1, rim: 0.5 })
  paintHelmet(brush, 2, -85.6, 13.4)
  paintVisor(brush, 5.6)
  fill(limb([-16, -60, 0.5, -13, -52, 0.8, -14, -44, 0.5]), mixInk(ink.dark, suit.deep, 0.6), 0.35)
}

/** On the ground, the knees up before it, the arms around them. */
function paintSitting(brush: Brush): void {
  const { form, context } = brush
  const grey = suitOf(brush, 'steel')
  context.save()
  context.translate(-9, 32)
  form(box(-20, -79, 24, 38, 5), dimmed(grey), { round: 3, rim: 0.7 })
  paintTrunk(brush)
  paintControls(brush, 3)
  form(limb([-9, -74, 2, 2, -72.4, 2.4, 11, -74, 2]), grey, { round: 1, rim: 0.5 })
  paintHelmet(brush, 2, -85.6, 13.4)
  paintVisor(brush, 5.6)
  context.restore()
  paintBootedLeg(brush, [-4, -9, 10, -27, 17, -8], 0)
  paintBootedLeg(brush, [-12, -8, 4, -26, 9, -8], 0)
  paintArm(brush, [-22, -38, -16, -25, 2, -24])
}

/** A sleeve with its stripe and glove: shoulder, elbow, wrist. */
function paintArm(brush: Brush, [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]: readonly number[]): void {
  const { form } = brush
  const [dx, dy] = [(cx - bx) / Math.hypot(cx - bx, cy - by), (cy - by) / Math.hypot(cx - bx, cy - by)]
  form(limb([ax, ay, 5.6, bx, by, 5.4, cx, cy, 4.6]), suitOf(brush), { round: 2.6, rim: 0.9 })
  form(
    limb([cx + dx, cy + dy, 4, cx + dx * 6, cy + dy * 6, 3.9, cx + dx * 10, cy + dy * 10, 2.6]),
    suitOf(brush, 'steel'),
    {
      round: 1.6,
      rim: 0.6,
    },
  )
  form(limb([cx - dy * 4.4, cy + dx * 4.4, 0.9, cx + dy * 4.4, cy - dx * 4.4, 0.9]), stuffOf(brush, 'paint'), {
    rim: 0.2,
    sink: 0,
  })
}

/** A leg with its boot: hip, knee, ankle; the heel lifted by a turn in radians. */
function paintBootedLeg(
  brush: Brush,
  [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]: readonly number[],
  turn: number,
): void {
  const { form, fill, ink, context } = brush
  form(limb([ax, ay, 7.8, bx, by, 7.2, cx, cy - 2, 6.2]), suitOf(brush), { round: 3, rim: 0.8 })
  context.save()
  context.translate(cx, cy)
  context.rotate(turn)
  form(blob([-7, -1, 7, -1, 8.6, 4, 12.6, 6, 12.8, 8, 0, 8.2, -7.4, 8, -7.6, 4]), suitOf(brush, 'steel'), {
    round: 2,
    rim: 0.6,
  })
  fill(box(-7.4, 6.2, 20, 1.9, 0.8), ink.dark, 0.6)
  form(limb([-6, -3, 1, 0, -2.2, 1.1, 6, -3, 1]), stuffOf(brush, 'paint'), { rim: 0.3, sink: 0 })
  context.restore()
}

const VIEWS = {
  front: paintFromFront,
  walking: paintWalking,
  sitting: paintSitting,
  behind: (brush: Brush) => paintFromBehind(brush, false),
  bare: (brush: Brush) => paintFromBehind(brush, true),
} as const

function astronautSeen(view: keyof typeof VIEWS): Thing {
  return sketch({
    name: 'astronaut',
    words: ['astronauts', 'cosmonaut', 'cosmonauts', 'spaceman', 'spacesuit', 'space suit', 'moonwalk'],
    metres: 1.9,
    aspect: 0.6,
    where: 'ground',
    places: ['space', 'planet', 'sky'],
    paint(brush) {
      brush.contact(0, 23)
      VIEWS[view](brush)
    },
  })
}

/**
 * An astronaut in a scene: sitting or walking where the words say so, else by chance, the face to the eye but for once in six.
 *
 * @param chance 0…1, another in each scene.
 */
export function astronautIn(pose: Pose, chance: number): Thing {
  if (pose === 'sit') return astronautSeen('sitting')
  if (pose === 'walk' || pose === 'run') return astronautSeen(chance < 0.8 ? 'walking' : 'behind')
  return astronautSeen(chance < 0.4 ? 'front' : chance < 0.84 ? 'walking' : chance < 0.92 ? 'behind' : 'bare')
}

export const ASTRONAUT_THINGS: readonly Thing[] = [astronautSeen('front')]
