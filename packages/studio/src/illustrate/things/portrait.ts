import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../lib/random.ts'
import type { ThingColors } from '../painting.ts'
import { createBrush, type Brush, type Tone } from './brush.ts'
import { WARDROBES, type FigureKind, type Wardrobe } from './figure-kinds.ts'
import { mixInk } from './inks.ts'
import { paintPortraitHair, paintPortraitHat } from './portrait-hair.ts'
import { blob, limb, oval } from './shapes.ts'
import { flushed, skinTone } from './skin.ts'

/** A face from the side, or turned half to the camera. */
export type PortraitView = 'profile' | 'turned'

export type PortraitRequest = {
  kind: FigureKind
  view: PortraitView
  colors: ThingColors
  /** Where the key light comes from: −1 left … 1 right, 0 from behind. */
  keySide: number
  facing: -1 | 1
  /** Where the eyes go. */
  gaze: 'ahead' | 'up' | 'down'
  random: Random
}

/** Where a hand held up before the chest grips, in heights of the box: across from the middle in the way it faces, and above the base. */
export const PORTRAIT_HAND = { x: 0.36, y: 0.37 }

/** Draws a head and shoulders: origin at the middle of the base, which the frame cuts, 1 unit up to the crown. */
export function drawPortrait(context: SKRSContext2D, request: PortraitRequest): void {
  const { kind, colors, keySide, facing } = request
  context.save()
  context.scale(0.01 * facing, 0.01)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  // Drawn facing right, so light comes from the other side where it is mirrored.
  paintPortrait(createBrush(context, colors, keySide * facing), WARDROBES[kind], request)
  context.restore()
}

function paintPortrait(brush: Brush, wardrobe: Wardrobe, { view, gaze }: PortraitRequest): void {
  const { tone, form, context } = brush
  const skin = skinTone(brush)
  const cloth = tone(...wardrobe.top)
  const hair = tone(...wardrobe.hair)
  const tilt = gaze === 'up' ? -0.2 : gaze === 'down' ? 0.14 : 0
  const turned = (work: () => void): void => {
    context.save()
    context.translate(-4, -54)
    context.rotate(tilt)
    context.translate(4, 54)
    work()
    context.restore()
  }
  turned(() => paintPortraitHair(brush, wardrobe, hair, view, 'behind'))
  const neck = limb([-5, -58, 10, -6, -42, 9.6, -8, -26, 12])
  form(neck, skin, { round: 5, rim: 0.7, sink: 0.1 })
  brush.inside(neck, () => brush.spot(1, -45, 14, 9, skin.deep, 0.75))
  paintShoulders(brush, wardrobe, cloth, view)
  turned(() => {
    if (view === 'profile') paintProfile(brush, skin, hair, gaze)
    else paintTurned(brush, skin, hair, gaze)
    paintPortraitHair(brush, wardrobe, hair, view, 'before')
    paintPortraitHat(brush, wardrobe, view)
  })
}

/** Draws the held-up hand alone, with its forearm coming from below; the same box as a portrait's. */
export function drawHeldHand(
  context: SKRSContext2D,
  { kind, colors, keySide, facing }: Pick<PortraitRequest, 'kind' | 'colors' | 'keySide' | 'facing'>,
): void {
  context.save()
  context.scale(0.01 * facing, 0.01)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const brush = createBrush(context, colors, keySide * facing)
  const wardrobe = WARDROBES[kind]
  paintHeldHand(brush, skinTone(brush), brush.tone(...wardrobe.top), wardrobe)
  context.restore()
}

/** A face as a portrait has it, for whole figures seen from the front: chin at (2, −46), crown near −100. */
export function paintFace(brush: Brush, wardrobe: Wardrobe, view: PortraitView, layer: 'behind' | 'before'): void {
  const hair = brush.tone(...wardrobe.hair)
  if (layer === 'behind') {
    paintPortraitHair(brush, wardrobe, hair, view, 'behind')
    return
  }
  const skin = skinTone(brush)
  if (view === 'profile') paintProfile(brush, skin, hair, 'ahead')
  else paintTurned(brush, skin, hair, 'ahead')
  paintPortraitHair(brush, wardrobe, hair, view, 'before')
  paintPortraitHat(brush, wardrobe, view)
}

function paintShoulders(brush: Brush, wardrobe: Wardrobe, cloth: Tone, view: PortraitView): void {
  const { form, fill, crease, tone, inside, spot } = brush
  const far = view === 'profile' ? 0.82 : 1
  brush.context.save()
  brush.context.translate(0, -5)
  const body = blob([
    -15,
    -39,
    -4,
    -33,
    6,
    -34,
    13,
    -32,
    27 * far,
    -26,
    38 * far,
    -18,
    43 * far,
    -6,
    46 * far,
    20,
    48 * far,
    70,
    48 * far,
    70,
    -51,
    70,
    -51,
    70,
    -49,
    20,
    -46,
    -8,
    -41,
    -21,
    -29,
    -30,
  ])
  form(body, cloth, { round: 9, rim: 1, sink: 0.3 })
  inside(body, () => {
    spot(2, -32, 22, 11, cloth.deep, 0.75)
    crease([-34, -14, 0.2, -30, 4, 1, -33, 60, 0.4], cloth, 0.5)
    crease([29 * far, -12, 0.2, 26 * far, 5, 1, 28 * far, 60, 0.4], cloth, 0.5)
    crease([-16, -30, 0.2, -20, -12, 0.7, -18, 20, 0.2], cloth, 0.3)
    if (wardrobe.hem > 0.2 && wardrobe.hairstyle !== 'long') {
      crease([6, 2, 0.3, 6.6, 30, 0.5, 6, 72, 0.5], cloth, 0.7)
      for (const y of [20, 44]) form(oval(10, y, 1.8), tone(0.3, 'glow', 0.3), { round: 0.6, rim: 0.4 })
    }
  })
  const has = (piece: NonNullable<Wardrobe['has']>[number]) => wardrobe.has?.includes(piece) ?? false
  if (has('collar') || has('braces')) {
    const shirt = has('braces') ? cloth : tone(0.94, 'rim', 0.2)
    inside(body, () => {
      form(blob([-4, -40, 13, -38, 13, -38, 7, 18, 7, 18, 5, 18, 5, 18]), shirt, { round: 2, rim: 0.4, sink: 0.2 })
      if (wardrobe.hairstyle === 'hat')
        form(blob([4.6, -33, 9.4, -33, 8.8, -28, 10.2, 2, 6.4, 14, 4.2, 2, 5.4, -28]), tone(0.6, 'accent', 0.9), {
          round: 1,
          rim: 0.3,
        })
    })
    const lapel = [
      blob([-14, -43, -14, -43, -2, -38, 6, -31, 5, -27, 4, 2, -7, -16, -15, -32]),
      blob([14, -40, 14, -40, 9.6, -33, 8.6, -28, 9, 2, 18, -16, 19, -32]),
    ]
    for (const flap of lapel) form(flap, cloth, { round: 1.8, rim: 0.7, sink: 0.1 })
  }
  if (has('braces'))
    for (const x of [-21, 20 * far])
      inside(body, () =>
        form(limb([x, -36, 1.9, x - 1, 6, 1.9, x + 3, 70, 1.9]), tone(0.3, 'accent', 0.5), { round: 0.8, rim: 0.4 }),
      )
  if (has('backpack'))
    for (const x of [-25, 22 * far])
      inside(body, () =>
        form(limb([x, -36, 2.6, x - 2, 6, 2.8, x, 70, 2.8]), tone(0.4, 'glow', 0.4), { round: 1, rim: 0.5 }),
      )
  if (has('hoodie'))
    form(blob([-22, -36, -14, -44, -4, -38, 8, -36, 15, -41, 19, -33, 8, -26, -8, -26, -20, -29]), cloth, {
      round: 3,
      rim: 0.7,
    })
  if (wardrobe.scarf) {
    const wool = tone(...wardrobe.scarf)
    form(limb([8, -30, 4.4, 11, -10, 5.2, 9, 26, 5.6]), wool, { round: 2.4, rim: 0.6 })
    form(limb([-20, -36, 5.4, -8, -35, 6.6, 6, -34, 6.4, 14, -39, 5]), wool, { round: 3, rim: 0.8, sink: 0.2 })
    for (let i = 0; i < 5; i++) crease([-16 + i * 6, -41, 0.1, -14 + i * 6, -35, 0.5, -15 + i * 6, -30, 0.1], wool, 0.5)
  }
  if (wardrobe.hem > 1.2 && wardrobe.hairstyle === 'long')
    fill(blob([-6, -36, 4, -32, 12, -36, 12, -36, 9, -27, 3, -24, -3, -28]), skinTone(brush).mid, 0.9)
  brush.context.restore()
}

function paintProfile(brush: Brush, skin: Tone, hair: Tone, gaze: PortraitRequest['gaze']): void {
  const { form, fill, crease, stroke, spot, inside, ink, tone } = brush
  const face = blob([
    -3, -96, 9, -95, 16.6, -90, 19.8, -83.6, 20.8, -78.8, 19.7, -75.6, 21.4, -72, 25.2, -66.4, 25.6, -64.2, 23.6, -62.8,
    21, -62.4, 21.8, -60.2, 22.4, -59, 20.8, -57.9, 21.9, -56, 21, -54.4, 19.4, -53.4, 20.2, -50.4, 18.6, -47.4, 13.4,
    -46, 6, -48, -2, -53, -8, -60, -16, -66, -20, -80, -14, -92,
  ])
  form(face, skin, { round: 6, rim: 0.9, sink: 0.08 })
  inside(face, () => {
    spot(8, -62, 9, 7, flushed(skin.mid), 0.5)
    spot(6, -49, 13, 6, skin.deep, 0.55)
    spot(16.4, -75.6, 5, 3.6, skin.deep, 0.5)
    spot(22, -64, 3, 2, skin.deep, 0.3)
    spot(-6, -62, 8, 12, skin.deep, 0.35)
    fill(blob([22.4, -59, 20.8, -57.9, 21.9, -56.2, 18.6, -56.4, 16.6, -57.6, 19, -59.6]), flushed(skin.mid), 0.75)
  })
  crease([21, -57.9, 0.1, 18.6, -57.7, 0.34, 16.2, -58.2, 0.1], skin, 0.85)
  fill(oval(22.2, -64.2, 1.1, 0.7, -0.4), skin.deep, 0.85)
  crease([20.6, -66.6, 0.1, 19.6, -64, 0.35, 21, -62.8, 0.1], skin, 0.5)
  const lid = gaze === 'down' ? 1.3 : 0
  fill(
    blob([12.2, -74.4, 15.4, -76.6 + lid, 18.4, -75.8 + lid, 18, -73.6, 15.2, -73]),
    tone(0.98, 'rim', 0.3).lit,
    0.95,
  )
  inside(blob([12.2, -74.4, 15.4, -76.6 + lid, 18.4, -75.8 + lid, 18, -73.6, 15.2, -73]), () => {
    fill(oval(17.3, gaze === 'up' ? -75.6 : -74.6, 1.5, 1.8), ink.dark)
    fill(oval(17.6, -75.4, 0.45), ink.rim)
  })
  stroke([11, -74.2, 0.12, 15, -77 + lid, 0.42, 19.4, -76.2 + lid, 0.5, 20.6, -76.8 + lid, 0.08], ink.dark, 0.92)
  crease([11.6, -77.4, 0.1, 15, -79, 0.3, 18.6, -78, 0.1], skin, 0.5)
  stroke([9.4, -80.6, 0.25, 14, -83, 0.8, 19.8, -81, 0.4], mixInk(hair.deep, ink.dark, 0.3), 0.85)
  paintEar(brush, skin, -5.4, -71)
}

function paintTurned(brush: Brush, skin: Tone, hair: Tone, gaze: PortraitRequest['gaze']): void {
  const { form, fill, crease, stroke, spot, inside, ink, tone } = brush
  const face = blob([
    0, -97, 11, -94, 18.4, -86, 20, -79, 18.6, -74.6, 20, -69.6, 18.6, -62, 16, -54.4, 11, -48, 6, -46.2, 0.6, -47.6,
    -7, -53, -12, -61, -15.6, -70, -17, -82, -11, -93,
  ])
  form(face, skin, { round: 7, rim: 0.9, sink: 0.08 })
  const white = tone(0.98, 'rim', 0.3).lit
  inside(face, () => {
    for (const x of [2.2, 15]) spot(x, -75.6, 6, 4.4, skin.deep, 0.42)
    spot(-3, -63, 8, 7, flushed(skin.mid), 0.5)
    spot(16, -63, 5, 6, flushed(skin.mid), 0.45)
    spot(12.4, -63, 5, 3, skin.deep, 0.34)
    spot(6, -47, 13, 5, skin.deep, 0.5)
    spot(8.6, -54.2, 5, 2, skin.deep, 0.3)
    spot(11.4, -70, 2.2, 7, skin.rim, 0.4)
  })
  const lid = gaze === 'down' ? 1.5 : 0
  for (const [x, wide] of [
    [2, 4.1],
    [14.8, 3],
  ] as const) {
    const eye = blob([x - wide, -74, x - wide * 0.2, -77 + lid, x + wide, -74.8 + lid * 0.5, x + wide * 0.3, -72.9])
    fill(eye, white, 0.95)
    inside(eye, () => {
      const y = gaze === 'up' ? -76 : gaze === 'down' ? -74 : -75
      fill(oval(x + 0.8, y, 1.9, 2), mixInk(ink.dark, ink.accent2, 0.35))
      fill(oval(x + 0.8, y, 1), ink.dark)
      fill(oval(x + 1.4, y - 0.8, 0.5), ink.rim)
    })
    stroke(
      [x - wide - 0.5, -73.8, 0.12, x - wide * 0.2, -77.4 + lid, 0.46, x + wide + 0.5, -75.2 + lid * 0.5, 0.2],
      ink.dark,
      0.92,
    )
    crease([x - wide, -78, 0.1, x, -79.4, 0.28, x + wide, -77.8, 0.1], skin, 0.45)
    stroke(
      [x - wide - 1.2, -80.4, 0.3, x - 0.4, -83.2, 0.75, x + wide + 0.8, -81, 0.3],
      mixInk(hair.deep, ink.dark, 0.3),
      0.85,
    )
  }
  crease([9.4, -77, 0.1, 9.2, -71, 0.3, 9.8, -66.8, 0.12], skin, 0.4)
  crease([9, -64.6, 0.12, 11.6, -63, 0.45, 14.6, -64, 0.3, 15, -66, 0.1], skin, 0.7)
  for (const x of [10.4, 13.6]) fill(oval(x, -63.6, 0.9, 0.5), skin.deep, 0.8)
  fill(
    blob([3.6, -57.8, 8.4, -59.4, 10.4, -58.8, 12, -59.4, 15.4, -57.8, 11.6, -55, 7.6, -55]),
    flushed(skin.mid),
    0.62,
  )
  crease([3.2, -57.9, 0.1, 9.6, -57.4, 0.36, 15.8, -57.9, 0.1], skin, 0.85)
  paintEar(brush, skin, -14.6, -71)
}

function paintEar({ form, crease }: Brush, skin: Tone, x: number, y: number): void {
  form(blob([x + 1, y - 5, x - 2.6, y - 5.4, x - 4.2, y - 1, x - 2.4, y + 4, x, y + 6, x + 1.6, y + 3]), skin, {
    round: 1.6,
    rim: 0.5,
    sink: 0.1,
  })
  crease([x, y - 3.4, 0.15, x - 2.6, y - 3, 0.4, x - 1.6, y + 1, 0.3, x - 0.4, y + 3, 0.1], skin, 0.6)
}

/** A forearm that comes up from below, its fist closed round what is held. */
function paintHeldHand(brush: Brush, skin: Tone, cloth: Tone, wardrobe: Wardrobe): void {
  const { form, crease } = brush
  const isBare = wardrobe.has?.includes('rolled sleeves') ?? false
  form(limb([18, 66, 12, 26, 16, 9, 31, -8, 7, 35, -24, 5]), isBare ? skin : cloth, { round: 3, rim: 0.8, sink: 0.2 })
  if (!isBare) form(limb([30, -24.6, 2, 35, -26, 2.4, 39.6, -24.6, 2]), cloth, { round: 1.2, rim: 0.6 })
  form(blob([31, -26, 30.4, -34, 34, -40, 40, -39.4, 42.4, -34, 40.6, -26, 36, -24]), skin, { round: 3, rim: 0.6 })
  for (let i = 0; i < 4; i++) {
    const y = -38 + i * 3.5
    form(limb([40.6 - i * 0.3, y, 2, 35.6, y + 0.6, 2.1, 32.2 + i * 0.2, y + 1, 1.7]), skin, {
      round: 1.2,
      rim: 0.4,
      sink: 0.1,
    })
  }
  form(limb([40, -28, 2.6, 42.6, -35, 2.2, 39.6, -40.6, 1.9]), skin, { round: 1.4, rim: 0.5, sink: 0.1 })
  crease([31.4, -26, 0.1, 35, -24.8, 0.4, 39.6, -26.4, 0.1], skin, 0.5)
}
