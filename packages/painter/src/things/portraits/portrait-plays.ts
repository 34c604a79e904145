import type { Expression } from '../../brief/brief.ts'
import type { FigureBrush, Stuff } from '../figures/figure-brush.ts'
import type { Look } from '../figures/figure-looks.ts'

/** Where the eyes go: `rest` has them closed with the head upright. */
export type Gaze = 'ahead' | 'up' | 'down' | 'rest'

export type FaceWays = {
  gaze: Gaze
  expression: Expression
  /** 0 (masses only) … 1 (as in a portrait). */
  detail: number
}

/**
 * How a face shows what it feels: how wide the eyes are open, how far the lower lids are pushed up, how high the brows and their
 * inner ends are, how far the mouth's corners go up, how far it is open.
 */
type Play = { open: number; squint: number; brow: number; inner: number; smile: number; gape: number }

export const PLAYS: Readonly<Record<Expression, Play>> = {
  calm: { open: 0.96, squint: 0.4, brow: 0, inner: 0.5, smile: 1.9, gape: 0 },
  glad: { open: 0.9, squint: 1, brow: 1.6, inner: 0.2, smile: 3.6, gape: 1 },
  worried: { open: 1, squint: 0, brow: 0.6, inner: 4, smile: -2, gape: 0 },
  wonder: { open: 1.14, squint: 0, brow: 3.6, inner: 0.8, smile: 0.4, gape: 0.8 },
}

export type Tones = { skin: Stuff; hair: Stuff; white: Stuff; iris: Stuff; pupil: Stuff; mouth: Stuff; blood: Stuff }

export function tonesOf({ stuff }: FigureBrush, look: Look): Tones {
  return {
    skin: stuff(look.skin),
    // The old have grey hair, and brows and lashes darker than it; nobody's vanish.
    hair: stuff(look.age === 'old' ? '#6f6862' : look.brows),
    white: stuff('#e9e2d8'),
    iris: stuff(look.eyes),
    pupil: stuff('#1c1512'),
    mouth: stuff(look.sex === 'woman' ? '#9c4a44' : '#8f5145'),
    blood: stuff('#b3523f'),
  }
}

/** What is small is drawn a little larger than life, so that it can be read. */
export function boldness(detail: number): number {
  return 1 + (1 - detail) * 0.4
}
