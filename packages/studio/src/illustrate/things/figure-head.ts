import type { Path2D } from '@napi-rs/canvas'
import type { Brush, Tone } from './brush.ts'
import type { Skeleton } from './figure-poses.ts'
import type { Wardrobe } from './figure-kinds.ts'
import { blob, curve, limb, oval } from './shapes.ts'

/** The head three-quarter from behind: a cheek, an ear, hair or what is worn on it. */
export function paintHead(brush: Brush, skeleton: Skeleton, wardrobe: Wardrobe, skin: Tone, detail: number): void {
  const { context, form, tone } = brush
  const { facing, head } = skeleton
  const hair = tone(...wardrobe.hair)
  const shaped = (points: readonly number[]) => blob(points.map((value, i) => (i % 2 ? value : value * facing)))
  context.save()
  context.translate(head.x, head.y)
  context.rotate(skeleton.headTurn * (wardrobe.hairstyle === 'hood' && skeleton.isUpright ? 0.45 : 1))
  context.scale(wardrobe.headScale, wardrobe.headScale)
  if (wardrobe.hairstyle === 'hood') {
    paintHood(brush, hair, shaped, facing)
  } else {
    form(
      shaped([
        0, -6.5, 2.8, -5.6, 4.2, -3.6, 4.3, -1.6, 5.1, 0.5, 4.5, 1.2, 4.4, 3.2, 3.6, 5.6, 2, 6.3, -0.4, 5, -3.4, 4,
        -4.9, 0, -4, -4.6,
      ]),
      skin,
      { round: 2, rim: 0.4, sink: 0.1 },
    )
    paintHair(brush, wardrobe, hair, shaped, facing, skeleton.headTurn, detail)
    form(shaped([0.2, -0.8, 1.3, -1.2, 1.7, 0.2, 1.1, 1.9, 0.3, 1.7, -0.1, 0.6]), skin, {
      round: 0.5,
      rim: 0.25,
      sink: 0,
    })
    if (detail > 0.5)
      brush.stroke([0.5 * facing, -0.4, 0.12, 1 * facing, 0.3, 0.16, 0.6 * facing, 1.2, 0.1], skin.deep, 0.6)
  }
  context.restore()
}

function paintHood(
  { form, crease, fill, ink }: Brush,
  cloth: Tone,
  shaped: (points: readonly number[]) => Path2D,
  facing: number,
): void {
  form(
    shaped([
      -1, -7.8, 2.6, -6.9, 4.9, -3.6, 5.2, 0.6, 4.4, 4, 3.6, 7.6, 5.4, 10.4, -6, 11, -6.6, 7.6, -5.8, 3, -6.2, -1.6,
      -4.6, -6,
    ]),
    cloth,
    { round: 2.6, rim: 0.55, sink: 0.25 },
  )
  fill(shaped([3.1, -5.6, 4.8, -3.2, 5, 0.6, 4.2, 4, 3.5, 3.6, 4.1, 0, 4, -3]), ink.dark, 0.9)
  crease([-2 * facing, -5.5, 0.15, -3.4 * facing, 0, 0.4, -2 * facing, 6, 0.2], cloth, 0.45)
  crease([0.6 * facing, -4, 0.1, -0.4 * facing, 2, 0.35, 1.6 * facing, 7, 0.2], cloth, 0.4)
}

function paintHair(
  brush: Brush,
  wardrobe: Wardrobe,
  hair: Tone,
  shaped: (points: readonly number[]) => Path2D,
  facing: number,
  headTurn: number,
  detail: number,
): void {
  const { form, line, tone, inside, crease } = brush
  const strands = (path: Path2D, count: number, fall: number) => {
    if (detail < 0.3) return
    inside(path, () => {
      for (let i = 0; i < count; i++) {
        const t = i / (count - 1)
        const x = (-5.4 + t * 8.4) * facing
        line(
          curve([(-0.8 + t * 1.4) * facing, -6.6, x * 0.9, -3, x, 1, x * 0.9 + facing * 0.3, fall]),
          i % 3 ? hair.deep : hair.rim,
          0.16,
          i % 3 ? 0.4 : 0.16,
        )
      }
    })
  }
  const cropped = [
    0.2, -6.9, 2.8, -6.3, 4.3, -4.4, 4.2, -3.2, 2.6, -3.4, 1.9, -1.4, 1.2, -1.6, 0, -0.6, -0.4, 1.8, -0.9, 3.4, -2.6,
    4.4, -4.4, 2.6, -5.3, -0.4, -4.6, -4.4, -2.4, -6.5,
  ]
  switch (wardrobe.hairstyle) {
    case 'long': {
      // Long hair hangs down, however the head is held.
      brush.context.save()
      brush.context.rotate(-headTurn * 0.55)
      const locks = shaped([
        0.2, -7.2, 3, -6.4, 4.4, -4, 3.9, -2.6, 2.2, -2, 1.6, 1.4, 1.9, 6, 1.1, 11, -0.6, 16.5, -3.4, 18.2, -5.6, 16,
        -7, 11, -6.5, 5, -5.9, -0.6, -4.8, -4.8, -2.4, -6.9,
      ])
      form(locks, hair, { round: 1.8, rim: 0.4, sink: 0.15 })
      strands(locks, 13, 16)
      brush.context.restore()
      return
    }
    case 'bun': {
      form(oval(-4.6 * facing, -4.6, 3, 2.7), hair, { rim: 0.35 })
      break
    }
    case 'round': {
      const mop = shaped([
        0.2, -7.4, 3.2, -6.7, 4.9, -4.4, 4.6, -2.4, 2.8, -2.4, 2, -0.6, 0.4, -0.4, 0, 2.6, -1.2, 4.6, -3.4, 5, -5, 3.4,
        -5.9, 0, -5.2, -4.6, -2.6, -7,
      ])
      form(mop, hair, { round: 2, rim: 0.4, sink: 0.15 })
      strands(mop, 11, 5)
      crease([0.4 * facing, -8, 0.05, -0.6 * facing, -7, 0.3], hair, 0.6)
      return
    }
    default:
  }
  const path = shaped(cropped)
  form(path, hair, { round: 1.8, rim: 0.4, sink: 0.15 })
  strands(path, 11, 4)
  const felt = tone(
    ...(wardrobe.hairstyle === 'beanie'
      ? (wardrobe.hat ?? wardrobe.top)
      : wardrobe.hairstyle === 'flat cap'
        ? wardrobe.top
        : wardrobe.hairstyle === 'hat'
          ? wardrobe.top
          : wardrobe.legs),
  )
  switch (wardrobe.hairstyle) {
    case 'cap': {
      form(shaped([3.4, -4.6, 7, -3.4, 7.8, -2.5, 6.6, -2.4, 3.2, -3.2]), felt, { round: 0.6, rim: 0.3, sink: 0.3 })
      form(
        shaped([0.2, -7.7, 3, -6.9, 4.6, -4.9, 4.4, -3.1, 0, -2.7, -5.3, -2, -5.5, -4, -4.2, -6.4, -2, -7.5]),
        felt,
        { round: 1.8, rim: 0.4 },
      )
      crease([-0.2 * facing, -7.4, 0.08, -0.8 * facing, -5, 0.18, -0.6 * facing, -2.8, 0.1], felt, 0.5)
      break
    }
    case 'flat cap': {
      form(shaped([3.2, -4.8, 6.6, -3.9, 6.8, -2.9, 3, -3.1]), felt, { round: 0.5, rim: 0.3 })
      form(
        shaped([0.8, -7.7, 3.8, -6.8, 5.4, -4.6, 4.6, -3.3, 0, -3.1, -5.2, -2.7, -6, -4.2, -4.4, -6.6, -2, -7.6]),
        felt,
        { round: 1.6, rim: 0.4 },
      )
      crease([-4.6 * facing, -4.2, 0.1, 0, -4.6, 0.22, 4 * facing, -4.4, 0.1], felt, 0.5)
      break
    }
    case 'beanie': {
      form(
        shaped([0, -8.6, 2.8, -7.4, 4.4, -4.8, 4.6, -2.8, 0, -2, -5.5, -1.2, -5.7, -3.8, -4.4, -7, -2, -8.4]),
        felt,
        { round: 2, rim: 0.45 },
      )
      form(limb([4.2 * facing, -3.4, 1.1, 0, -2.7, 1.25, -5 * facing, -1.8, 1.1]), felt, { round: 0.8, rim: 0.35 })
      form(oval(-0.6 * facing, -8.9, 1.6, 1.5), felt, { round: 0.6, rim: 0.3 })
      if (detail > 0.4)
        for (let i = -3; i < 4; i++)
          crease([i * 1.3 - 0.4, -7.2 + Math.abs(i) * 0.5, 0.05, i * 1.4 - 0.4, -3.8, 0.16], felt, 0.45)
      break
    }
    case 'hat': {
      form(shaped([-8.2, -2.8, -5, -4.2, 0, -4.4, 5, -5, 8.2, -4.6, 6.4, -3.2, 0, -2.2, -6, -1.8]), felt, {
        round: 0.6,
        rim: 0.45,
      })
      form(
        shaped([
          -4.8, -4, -5, -4, -4.4, -7.8, -1.6, -8.8, 0.6, -8.2, 3.2, -8.6, 4.6, -7, 4.8, -4.6, 4.8, -4.6, 0, -3.4,
        ]),
        felt,
        { round: 1.5, rim: 0.45, sink: 0.3 },
      )
      line(curve([-4.8 * facing, -4.1, 0, -3.8, 4.7 * facing, -4.8]), felt.deep, 0.9, 0.9)
      break
    }
    default:
  }
}
