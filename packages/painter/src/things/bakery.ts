import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { paintSteam } from './steam.ts'
import { stuffOf } from './stuffs.ts'

const sliceOf = (inset: number) =>
  blob([
    14 + inset,
    -10 - inset,
    14 + inset,
    -10 - inset,
    11 + inset,
    -46,
    15 + inset,
    -74 + inset,
    30,
    -88 + inset,
    46 - inset,
    -74 + inset,
    51 - inset,
    -46,
    48 - inset,
    -10 - inset,
    48 - inset,
    -10 - inset,
  ])

function paintLoaf(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, spot, crease, mottle, grain, side, ink, context, line } = brush
  const crust = stuffOf(brush, 'crust')
  const crumb = stuffOf(brush, 'crumb')
  const oak = stuffOf(brush, 'oak')
  contact(0, 70)
  paintSteam(brush, random, { x: -14, base: -76, top: -100, count: 4, spread: 15 })
  context.save()
  context.scale(0.9, 0.8)
  const board = box(-80, -9, 160, 9, 3)
  form(board, oak, { round: 2, rim: 0.7 })
  grain(board, oak.deep, random, { count: 40, length: 26, width: 0.35, alpha: 0.45 })
  fill(oval(-4, -9.4, 72, 2.6), ink.dark, 0.45)
  const body = blob([
    -66, -10, -66, -10, -76, -26, -75, -56, -62, -82, -34, -96, 0, -98, 28, -92, 46, -76, 50, -46, 46, -10, 46, -10,
  ])
  form(body, crust, { round: 17, rim: 1.3, sink: 0.3 })
  inside(body, () => {
    spot(-26 + side * 20, -86, 40, 15, crust.rim, 0.55)
    spot(-30, -16, 60, 18, crust.deep, 0.45)
    mottle(body, crust.deep, random, { count: 20, size: 9, alpha: 0.07 })
    mottle(body, crumb.lit, random, { count: 26, size: 3.4, alpha: 0.1 })
    for (const x of [-52, -29, -6]) {
      const cut = (width: number) => limb([x - 12, -90, width * 0.3, x, -74, width, x + 10, -46, width * 0.2])
      fill(cut(7.4), crust.deep, 0.35)
      fill(cut(5.8), crumb.mid)
      fill(cut(3.4), crumb.lit, 0.8)
      crease([x - 9 + side * 4, -88, 0.3, x + side * 5, -74, 0.8, x + 9 + side * 3, -50, 0.3], crust, 0.7)
    }
  })
  const paintSlice = () => {
    form(sliceOf(0), crust, { round: 2, rim: 0.9, sink: 0.2 })
    form(sliceOf(3.4), crumb, { round: 3, rim: 0, sink: 0.15, depth: 0.75 })
    inside(sliceOf(4.4), () => {
      for (let i = 0; i < 46; i++) {
        const [x, y, size] = [14 + random() * 36, -86 + random() * 74, 0.5 + random() ** 2 * 2]
        fill(oval(x, y, size, size * 0.7, random()), crust.shade, 0.4)
        line(curve([x - size, y + size * 0.5, x, y + size * 0.8, x + size, y + size * 0.4]), crumb.rim, 0.3, 0.7)
      }
    })
  }
  paintSlice()
  fill(polygon([38, -10, 80, -10, 60, -14, 44, -40]), ink.dark, 0.3)
  context.save()
  context.translate(28, 2.6)
  context.rotate(0.16)
  context.scale(0.9, 0.9)
  paintSlice()
  context.restore()
  context.restore()
}

function paintKettle(brush: Brush): void {
  brush.contact(-6, 44)
  paintKettleItself(brush)
}

function paintBoilingKettle(brush: Brush, random: () => number): void {
  brush.contact(-6, 44)
  paintSteam(brush, random, { x: 50, base: -52, top: -99, count: 2, spread: 5 })
  paintKettleItself(brush)
}

/** A copper kettle without what is around it, so that it may be lifted and tipped. */
export function paintKettleItself(brush: Brush): void {
  const { form, fill, inside, spot, line, ball, ink, side } = brush
  const copper = stuffOf(brush, 'copper')
  const wood = stuffOf(brush, 'hide')
  const brass = stuffOf(brush, 'brass')
  const handle = without(
    blob([-40, -50, -40, -50, -38, -76, -24, -90, -6, -94, 12, -90, 26, -76, 28, -50, 28, -50]),
    blob([-35, -48, -35, -48, -33, -74, -21, -86, -6, -89.4, 9, -86, 21, -74, 23, -48, 23, -48]),
  )
  form(handle, brass, { round: 1.2, rim: 0.6 })
  form(limb([-23, -88.6, 2.6, -6, -92.6, 3.6, 11, -88.6, 2.6]), wood, { round: 1.6, rim: 0.7 })
  const spout = blob([24, -14, 24, -14, 40, -22, 44, -40, 50, -53, 50, -53, 57, -50, 57, -50, 54, -30, 46, -10, 26, -2])
  form(spout, copper, { round: 3.4, rim: 0.9, sink: 0.2 })
  form(oval(53.4, -51.6, 4, 1.7, 0.4), { ...copper, lit: copper.deep, mid: copper.deep }, { round: 0.4, rim: 0.4 })
  const body = blob([
    -28, 0, -28, 0, -44, -8, -47, -24, -40, -42, -24, -54, -6, -57, 12, -54, 28, -42, 35, -24, 32, -8, 16, 0, 16, 0,
  ])
  form(body, copper, { round: 12, rim: 1.2, sink: 0.3 })
  inside(body, () => {
    spot(-6 + side * 20, -36, 10, 17, copper.rim, 0.9)
    spot(-6 - side * 28, -12, 10, 15, copper.rim, 0.3)
    line(curve([-47, -10, -6, -3.4, 35, -10]), copper.deep, 1, 0.7)
    line(curve([-47, -11.4, -6, -4.8, 35, -11.4]), copper.rim, 0.5, 0.7)
    fill(oval(-6, -51, 21, 4), copper.deep, 0.5)
  })
  form(blob([-24, -53, -24, -53, -16, -62, -6, -64, 4, -62, 12, -53, 12, -53, -6, -50]), copper, { round: 3, rim: 0.8 })
  line(curve([-24, -53, -6, -49.6, 12, -53]), copper.rim, 0.7, 0.7)
  ball(-6, -66.4, 4, 4, wood)
  fill(oval(-6 + side * 1.2, -68, 1, 0.8), ink.rim, 0.8)
  for (const x of [-37.6, 25.6]) ball(x, -48, 2.6, 2.6, brass)
}

function paintBowl(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, spot, line, side, ink, stroke } = brush
  const china = stuffOf(brush, 'china')
  const oak = stuffOf(brush, 'pine')
  const soup = stuffOf(brush, 'crust')
  contact(0, 60)
  paintSteam(brush, random, { x: -2, base: -56, top: -99, count: 4, spread: 13 })
  form(oval(0, -6, 66, 8), china, { round: 3, rim: 0.9, sink: 0.2 })
  form(oval(0, -7.4, 52, 5.4), china, { round: 2, rim: 0.3, sink: 0 })
  fill(oval(-side * 5, -7.4, 34, 4.6), ink.dark, 0.4)
  const bowl = blob([-58, -54, -58, -54, -54, -34, -40, -16, -20, -7, 20, -7, 40, -16, 54, -34, 58, -54, 58, -54])
  form(bowl, china, { isColumn: true, round: 8, rim: 1.2, sink: 0.25 })
  inside(bowl, () => {
    for (const [y, width] of [
      [-44, 2],
      [-40, 0.7],
    ] as const)
      line(curve([-60, y, -30, y + 8, 0, y + 10, 30, y + 8, 60, y]), ink.accent2, width, 0.85)
  })
  form(oval(0, -54, 58, 10), china, { round: 1, rim: 0.7, sink: 0 })
  const broth = oval(0, -53, 53, 7.6)
  form(broth, soup, { round: 1, rim: 0, sink: 0 })
  inside(broth, () => {
    spot(side * 20, -56, 26, 4, soup.rim, 0.8)
    for (let i = 0; i < 16; i++) {
      const [x, y] = [(random() - 0.5) * 90, -53 + (random() - 0.5) * 11]
      fill(oval(x, y, 2 + random() * 2.4, 1 + random() * 0.8), i % 3 ? ink.accent : stuffOf(brush, 'bottle').lit, 0.75)
    }
  })
  form(limb([22, -54, 2.4, 46, -68, 1.6, 68, -84, 2]), oak, { round: 0.8, rim: 0.5, sink: 0 })
  stroke([24, -54.6, 0.4, 46, -68.8, 0.5, 67, -84.6, 0.4], oak.rim, 0.8)
}

export const BAKERY_THINGS: readonly Thing[] = [
  sketch({
    name: 'loaf',
    words: ['loaves', 'bread', 'breads', 'baguette', 'bun', 'buns', 'toast', 'crumbs', 'sandwich', 'sandwiches'],
    metres: 0.16,
    aspect: 1.62,
    where: 'ground',
    places: ['room', 'village'],
    paint: paintLoaf,
  }),
  sketch({
    name: 'kettle',
    words: ['kettles', 'teapot', 'teapots'],
    metres: 0.19,
    aspect: 1.16,
    where: 'ground',
    places: ['room'],
    paint: paintKettle,
  }),
  sketch({
    name: 'boiling kettle',
    words: [
      'kettle boils',
      'kettle is boiling',
      'kettle was boiling',
      'kettle on the boil',
      'steaming kettle',
      'singing kettle',
      'whistling kettle',
      'kettle sings',
      'kettle sang',
      'kettle whistles',
      'kettle steam',
      'steaming teapot',
    ],
    metres: 0.19,
    aspect: 1.16,
    where: 'ground',
    places: ['room'],
    paint: paintBoilingKettle,
  }),
  sketch({
    name: 'bowl',
    words: ['bowls', 'soup', 'stew', 'porridge', 'broth', 'spoon', 'spoons', 'supper', 'plate', 'plates'],
    metres: 0.12,
    aspect: 1.38,
    where: 'ground',
    places: ['room'],
    paint: paintBowl,
  }),
]
