import type { BoardLayoutId } from '@dayreel/catalogue'
import type { Random } from '@dayreel/storyboard/base'
import { inset, partOf, type Rect } from './rect.ts'

/** A cell as fractions of its field: left, top, width, height. */
type Share = readonly [number, number, number, number]

/** The shape of a field. */
type Shape = 'tall' | 'even' | 'wide'

/** A thing and a smaller one. Each cell is wide enough for a label below the thing. */
const HERO_AND_SECOND: Readonly<Record<Shape, readonly Share[]>> = {
  tall: [
    [0, 0, 1, 0.58],
    [0.16, 0.59, 0.84, 0.41],
  ],
  even: [
    [0, 0, 0.54, 0.92],
    [0.55, 0.12, 0.45, 0.88],
  ],
  wide: [
    [0, 0, 0.53, 1],
    [0.55, 0.06, 0.45, 0.94],
  ],
}

/** Three things in a row or along a zigzag, with room for arrows between them. */
const CHAIN_OF_THREE: Readonly<Record<Shape, readonly Share[]>> = {
  tall: [
    [0, 0, 0.94, 0.36],
    [0.18, 0.39, 0.82, 0.29],
    [0, 0.71, 0.82, 0.29],
  ],
  even: [
    [0, 0, 0.44, 0.49],
    [0.56, 0.22, 0.44, 0.49],
    [0, 0.51, 0.44, 0.49],
  ],
  wide: [
    [0, 0, 0.27, 0.86],
    [0.365, 0.14, 0.27, 0.86],
    [0.73, 0, 0.27, 0.86],
  ],
}

/** The arrangements of two or three things that stand in a relation. More things stand in a grid. */
const SHARES: Partial<Record<BoardLayoutId, Partial<Record<number, Partial<Record<Shape, readonly Share[]>>>>>> = {
  single: { 2: HERO_AND_SECOND },
  person: { 2: HERO_AND_SECOND },
  pair: {
    2: {
      tall: [
        [0, 0, 1, 0.52],
        [0, 0.53, 1, 0.47],
      ],
      even: [
        [0, 0, 0.49, 0.86],
        [0.51, 0.14, 0.49, 0.86],
      ],
      wide: [
        [0, 0, 0.48, 0.94],
        [0.52, 0.06, 0.48, 0.94],
      ],
    },
    3: { tall: CHAIN_OF_THREE.tall },
  },
  change: {
    2: {
      tall: [
        [0, 0, 1, 0.46],
        [0, 0.53, 1, 0.47],
      ],
      even: [
        [0, 0, 0.42, 0.6],
        [0.5, 0.2, 0.5, 0.8],
      ],
      wide: [
        [0, 0.1, 0.36, 0.8],
        [0.54, 0, 0.46, 1],
      ],
    },
    3: CHAIN_OF_THREE,
  },
  contrast: {
    2: {
      tall: [
        [0, 0, 1, 0.49],
        [0, 0.51, 1, 0.49],
      ],
      even: [
        [0, 0, 0.42, 0.58],
        [0.44, 0.16, 0.56, 0.84],
      ],
      wide: [
        [0, 0.08, 0.38, 0.8],
        [0.46, 0, 0.54, 1],
      ],
    },
  },
  chain: {
    2: {
      tall: [
        [0, 0, 1, 0.46],
        [0, 0.54, 1, 0.46],
      ],
      even: [
        [0, 0, 0.44, 0.66],
        [0.56, 0.34, 0.44, 0.66],
      ],
      wide: [
        [0, 0.05, 0.41, 0.9],
        [0.59, 0.05, 0.41, 0.9],
      ],
    },
    3: CHAIN_OF_THREE,
  },
}

/** The height of the first of four things above a list of the others, as a fraction of the field. */
const LIST_SHARE = 0.46

/** Extra room between the links of a chain, for arrows, as a fraction of the field. */
const ARROW_ROOM = 0.13

/** Divides a field among things. The first of them is the most important one, unless the layout says otherwise. */
export function cellsOf(layout: BoardLayoutId, count: number, field: Rect, gap: number): Rect[] {
  const shape = shapeOf(field)
  const shares = SHARES[layout]?.[count]?.[shape]
  if (shares) return shares.map(([x, y, width, height]) => partOf(field, { x, y, width, height }))
  if (count === 1) return [field]
  if (layout === 'print') return printAndRest(count, field)
  if (layout === 'chain' || layout === 'change') return snake(count, field)
  if (layout === 'pair') return grid(count, field, gap)
  return heroAndRest(layout, count, field, gap)
}

function shapeOf({ width, height }: Rect): Shape {
  const ratio = width / height
  return ratio < 0.92 ? 'tall' : ratio < 1.35 ? 'even' : 'wide'
}

/** A large print, and the rest over its corners: lower right, upper left, lower left, upper right, then its edges. */
function printAndRest(count: number, whole: Rect): Rect[] {
  const width = Math.min(whole.width, 1.5 * whole.height)
  const field = { ...whole, x: whole.x + (whole.width - width) / 2, width }
  const side = (count > 5 ? 0.28 : 0.4) * Math.min(field.width, field.height)
  const print = inset(field, 0.3 * side)
  const corners: readonly (readonly [number, number])[] = [
    [1, 1],
    [0, 0],
    [0, 1],
    [1, 0],
    [0.5, 1],
    [0.5, 0],
    [1, 0.5],
  ]
  const rest = corners.slice(0, count - 1).map(([x, y]): Rect => ({
    x: field.x + x * (field.width - side),
    y: field.y + y * (field.height - side),
    width: side,
    height: side,
  }))
  return [print, ...rest]
}

/** One large cell, and the rest in rows below or beside it. */
function heroAndRest(layout: BoardLayoutId, count: number, field: Rect, gap: number): Rect[] {
  const share = layout === 'parts' ? 0.52 : 0.62
  const isWide = field.width > 1.12 * field.height
  // A single row below needs little height, so the first thing gets the rest.
  const row = (1.25 * field.width) / (count - 1) / field.height
  // Three columns of a tall field are too narrow for labels, so three things are a list.
  const isList = layout !== 'parts' && count === 4 && shapeOf(field) === 'tall'
  const part = isList
    ? LIST_SHARE
    : isWide
      ? count === 2
        ? share
        : Math.min(share, 0.58)
      : 1 - Math.min(1 - share, Math.max(0.28, row))
  const hero: Share = isWide ? [0, 0, part, 1] : [0, 0, 1, part]
  const rest: Share = isWide ? [part, 0, 1 - part, 1] : [0, part, 1, 1 - part]
  const [large, small] = [hero, rest].map(([x, y, width, height]) => partOf(field, { x, y, width, height }))
  // Parts stand in one row or column, so that no line to one of them crosses another.
  const columns = isList ? 1 : layout === 'parts' && count <= 5 ? (isWide ? 1 : count - 1) : undefined
  return [inset(large!, gap / 3), ...grid(count - 1, small!, gap, columns)]
}

/** Returns equal cells in rows. The last row is centred. */
function grid(count: number, field: Rect, gap: number, columns = bestColumns(count, field)): Rect[] {
  const rows = Math.ceil(count / columns)
  const [width, height] = [field.width / columns, field.height / rows]
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, count - row * columns)
    const x = field.x + (field.width - inRow * width) / 2 + (i % columns) * width
    return inset({ x, y: field.y + row * height, width, height }, gap / 2)
  })
}

function bestColumns(count: number, { width, height }: Rect): number {
  let best = { columns: 1, side: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const side = Math.min(width / columns, height / Math.ceil(count / columns))
    if (side > best.side * 1.02) best = { columns, side }
  }
  return best.columns
}

/** Returns cells along a winding path, with room for arrows between them. */
function snake(count: number, field: Rect): Rect[] {
  const columns = shapeOf(field) === 'wide' ? (count <= 4 ? count : Math.ceil(count / 2)) : 2
  const rows = Math.ceil(count / columns)
  const [width, height] = [field.width / columns, field.height / rows]
  const room = ARROW_ROOM * Math.min(field.width, field.height)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const step = i % columns
    const column = row % 2 === 0 ? step : columns - 1 - step
    const cell = { x: field.x + column * width, y: field.y + row * height, width, height }
    const [across, down] = [columns > 1 ? room / 2 : 0, rows > 1 ? room / 2 : 0]
    return { x: cell.x + across / 1.5, y: cell.y + down, width: width - (2 * across) / 1.5, height: height - 2 * down }
  })
}

/** Returns places for the copies of a crowd: large ones in front, small ones behind, in no visible order. */
export function crowdOf(field: Rect, random: Random): { rect: Rect; turn: number; isMirrored: boolean }[] {
  const columns = Math.max(3, Math.min(6, Math.round(3.4 * Math.sqrt(field.width / field.height))))
  const rows = Math.max(2, Math.min(4, Math.round(11 / columns)))
  const [width, height] = [field.width / columns, field.height / rows]
  const copies = Array.from({ length: columns * rows }, (_, i) => {
    const row = Math.floor(i / columns)
    const depth = rows === 1 ? 1 : row / (rows - 1)
    const side = Math.min(width, height) * (1.02 + 0.34 * depth + 0.38 * random())
    const shift = row % 2 === 0 ? 0 : 0.16
    const x = field.x + width * ((i % columns) + 0.5 + shift - 0.08 + (random() - 0.5) * 0.34) - side / 2
    const y = field.y + height * (row + 0.5 + (random() - 0.5) * 0.3) - side / 2
    const within = (value: number, from: number, length: number): number =>
      Math.min(Math.max(value, from), from + length - side)
    return {
      rect: { x: within(x, field.x, field.width), y: within(y, field.y, field.height), width: side, height: side },
      turn: (random() - 0.5) * 28,
      isMirrored: random() < 0.4,
    }
  })
  return copies
}
