import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, limb, oval, symmetric } from './shapes.ts'
import { sketch } from './sketch.ts'

function paintSkull(
  { tone, form, fill, inside, crescent, ink, spot, crease, line, side, mottle }: Brush,
  random: () => number,
): void {
  const bone = tone(1, 'glow', 0.16)
  const jaw = symmetric([0, -28, 22, -34, 26, -26, 22, -10, 14, -1, 0, 0])
  form(jaw, { ...bone, lit: bone.mid }, { round: 5, rim: 0.8, sink: 0.3 })
  const cranium = symmetric([
    0, -100, 18, -98, 34, -88, 41, -72, 40, -56, 36, -46, 37, -36, 28, -30, 23, -24, 18, -18, 9, -16, 0, -16,
  ])
  form(cranium, bone, { round: 12, rim: 1.4, sink: 0.2 })
  mottle(cranium, bone.shade, random, { count: 20, size: 5, alpha: 0.08 })
  inside(cranium, () => {
    spot(side * 14, -86, 16, 12, bone.rim, 0.5)
    for (const x of [-36, 36]) spot(x, -54, 9, 14, bone.deep, 0.6)
    for (const x of [-26, 26]) spot(x, -32, 9, 7, bone.deep, 0.5)
  })
  for (const way of [-1, 1]) {
    const socket = blob([
      way * 6,
      -52,
      way * 9,
      -61,
      way * 19,
      -64,
      way * 29,
      -59,
      way * 30,
      -49,
      way * 24,
      -42,
      way * 14,
      -41,
      way * 7,
      -45,
    ])
    fill(socket, ink.dark, 0.96)
    inside(socket, () => {
      crescent(socket, -side * 1.6, -1.6, bone.shade, 0.8)
      spot(way * 18, -52, 8, 7, ink.dark, 1)
    })
    crease([way * 5, -56, 0.4, way * 18, -68, 1.2, way * 32, -60, 0.4], bone, 0.4)
    crease([way * 31, -42, 0.3, way * 26, -37, 0.9, way * 16, -36, 0.3], bone, 0.5)
    fill(blob([0, -44, way * 2, -43, way * 6, -33, way * 4, -30, way * 0.8, -32, 0, -40]), ink.dark, 0.95)
  }
  for (let i = -4; i <= 4; i++) {
    form(blob([i * 4 - 1.9, -21, i * 4 + 1.9, -21, i * 4 + 1.8, -14.6, i * 4, -13.6, i * 4 - 1.8, -14.6]), bone, {
      round: 0.9,
      rim: 0.3,
      sink: 0.2,
    })
    if (Math.abs(i) < 4)
      form(
        blob([i * 4 - 1.7, -8, i * 4 + 1.7, -8, i * 4 + 1.7, -13, i * 4, -13.4, i * 4 - 1.7, -13]),
        { ...bone, lit: bone.mid },
        { round: 0.8, rim: 0.25, sink: 0.2 },
      )
  }
  line(curve([-19, -14, -10, -13, 0, -13.2, 10, -13, 19, -14]), ink.dark, 0.8, 0.9)
  line(curve([3, -99, 1, -90, 5, -86, 2, -78]), bone.deep, 0.4, 0.5)
}

function paintMask(brush: Brush): void {
  const { tone, form, fill, ink, crease, inside, spot, side, line } = brush
  const gold = tone(1, 'glow', 0.75)
  const face = tone(1, 'rim', 0.25)
  const ribbon = tone(0.85, 'accent', 0.95)
  for (const way of [-1, 1]) {
    const tail = limb([way * 36, -58, 2.4, way * 46, -46, 3, way * 41, -30, 3.4, way * 48, -14, 3, way * 45, -3, 0.6])
    form(tail, ribbon, { round: 1.4, rim: 0.6 })
  }
  for (let i = 0; i < 9; i++) {
    const turn = -1 + (i / 8) * 2
    const plume = limb([
      Math.sin(turn) * 18,
      -74,
      2,
      Math.sin(turn) * 32,
      -86,
      4.2,
      Math.sin(turn) * 40,
      -97 + Math.abs(turn) * 12,
      1.4,
    ])
    form(plume, i % 2 ? tone(0.85, 'accent2', 0.85) : ribbon, { round: 1.8, rim: 0.6, sink: 0.1 })
    line(
      curve([Math.sin(turn) * 18, -74, Math.sin(turn) * 32, -86, Math.sin(turn) * 40, -97 + Math.abs(turn) * 12]),
      ink.dark,
      0.4,
      0.6,
    )
  }
  const shape = symmetric([0, -82, 20, -82, 35, -74, 39, -58, 37, -40, 30, -20, 18, -6, 7, 0, 0, 1])
  form(shape, face, { round: 9, rim: 1.2, sink: 0.25 })
  inside(shape, () => {
    fill(blob([0, -84, 0, -84, 50, -84, 50, -30, 26, -36, 20, -46, 4, -44, 0, -40, 0, -40]), gold.mid, 0.9)
    spot(side * 16, -74, 22, 12, face.rim, 0.5)
    for (const x of [-24, 24]) spot(x, -32, 9, 7, ink.accent, 0.5)
    for (let i = 0; i < 9; i++) fill(oval(6 + i * 3.6, -79.4 + i * i * 0.16, 1), ink.accent, 0.9)
    line(curve([2, -72, 14, -76, 26, -70, 32, -60]), gold.deep, 0.9, 0.8)
    line(curve([4, -68, 14, -71, 22, -67]), gold.rim, 0.6, 0.8)
  })
  line(curve([0, -82, 0.6, -62, 0, -42]), gold.deep, 0.6, 0.7)
  for (const way of [-1, 1]) {
    const slit = blob([way * 6, -55, way * 12, -61, way * 22, -62, way * 31, -56, way * 24, -51, way * 13, -50])
    fill(slit, ink.dark)
    inside(slit, () => brush.crescent(slit, -side * 0.9, -0.9, face.shade, 0.8))
    line(slit, gold.lit, 1.1)
    crease([way * 5, -63, 0.4, way * 16, -70, 1.2, way * 30, -64, 0.3], face, 0.55)
  }
  form(blob([-1.6, -58, 2, -58, 4, -44, 6.6, -35, 0, -32, -6.6, -35, -4, -44]), face, {
    round: 2.4,
    rim: 0.7,
    sink: 0.3,
  })
  for (const x of [-3, 3]) fill(oval(x, -33.6, 1.3, 0.8), ink.dark, 0.9)
  fill(blob([-11, -20, -4, -23, 0, -21.6, 4, -23, 11, -20, 11, -20, 5, -16, 0, -14.6, -5, -16, -11, -20]), ink.accent)
  line(curve([-11, -20, 0, -18.6, 11, -20]), ink.dark, 0.7)
  crease([-5, -10, 0.1, 0, -11, 0.4, 5, -10, 0.1], face, 0.5)
}

export const FACE_THINGS: readonly Thing[] = [
  sketch({
    name: 'skull',
    words: ['skulls', 'skeleton', 'skeletons', 'bone', 'bones', 'death'],
    metres: 0.22,
    aspect: 0.86,
    where: 'hand',
    places: ['ruins', 'desert', 'laboratory'],
    paint: paintSkull,
  }),
  sketch({
    name: 'mask',
    words: ['masks', 'disguise', 'actor', 'carnival', 'masquerade'],
    metres: 0.25,
    aspect: 1.02,
    where: 'hand',
    places: ['abstract', 'room', 'corridor'],
    paint: paintMask,
  }),
]
