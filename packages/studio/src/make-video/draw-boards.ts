import { createHash } from 'node:crypto'
import type {
  Board,
  BoardArtist,
  BoardRequest,
  DrawnBoard,
  DrawnLayer,
  Picture,
  Ports,
  Scene,
  Storyboard,
} from '@dayreel/storyboard'
import { BOARD_THEMES, THEME_BY_STYLE } from '@dayreel/catalogue'
import type { KeptSteps } from '../kept/kept-steps.ts'
import { pack, unpack } from '../kept/pack.ts'
import { CONTENT_ID as RENDERER_ID } from '../render/content-id.ts'
import { drawStill } from '../render/layers/draw-still.ts'
import { boardArea } from './board-area.ts'
import type { FrameSize } from './frame-size.ts'
import { pictureSeed } from './resolve-shows.ts'

/** A scene's board: its ground, the layers in front of it, and one picture of both for thumbnails. */
export type BoardPicture = DrawnBoard & { still: Picture }
type Prints = BoardRequest['prints']

/** Creates the request for the drawing of one board. It depends only on its own scene. */
export function boardRequest(
  storyboard: Storyboard,
  scene: Scene & { board: Board },
  { frame, prints }: { frame: FrameSize; prints: Prints },
): BoardRequest {
  const { language, style, boardTheme, brand } = storyboard
  return {
    board: scene.board,
    text: scene.text,
    language,
    style,
    theme: BOARD_THEMES.find(({ id }) => id === boardTheme)?.id ?? THEME_BY_STYLE,
    ...(brand && { colors: brand.colors }),
    seed: pictureSeed(storyboard, scene),
    ...frame,
    area: boardArea(storyboard, frame),
    prints,
  }
}

/**
 * Loads the pictures of a board's prints.
 *
 * @param ownPicture makes the scene's own picture. Called only if a print needs it.
 */
export async function loadPrints(
  { items }: Board,
  readPicture: NonNullable<Ports['readPicture']>,
  ownPicture: () => Promise<Prints[number]>,
): Promise<Prints> {
  const prints = await Promise.all(
    items.map(async (item, i) => {
      if (item.kind !== 'print') return []
      if (item.picture === undefined) return [[i, await ownPicture()] as const]
      const bytes = await readPicture(item.picture)
      return [[i, { id: createHash('sha256').update(bytes).digest('hex'), bytes }] as const]
    }),
  )
  return Object.fromEntries(prints.flat())
}

/** Draws a board, or finds it in the store. */
export async function drawBoard(
  request: BoardRequest,
  artist: BoardArtist,
  steps: KeptSteps,
  signal: AbortSignal,
): Promise<{ key: unknown; drawn: BoardPicture }> {
  const key = { boardArtist: artist.id, renderer: RENDERER_ID, board: artist.key(request) }
  return { key, drawn: await keepDrawn(key, steps, request, () => artist.draw(request, signal)) }
}

/** Draws a ground and layers, or finds them in the store. */
export async function keepDrawn(
  key: unknown,
  steps: KeptSteps,
  { width, height }: FrameSize,
  draw: () => Promise<DrawnBoard>,
): Promise<BoardPicture> {
  const bytes = await steps.part('illustrate', key, async () => {
    const { ground, layers } = await draw()
    return packBoard({ ground, layers, still: await drawStill({ ground, layers }, { width, height }) })
  })
  return unpackBoard(bytes)
}

type PictureHeader = Omit<Picture, 'bytes'>
type LayerHeader = Omit<DrawnLayer, 'files'> & { files: number }
type BoardHeader = { ground: PictureHeader; still: PictureHeader; layers: LayerHeader[] }

function packBoard({ ground, still, layers }: BoardPicture): Uint8Array {
  const header: BoardHeader = {
    ground: headerOf(ground),
    still: headerOf(still),
    layers: layers.map(({ files, ...layer }) => ({ ...layer, files: files.length })),
  }
  return pack(header, [ground.bytes, still.bytes, ...layers.flatMap(({ files }) => files)])
}

function unpackBoard(packed: Uint8Array): BoardPicture {
  const { header, parts } = unpack(packed)
  const { ground, still, layers } = header as BoardHeader
  const [groundBytes, stillBytes, ...files] = parts
  let taken = 0
  return {
    ground: { ...ground, bytes: groundBytes! },
    still: { ...still, bytes: stillBytes! },
    layers: layers.map((layer) => ({ ...layer, files: files.slice(taken, (taken += layer.files)) })),
  }
}

function headerOf(picture: Picture): PictureHeader {
  const { bytes: _, ...header } = picture
  return header
}
