import type { Ink } from './inks.ts'

/** One stuff under one light: turned to it, across it, away from it, in the gaps, and its edge against the light. */
export type Tone = { lit: Ink; mid: Ink; shade: Ink; deep: Ink; rim: Ink }

/** How a shape is given form; lengths in hundredths of the box's height. */
export type Form = {
  /** How far the shading wraps in from the edges. */
  round?: number
  /** Width of the bright edge on the key side; 0 for none. */
  rim?: number
  /** Brightest inside the key side's edge, as on a column. */
  isColumn?: boolean
  /** Darkening towards the bottom, 0…1. */
  sink?: number
  /** Contrast between the sides, 0 (flat) … 1. */
  depth?: number
}
