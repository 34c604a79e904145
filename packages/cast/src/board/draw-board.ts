import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { BoardItem, BoardRequest, DrawnBoard, DrawnLayer, SoundEffect } from '@dayreel/storyboard'
import { drawBar } from './bar-piece.ts'
import { composeBoard } from './compose.ts'
import { drawGround } from './ground.ts'
import type { WaitingThing } from './ground-request.ts'
import { choosePalette, type Palette } from './palette.ts'
import { joinPieces } from './join-pieces.ts'
import { drawMarks, extentsOf } from './mark-pieces.ts'
import { isPicture, type Composition, type Spot } from './composition.ts'
import { atRest, stillPiece, type Entry, type Piece } from './piece.ts'
import { centreOf, centreTowards, contains, fitInside, type Point } from './rect.ts'
import { wordsOfItems, type Range } from './said-words.ts'
import { drawIconSticker, drawPrint, readPrint, shapeOfIcon, type PrintPicture } from './stickers.ts'
import { withKnownIcons } from './with-known-icons.ts'
import { drawHandwriting, drawNumeral, drawSign, drawStrips, type WordsStyle } from './words-piece.ts'

const JPEG_QUALITY = 92
/** The hue of the ground if nothing on the board has a hue, in degrees. */
const DEFAULT_HUE = 205
/** Near layers cover far ones. */
const DEPTHS = { sign: 0.35, print: 0.5, picture: 0.7, words: 0.8 } as const
/** The largest letters of each role, in units. */
const LARGEST = { words: 300, label: 130, quote: 280, plate: 116, numeral: 760 } as const

const WAITING_KINDS: Readonly<Record<Spot['role'], WaitingThing['kind']>> = {
  picture: 'picture',
  words: 'words',
  label: 'words',
  quote: 'words',
  numeral: 'number',
  plate: 'number',
  bar: 'number',
}

/** Draws a board: its ground, and a layer for each thing, word and stroke. */
export async function drawBoard(given: BoardRequest): Promise<DrawnBoard> {
  const request = { ...given, board: withKnownIcons(given.board) }
  const { board, width, height, area, seed, language, text } = request
  const unit = Math.min(width, height) / 1080
  const stage = {
    x: area.left * width,
    y: area.top * height,
    width: (area.right - area.left) * width,
    height: (area.bottom - area.top) * height,
  }
  const pictures = await readPictures(request)
  const groundSeed = board.grows?.seed ?? seed
  const hue = pictures.find((picture) => picture?.hue !== undefined)?.hue ?? DEFAULT_HUE
  const palette = choosePalette({ ...request, seed: groundSeed }, hue)
  const kept = board.grows?.kept ?? 0
  const words = startsFilled(wordsOfItems(board.items, text, language, kept), kept)
  const lead = board.grows ? 0 : Math.max(0, words.indexOf(undefined))
  const composition = composeBoard(board, { stage, unit, seed, lead })
  const style = { language, palette, unit, seed: groundSeed }
  const drawn = await Promise.all(
    composition.spots.map((spot, i) => drawSpot(spot, i, { request, pictures, palette, unit, style, words, kept })),
  )
  const extents = extentsOf(drawn, composition)
  const entries = [
    ...signs(composition, style),
    ...drawn,
    ...drawMarks(request, composition, { extents, words, palette, unit, stage }),
  ]
  const isLone = board.items.length === 1 && !board.grows && !isPicture(board.items[0]!)
  const ground = drawGround({
    width,
    height,
    unit,
    stage,
    palette,
    seed: groundSeed,
    places: composition.places ?? [],
    waiting: waitingThings(drawn, composition),
    ...(isLone && { setting: extents.get(0)!.whole }),
  })
  const middle = centreOf(stage)
  return {
    ground: {
      bytes: ground.encodeSync('jpeg', JPEG_QUALITY),
      width,
      height,
      focus: { x: middle.x / width, y: middle.y / height },
      isFlat: true,
    },
    layers: joinPieces(entries).map((entry) => layerOf(entry, width, height)),
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

/** Makes the earliest item visible from the start if no other item is, so that no scene begins with an empty board. */
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
  const piece = { ...centred, ...alignedCentre(spot, centred) }
  const isKept = spot.item < kept
  const range = words[spot.item]
  const depth = spot.role !== 'picture' ? DEPTHS.words : item.kind === 'print' ? DEPTHS.print : DEPTHS.picture
  return {
    piece: isKept || range === undefined ? atRest(piece) : piece,
    depth,
    words: range,
    item: spot.item,
    role: spot.role,
    ...(range && { sound: soundOf(spot.role, item) }),
  }
}

function alignedCentre({ align, towards, rect }: Spot, piece: Piece): Point {
  if (towards) return centreTowards(towards, piece, rect)
  return align === 'left' ? { x: rect.x + piece.width / 2, y: piece.y } : piece
}

function soundOf(role: Spot['role'], { kind }: BoardItem): SoundEffect {
  if (role === 'picture') return kind === 'print' ? 'swish' : 'slap'
  if (role === 'numeral') return 'slap'
  return role === 'plate' ? 'page' : 'pen'
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
    const drawn = await drawIconSticker(icon, place, { palette, tint, unit, ...(fill !== undefined && { fill }) })
    const stickers = spot.isMirrored ? drawn.map(mirrored) : drawn
    const landed = stillPiece(stickers[0]!, centreOf(place), { turn, enter: 'slap' })
    return { ...landed, pictures: stickers, once: stickers.length - 1 }
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

/** Returns the things that enter at empty places. */
function waitingThings(
  drawn: readonly (Entry & { role: Spot['role'] })[],
  { places = [] }: Composition,
): WaitingThing[] {
  return drawn.flatMap(({ piece, words, role }): WaitingThing[] => {
    const place = places.find((each) => contains(each, piece))
    return words === undefined || !place ? [] : [{ kind: WAITING_KINDS[role], piece, place }]
  })
}

function signs({ sign }: Composition, style: Omit<WordsStyle, 'isDim'>): Entry[] {
  if (!sign) return []
  const piece = drawSign(sign.text, { rect: sign.rect, turn: sign.text === '?' ? 6 : -4 }, { ...style, isDim: false })
  return [{ piece, depth: DEPTHS.sign, words: undefined }]
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
