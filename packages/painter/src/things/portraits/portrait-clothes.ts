import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush } from '../figures/figure-brush.ts'
import type { FigureKind } from '../figures/figure-kinds.ts'
import type { Look } from '../figures/figure-looks.ts'
import { foldShawl, lapels, paintScarf, paler, type Across } from './portrait-collar.ts'
import type { HeadView } from './head-view.ts'
import { blob, limb, oval, type Points } from '../shapes.ts'

/** How wide the shoulders are. */
function breadthOf({ sex, age }: Look): number {
  return age === 'child' ? 0.7 : sex === 'woman' ? (age === 'old' ? 0.84 : 0.78) : 0.92
}

/** From the foot of the neck on the far side to the near one: a neckline lies on the shoulders, other collars stand around the neck. */
const NECKLINE: Points = [17, -39.6, 12, -39, 0, -37, -13, -42, -18, -41.6]
const COLLARED: Points = [15, -43.4, 8, -46, -2, -43, -11, -52, -16, -45.6]
const TRUNK: Points = [
  -26, -39.4, -36.2, -32.6, -43, -21, -46, -4, -48, 22, -50, 60, -52, 150, 52, 150, 50, 60, 48, 22, 46, -4, 42.4, -20.6,
  35.6, -31.2, 25, -38.4,
]

/** Neck, shoulders and what is worn, of someone who faces right; the base is at 0, the chin near −54. */
export function paintShoulders(brush: FigureBrush, look: Look, kind: FigureKind, view: HeadView): void {
  const { fill, inside, round, spot, stroke, stuff } = brush
  const skin = stuff(look.skin)
  const broad = breadthOf(look)
  const ahead = view === 'profile' ? 0.82 : 1
  const across = (points: Points): Path2D =>
    blob(points.map((value, i) => (i % 2 ? value : value * broad * (value > 0 ? ahead : 1))))
  // With age the neck leans forward.
  const lean = look.age === 'old' ? 6 : 0
  const neck = limb([-4 + lean, -66, 8 * broad, -5 + lean * 0.7, -52, 7.6 * broad, -5, -38, 12 * broad])
  fill(neck, skin.base)
  inside(neck, () => {
    round(neck, -4 + lean, -50, 9 * broad, skin, 0.8, 0.7)
    // The head's own shade, with an edge where the jaw is.
    fill(blob([-22, -70, 16, -70, 14, -45, 4, -41.6, -8, -45, -22, -54]), skin.deep, 0.66)
    spot(-3, -40, 18, 9, skin.deep, 0.4)
    stroke([-11 * broad, -58, 0.3, -5, -46, 1, 0, -39, 0.3], skin.deep, 0.45)
  })
  const cloth = stuff(look.top)
  const body = across(kind === 'dress' ? [...NECKLINE, ...TRUNK] : [...COLLARED, ...TRUNK])
  fill(body, cloth.base)
  inside(body, () => {
    round(body, 0, 10, 58 * broad, cloth, 0.8)
    paintWeave(brush, look, kind, across)
    spot(0, -38, 30, 12, cloth.deep, 0.7)
    // The arms lie against the trunk.
    for (const x of [-31 * broad, 31 * broad * ahead]) {
      stroke([x, -16, 0.4, x * 0.98, 14, 1.8, x * 1.04, 70, 1.2], cloth.deep, 0.7)
      spot(x * 0.86, 30, 8, 50, cloth.deep, 0.35)
      stroke([x * 1.3, -26, 0.2, x * 1.12, -10, 1.5, x * 1.02, -2, 0.2], cloth.deep, 0.5)
      stroke([x * 1.42, -6, 0.2, x * 1.2, 6, 1.3, x * 1.04, 8, 0.2], cloth.deep, 0.4)
      stroke([x * 1.34, -18, 0.2, x * 1.24, -4, 1.2, x * 1.26, 14, 0.2], cloth.pale, 0.35)
      stroke([x * 0.9, -18, 0.2, x * 0.6, -10, 1.3, x * 0.36, -12, 0.2], cloth.deep, 0.32)
    }
    spot(-30 * broad, -29, 17, 7, cloth.pale, 0.3)
    spot(30 * broad * ahead, -28, 15, 7, cloth.pale, 0.3)
  })
  if (view === 'behind') paintNape(brush, look, kind, across, body)
  else paintCollar(brush, look, kind, across, body, skin.base)
}

/** What a cloth is made of: stripes, small flowers, ribs of wool. */
function paintWeave({ fill, stroke, stuff }: FigureBrush, look: Look, kind: FigureKind, across: Across): void {
  const cloth = stuff(look.top)
  if ((kind === 'child' || kind === 'dress') && !look.isPatterned) return
  if (kind === 'child') {
    const stripe = stuff(look.hat)
    for (const y of [-8, 8, 24, 40, 56])
      fill(across([-60, y, 0, y + 4, 60, y, 60, y + 6, 0, y + 10, -60, y + 6]), stripe.base, 0.8)
    return
  }
  if (kind === 'dress') {
    for (let row = 0; row < 9; row++)
      for (let column = -4; column <= 4; column++) {
        const [x, y] = [column * 11 + (row % 2 ? 5.5 : 0), -32 + row * 10]
        fill(oval(x, y, 1.5), cloth.pale, 0.75)
        fill(oval(x, y, 0.6), cloth.deep, 0.6)
      }
    return
  }
  if (kind !== 'backpack' && kind !== 'grandmother') return
  for (let x = -52; x <= 52; x += 5.2) stroke([x * 0.8, -44, 0.2, x, 0, 0.7, x * 1.02, 150, 0.7], cloth.deep, 0.28)
}

function paintNape(brush: FigureBrush, look: Look, kind: FigureKind, across: Across, body: Path2D): void {
  const { fill, inside, stroke, stuff, spot } = brush
  const cloth = stuff(look.top)
  switch (kind) {
    case 'coat':
    case 'old':
      if (look.scarf) paintScarf(brush, look, true)
      else fill(across([-17, -48, -1, -44, 15, -47, 18, -39, 0, -34, -20, -39]), paler(cloth, 0.8))
      return
    case 'suit': {
      fill(across([-14, -50, 0, -47, 13, -49, 14, -44, 0, -41, -15, -44]), stuff(look.shirt).base)
      fill(across([-17, -48, -1, -44, 15, -47, 18, -39, 0, -34, -20, -39]), paler(cloth, 0.8))
      return
    }
    case 'grandmother': {
      const wool = stuff(look.scarf ?? look.hat)
      const shawl = across([
        -14, -50, 0, -46.5, 13, -49, 25, -41, 37, -32, 45, -18, 49, 6, 38, 18, 0, 30, -40, 19, -50, 6, -46, -20, -38,
        -33, -26, -42,
      ])
      fill(shawl, wool.base)
      inside(shawl, () => foldShawl(stroke, wool))
      return
    }
    case 'child':
      fill(across([-22, -48, 0, -43, 20, -47, 24, -36, 12, -22, 0, -17, -14, -22, -26, -36]), paler(cloth, 0.6))
      inside(body, () => stroke([-20, -38, 0.6, 0, -20, 2, 20, -37, 0.6], cloth.deep, 0.4))
      return
    case 'worker':
      fill(across([-15, -53, 0, -50, 13, -52, 15, -42, 0, -39, -17, -42]), stuff(look.scarf ?? '#c7b793').base)
      fill(across([-20, -47, 0, -42, 18, -46, 24, -37, 0, -30, -26, -37]), paler(cloth, 0.6))
      return
    case 'backpack': {
      const canvas = stuff(look.leather)
      fill(across([-18, -48, 0, -44, 16, -47, 20, -37, 0, -32, -22, -37]), paler(cloth, 0.6))
      const pack = across([-30, -10, -20, -24, 0, -27, 20, -24, 30, -10, 33, 30, 34, 150, -34, 150, -33, 30])
      fill(pack, canvas.base)
      inside(pack, () => {
        spot(0, -20, 30, 12, canvas.pale, 0.5)
        stroke([-34, 10, 1, 0, 14, 2, 34, 10, 1], canvas.deep, 0.7)
      })
      for (const x of [-22, 20]) fill(limb([x, -40, 3, x * 1.1, -24, 3.2, x, -6, 3]), canvas.deep)
      return
    }
    case 'dress': {
      const nape = across([-11, -49, 0, -46, 10, -49, 13, -43, 7, -37, -1, -35, -9, -37, -14, -43])
      fill(nape, stuff(look.skin).base)
      inside(nape, () => spot(0, -46, 18, 10, stuff(look.skin).deep, 0.5))
      return
    }
    default:
  }
}

function paintCollar(
  brush: FigureBrush,
  look: Look,
  kind: FigureKind,
  across: Across,
  body: Path2D,
  skin: readonly [number, number, number],
): void {
  const { fill, inside, round, stroke, stuff, spot } = brush
  const cloth = stuff(look.top)
  const shirt = stuff(look.shirt)
  switch (kind) {
    case 'suit': {
      inside(body, () => fill(across([-6, -46, 14, -44, 12, -20, 8, 18, 5, 2, -2, -26]), shirt.base))
      fill(across([4, -40, 9, -40, 8.4, -34, 10, 0, 7, 14, 4.6, 0, 5, -34]), stuff(look.hat).deep)
      lapels(brush, across, cloth)
      fill(across([-8, -49, -8, -49, 0, -43, 5, -38, -2, -34, -9, -42]), paler(shirt, 0.8))
      fill(across([13, -47, 13, -47, 8, -40, 12, -36, 15, -41]), paler(shirt, 0.8))
      return
    }
    case 'coat':
    case 'old': {
      if (!look.scarf)
        inside(body, () => fill(across([-12, -46, 16, -44, 14, -10, 8.6, 20, 4, 20, -6, -20]), stuff(look.shirt).base))
      lapels(brush, across, cloth)
      if (look.scarf) paintScarf(brush, look, false)
      return
    }
    case 'worker': {
      const wool = stuff(look.scarf ?? '#c7b793')
      inside(body, () => fill(across([-12, -46, 16, -44, 14, -10, 8.6, 20, 4, 20, -6, -20]), wool.base))
      lapels(brush, across, cloth)
      const neck = limb([-14, -48, 5, -3, -44, 7, 11, -47, 5])
      fill(neck, wool.base)
      inside(neck, () => {
        for (let x = -14; x < 14; x += 4.5) stroke([x, -54, 0.3, x + 0.6, -46, 0.8, x, -38, 0.3], wool.deep, 0.35)
        spot(0, -52, 16, 6, wool.deep, 0.6)
      })
      return
    }
    case 'grandmother': {
      const wool = stuff(look.scarf ?? look.hat)
      const shawl = across([
        -14, -50, -6, -43, 4, -37, 11, -44, 16, -47, 27, -40, 38, -30, 46, -16, 49, 8, 30, 24, 11, 40, 5, 40, -18, 28,
        -42, 16, -51, 4, -47, -20, -38, -33, -26, -42,
      ])
      fill(shawl, wool.base)
      inside(shawl, () => {
        round(shawl, 0, -6, 50, wool, 0.8)
        foldShawl(stroke, wool)
        stroke([4, -37, 0.6, 8, -8, 1.4, 8, 40, 0.6], wool.deep, 0.6)
        spot(3, -43, 20, 8, wool.deep, 0.6)
      })
      return
    }
    case 'child': {
      const hood = across([
        -22, -46, -14, -51, -4, -45, 5, -41, 12, -46, 19, -46, 22, -37, 12, -27, 0, -24, -14, -28, -24, -37,
      ])
      fill(hood, paler(cloth, 0.7))
      inside(hood, () => spot(2, -44, 20, 8, cloth.deep, 0.7))
      for (const x of [-4, 9]) stroke([x, -30, 0.9, x + 0.6, -14, 0.8, x, -2, 1.3], stuff('#d8d0c0').base, 0.9)
      return
    }
    case 'backpack': {
      fill(across([-18, -51, -8, -47, 2, -43, 12, -47, 16, -49, 19, -38, 8, -32, -8, -33, -21, -39]), paler(cloth, 0.7))
      inside(body, () => {
        for (const x of [-27, 25]) stroke([x * 0.9, -42, 4, x, -10, 4.4, x * 1.02, 150, 4.4], stuff(look.leather).base)
        stroke([3, -34, 0.5, 6, 10, 0.9, 6, 150, 0.9], cloth.deep, 0.7)
      })
      return
    }
    case 'dress': {
      // No higher than the foot of the neck, beside which it would be a collar of skin.
      const low = across([-13, -44, 0, -41, 8, -42, 14, -40, 12, -33, 5, -27, -3, -30, -14, -41])
      fill(low, skin)
      inside(low, () => spot(0, -45, 22, 17, stuff(look.skin).deep, 0.72))
      stroke([-7, -38.4, 0.3, 0, -35.4, 0.6, 4, -35, 0.2], stuff(look.skin).deep, 0.3)
      stroke([-13, -43, 0.4, -6, -31, 0.5, 4, -28.6, 0.5, 13, -38, 0.4], stuff('#d9b873').base)
      fill(oval(2, -28, 1.6), stuff('#e9cf94').base)
      return
    }
    default:
  }
}
