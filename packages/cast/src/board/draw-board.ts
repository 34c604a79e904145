import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { MAX_LAYERS } from '@dayreel/catalogue'
import type { BoardItem, BoardMark, BoardRequest, DrawnBoard, DrawnLayer, SoundEffect } from '@dayreel/storyboard'
import { drawBar } from './bar-piece.ts'
import { composeBoard, type Composition, type Spot } from './compose.ts'
import { drawGround } from './ground.ts'
import { choosePalette, type Palette } from './palette.ts'
import { stillPiece, type Piece } from './piece.ts'
import { centreOf, fitInside, type Rect } from './rect.ts'
import { wordsOfItems, wordsOfMark, type Range } from './said-words.ts'
import { drawIconSticker, drawPrint, readPrint, shapeOfIcon, type PrintPicture } from './stickers.ts'
import { drawStroke, linesOfMark } from './strokes.ts'
import { drawHandwriting, drawNumeral, drawSign, drawStrips, type WordsStyle } from './words-piece.ts'

/** A piece with the time and the depth of its layer. `item` is absent for marks. */
type Entry = {
  piece: Piece
  depth: number
  words: Range | undefined
  sound?: SoundEffect
  item?: number
  isCopy?: true
}

const JPEG_QUALITY = 92
/** The ground's colours if nothing on the board has a colour of its own, in degrees. */
const DEFAULT_HUE = 205
/** Near layers cover far ones. */
const DEPTHS = { sign: 0.35, print: 0.5, picture: 0.7, words: 0.8, mark: 0.92 } as const
/** The largest letters of each role, in units. */
const LARGEST = { words: 190, label: 104, quote: 150, plate: 104, numeral: 420 } as const

/** Draws a board: its ground, and a layer for each thing, word and stroke. */
export async function drawBoard(request: BoardRequest): Promise<DrawnBoard> {
  const { board, width, height, area, seed, language, text } = request
  const unit = Math.min(width, height) / 1080
  const stage = {
    x: area.left * width,
    y: area.top * height,
    width: (area.right - area.left) * width,
    height: (area.bottom - area.top) * height,
  }
  const pictures = await readPictures(request)
  const palette = choosePalette(request, pictures.find((picture) => picture?.hue !== undefined)?.hue ?? DEFAULT_HUE)
  const groundSeed = board.grows?.seed ?? seed
  const composition = composeBoard(board, { stage, unit, seed })
  const kept = board.grows?.kept ?? 0
  const words = startsFilled(wordsOfItems(board.items, text, language, kept), kept)
  const style = { language, palette, unit, seed: groundSeed }
  const drawn = await Promise.all(
    composition.spots.map((spot, i) => drawSpot(spot, i, { request, pictures, palette, unit, style, words, kept })),
  )
  const extents = extentsOf(drawn, composition)
  const entries = [
    ...signs(composition, style),
    ...drawn,
    ...marks(request, composition, { extents, words, palette, unit, stage }),
  ]
  const ground = drawGround({ width, height, unit, stage, palette, seed: groundSeed })
  const middle = centreOf(stage)
  return {
    ground: {
      bytes: ground.encodeSync('jpeg', JPEG_QUALITY),
      width,
      height,
      focus: { x: middle.x / width, y: middle.y / height },
      isFlat: true,
    },
    layers: limited(entries).map((entry) => layerOf(entry, width, height)),
  }
}

type Shown = { ratio: number; hue?: number; print?: PrintPicture } | undefined

/** Reads the shapes of all pictures, by the index of their item. */
function readPictures({ board, prints }: BoardRequest): Promise<Shown[]> {
  return Promise.all(
    board.items.map(async (item, i): Promise<Shown> => {
      if (item.kind === 'icon') return shapeOfIcon(item.icon)
      if (item.kind === 'silhouette') return { ratio: (await shapeOfIcon(item.icon)).ratio }
      if (item.kind !== 'print') return undefined
      const print = await readPrint(prints[i]?.bytes, i)
      return { ratio: print.ratio, print }
    }),
  )
}

/** Lets the earliest item be there from the start if nothing else is, so that no scene begins with an empty board. */
function startsFilled(words: (Range | undefined)[], kept: number): (Range | undefined)[] {
  if (kept > 0 || words.some((range) => range === undefined)) return words
  const earliest = words.reduce((best, range, i) => (range!.from < words[best]!.from ? i : best), 0)
  return words.map((range, i) => (i === earliest ? undefined : range))
}

type SpotRequest = {
  request: BoardRequest
  pictures: readonly Shown[]
  palette: Palette
  unit: number
  style: Omit<WordsStyle, 'isDim'>
  words: readonly (Range | undefined)[]
  kept: number
}

async function drawSpot(
  spot: Spot,
  order: number,
  spotRequest: SpotRequest,
): Promise<Entry & { role: Spot['role']; item: number }> {
  const { request, words, kept } = spotRequest
  const item = request.board.items[spot.item]!
  const centred = await drawPiece(spot, item, order, spotRequest)
  const piece = spot.align === 'left' ? { ...centred, x: spot.rect.x + centred.width / 2 } : centred
  const isKept = spot.item < kept
  const range = words[spot.item]
  const isThere = isKept || (range === undefined && piece.once === 0)
  const depth = spot.role !== 'picture' ? DEPTHS.words : item.kind === 'print' ? DEPTHS.print : DEPTHS.picture
  return {
    piece: isKept ? atRest(piece) : isThere ? { ...piece, enter: 'cut' } : piece,
    depth,
    words: range,
    item: spot.item,
    role: spot.role,
    ...(range && { sound: soundOf(spot.role, item) }),
  }
}

function soundOf(role: Spot['role'], { kind }: BoardItem): SoundEffect {
  if (role === 'picture') return kind === 'print' ? 'swish' : 'slap'
  if (role === 'numeral') return 'slap'
  return role === 'plate' ? 'page' : 'pen'
}

function atRest(piece: Piece): Piece {
  return { ...piece, pictures: piece.pictures.slice(piece.once), once: 0, enter: 'cut' }
}

async function drawPiece(
  spot: Spot,
  item: BoardItem,
  order: number,
  { request, pictures, palette, unit, style }: SpotRequest,
): Promise<Piece> {
  const tint = item.tint ?? 'normal'
  const { rect, turn } = spot
  const wordsStyle = { ...style, seed: style.seed + order, isDim: tint === 'dim' }
  const box = (largest: number) => ({ rect, turn, largest })
  if (spot.role === 'picture') {
    const shown = pictures[spot.item]!
    const place = fitInside(rect, shown.ratio, turn)
    if (item.kind === 'print') {
      const { label } = item
      const canvas = drawPrint(shown.print!, place, {
        palette,
        tint,
        unit,
        seed: wordsStyle.seed,
        label,
        language: request.language,
      })
      return stillPiece(canvas, centreOf(place), {
        turn,
        enter: centreOf(place).x < request.width / 2 ? 'left' : 'right',
      })
    }
    const { icon } = item as Extract<BoardItem, { icon: string }>
    const fill = item.kind === 'silhouette' ? (palette.theme === 'paper' ? palette.ink : palette.onAccent) : undefined
    const canvas = await drawIconSticker(icon, place, { palette, tint, unit, ...(fill !== undefined && { fill }) })
    return stillPiece(spot.isMirrored ? mirrored(canvas) : canvas, centreOf(place), { turn, enter: 'slap' })
  }
  if (spot.role === 'label' || spot.role === 'plate') {
    const label = item.label ?? ''
    if (spot.role === 'plate' || request.board.layout === 'person')
      return drawStrips(label, box(LARGEST.plate), wordsStyle)
    return drawHandwriting(label, box(LARGEST.label), wordsStyle)
  }
  const text = item.kind === 'word' || item.kind === 'number' ? item.text : (item.label ?? '')
  if (spot.role === 'bar') {
    const values = request.board.items.map((each) => (each.kind === 'number' ? (each.value ?? 0) : 0))
    const value = item.kind === 'number' ? (item.value ?? 0) : 0
    const largest = Math.max(...values)
    return drawBar(text, { rect, share: largest > 0 ? value / largest : 0, isAccent: value === largest }, wordsStyle)
  }
  if (spot.role === 'numeral') return drawNumeral(text, box(LARGEST.numeral), wordsStyle)
  if (spot.role === 'quote') return drawHandwriting(text, box(LARGEST.quote), wordsStyle)
  const isHeadline =
    request.board.layout === 'word' && request.board.items.findIndex(({ kind }) => kind === 'word') === spot.item
  return isHeadline
    ? drawStrips(text, box(LARGEST.words), wordsStyle)
    : drawHandwriting(text, box(LARGEST.words), wordsStyle)
}

function mirrored(canvas: Canvas): Canvas {
  const copy = createCanvas(canvas.width, canvas.height)
  const context = copy.getContext('2d')
  context.translate(canvas.width, 0)
  context.scale(-1, 1)
  context.drawImage(canvas, 0, 0)
  return copy
}

type Extent = { whole: Rect; picture?: Rect; words?: Rect }

/** Returns the drawn parts of each item, without the shadows and margins of their pictures. */
function extentsOf(
  drawn: readonly (Entry & { role: Spot['role']; item: number })[],
  { spots }: Composition,
): Map<number, Extent> {
  const extents = new Map<number, Extent>()
  drawn.forEach(({ piece, item, role }, i) => {
    const { rect } = spots[i]!
    const width = Math.min(piece.width, rect.width)
    const height = Math.min(piece.height, rect.height)
    const part = { x: piece.x - width / 2, y: piece.y - height / 2, width, height }
    const known = extents.get(item)
    const isPicture = role === 'picture' || role === 'bar'
    extents.set(item, {
      ...known,
      whole: known ? union(known.whole, part) : part,
      ...(isPicture ? { picture: part } : { words: part }),
    })
  })
  return extents
}

function union(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

function signs({ sign }: Composition, style: Omit<WordsStyle, 'isDim'>): Entry[] {
  if (!sign) return []
  const piece = drawSign(sign.text, { rect: sign.rect, turn: sign.text === '?' ? 6 : -4 }, { ...style, isDim: false })
  return [{ piece, depth: DEPTHS.sign, words: undefined }]
}

function marks(
  { board, text, seed }: BoardRequest,
  { links, crossed }: Composition,
  {
    extents,
    words,
    palette,
    unit,
    stage,
  }: {
    extents: ReadonlyMap<number, Extent>
    words: readonly (Range | undefined)[]
    palette: Palette
    unit: number
    stage: Rect
  },
): Entry[] {
  const own = board.marks ?? []
  const added: (BoardMark & { isLine?: true })[] = []
  if (own.every(({ kind }) => kind !== 'arrow')) {
    for (const { from, to, isLine } of links) added.push({ kind: 'arrow', on: from, to, ...(isLine && { isLine }) })
  }
  if (crossed !== undefined && own.every(({ kind }) => kind !== 'cross')) added.push({ kind: 'cross', on: crossed })
  const kept = board.grows?.kept ?? 0
  return [...added, ...own].flatMap((mark, i): Entry[] => {
    const on = extents.get(mark.on)
    const to = mark.to === undefined ? undefined : extents.get(mark.to)
    if (!on || (mark.to !== undefined && !to)) return []
    const isEmphasis = mark.kind === 'cross' || mark.kind === 'circle'
    const target =
      isEmphasis || 'isLine' in mark
        ? (on.picture ?? on.whole)
        : mark.kind === 'underline'
          ? (on.words ?? on.whole)
          : on.whole
    const lines = linesOfMark(mark.kind, {
      on: target,
      start: on.picture ?? on.whole,
      to: to?.whole,
      inside: stage,
      unit,
      seed: seed + i,
    })
    const shown = 'isLine' in mark ? lines.slice(0, 1) : lines
    const piece = drawStroke(shown, {
      color: isEmphasis ? palette.mark : mark.kind === 'underline' ? palette.accent : palette.ink,
      width: strokeWidth(mark, target, unit),
      isChalk: palette.theme === 'chalkboard',
      seed: seed + i,
    })
    const isKept = mark.on < kept && (mark.to ?? mark.on) < kept && mark.at === undefined
    const range = isKept ? undefined : wordsOfMark(mark, text, words)
    return [
      {
        piece: isKept ? atRest(piece) : piece,
        depth: DEPTHS.mark,
        words: range,
        ...(range && { sound: mark.kind === 'cross' ? ('hit' as const) : ('pen' as const) }),
      },
    ]
  })
}

/** Returns the width of a mark's stroke. Crosses and circles of large things are bolder. */
function strokeWidth(mark: BoardMark & { isLine?: true }, { width, height }: Rect, unit: number): number {
  if (mark.kind === 'cross') return Math.min(34 * unit, Math.max(17 * unit, 0.055 * Math.min(width, height)))
  if (mark.kind === 'circle') return 12 * unit
  return (mark.isLine ? 7 : 11) * unit
}

/** Joins pieces until there are few enough layers: first words with their picture, then copies of a crowd. */
function limited(entries: readonly Entry[]): Entry[] {
  const kept = [...entries]
  while (kept.length > MAX_LAYERS) {
    const at = kept.findLastIndex((entry, i) => i > 0 && entry.item !== undefined && entry.item === kept[i - 1]!.item)
    if (at < 0) return kept.slice(0, MAX_LAYERS)
    const [below, above] = [kept[at - 1]!, kept[at]!]
    kept.splice(at - 1, 2, { ...below, piece: joined(below.piece, above.piece) })
  }
  return kept
}

/** Draws two pieces at rest as one. */
function joined(below: Piece, above: Piece): Piece {
  const both = [below, above]
  const left = Math.floor(Math.min(...both.map((piece) => piece.x - reach(piece).across)))
  const top = Math.floor(Math.min(...both.map((piece) => piece.y - reach(piece).down)))
  const right = Math.ceil(Math.max(...both.map((piece) => piece.x + reach(piece).across)))
  const bottom = Math.ceil(Math.max(...both.map((piece) => piece.y + reach(piece).down)))
  const canvas = createCanvas(right - left, bottom - top)
  const context = canvas.getContext('2d')
  for (const piece of both) {
    context.save()
    context.translate(piece.x - left, piece.y - top)
    context.rotate((piece.turn * Math.PI) / 180)
    context.drawImage(piece.pictures.at(-1)!, -piece.width / 2, -piece.height / 2)
    context.restore()
  }
  return stillPiece(canvas, { x: (left + right) / 2, y: (top + bottom) / 2 }, { enter: below.enter })
}

/** Returns how far a turned piece reaches from its centre. */
function reach({ width, height, turn }: Piece): { across: number; down: number } {
  const radians = (Math.abs(turn) * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return { across: (width * cos + height * sin) / 2, down: (width * sin + height * cos) / 2 }
}

function layerOf({ piece, depth, words, sound, item }: Entry, width: number, height: number): DrawnLayer {
  return {
    files: piece.pictures.map((picture) => picture.encodeSync('png')),
    once: piece.once,
    width: piece.width,
    height: piece.height,
    place: {
      x: piece.x / width,
      y: piece.y / height,
      size: Math.max(piece.width, piece.height) / Math.min(width, height),
      turn: piece.turn,
    },
    depth,
    enter: piece.enter,
    ...(words && { words }),
    ...(sound && { sound }),
    ...(item !== undefined && { item }),
  }
}
