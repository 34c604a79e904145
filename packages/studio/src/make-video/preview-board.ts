import {
  type Board,
  type Box,
  chooseIllustrator,
  chooseLook,
  type DrawnLayer,
  type Picture,
  type Ports,
  type Storyboard,
} from '@dayreel/storyboard'
import { KeptSteps } from '../kept/kept-steps.ts'
import { boardArea } from './board-area.ts'
import { completeStoryboard } from './complete-storyboard.ts'
import { frameSize } from './frame-size.ts'
import { illustrateScenes } from './illustrate-scenes.ts'
import { resolveBoards } from './resolve-boards.ts'

export type PreviewedBoard = {
  /** The board with all items. */
  still: Picture
  /** The board of the scene, or the one that rules have made for it. */
  board: Board
  /** The part of the frame that items stand in. */
  area: Box
  /** The box of each item in the frame. Undefined for an item that is not visible. */
  items: (Box | undefined)[]
}

/** Size of the picture relative to a video in low quality. */
const SCALE = 0.75
/** A preview caches nothing, because the board changes with the next keystroke. */
const NO_STORE = { get: async () => undefined, put: async () => undefined }

/**
 * Draws the board of one scene of a storyboard, as a video shows it. In place of a frame of a stock clip it shows a
 * drawn picture, because loading and converting a clip takes longer than a preview may.
 *
 * @returns undefined if the storyboard has no such scene, or if the scene shows no board.
 * @throws {StudioError} `picture-unreadable`, `choice-gone`
 */
export async function previewBoard(
  edited: Storyboard,
  sceneId: string,
  ports: Pick<Ports, 'reader' | 'illustrators' | 'boardArtist' | 'photoSources'> & Required<Pick<Ports, 'readPicture'>>,
  signal: AbortSignal,
): Promise<PreviewedBoard | undefined> {
  const illustrator = chooseIllustrator(ports, edited.madeBy?.pictures)
  const completed = completeStoryboard(chooseLook({ ...edited, quality: 'low' }, ports.boardArtist), {
    reader: ports.reader,
    illustrator,
  })
  const storyboard = resolveBoards(completed, ports.boardArtist)
  const scene = storyboard.scenes.find(({ id }) => id === sceneId)
  if (scene?.board === undefined || ports.boardArtist === undefined) return undefined
  const frame = frameSize(storyboard, SCALE)
  const { readPicture, boardArtist, photoSources } = ports
  const steps = new KeptSteps(NO_STORE)
  const { stills, layers } = await illustrateScenes({ ...storyboard, scenes: [scene] }, illustrator, steps, {
    signal,
    frame,
    readPicture,
    boardArtist,
    onPicture: () => undefined,
    ...(photoSources && { photoSources }),
  })
  return {
    still: stills[0]!,
    board: scene.board,
    area: boardArea(storyboard, frame),
    items: scene.board.items.map((_, item) =>
      around(
        layers[0]!.filter((layer) => layer.item === item),
        frame,
      ),
    ),
  }
}

/** Returns the box around some layers. It ignores their rotation. */
function around(layers: readonly DrawnLayer[], frame: { width: number; height: number }): Box | undefined {
  const boxes = layers.map(({ place, width, height }): Box => {
    const scale = (place.size * Math.min(frame.width, frame.height)) / Math.max(width, height)
    const across = (width * scale) / frame.width / 2
    const down = (height * scale) / frame.height / 2
    return { left: place.x - across, top: place.y - down, right: place.x + across, bottom: place.y + down }
  })
  if (boxes.length === 0) return undefined
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
