import { createHash } from 'node:crypto'
import type { PictureRequest, SheetEntry } from '@dayreel/storyboard'
import type { PictureCall } from './clients/picture-client.ts'

/** The version of the prompts. It is part of the cache key. */
export const PROMPT_VERSION = 1
const LONGEST_PROMPT = 1_300
const NO_LETTERS = 'No text, no letters, no captions, no borders.'
/** The shorter side of every frame in high quality. */
const SHORT_SIDE = 1_080
const STEP = 16

/**
 * Returns the call for a scene's picture. The prompt of a scene already contains the descriptions of the people and
 * places on the sheet, so that they look the same in each picture. The size is that of the frame in high quality, so
 * that another quality of the video does not pay for the picture again.
 */
export function pictureCallOf({ prompt, text, notes, style, seed, width, height }: PictureRequest): PictureCall {
  const shown = prompt.trim() === '' ? text : prompt
  const parts = [shown, notes].map((part) => part.trim().replaceAll(/\s+/gu, ' ')).filter((part) => part !== '')
  const described = parts.map((part) => (/[.!?…。！？]$/u.test(part) ? part : `${part}.`)).join(' ')
  const scale = SHORT_SIDE / Math.min(width, height)
  const side = (pixels: number): number =>
    pixels * scale <= SHORT_SIDE ? SHORT_SIDE : Math.round((pixels * scale) / STEP) * STEP
  return {
    prompt: `${described.slice(0, LONGEST_PROMPT).toWellFormed()} ${NO_LETTERS}`,
    style,
    seed,
    width: side(width),
    height: side(height),
  }
}

/**
 * Returns the call for the picture of a person or place, which later pictures are drawn from. Its shape is that of the
 * frame, so that no model draws it smaller.
 */
export function portraitCallOf({ name, looks }: SheetEntry, { style, width, height }: PictureCall): PictureCall {
  const prompt = `${name}: ${looks}. One picture of ${name} alone, whole, seen from the front, on a plain light ground. ${NO_LETTERS}`
  return { prompt, style, seed: 1, width, height }
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
