import type { BoardThemeId, LayerMove } from '@dayreel/catalogue'
import type { Picture } from '../picture.ts'
import type { SoundEffect } from '../sound-effect.ts'
import type { VideoChoices } from '../video-choices.ts'
import type { Board } from './board.ts'

/** Input of `BoardArtist.resolve`: the words of a scene and of the scenes around it. */
export type BoardSceneRequest = {
  text: string
  prompt: string
  title: string
  language: string
  seed: number
  /** The scene's index from 0, and the number of scenes. */
  index: number
  count: number
  /** The earlier scenes with their boards, in order. */
  before: readonly { text: string; prompt: string; board: Board }[]
  /** The words of the later scenes, in order. A board that stays for several scenes keeps places free for them. */
  after: readonly { text: string; prompt: string }[]
}

/** A request for the drawing of one board, independent of other scenes. */
export type BoardRequest = {
  board: Board
  /** The scene's words. They contain `at` of items and marks. */
  text: string
  language: string
  style: VideoChoices['style']
  theme: BoardThemeId
  /** Colours of the brand as `#rrggbb`, which replace those of the style. */
  colors?: { ground: string; text: string; accent: string }
  seed: number
  /** Size of the frame in pixels. */
  width: number
  height: number
  /**
   * The part of the frame that stays clear of captions and platform controls, as fractions from the left and the top.
   */
  area: { left: number; top: number; right: number; bottom: number }
  /**
   * The pictures of items of the kind `print`, by the index of the item: a whole PNG, JPEG or WebP file. `id` is part
   * of the key instead of the bytes.
   */
  prints: Readonly<Record<number, { id: string; bytes: Uint8Array }>>
}

/** A picture in front of a board's ground. */
export type DrawnLayer = {
  /**
   * Whole PNG files of one size with transparency. The first `once` of them are shown one after another from the
   * entrance on, and the others repeat after that. A layer of one file stands still.
   */
  files: Uint8Array[]
  once: number
  width: number
  height: number
  /**
   * `x` and `y`: the centre, as fractions of the frame. `size`: the longer side, as a fraction of the frame's shorter
   * side. `turn`: degrees clockwise.
   */
  place: { x: number; y: number; size: number; turn: number }
  /** 0 stays still while the camera moves; 1 is nearest and moves most. */
  depth: number
  enter: LayerMove
  /** The words at which it enters, as a range of the scene's text in UTF-16 code units. Absent: from the start. */
  words?: { from: number; to: number }
  /** How it leaves. It goes with the first of `words`. Absent: it stays until the scene ends. */
  leave?: { move: LayerMove; words: { from: number; to: number } }
  /** Whether its place changes in every frame. Absent: in steps, as its files do. */
  isSmooth?: true
  /** The sound of its entrance. */
  sound?: SoundEffect
  /** Index of the board's item that it belongs to. Absent for marks. */
  item?: number
}

/** A picture of the cast, as people and language models choose it. */
export type IconOffer = { icon: string; label: string }

export type DrawnBoard = {
  ground: Picture
  /** The lowest first. At most `MAX_LAYERS`. */
  layers: DrawnLayer[]
}

/** Makes and draws boards. */
export interface BoardArtist {
  /** Changes whenever the same request would give another board or drawing. It is part of a step's key. */
  readonly id: string
  /** Returns whether boards suit a video: whether it explains something, and most of its scenes have a picture. */
  suits(video: {
    title: string
    /** The framework of the video, such as `general`. */
    template: string
    language: string
    scenes: readonly { text: string; prompt: string }[]
    /** Whether a language model describes the boards. If not, rules make them. */
    areDescribed: boolean
  }): boolean
  /** Makes the board of a scene by rules. */
  resolve(request: BoardSceneRequest): Board
  /** Returns the part of a request that decides the drawing. Requests with equal keys give the same bytes. */
  key(request: BoardRequest): unknown
  draw(request: BoardRequest, signal: AbortSignal): Promise<DrawnBoard>
  close(): Promise<void>
}
