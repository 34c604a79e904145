import type { DrawnBoard } from '../board/board-artist.ts'
import type { PaintedStage, StageRequest } from './painted-stage.ts'
import type { Play } from './play.ts'

/** Input of `PlayArtist.resolve`: the words of a scene and of the scenes around it. */
export type PlaySceneRequest = {
  text: string
  prompt: string
  title: string
  language: string
  seed: number
  /** The earlier scenes with their plays, in order. */
  before: readonly { text: string; prompt: string; play: Play }[]
}

/** A request for the drawing of one scene's shadow play, independent of other scenes. */
export type PlayRequest = {
  play: Play
  /** The scene's words. They contain `at` of figures. */
  text: string
  seed: number
  /** Size of the frame in pixels. */
  width: number
  height: number
  /**
   * The part of the frame that stays clear of captions and platform controls, as fractions from the left and the top.
   */
  area: { left: number; top: number; right: number; bottom: number }
  /** The place, drawn with what `castOf` returned. `id` is part of the key instead of its content. */
  stage: { id: string; painted: PaintedStage }
}

/** Makes and draws shadow plays. */
export interface PlayArtist {
  /** Changes whenever the same request would give another play or drawing. It is part of a step's key. */
  readonly id: string
  /** Makes the play of a scene by rules. */
  resolve(request: PlaySceneRequest): Play
  /** Returns the people and things of a play that the illustrator must draw with its stage. */
  castOf(play: Play): Pick<StageRequest, 'people' | 'things'>
  /** Returns the part of a request that decides the drawing. Requests with equal keys give the same bytes. */
  key(request: PlayRequest): unknown
  draw(request: PlayRequest, signal: AbortSignal): Promise<DrawnBoard>
  close(): Promise<void>
}
