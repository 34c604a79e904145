import { StudioError } from './errors.ts'

/** What is wrong in a storyboard, for whoever says it to a person in other words. */
export type StoryboardFault = {
  /** Which scene, from 0; undefined where it is the storyboard's own field. */
  scene: number | undefined
  /** Such as `text`, `written.text`, `hashtags`; empty for the scene or the storyboard itself. */
  field: string
  reason: 'shape' | 'signs' | 'empty' | 'too-long' | 'too-many' | 'unknown' | 'out-of-range' | 'repeated'
  /** The most there may be: characters, or entries. */
  most?: number
}

/** A storyboard that cannot be used, and why. */
export class StoryboardError extends StudioError {
  readonly fault: StoryboardFault

  /**
   * @param at the place as a program calls it, such as `scenes[2].text`.
   * @param right what would be right there.
   */
  constructor(at: string, right: string, { reason, most }: Pick<StoryboardFault, 'reason' | 'most'>) {
    super('invalid-storyboard', `The storyboard cannot be used: ${at} must be ${right}.`)
    this.name = 'StoryboardError'
    this.fault = { ...placeOf(at), reason, ...(most !== undefined && { most }) }
  }
}

const SCENE = /^scenes\[(\d+)\]\.?/
const INDEX = /\[\d+\]$/

function placeOf(at: string): Pick<StoryboardFault, 'scene' | 'field'> {
  const scene = SCENE.exec(at)
  const field = scene === null ? at.replace(INDEX, '') : at.slice(scene[0].length)
  return { scene: scene === null ? undefined : Number(scene[1]), field }
}
