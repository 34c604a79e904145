import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, oval, polygon, union } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

function paintNewspaper(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, line, crease, spot } = brush
  const paper = stuffOf(brush, 'linen')
  const dark = stuffOf(brush, 'ink').mid
  contact(0, 48)
  for (let i = 3; i > 0; i--)
    form(
      polygon([-44 + i * 2.6, -98 + i * 0.6, 40 + i * 2.6, -96 + i * 0.7, 42 + i * 2.4, -1, -43 + i * 2.4, -0.4]),
      i % 2 ? dimmed(paper) : paper,
      { round: 1, rim: 0.5 },
    )
  const sheet = blob([
    -44, -98, -44, -98, 0, -96.6, 40, -98, 40, -98, 42, -50, 41, -1, 41, -1, 0, -2.6, -45, 0, -45, 0, -43.4, -50,
  ])
  form(sheet, paper, { round: 3, rim: 0.9, sink: 0.15, depth: 0.8 })
  inside(sheet, () => {
    // A title and a headline of strokes, a picture, columns.
    let x = -36
    while (x < 30) {
      const width = 3 + random() * 5
      fill(box(x, -93, width, 9.4, 0.4), dark)
      fill(box(x + 1, -90, Math.max(0.6, width - 2.4), 1.6), paper.mid, 0.9)
      x += width + 1.5
    }
    for (const y of [-81, -79.4]) line(curve([-38, y, 35, y]), dark, 0.6)
    for (const [y, end] of [
      [-75, 34],
      [-67, 14],
    ] as const)
      for (let at = -38; at < end; at += 9 + random() * 6) fill(box(at, y, 6 + random() * 5, 5, 0.5), dark)
    const picture = box(-8, -58, 43, 32)
    brush.fade(picture, mixInk(paper.mid, dark, 0.25), mixInk(paper.mid, dark, 0.55))
    inside(picture, () => {
      fill(oval(22, -48, 4.6), paper.rim)
      fill(polygon([-10, -32, 4, -46, 12, -38, 22, -48, 40, -30, 40, -24, -10, -24]), dark, 0.75)
    })
    line(picture, dark, 0.6)
    const column = (left: number, top: number, width: number) => {
      for (let y = top; y < -6; y += 3)
        line(curve([left, y, left + width * (random() < 0.15 ? 0.6 : 1), y]), dark, 0.9, 0.7)
    }
    column(-38, -57, 26)
    column(-8, -21, 19.6)
    column(15, -21, 20)
    spot(-46, -50, 16, 70, ink.dark, 0.14)
  })
  crease([-44, -50, 0.2, 0, -48.8, 0.4, 42, -50, 0.2], paper, 0.55)
}

function paintPostcard(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, line, spot, context } = brush
  const paper = stuffOf(brush, 'paper')
  const dark = stuffOf(brush, 'ink').mid
  contact(0, 66)
  context.save()
  context.translate(0, -50)
  context.rotate(-0.045)
  form(box(-66, -45, 134, 92, 1), dimmed(paper), { round: 1, rim: 0.4 })
  const card = box(-70, -46, 138, 92, 1.4)
  form(card, paper, { round: 2, rim: 1, sink: 0.1, depth: 0.6 })
  for (let i = 0; i < 7; i++) {
    const y = -32 + i * 10
    const words: number[] = []
    for (let x = -62; x < (i === 6 ? -30 : -10); x += 2.6) words.push(x, y + (random() - 0.5) * 4.6)
    line(curve(words), dark, 0.85, 0.85)
  }
  line(curve([0, -38, 0, 36]), dark, 0.5, 0.6)
  for (let i = 0; i < 4; i++) line(curve([9, 4 + i * 9.4, 60 - (i === 3 ? 20 : 0), 4 + i * 9.4]), dark, 0.5, 0.7)
  for (let i = 0; i < 3; i++) {
    const words: number[] = []
    for (let x = 11; x < 50 - i * 7; x += 2.6) words.push(x, 2 + i * 9.4 + (random() - 0.5) * 4)
    line(curve(words), dark, 0.9, 0.85)
  }
  // The stamp: perforated, with a sailing ship under a sun.
  const holes = []
  for (let i = 0; i <= 8; i++) holes.push(oval(34 + i * 3.4, -40, 0.9), oval(34 + i * 3.4, -6, 0.9))
  for (let i = 0; i <= 10; i++) holes.push(oval(34, -40 + i * 3.4, 0.9), oval(61.2, -40 + i * 3.4, 0.9))
  const stamp = box(34, -40, 27.2, 34)
  fill(box(34.6, -39, 28, 34.4), ink.dark, 0.3)
  form(stamp, stuffOf(brush, 'paper'), { round: 0.4, rim: 0.3, sink: 0 })
  for (const hole of holes) fill(hole, paper.mid)
  const picture = box(37, -37, 21.2, 28)
  brush.fade(picture, stuffOf(brush, 'blueprint').lit, stuffOf(brush, 'crust').lit)
  inside(picture, () => {
    fill(oval(52, -29, 4), paper.rim)
    fill(polygon([40, -20, 47.4, -34, 47.4, -20]), paper.lit)
    fill(polygon([48.6, -20, 48.6, -31, 55, -20]), paper.mid)
    fill(polygon([39, -18.6, 57, -18.6, 53, -14, 42, -14]), stuffOf(brush, 'velvet').mid)
    fill(box(36, -14.6, 24, 8), stuffOf(brush, 'blueprint').mid)
  })
  const mark = stuffOf(brush, 'velvet').mid
  line(oval(28, -22, 11.6), mark, 1.1, 0.75)
  line(oval(28, -22, 7.4), mark, 0.8, 0.7)
  fill(box(21.6, -23.4, 12.8, 2.8), mark, 0.6)
  for (let i = 0; i < 4; i++)
    line(curve([38, -29 + i * 4.6, 44, -31 + i * 4.6, 52, -27.4 + i * 4.6, 62, -30 + i * 4.6]), mark, 0.9, 0.65)
  spot(-66, 44, 26, 20, paper.shade, 0.25)
  context.restore()
}

function paintTicket(brush: Brush, random: () => number): void {
  const { contact, form, fill, ink, line, context } = brush
  const paper = stuffOf(brush, 'straw')
  const dark = stuffOf(brush, 'ink').mid
  contact(0, 60)
  context.save()
  context.translate(0, -50)
  context.rotate(-0.16)
  const ticket = (() => {
    let shape = box(-74, -32, 148, 64, 2)
    for (const x of [-74, 74]) shape = cutRound(shape, x)
    return shape
  })()
  context.save()
  context.translate(2.4, 3)
  fill(ticket, ink.dark, 0.4)
  context.restore()
  form(ticket, paper, { round: 2.4, rim: 1, sink: 0.15, depth: 0.75 })
  line(box(-64, -26, 128, 52, 1), dark, 1, 0.85)
  line(box(-61.6, -23.6, 123.2, 47.2, 0.6), dark, 0.4, 0.8)
  for (let y = -22; y < 24; y += 4.4) fill(oval(30, y, 0.9), paper.deep, 0.9)
  for (let i = 0; i < 3; i++) {
    const [left, y, height] = [-54, -16 + i * 13, i === 0 ? 8 : 4]
    for (let x = left; x < (i === 2 ? -2 : 20); x += height + 1.4 + random() * 3)
      fill(box(x, y, height + random(), height, 0.6), dark, 0.9)
  }
  // A little train, and the guard's hole.
  fill(union(box(36, -8, 16, 9, 1), box(47, -14, 7, 15, 1), box(39, -13, 3, 6)), stuffOf(brush, 'velvet').mid)
  for (const x of [40, 47, 52]) fill(oval(x, 3, 2.4), stuffOf(brush, 'velvet').mid)
  fill(oval(50, 15, 3.6), mixInk(ink.dark, paper.deep, 0.3))
  line(oval(50, 15, 3.9), paper.rim, 0.5, 0.7)
  context.restore()
}

function cutRound(shape: ReturnType<typeof box>, x: number) {
  const notch = oval(x, 0, 9)
  const path = union(shape)
  path.op(notch, 0)
  return path.asWinding()
}

export const SHEET_THINGS: readonly Thing[] = [
  sketch({
    name: 'newspaper',
    words: ['newspapers', 'headline', 'headlines', 'gazette', 'front page'],
    metres: 0.4,
    aspect: 0.96,
    where: 'hand',
    places: ['room', 'street', 'station'],
    paint: paintNewspaper,
  }),
  sketch({
    name: 'postcard',
    words: ['postcards', 'stamp', 'stamps', 'postage stamp'],
    metres: 0.11,
    aspect: 1.46,
    where: 'hand',
    places: ['room', 'library', 'station'],
    paint: paintPostcard,
  }),
  sketch({
    name: 'ticket',
    words: ['tickets', 'train ticket', 'bus ticket', 'receipt'],
    metres: 0.06,
    aspect: 1.56,
    where: 'hand',
    places: ['station', 'room'],
    paint: paintTicket,
  }),
]
