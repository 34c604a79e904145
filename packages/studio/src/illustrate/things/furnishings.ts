import type { Thing } from '../painting.ts'
import { sketch, type Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, symmetric, union, without } from './shapes.ts'

function paintChair(brush: Brush, random: () => number): void {
  const { tone, form, contact, grain, crease } = brush
  const wood = tone(0.62, 'glow', 0.42)
  const seat = tone(0.8, 'accent', 0.85)
  contact(0, 30)
  const leg = (points: readonly number[], far: boolean) =>
    form(limb(points), far ? { ...wood, lit: wood.shade, mid: wood.shade } : wood, {
      round: 0.9,
      rim: far ? 0.3 : 0.6,
      sink: 0.2,
    })
  leg([-13, -46, 1.7, -14, -10, 1.4], true)
  leg([22, -47, 1.7, 24, -10, 1.4], true)
  for (const x of [-13, 21])
    form(limb([x, -48, 2, x - 0.6, -74, 2, x - 1.4, -97, 1.7]), wood, { round: 1, rim: 0.6, sink: 0 })
  for (const x of [-7, -1.4, 4.2, 9.8, 15.4])
    form(limb([x, -52, 1, x - 0.6, -72, 1.3, x - 1, -90, 1]), wood, { round: 0.6, rim: 0.45, sink: 0 })
  form(blob([-15.6, -99, 3, -100, 21.6, -99, 22, -91, 3, -88, -16, -91]), wood, { round: 2, rim: 0.8 })
  form(limb([-13, -54, 1.4, 21, -54, 1.4]), wood, { round: 0.7, rim: 0.4, sink: 0 })
  form(polygon([-13, -50, 24, -50, 19, -39, -25, -39]), wood, { round: 1, rim: 0.5, sink: 0 })
  form(blob([-12, -52, 22, -52, 25, -50, 19, -42.4, 16, -41, -22, -41, -25, -43, -14, -51]), seat, {
    round: 2.4,
    rim: 0.8,
    sink: 0.1,
  })
  crease([-18, -43, 0.2, 0, -45.6, 0.4, 16, -43, 0.2], seat, 0.35)
  form(polygon([-25, -41, 19, -41, 19, -36, -25, -36]), wood, { round: 0.8, rim: 0.5, sink: 0.3 })
  leg([-23, -38, 2, -24, -1, 1.5], false)
  leg([17, -38, 2, 18, -1, 1.5], false)
  form(limb([-23, -18, 1.1, 17.6, -18, 1.1]), wood, { round: 0.6, rim: 0.45, sink: 0 })
  form(limb([18, -14, 1, 24, -20, 0.9]), wood, { round: 0.5, rim: 0.3, sink: 0 })
  grain(polygon([-25, -41, 19, -41, 19, -36, -25, -36]), wood.deep, random, {
    count: 14,
    length: 10,
    width: 0.25,
    alpha: 0.5,
  })
}

function paintBed(brush: Brush): void {
  const { tone, form, contact, crease, fill, ink, spot, inside } = brush
  const wood = tone(0.45, 'accent', 0.45)
  const linen = tone(1, 'rim', 0.3)
  const quilt = tone(0.75, 'accent2', 0.75)
  contact(0, 104)
  form(
    blob([-96, -2, -96, -2, -96, -84, -92, -93, -78, -99, -66, -97, -60, -88, -60, -2, -60, -2]),
    { ...wood, lit: wood.mid },
    { round: 4, rim: 1 },
  )
  form(blob([-98, 0, -98, 0, -98, -92, -95, -98, -92, -92, -92, 0, -92, 0]), wood, { round: 1.6, rim: 0.8 })
  form(polygon([-94, -24, 94, -24, 94, -10, -94, -10]), wood, { round: 2, rim: 0.8, sink: 0.3 })
  form(blob([-92, -24, -92, -24, -92, -40, -86, -44, 84, -44, 92, -38, 92, -24, 92, -24]), linen, {
    round: 4,
    rim: 1,
    sink: 0.3,
  })
  form(blob([-90, -44, -88, -60, -76, -68, -56, -66, -44, -58, -42, -48, -50, -43, -76, -41]), linen, {
    round: 6,
    rim: 1.1,
    sink: 0.2,
  })
  crease([-84, -50, 0.3, -70, -54, 0.8, -52, -49, 0.2], linen, 0.4)
  crease([-80, -60, 0.2, -68, -62, 0.6, -56, -58, 0.2], linen, 0.3)
  const cover = blob([
    -36, -46, -36, -46, -20, -56, 10, -54, 40, -57, 70, -52, 92, -47, 98, -36, 98, -8, 96, -4, 96, -4, 70, -7, 44, -4,
    20, -8, -4, -4, -26, -7, -42, -5, -42, -5, -40, -26,
  ])
  form(cover, quilt, { round: 7, rim: 1.3, sink: 0.25 })
  inside(cover, () => {
    for (let i = 0; i < 9; i++)
      crease([-30 + i * 15, -50, 0.3, -34 + i * 15.4, -30, 0.9, -32 + i * 15, -6, 0.6], quilt, 0.35)
    for (const y of [-42, -22]) crease([-40, y, 0.2, 20, y + 3, 0.5, 98, y, 0.2], quilt, 0.3)
    spot(20, -54, 60, 7, quilt.rim, 0.35)
  })
  form(blob([-38, -46, -38, -46, -20, -57, 10, -55, 10, -55, 4, -47, -14, -46, -28, -38, -42, -30, -42, -30]), linen, {
    round: 3,
    rim: 0.9,
  })
  form(blob([88, 0, 88, 0, 88, -58, 91, -66, 96, -68, 100, -66, 102, -58, 102, 0, 102, 0]), wood, { round: 3, rim: 1 })
  fill(polygon([-92, -10, 90, -10, 90, -6, -92, -6]), ink.dark, 0.55)
}

function paintPiano(brush: Brush, random: () => number): void {
  const { tone, form, contact, fill, ink, line, inside, spot, crease } = brush
  const lacquer = tone(0.24, 'accent', 0.15)
  const ivory = tone(1, 'rim', 0.3)
  const brass = tone(0.95, 'glow', 0.65)
  contact(4, 72)
  const lid = blob([
    -66, -54, -66, -54, -60, -70, -36, -90, -6, -98, 24, -98, 46, -88, 56, -74, 66, -52, 66, -52, 20, -52,
  ])
  form(lid, lacquer, { round: 4, rim: 1.2, sink: 0.1 })
  inside(lid, () => {
    spot(0, -56, 60, 20, ink.glow, 0.25)
    fill(blob([-30, -54, -10, -76, 24, -92, 34, -88, 4, -70, -10, -54]), ink.rim, 0.13)
  })
  form(limb([44, -52, 0.9, 36, -84, 0.7]), brass, { rim: 0.3 })
  const frame = polygon([-66, -54, 66, -54, 64, -47, -64, -47])
  fill(frame, mixInk(ink.glow, ink.dark, 0.45))
  inside(frame, () => {
    for (let i = 0; i < 40; i++)
      line(curve([-64 + i * 3.3, -47, -56 + i * 3.1, -54]), i % 2 ? ink.rim : ink.dark, 0.3, 0.6)
  })
  for (const [x, top] of [
    [-52, -30],
    [54, -30],
    [14, -32],
  ] as const) {
    form(symmetric([0, top, 5, top, 6, top + 6, 3.4, top + 11, 2.4, -6, 3.6, -4.4, 0, -3], x), lacquer, {
      isColumn: true,
      rim: 0.6,
    })
    form(oval(x, -2.2, 2.2, 2.2), brass, { rim: 0.4 })
  }
  const side = blob([-70, -50, -70, -50, -20, -49, 40, -49, 68, -50, 70, -44, 69, -32, 66, -28, -68, -28, -70, -31])
  form(side, lacquer, { round: 3, rim: 1, sink: 0.3 })
  inside(side, () => fill(blob([-66, -47, 0, -46, 66, -47, 66, -44.6, 0, -43.6, -66, -44.6]), ink.rim, 0.3))
  form(polygon([-58, -40, 50, -40, 55, -30, -63, -30]), lacquer, { round: 1, rim: 0.5, sink: 0 })
  const keys = polygon([-55, -39, 47, -39, 51, -32.4, -59, -32.4])
  fill(keys, ivory.lit)
  inside(keys, () => {
    for (let i = 0; i <= 36; i++) line(curve([-55 + i * 2.84, -39, -59 + i * 3.06, -32]), ink.dark, 0.3, 0.7)
    for (let i = 0; i < 36; i++)
      if (![2, 6].includes(i % 7))
        fill(
          polygon([-53.2 + i * 2.84, -39, -51.6 + i * 2.84, -39, -53 + i * 2.95, -35.4, -54.8 + i * 2.95, -35.4]),
          ink.dark,
        )
  })
  form(polygon([-60, -32.2, 52, -32.2, 53, -29.4, -62, -29.4]), lacquer, { round: 0.4, rim: 0.4, sink: 0 })
  form(blob([-24, -52, -24, -52, -20, -66, -20, -66, 14, -66, 14, -66, 18, -52, 18, -52]), lacquer, {
    round: 1,
    rim: 0.6,
  })
  form(polygon([-16, -53, -13, -68, 9, -68, 12, -53]), ivory, { round: 0, rim: 0.5, sink: 0.1 })
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 5; i++)
      line(curve([-12, -65 + row * 3.1 + i * 0.4, 9, -65 + row * 3.1 + i * 0.4]), ink.dark, 0.12, 0.7)
    for (let i = 0; i < 5; i++)
      fill(oval(-10.6 + i * 4 + random() * 2, -64.4 + row * 3.1 + random() * 1.2, 0.6, 0.45), ink.dark)
  }
  form(symmetric([0, -28, 5, -28, 4, -8, 6, -4, 0, -4], -6), lacquer, { rim: 0.4 })
  for (const x of [-9, -6, -3]) form(limb([x, -5, 0.7, x - 0.4, -2.6, 0.9]), brass, { rim: 0.3, sink: 0 })
  form(blob([-34, -20, -20, -22, 2, -22, 8, -19, 6, -15, -32, -15]), tone(0.55, 'accent', 0.8), { round: 2, rim: 0.7 })
  for (const x of [-29, 3]) form(limb([x, -15, 1.5, x, -1, 1]), lacquer, { rim: 0.5 })
  crease([-30, -18, 0.2, -14, -19, 0.4, 4, -18, 0.2], tone(0.55, 'accent', 0.8), 0.4)
}

function paintViolin(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, line, inside, grain, context, spot, side } = brush
  const wood = tone(0.75, 'accent', 0.72)
  const ebony = tone(0.18)
  const bow = tone(0.6, 'glow', 0.5)
  context.save()
  context.translate(0, -50)
  context.rotate(0.3)
  context.translate(0, 50)
  context.save()
  context.translate(21, -48)
  context.rotate(0.1)
  form(limb([0, 46, 1.1, 2, 0, 0.9, 0, -46, 0.8]), bow, { round: 0.4, rim: 0.4, sink: 0 })
  line(curve([-1.8, 43, -2, 0, -1.6, -45]), tone(1, 'rim', 0.3).lit, 0.9, 0.9)
  form(box(-3.2, 38, 3.6, 5, 0.8), ebony, { rim: 0.4 })
  context.restore()
  const body = symmetric([
    0, -57, 7, -58, 14, -54, 15.6, -46, 13, -39, 12.4, -38, 12.4, -38, 9.6, -34, 9.4, -28, 13, -22.6, 13, -22.6, 18,
    -18, 19.4, -9, 15, -1, 6, 1.4, 0, 1,
  ])
  form(body, wood, { round: 5, rim: 0.9, sink: 0.1 })
  inside(body, () => {
    spot(side * 7, -48, 7, 8, wood.rim, 0.5)
    spot(side * 9, -12, 8, 10, wood.rim, 0.45)
    spot(0, -28, 14, 34, ink.glow, 0.22)
  })
  grain(body, wood.deep, random, { count: 60, length: 18, turn: Math.PI / 2, width: 0.25, alpha: 0.3 })
  context.save()
  context.translate(0, -28)
  context.scale(0.91, 0.945)
  context.translate(0, 28)
  line(body, ink.dark, 0.5, 0.7)
  context.restore()
  for (const way of [-1, 1]) {
    line(curve([way * 5.6, -35.6, way * 7.6, -34, way * 6.6, -29, way * 8.6, -24, way * 10.4, -23]), ink.dark, 1.1)
    fill(oval(way * 5.6, -35, 1), ink.dark)
    fill(oval(way * 10.2, -23.4, 1.1), ink.dark)
  }
  form(polygon([-2, -94, 2, -94, 3.4, -36, -3.4, -36]), ebony, { isColumn: true, round: 0.6, rim: 0.35 })
  form(blob([-4, -16, -4, -16, 4, -16, 4, -16, 2, -2, 0, 0, -2, -2]), ebony, { round: 0.8, rim: 0.4 })
  form(blob([-6, -25, -6, -25, -5, -28, 0, -29, 5, -28, 6, -25, 6, -25, 2, -26, -2, -26]), bow, {
    round: 0.7,
    rim: 0.4,
  })
  for (const x of [-1.6, -0.55, 0.55, 1.6])
    line(curve([x * 0.9, -92, x * 1.7, -28.6, x * 1.4, -16]), ink.rim, 0.22, 0.9)
  form(blob([-2.2, -92, -2.4, -98, 0, -104, 2.6, -102.6, 2.4, -98, 2.2, -92]), wood, { round: 1, rim: 0.5 })
  line(curve([0, -103, -2, -102, -1.4, -99.6, 0.6, -100.4]), wood.deep, 0.6)
  for (const [y, way] of [
    [-93, 1],
    [-95, -1],
    [-97, 1],
    [-99, -1],
  ] as const)
    form(limb([way * 1.8, y, 0.6, way * 5.6, y - 0.4, 1.2]), ebony, { rim: 0.3, sink: 0 })
  form(blob([-13, -3, -8, -7, -4, -4, -5, 2, -11, 2]), ebony, { round: 1.4, rim: 0.5 })
  context.restore()
}

function paintUmbrella({ tone, form, inside, line, fill, ink, crease, side, spot }: Brush): void {
  const cloth = tone(0.82, 'accent', 0.9)
  const wood = tone(0.5, 'glow', 0.45)
  const steel = tone(0.8, 'rim', 0.3)
  const under = blob([-50, -50, -34, -58, -17, -51, 0, -58, 17, -51, 34, -58, 50, -50, 30, -64, -30, -64])
  fill(under, mixInk(ink.dark, cloth.deep, 0.4))
  for (const x of [-34, -17, 17, 34]) line(curve([0, -62, x * 0.6, -58, x, -53]), steel.mid, 0.5, 0.8)
  form(limb([0, -92, 0.9, 0, -50, 0.9, 0, -14, 0.9]), steel, { isColumn: true, rim: 0.3 })
  form(limb([0, -22, 1.5, 0, -8, 1.6, 3, -2, 1.6, 8, -1.6, 1.6, 11, -6, 1.5, 10.4, -9, 1.3]), wood, {
    round: 0.8,
    rim: 0.5,
    sink: 0,
  })
  const dome = blob([
    -52, -50, -52, -50, -48, -68, -34, -84, -16, -92, 0, -95, 16, -92, 34, -84, 48, -68, 52, -50, 52, -50, 43, -55, 35,
    -52, 35, -52, 26, -56, 17, -52, 17, -52, 8, -56.4, 0, -52, 0, -52, -8, -56.4, -17, -52, -17, -52, -26, -56, -35,
    -52, -35, -52, -43, -55,
  ])
  form(dome, cloth, { round: 10, rim: 1.2, sink: 0.2 })
  inside(dome, () => {
    const edges = [-52, -35, -17, 0, 17, 35, 52]
    edges.slice(1).forEach((x, i) => {
      const gore = blob([
        0,
        -95,
        0,
        -95,
        x * 0.62,
        -86,
        x * 0.92,
        -70,
        x,
        -48,
        x,
        -48,
        edges[i]!,
        -48,
        edges[i]!,
        -48,
        edges[i]! * 0.92,
        -70,
        edges[i]! * 0.62,
        -86,
      ])
      fill(gore, (x - 9) * side > 0 ? cloth.rim : ink.dark, 0.05 + Math.abs(x - 9) * 0.002)
      if (i % 2) fill(gore, ink.dark, 0.1)
      crease([0, -94.6, 0.2, x * 0.62, -86, 0.4, x * 0.92, -70, 0.4, x, -52, 0.3], cloth, 0.6)
    })
    spot(side * 20, -84, 16, 8, cloth.rim, 0.5)
  })
  form(limb([0, -94, 1.2, 0, -99.4, 0.4]), wood, { rim: 0.3 })
}

function paintSuitcase(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, contact, line, crease, mottle, grain, inside } = brush
  const leather = tone(0.62, 'accent', 0.55)
  const dark = tone(0.32, 'accent', 0.35)
  const brass = tone(0.98, 'glow', 0.65)
  contact(0, 66)
  form(
    without(
      blob([-18, -84, -17, -95, -10, -99.4, 10, -99.4, 17, -95, 18, -84]),
      blob([-13, -82, -12, -92, -7, -94.6, 7, -94.6, 12, -92, 13, -82]),
    ),
    dark,
    { round: 1.6, rim: 0.7 },
  )
  for (const x of [-16, 16]) form(box(x - 4, -88, 8, 6, 1), brass, { rim: 0.4 })
  const shell = box(-64, -85, 128, 84, 7)
  form(shell, leather, { round: 7, rim: 1.2, sink: 0.25 })
  mottle(shell, dark.shade, random, { count: 24, size: 8, alpha: 0.09 })
  grain(shell, leather.deep, random, { count: 60, length: 6, turn: 0.6, width: 0.25, alpha: 0.35 })
  grain(shell, leather.rim, random, { count: 40, length: 7, turn: 0.9, width: 0.25, alpha: 0.3 })
  crease([-63, -66, 0.4, 0, -65.4, 0.7, 63, -66, 0.4], leather, 0.85)
  for (const x of [-38, 38]) {
    form(box(x - 5, -85, 10, 84), dark, { round: 1.2, rim: 0.4, sink: 0.2 })
    for (const aside of [-3.8, 3.8]) {
      brush.context.setLineDash([1.6, 1.2])
      line(curve([x + aside, -84, x + aside, -2]), brass.mid, 0.4, 0.9)
      brush.context.setLineDash([])
    }
    form(box(x - 7, -60, 14, 10, 1.4), brass, { round: 1.4, rim: 0.5 })
    fill(box(x - 4.4, -57.6, 8.8, 5.2, 0.6), ink.dark, 0.85)
    form(box(x - 0.8, -60, 1.6, 10, 0.6), brass, { rim: 0.2 })
  }
  form(box(-8, -70, 16, 10, 1.6), brass, { round: 1.4, rim: 0.5 })
  fill(union(oval(0, -66.4, 1.4), polygon([-0.6, -66, 0.6, -66, 1, -62.6, -1, -62.6])), ink.dark)
  for (const [x, y] of [
    [-64, -85],
    [44, -85],
    [-64, -21],
    [44, -21],
  ] as const) {
    inside(box(x, y, 20, 20, 7), () => {
      form(box(x, y, 20, 20, 7), dark, { round: 2, rim: 0.5 })
    })
    for (const [dx, dy] of [
      [4, 4],
      [16, 4],
      [4, 16],
      [16, 16],
    ] as const)
      fill(oval(x + dx, y + dy, 0.8), brass.lit)
  }
  brush.context.save()
  brush.context.translate(-14, -30)
  brush.context.rotate(-0.14)
  form(box(-10, -8, 22, 16, 1), tone(0.95, 'rim', 0.2), { round: 0, rim: 0.3, sink: 0.05 })
  fill(oval(1, 0, 6), ink.accent2, 0.8)
  fill(polygon([-4, 3, 1, -4, 6, 3]), ink.rim, 0.9)
  brush.context.restore()
  brush.context.save()
  brush.context.translate(16, -22)
  brush.context.rotate(0.2)
  form(oval(0, 0, 9.4), tone(0.9, 'accent', 0.9), { round: 0, rim: 0.3, sink: 0.05 })
  line(oval(0, 0, 7), ink.rim, 0.6, 0.9)
  fill(polygon([-5, 1.4, 5, -1.8, 1, 1, 2, 4, 0, 2, -2.4, 3]), ink.rim, 0.9)
  brush.context.restore()
}

function paintMirror(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, contact, inside, spot, fade, line, mottle, side } = brush
  const gold = tone(0.95, 'glow', 0.72)
  contact(0, 24)
  for (const way of [-1, 1]) form(limb([way * 16, -6, 2.4, way * 21, -3, 2.2, way * 25, -0.6, 1.8]), gold, { rim: 0.5 })
  form(blob([-8, -92, -6, -97, 0, -100, 6, -97, 8, -92, 3, -93, 0, -91, -3, -93]), gold, { round: 2, rim: 0.6 })
  const outer = oval(0, -49, 29, 46)
  form(outer, gold, { round: 4, rim: 1.1, sink: 0.1 })
  for (let i = 0; i < 36; i++) {
    const turn = (i / 36) * Math.PI * 2
    form(oval(Math.cos(turn) * 26.6, -49 + Math.sin(turn) * 43.4, 1.7, 1.9, turn), gold, {
      round: 0.6,
      rim: 0.3,
      sink: 0,
    })
  }
  const glass = oval(0, -49, 23, 40)
  fade(glass, mixInk(ink.shade, ink.lit, 0.45), mixInk(ink.dark, ink.shade, 0.7))
  inside(glass, () => {
    spot(side * 8, -66, 20, 26, ink.rim, 0.45)
    spot(-4, -28, 18, 24, ink.accent2, 0.2)
    fill(polygon([-30, -50, 10, -96, 20, -96, -30, -36]), ink.rim, 0.28)
    fill(polygon([-30, -30, 30, -98, 33, -98, -30, -25]), ink.rim, 0.2)
    fill(
      blob([
        -7, -8, -9, -26, -12, -40, -7, -46, -3, -47, -4, -53, -1.6, -58, 2.6, -57, 4, -52, 3, -47, 7, -45, 11, -38, 9,
        -24, 9, -8,
      ]),
      ink.dark,
      0.42,
    )
    brush.crescent(glass, -side * 2, 2, ink.dark, 0.35)
    brush.crescent(glass, -side, 1, ink.dark, 0.4)
  })
  mottle(glass, ink.rim, random, { count: 8, size: 5, alpha: 0.05 })
  line(glass, gold.deep, 0.9, 0.9)
  line(glass, gold.rim, 0.3, 0.7)
  form(blob([-17, -8, -8, -5, 0, -7, 8, -5, 17, -8, 19, -3, 8, 0, -8, 0, -19, -3]), gold, { round: 2, rim: 0.6 })
}

function paintCrown(brush: Brush): void {
  const { tone, form, fill, ink, contact, inside, spot, side, line } = brush
  const gold = tone(1, 'glow', 0.82)
  const velvet = tone(0.6, 'accent', 0.95)
  contact(0, 56)
  form(blob([-48, -22, -48, -60, -30, -74, 0, -80, 30, -74, 48, -60, 48, -22, 0, -14]), velvet, { round: 8, rim: 0.6 })
  fill(oval(0, -24, 50, 10), velvet.deep, 0.6)
  const spikes = polygon([
    -60, -84, -42, -54, -31, -90, -15, -52, 0, -94, 15, -52, 31, -90, 42, -54, 60, -84, 52, -20, 30, -13, 0, -10, -30,
    -13, -52, -20,
  ])
  form(spikes, gold, { round: 4, rim: 1.1, sink: 0.15 })
  inside(spikes, () => {
    for (const x of [-48, -24, 0, 24, 48]) line(curve([x * 0.94, -24, x, -44, x * 1.16, -74]), gold.deep, 0.7, 0.5)
    spot(side * 24, -44, 20, 18, gold.rim, 0.55)
  })
  const band = blob([
    -54, -26, -54, -26, -30, -18, 0, -15, 30, -18, 54, -26, 54, -26, 52, -8, 52, -8, 30, -1.6, 0, 0.6, -30, -1.6, -52,
    -8, -52, -8,
  ])
  form(band, gold, { round: 3, rim: 1, sink: 0.2 })
  line(curve([-53, -22, -30, -14.6, 0, -12, 30, -14.6, 53, -22]), gold.deep, 0.8, 0.7)
  line(curve([-52, -11.6, -30, -5, 0, -2.8, 30, -5, 52, -11.6]), gold.deep, 0.8, 0.7)
  for (const [x, y, color] of [
    [-40, -13.6, 'accent2'],
    [-21, -9.4, 'accent'],
    [0, -7.6, 'accent2'],
    [21, -9.4, 'accent'],
    [40, -13.6, 'accent2'],
  ] as const) {
    const gem = tone(0.95, color, 1)
    form(oval(x, y, 5, 4.2), { ...gold, lit: gold.deep }, { round: 0.6, rim: 0.4 })
    form(oval(x, y, 4, 3.2), gem, { round: 1.4, rim: 0.4, sink: 0.3 })
    fill(oval(x + side * 1.2, y - 1.1, 1.1, 0.7), ink.rim, 0.95)
  }
  for (const [x, y] of [
    [-60, -86],
    [-31, -92],
    [0, -95.4],
    [31, -92],
    [60, -86],
  ] as const)
    brush.ball(x, y, 4.4, 4.4, tone(1, 'rim', 0.4), 0.4)
  form(oval(0, -38, 5.4, 7), tone(0.95, 'accent', 1), { round: 2, rim: 0.6 })
  fill(oval(side * 1.6, -41, 1.4, 1.8), ink.rim, 0.95)
}

function paintCup(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, contact, inside, spot, line, side } = brush
  const china = tone(1, 'rim', 0.25)
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
  fill(oval(0, -54.6, 30, 4.9), coffee.shade)
  inside(oval(0, -54.6, 30, 4.9), () => {
    spot(side * 12, -56, 18, 4, coffee.lit, 0.8)
    line(oval(4, -54, 14, 2.4), tone(0.9, 'glow', 0.5).mid, 0.9, 0.7)
    line(oval(3, -54, 7, 1.2), tone(0.9, 'glow', 0.5).mid, 0.7, 0.7)
    spot(0, -50, 30, 4, ink.dark, 0.5)
  })
  form(limb([-44, -10, 1, -24, -7, 0.9]), tone(0.9, 'rim', 0.4), { rim: 0.3, sink: 0 })
  form(oval(-47, -10.6, 4.6, 1.9, 0.14), tone(0.9, 'rim', 0.4), { round: 0.6, rim: 0.4, sink: 0 })
}

export const FURNITURE_THINGS: readonly Thing[] = [
  sketch({
    name: 'chair',
    words: ['chairs', 'seat', 'seats', 'throne', 'stool'],
    metres: 1,
    aspect: 0.6,
    where: 'ground',
    places: ['room', 'corridor', 'abstract'],
    paint: paintChair,
  }),
  sketch({
    name: 'bed',
    words: ['beds', 'sleep', 'bedroom', 'pillow', 'mattress'],
    metres: 1.1,
    aspect: 2.08,
    where: 'ground',
    places: ['room', 'sky', 'field'],
    paint: paintBed,
  }),
  sketch({
    name: 'piano',
    words: ['pianos', 'pianist', 'grand piano', 'sonata'],
    metres: 1.7,
    aspect: 1.44,
    where: 'ground',
    places: ['room', 'ruins', 'corridor'],
    paint: paintPiano,
  }),
  sketch({
    name: 'mirror',
    words: ['mirrors', 'reflection', 'reflections', 'looking glass'],
    metres: 1.7,
    aspect: 0.62,
    where: 'ground',
    places: ['room', 'corridor', 'abstract'],
    paint: paintMirror,
  }),
]

export const BELONGING_THINGS: readonly Thing[] = [
  sketch({
    name: 'violin',
    words: ['violins', 'fiddle', 'cello', 'violinist'],
    metres: 0.6,
    aspect: 0.84,
    where: 'hand',
    places: ['room', 'street', 'library'],
    paint: paintViolin,
  }),
  sketch({
    name: 'umbrella',
    words: ['umbrellas', 'parasol', 'parasols'],
    metres: 1,
    aspect: 1.06,
    where: 'hand',
    places: ['street', 'coast', 'station'],
    paint: paintUmbrella,
  }),
  sketch({
    name: 'suitcase',
    words: ['suitcases', 'luggage', 'baggage', 'briefcase', 'trunk'],
    metres: 0.6,
    aspect: 1.34,
    where: 'ground',
    places: ['station', 'road', 'room'],
    paint: paintSuitcase,
  }),
  sketch({
    name: 'crown',
    words: ['crowns', 'king', 'kings', 'queen', 'queens', 'royal', 'kingdom'],
    metres: 0.25,
    aspect: 1.32,
    where: 'hand',
    places: ['ruins', 'corridor', 'abstract'],
    paint: paintCrown,
  }),
  sketch({
    name: 'cup',
    words: ['cups', 'coffee', 'tea', 'mug', 'mugs', 'espresso', 'teacup'],
    metres: 0.1,
    aspect: 1.1,
    where: 'hand',
    places: ['room', 'street', 'library'],
    paint: paintCup,
  }),
]
