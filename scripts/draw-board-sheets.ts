import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BOARD_LAYOUTS, BOARD_THEMES, FORMATS, frameOf, safeAreaOf, THEME_BY_STYLE } from '@dayreel/catalogue'
import { createBoardArtist } from '@dayreel/embedded'
import type { Board, DrawnBoard } from '@dayreel/storyboard'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'

/**
 * Draws contact sheets of boards, for review after a change of their design. They show the last frame of each layout in
 * every format and theme.
 *
 *     node scripts/run.mjs scripts/draw-board-sheets.ts FOLDER
 */

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder for the sheets.')

const SCALE = 0.3
const TEXT = 'A caterpillar turns into a butterfly in two weeks.'
const ITEMS: Board['items'] = [
  { kind: 'icon', icon: 'bug', label: 'caterpillar' },
  { kind: 'icon', icon: 'butterfly', label: 'butterfly' },
  { kind: 'number', text: '14 days', value: 14 },
  { kind: 'word', text: 'It dissolves first' },
]

const artist = createBoardArtist()
await mkdir(folder, { recursive: true })
for (const { id: theme } of BOARD_THEMES.filter(({ id }) => id !== THEME_BY_STYLE))
  for (const { id: format } of FORMATS) {
    const { width, height } = frameOf(format, 'low')
    const safe = safeAreaOf({ width, height })
    const area = { ...safe, bottom: safe.bottom - 0.08 }
    const boards = await Promise.all(
      BOARD_LAYOUTS.map(({ id }, seed) =>
        artist.draw(
          {
            board: { layout: id, items: ITEMS },
            text: TEXT,
            language: 'en',
            style: 'None',
            theme,
            seed,
            width,
            height,
            area,
            prints: {},
          },
          new AbortController().signal,
        ),
      ),
    )
    const pictures = await Promise.all(boards.map((board) => atRest(board, width, height)))
    const sheet = createCanvas(5 * Math.ceil(width * SCALE), 3 * Math.ceil(height * SCALE))
    const context = sheet.getContext('2d')
    pictures.forEach((picture, i) =>
      context.drawImage(
        picture,
        (i % 5) * Math.ceil(width * SCALE),
        Math.floor(i / 5) * Math.ceil(height * SCALE),
        width * SCALE,
        height * SCALE,
      ),
    )
    await writeFile(join(folder, `${theme}-${format}.png`), await sheet.encode('png'))
  }
await artist.close()

/** Draws a board in its final state, after everything has appeared. */
async function atRest({ ground, layers }: DrawnBoard, width: number, height: number): Promise<Canvas> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(ground.bytes), 0, 0, width, height)
  for (const { files, place, ...layer } of layers.toSorted((a, b) => a.depth - b.depth)) {
    const scale = (place.size * Math.min(width, height)) / Math.max(layer.width, layer.height)
    const [layerWidth, layerHeight] = [layer.width * scale, layer.height * scale]
    context.save()
    context.translate(place.x * width, place.y * height)
    context.rotate((place.turn * Math.PI) / 180)
    context.drawImage(await loadImage(files.at(-1)!), -layerWidth / 2, -layerHeight / 2, layerWidth, layerHeight)
    context.restore()
  }
  return canvas
}
