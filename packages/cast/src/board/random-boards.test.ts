import {
  BOARD_LAYOUTS,
  BOARD_MARKS,
  BOARD_THEMES,
  BOARD_TINTS,
  MAX_BOARD_ITEMS,
  MAX_BOARD_MARKS,
  MAX_LAYERS,
} from '@dayreel/catalogue'
import type { BoardItem, BoardRequest, DrawnLayer } from '@dayreel/storyboard'
import { Board } from '@dayreel/storyboard/schema'
import { createRandom, pick, type Random } from '@dayreel/storyboard/base'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { composeBoard } from './compose.ts'
import { drawBoard } from './draw-board.ts'
import type { Rect } from './rect.ts'

const COMPOSED = 2_000
const DRAWN = 240
const BATCHES = 8
const FORMATS = [
  { width: 90, height: 160, area: { left: 0.1, top: 0.135, right: 0.84, bottom: 0.67 } },
  { width: 90, height: 112, area: { left: 0.06, top: 0.05, right: 0.94, bottom: 0.74 } },
  { width: 90, height: 90, area: { left: 0.06, top: 0.05, right: 0.94, bottom: 0.79 } },
  { width: 160, height: 90, area: { left: 0.06, top: 0.05, right: 0.94, bottom: 0.72 } },
]
const LABELS = [
  'short',
  'Donaudampfschifffahrtsgesellschaften',
  'mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm',
  'قلب الأخطبوط ينبض',
  'שלום 🐙 עולם',
  '🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥',
  '👩‍👩‍👧‍👦 family',
  'なぜ猫は喉を鳴らすのか',
  'ทำไมแมวถึงคราง',
  'a b c d',
  '–',
]
const WORDS = [...LABELS, 'word '.repeat(24).trim(), 'W'.repeat(120), 'لماذا '.repeat(20).trim()]
const ICONS = ['butterfly', 'bug', 'cat', 'flag:de', 'maki:airport', 'hot-beverage']
const TEXT = 'A caterpillar turns into a butterfly in two weeks, not in one.'
const PRINT = printOf(40, 26)

test('the places of 2,000 random boards lie inside the stage and do not overlap', () => {
  const wrong: string[] = []
  for (let i = 0; i < COMPOSED; i++) {
    const { board, width, height, area } = randomRequest(i)
    const stage = {
      x: area.left * width,
      y: area.top * height,
      width: (area.right - area.left) * width,
      height: (area.bottom - area.top) * height,
    }
    const { spots } = composeBoard(board, { stage, unit: Math.min(width, height) / 1080, seed: i })
    // People place things where they want, copies of a crowd cover each other, and things lie over a print.
    const isFree = board.layout === 'crowd' || board.layout === 'print' || board.items.some(({ place }) => place)
    const rects = spots.map(({ rect }) => rect)
    const covering = isFree ? [] : rects.filter((rect, k) => rects.some((other, m) => m > k && overlap(rect, other)))
    if (covering.length > 0 || !rects.every((rect) => isWithin(rect, stage))) wrong.push(JSON.stringify(board))
  }
  expect(wrong).toEqual([])
})

test.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
  'random boards are drawn inside the frame in few enough layers (batch %i)',
  async (batch) => {
    for (let i = batch; i < DRAWN; i += BATCHES) {
      const request = randomRequest(i)
      const { ground, layers } = await drawBoard(request)
      const outside = layers.filter((layer) => !isInside(layer, request))
      expect({ ...request, ground: [ground.width, ground.height], outside }).toEqual({
        ...request,
        ground: [request.width, request.height],
        outside: [],
      })
      expect(layers.length).toBeLessThanOrEqual(MAX_LAYERS)
    }
  },
  60_000,
)

test('the same request gives the same bytes', async () => {
  for (let i = 0; i < 12; i++) expect(await drawBoard(randomRequest(i))).toEqual(await drawBoard(randomRequest(i)))
})

test('a board whose print is missing or damaged is refused with a sentence', async () => {
  const board: Board = { layout: 'print', items: [{ kind: 'print' }] }
  const request = { ...randomRequest(0), board, prints: {} }
  await expect(drawBoard(request)).rejects.toThrow('Picture 1 of a board is missing.')
  const damaged = { ...request, prints: { 0: { id: 'x', bytes: new Uint8Array(20) } } }
  await expect(drawBoard(damaged)).rejects.toMatchObject({ code: 'picture-unreadable' })
})

function randomRequest(seed: number): BoardRequest {
  const random = createRandom(`board ${seed}`)
  const board = randomBoard(random)
  const prints = board.items.flatMap(({ kind }, i) =>
    kind === 'print' ? [[i, { id: 'p', bytes: PRINT }] as const] : [],
  )
  return {
    board,
    text: TEXT,
    language: pick(['en', 'ar', 'ja', 'th'], random),
    style: 'None',
    theme: pick(BOARD_THEMES, random).id,
    seed,
    ...pick(FORMATS, random),
    prints: Object.fromEntries(prints),
  }
}

function randomBoard(random: Random): Board {
  const some = (chance: number): boolean => random() < chance
  const upTo = (most: number): number => Math.floor(random() * (most + 1))
  const count = 1 + upTo(MAX_BOARD_ITEMS - 1)
  const items = Array.from({ length: count }, (): BoardItem => {
    const base = {
      ...(some(0.6) && { label: labelOf(random) }),
      ...(some(0.3) && { tint: pick(BOARD_TINTS, random) }),
      ...(some(0.4) && { at: pick(['caterpillar', 'two weeks', 'nothing'], random) }),
      ...(some(0.1) && { place: { x: random(), y: random(), size: 0.1 + 2.9 * random() } }),
    }
    switch (pick(['icon', 'icon', 'silhouette', 'print', 'word', 'number'] as const, random)) {
      case 'print':
        return { kind: 'print', ...base }
      case 'silhouette':
        return { kind: 'silhouette', icon: 'maki:airport', ...base }
      case 'word':
        return { kind: 'word', text: pick(WORDS, random), ...base }
      case 'number':
        return { kind: 'number', text: '1,234 km/h', ...(some(0.7) && { value: upTo(1e6) }), ...base }
      default:
        return { kind: 'icon', icon: pick(ICONS, random), ...base }
    }
  })
  const marks = Array.from({ length: upTo(MAX_BOARD_MARKS) }, () => ({
    kind: pick(BOARD_MARKS, random),
    on: upTo(count - 1),
    ...(some(0.5) && { to: upTo(count - 1) }),
  }))
  const board = {
    layout: pick(BOARD_LAYOUTS, random).id,
    items,
    ...(marks.length > 0 && { marks }),
    ...(some(0.2) && { grows: { kept: upTo(count), slots: MAX_BOARD_ITEMS, seed: upTo(99) } }),
  }
  // Eight items with the longest words can be too large to be a board.
  const parsed = Board.safeParse(board)
  return parsed.success ? parsed.data : randomBoard(random)
}

function labelOf(random: Random): string {
  return pick(LABELS, random).slice(0, 40)
}

/** Returns whether a layer, turned, is inside the frame. Shadows may reach a few units further. */
function isInside({ place, width, height }: DrawnLayer, frame: { width: number; height: number }): boolean {
  const shorter = Math.min(frame.width, frame.height)
  const scale = (place.size * shorter) / Math.max(width, height)
  const radians = (Math.abs(place.turn) * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const across = (scale * (width * cos + height * sin)) / 2
  const down = (scale * (width * sin + height * cos)) / 2
  const [x, y] = [place.x * frame.width, place.y * frame.height]
  const spare = 0.05 * shorter
  return (
    x - across >= -spare && x + across <= frame.width + spare && y - down >= -spare && y + down <= frame.height + spare
  )
}

function isWithin({ x, y, width, height }: Rect, stage: Rect): boolean {
  const spare = 0.5
  return (
    x >= stage.x - spare &&
    y >= stage.y - spare &&
    x + width <= stage.x + stage.width + spare &&
    y + height <= stage.y + stage.height + spare
  )
}

function overlap(a: Rect, b: Rect): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0.5 && down > 0.5
}

function printOf(width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#3a7'
  context.fillRect(0, 0, width, height)
  return new Uint8Array(canvas.encodeSync('png'))
}
