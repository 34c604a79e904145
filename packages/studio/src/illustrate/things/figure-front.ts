import type { Path2D } from '@napi-rs/canvas'
import { createBrush, type Brush, type Tone } from './brush.ts'
import type { Wardrobe } from './figure-kinds.ts'
import { at, between, type Skeleton, type Spot } from './figure-poses.ts'
import { paintFace } from './portrait.ts'
import { blob, limb } from './shapes.ts'

/** A portrait's head, crown to chin, is this many of its units high and so many times larger than a figure's. */
const HEAD_SCALE = 0.262

/** The head from the front: the face of a portrait, in small. */
export function paintFrontHead(brush: Brush, skeleton: Skeleton, wardrobe: Wardrobe): void {
  const { context } = brush
  const { head, facing } = skeleton
  const scale = HEAD_SCALE * wardrobe.headScale
  for (const layer of ['behind', 'before'] as const) {
    context.save()
    context.translate(head.x, head.y)
    context.rotate(skeleton.headTurn * 0.7)
    context.scale(scale * facing, scale)
    // The middle of the portrait's head comes to the middle of the figure's.
    context.translate(0, 73)
    paintFace(mirrored(brush, facing), wardrobe, 'turned', layer)
    context.restore()
  }
}

/** The same colours for a context that is scaled anew, the light on the same side of the picture. */
function mirrored(brush: Brush, facing: -1 | 1): Brush {
  return createBrush(brush.context, brush.colors, (brush.isBacklit ? 0.1 : 1) * brush.side * facing)
}

/** What lies on the front of someone dressed: shirt and lapels, braces, scarf, straps, a belt. */
export function paintOnFront(brush: Brush, skeleton: Skeleton, wardrobe: Wardrobe, cloth: Tone, trunk: Path2D): void {
  const { tone, form, crease, inside, fill } = brush
  const { near, far, neck, facing } = skeleton
  const has = (piece: NonNullable<Wardrobe['has']>[number]) => wardrobe.has?.includes(piece) ?? false
  const across = (share: number, aside: number, drop = 0): Spot => {
    const left = between(far.shoulder, far.hip, share)
    const right = between(near.shoulder, near.hip, share)
    return between(left, right, aside, 0, drop)
  }
  const isLying = Math.abs(near.shoulder.y - near.hip.y) < 12
  if (isLying) return
  inside(trunk, () => {
    if (has('collar') || has('braces')) {
      const low = across(has('braces') ? 0.95 : 0.5, 0.56)
      const shirt = has('braces') ? cloth : tone(0.94, 'rim', 0.2)
      form(
        blob([
          neck.x - 3.4,
          neck.y - 1,
          neck.x - 3.4,
          neck.y - 1,
          neck.x + 3.6,
          neck.y - 1,
          neck.x + 3.6,
          neck.y - 1,
          ...at(low),
          ...at(low),
        ]),
        shirt,
        {
          round: 0.8,
          rim: 0.2,
          sink: 0.1,
        },
      )
      if (wardrobe.hairstyle === 'hat')
        form(limb([neck.x + 0.3, neck.y + 2, 0.7, ...at(between(neck, low, 0.8)), 1.1]), tone(0.6, 'accent', 0.9), {
          round: 0.4,
          rim: 0.2,
        })
    }
    if (has('collar'))
      for (const way of [-1, 1]) {
        const tip = across(0.46, 0.56 + way * 0.02)
        form(
          blob([
            neck.x + way * 3,
            neck.y - 1.4,
            neck.x + way * 3,
            neck.y - 1.4,
            neck.x + way * 6.4,
            neck.y + 4,
            neck.x + way * 5,
            neck.y + 9,
            ...at(tip),
            ...at(tip),
            neck.x + way * 1.4,
            neck.y + 5,
          ]),
          cloth,
          { round: 0.8, rim: 0.35, sink: 0.1 },
        )
      }
    if (wardrobe.hem > 0.2 && wardrobe.hairstyle !== 'long' && wardrobe.hairstyle !== 'hood') {
      const [top, low] = [across(0.5, 0.56), across(1, 0.56, wardrobe.hem * 26)]
      crease([...at(top), 0.14, ...at(between(top, low, 0.5)), 0.26, ...at(low), 0.3], cloth, 0.7)
      for (const share of [0.66, 0.86]) {
        const spot = across(share, 0.64)
        form(limb([spot.x, spot.y, 0.55, spot.x + 0.1, spot.y, 0.55]), tone(0.3, 'glow', 0.3), { round: 0.2, rim: 0.2 })
      }
    }
    if (has('braces') || has('backpack'))
      for (const aside of [0.18, 0.84]) {
        const [top, low] = [across(-0.1, aside), across(has('backpack') ? 0.6 : 0.8, aside)]
        const wide = has('backpack') ? 1.3 : 0.85
        form(
          limb([...at(top), wide, ...at(low), wide]),
          has('backpack') ? tone(0.4, 'glow', 0.4) : tone(0.26, 'accent', 0.4),
          { round: 0.4, rim: 0.25, sink: 0 },
        )
      }
    if (has('belt')) {
      const [start, middle, end] = [across(0.76, -0.2), across(0.78, 0.5, 0.8), across(0.76, 1.2)]
      form(limb([...at(start), 1.1, ...at(middle), 1.15, ...at(end), 1.1]), tone(0.24, 'glow', 0.2), {
        round: 0.4,
        rim: 0.25,
        sink: 0.1,
      })
      form(limb([...at(across(0.775, 0.54, 0.8)), 0.9, ...at(across(0.775, 0.56, 0.8)), 0.9]), tone(0.9, 'glow', 0.6), {
        round: 0.3,
        rim: 0.3,
      })
    }
    if (has('hoodie'))
      fill(
        limb([...at(across(0.62, 0.2)), 1.6, ...at(across(0.66, 0.5, 0.6)), 2.2, ...at(across(0.62, 0.8)), 1.6]),
        cloth.deep,
        0.4,
      )
    if (has('satchel')) {
      const [top, low] = [across(-0.05, 0.85), across(0.98, 0.05)]
      form(limb([...at(top), 0.7, ...at(across(0.5, 0.45)), 0.75, ...at(low), 0.7]), tone(0.4, 'glow', 0.35), {
        round: 0.3,
        rim: 0.2,
      })
    }
  })
  if (wardrobe.hem === 0 && near.hip.y < -40) {
    // Trousers come up to the belt over the shirt.
    const seat = tone(...wardrobe.legs)
    const [left, right] = [across(0.8, -0.3), across(0.8, 1.3)]
    const low = Math.max(near.hip.y, far.hip.y) + 4
    const out = 5.2 * facing
    form(
      blob([
        ...at(left),
        ...at(left),
        ...at(right),
        ...at(right),
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
    crease([...at(across(0.84, 0.54)), 0.1, (near.hip.x + far.hip.x) / 2, low + 1, 0.3], seat, 0.7)
  }
  if (wardrobe.scarf) {
    const wool = tone(...wardrobe.scarf)
    form(
      limb([
        neck.x + facing * 1.6,
        neck.y + 1,
        1.3,
        neck.x + facing * 2.4,
        neck.y + 8,
        1.6,
        neck.x + facing * 2,
        neck.y + 16,
        1.7,
      ]),
      wool,
      { round: 0.8, rim: 0.3 },
    )
    form(limb([neck.x - 4.6, neck.y - 0.4, 1.7, neck.x, neck.y + 1.4, 2.1, neck.x + 4.6, neck.y - 0.4, 1.7]), wool, {
      round: 1,
      rim: 0.4,
      sink: 0.2,
    })
  }
  if (has('hoodie'))
    form(limb([neck.x - 5, neck.y, 1.9, neck.x, neck.y + 2.6, 2, neck.x + 5, neck.y, 1.9]), cloth, {
      round: 1,
      rim: 0.4,
    })
}
