import { FASTEST_PACE, SLOWEST_PACE } from '@dayreel/catalogue'
import { TAIL_SECONDS } from '@dayreel/storyboard/base'
import { countUnits, unitOf } from '../words/count-units.ts'
import type { Draft, Finding } from './check.ts'

/** The maximum difference between a video's length and the requested length. */
const TOLERANCE_SECONDS = 1
/** Relative width of the requested range of words on each side. With a narrower range, models count worse. */
const MARGIN = 0.04

/** Requires that the spoken words can take the requested length at an allowed pace. */
export function checkLength({ lines, language }: Draft, seconds: number, durationSeconds: number): Finding | undefined {
  const target = durationSeconds - TAIL_SECONDS
  const isShort = seconds < (target - TOLERANCE_SECONDS) * SLOWEST_PACE
  if (!isShort && seconds <= (target + TOLERANCE_SECONDS) * FASTEST_PACE) return undefined
  const units = lines.reduce((sum, { words }) => sum + countUnits(words, language), 0)
  const wanted = seconds === 0 ? units : (units * target) / seconds
  const unit = unitOf(language)
  const between = `between ${Math.round(wanted * (1 - MARGIN))} and ${Math.round(wanted * (1 + MARGIN))} ${unit}`
  return {
    check: 'length',
    sentence: `The words take about ${Math.round(seconds)} seconds for a video of ${durationSeconds}.`,
    demand: `Hook and scenes have ${units} ${unit} in total, which is too ${isShort ? 'short' : 'long'}. Write them in ${between}.`,
  }
}
