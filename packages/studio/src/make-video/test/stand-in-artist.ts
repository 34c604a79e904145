import { createCanvas } from '@napi-rs/canvas'
import type { BoardArtist, BoardRequest, BoardSceneRequest } from '@dayreel/storyboard'

/** A board artist that draws squares, and the requests that it has received. */
export function createStandInArtist(): BoardArtist & { resolved: BoardSceneRequest[]; drawn: BoardRequest[] } {
  const resolved: BoardSceneRequest[] = []
  const drawn: BoardRequest[] = []
  return {
    id: 'stand-in',
    resolved,
    drawn,
    suits: ({ title }) => title.startsWith('How'),
    resolve(request) {
      resolved.push(request)
      return { layout: 'word', items: [{ kind: 'word', text: `${request.index} ${request.text}`.slice(0, 40) }] }
    },
    key: ({ prints, ...request }) => ({
      ...request,
      prints: Object.entries(prints).map(([item, { id }]) => [item, id]),
    }),
    async draw(request) {
      drawn.push(request)
      return {
        ground: {
          bytes: square('#204060', request.width, request.height),
          width: request.width,
          height: request.height,
          focus: { x: 0.5, y: 0.5 },
        },
        layers: request.board.items.map((_, i) => ({
          files: [square('#80ff00', 20, 20), square('#ff0000', 20, 20)],
          once: 1,
          width: 20,
          height: 20,
          place: { x: 0.5, y: 0.3, size: 0.2, turn: 0 },
          depth: 0.5,
          enter: 'slap',
          words: { from: 4 * i, to: 4 * i + 3 },
          sound: 'slap',
        })),
      }
    },
    close: async () => undefined,
  }
}

function square(color: string, width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
  return new Uint8Array(canvas.toBuffer('image/png'))
}
