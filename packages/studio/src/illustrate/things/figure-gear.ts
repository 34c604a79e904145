import type { Path2D } from '@napi-rs/canvas'
import type { Brush, Tone } from './brush.ts'
import type { Wardrobe } from './figure-kinds.ts'
import type { Skeleton, Spot } from './figure-poses.ts'
import { blob, box, curve, limb, oval } from './shapes.ts'

/** Belts, collars, braces, scarves and packs: what lies on the back of someone dressed. */
export function paintOnBack(
  brush: Brush,
  skeleton: Skeleton,
  wardrobe: Wardrobe,
  cloth: Tone,
  trunk: Path2D,
  detail: number,
): void {
  const { tone, form, crease, inside, stroke } = brush
  const { near, far, neck, facing } = skeleton
  const has = (piece: NonNullable<Wardrobe['has']>[number]) => wardrobe.has?.includes(piece) ?? false
  const across = (share: number, aside: number, drop = 0): Spot => {
    const left = lerp(far.shoulder, far.hip, share)
    const right = lerp(near.shoulder, near.hip, share)
    return { x: left.x + (right.x - left.x) * aside, y: left.y + (right.y - left.y) * aside + drop }
  }
  const isLying = Math.abs(near.shoulder.y - near.hip.y) < 12
  if (wardrobe.hem === 0 && !isLying) {
    // Trousers come up to the belt over the shirt.
    const seat = tone(...wardrobe.legs)
    const [left, right] = [across(0.77, -0.3), across(0.77, 1.3)]
    const low = Math.max(near.hip.y, far.hip.y) + 4
    const out = 5.2 * facing
    form(
      blob([
        left.x,
        left.y,
        left.x,
        left.y,
        right.x,
        right.y,
        right.x,
        right.y,
        near.hip.x + out,
        near.hip.y,
        near.hip.x + out * 0.8,
        low,
        (near.hip.x + far.hip.x) / 2,
        low + 1.4,
        far.hip.x - out * 0.8,
        low,
        far.hip.x - out,
        far.hip.y,
      ]),
      seat,
      { round: 2.2, rim: 0.6, sink: 0 },
    )
    crease(
      [
        (left.x + right.x) / 2,
        left.y + 1.5,
        0.1,
        (near.hip.x + far.hip.x) / 2,
        near.hip.y,
        0.3,
        (near.hip.x + far.hip.x) / 2,
        low + 1.2,
        0.3,
      ],
      seat,
      0.6,
    )
  }
  if (!isLying && has('belt')) {
    const leather = wardrobe.hairstyle === 'cap' ? tone(0.22) : { ...cloth, lit: cloth.mid, mid: cloth.shade }
    const [start, middle, end] = [across(0.74, -0.16), across(0.76, 0.5, 0.9), across(0.74, 1.16)]
    inside(trunk, () =>
      form(limb([start.x, start.y, 1.15, middle.x, middle.y, 1.2, end.x, end.y, 1.15]), leather, {
        round: 0.5,
        rim: 0.3,
        sink: 0.1,
      }),
    )
  }
  if (!isLying && has('vent') && detail > 0.2) {
    const top = across(0.98, 0.5, 4)
    const length = wardrobe.hem * 22 + 2
    inside(trunk, () =>
      crease(
        [
          top.x,
          top.y,
          0.12,
          top.x - 0.4 * facing,
          top.y + length * 0.5,
          0.3,
          top.x - 0.6 * facing,
          top.y + length,
          0.5,
        ],
        cloth,
        0.85,
      ),
    )
  }
  if (!isLying && has('braces')) {
    inside(trunk, () => {
      const strap = tone(0.26, 'accent', 0.4)
      const cross = across(0.38, 0.5)
      for (const aside of [0.16, 0.84]) {
        const [top, low] = [across(-0.1, aside), across(0.76, 1 - aside * 0.9 - 0.05)]
        form(limb([top.x, top.y, 0.85, cross.x, cross.y, 0.8, low.x, low.y, 0.8]), strap, {
          round: 0.4,
          rim: 0.25,
          sink: 0,
        })
      }
    })
  }
  if (has('hoodie'))
    form(
      blob([
        neck.x - 5.4,
        neck.y + 1,
        neck.x,
        neck.y - 0.6,
        neck.x + 5.4,
        neck.y + 1,
        neck.x + 4,
        neck.y + 6,
        neck.x,
        neck.y + 8.6,
        neck.x - 4,
        neck.y + 6,
      ]),
      cloth,
      { round: 1.8, rim: 0.45 },
    )
  if (has('collar')) {
    const rise = isLying ? 0 : 1.9
    form(
      limb([neck.x - 3.6, neck.y + 1, 1.3, neck.x, neck.y - rise * 0.3 + 1.2, 1.7, neck.x + 3.6, neck.y + 1, 1.3]),
      cloth,
      { round: 0.9, rim: 0.4, sink: 0.2 },
    )
  }
  if (wardrobe.scarf) paintScarf(brush, skeleton, tone(...wardrobe.scarf), isLying)
  if (has('satchel') && !isLying) {
    const leather = tone(0.4, 'glow', 0.35)
    const [top, low] = [across(-0.06, 0.2), across(0.98, 0.94)]
    inside(trunk, () =>
      stroke([top.x, top.y, 0.7, across(0.5, 0.6).x, across(0.5, 0.6).y, 0.75, low.x, low.y, 0.7], leather.mid),
    )
    const bag = blob([
      low.x - 4.6,
      low.y - 0.6,
      low.x + 4.4,
      low.y - 0.8,
      low.x + 5,
      low.y + 6,
      low.x + 3.6,
      low.y + 7.6,
      low.x - 4.2,
      low.y + 7.6,
      low.x - 5.2,
      low.y + 5,
    ])
    form(bag, leather, { round: 1.4, rim: 0.45 })
    crease([low.x - 4.6, low.y + 3, 0.12, low.x, low.y + 4.4, 0.3, low.x + 4.6, low.y + 3, 0.12], leather, 0.7)
  }
  if (has('backpack') && !isLying) paintBackpack(brush, across, detail)
}

function paintScarf({ form, crease }: Brush, { neck, facing, far }: Skeleton, wool: Tone, isLying: boolean): void {
  if (!isLying) {
    const end = { x: neck.x - 4.4 * facing, y: neck.y + 15 }
    const tailEnd = limb([
      neck.x - 2.6 * facing,
      neck.y + 1,
      1.6,
      neck.x - 4.6 * facing,
      neck.y + 8,
      1.9,
      end.x,
      end.y,
      2.1,
    ])
    form(tailEnd, wool, { round: 1, rim: 0.4 })
    for (const x of [-1.2, 0, 1.2]) crease([end.x + x, end.y - 1, 0.08, end.x + x * 1.1, end.y + 1.8, 0.16], wool, 0.6)
  }
  form(limb([neck.x - 4.4, neck.y + 0.2, 1.7, neck.x, neck.y + 0.8, 2.2, neck.x + 4.4, neck.y + 0.2, 1.7]), wool, {
    round: 1.3,
    rim: 0.45,
  })
  crease([neck.x - 4, neck.y + 0.6, 0.1, neck.x, neck.y + 1.6, 0.26, neck.x + 4, neck.y + 0.2, 0.1], wool, 0.5)
  crease(
    [neck.x - 3, neck.y - 0.6, 0.08, neck.x + 0.6, neck.y + 0.2, 0.2, neck.x + 3.6, neck.y - 0.8, 0.08],
    wool,
    far.hip.y > -20 ? 0.3 : 0.4,
  )
}

function paintBackpack(
  { form, tone, crease, line, fill }: Brush,
  across: (share: number, aside: number, drop?: number) => Spot,
  detail: number,
): void {
  const canvas = tone(0.5, 'glow', 0.4)
  const strap = tone(0.25)
  const middle = across(0.45, 0.45)
  const { x, y } = middle
  const roll = tone(0.6, 'accent', 0.55)
  form(
    blob([
      x - 8.2,
      y - 11,
      x,
      y - 13.6,
      x + 8.2,
      y - 11,
      x + 9,
      y,
      x + 8.6,
      y + 11,
      x + 6.6,
      y + 13.2,
      x - 6.6,
      y + 13.2,
      x - 8.6,
      y + 11,
      x - 9,
      y,
    ]),
    canvas,
    { round: 3, rim: 0.55 },
  )
  form(box(x - 10, y - 17.6, 20, 5.6, 2.8), roll, { round: 1.8, rim: 0.5 })
  for (const aside of [-5, 5])
    line(curve([x + aside, y - 17.8, x + aside * 1.04, y - 15, x + aside, y - 12]), strap.mid, 0.8)
  if (detail < 0.2) return
  form(blob([x - 8, y - 9.6, x, y - 11.4, x + 8, y - 9.6, x + 7.6, y - 2.4, x, y - 0.8, x - 7.6, y - 2.4]), canvas, {
    round: 1.6,
    rim: 0.4,
  })
  form(box(x - 5.8, y + 3, 11.6, 7.8, 1.6), canvas, { round: 1.4, rim: 0.35 })
  for (const aside of [-4, 4]) {
    line(curve([x + aside, y - 9.4, x + aside * 1.05, y - 4, x + aside, y + 2.6]), strap.mid, 0.9)
    fill(box(x + aside - 0.8, y - 1.6, 1.6, 1.8, 0.4), strap.rim)
  }
  crease([x - 8, y + 0.8, 0.08, x - 3, y + 1.6, 0.2, x, y + 1.2, 0.06], canvas, 0.5)
  fill(oval(x, y + 12.6, 6, 0.6), canvas.deep, 0.5)
}

/** What the hands hold. */
export function paintCarried(
  { form, tone, line }: Brush,
  { near, facing, isNearArmAcross }: Skeleton,
  wardrobe: Wardrobe,
  detail: number,
): void {
  if (!wardrobe.has?.includes('stick')) return
  const wood = tone(0.45, 'glow', 0.35)
  const grip = { x: near.hand.x + 0.9 * facing, y: near.hand.y + 2.6 }
  // A stick stands under a hand that hangs; a hand that does something else has put it down.
  const isHanging = grip.y < -36 && grip.y > -62 && Math.abs(grip.x - near.shoulder.x) < 13 && !isNearArmAcross
  if (!isHanging) return
  const foot = { x: grip.x + 3.4 * facing, y: -0.7 }
  form(
    limb([
      grip.x - 0.4 * facing,
      grip.y - 0.6,
      0.75,
      (grip.x + foot.x) / 2,
      (grip.y + foot.y) / 2,
      0.7,
      foot.x,
      foot.y,
      0.6,
    ]),
    wood,
    { round: 0.4, rim: 0.3, sink: 0 },
  )
  if (detail > 0.2)
    line(
      curve([
        grip.x - 0.4 * facing,
        grip.y - 0.6,
        grip.x + 0.4 * facing,
        grip.y - 2.6,
        grip.x + 2.2 * facing,
        grip.y - 2.4,
        grip.x + 2.6 * facing,
        grip.y - 0.8,
      ]),
      wood.mid,
      1.3,
    )
}

function lerp(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
