import { SAMPLE_RATE } from '../../lib/loudness.ts'
import { createLoop, type Loop } from './loop.ts'

/** The bars of a track in four-four time. */
export type Bars = {
  count: number
  /** Length of the whole loop, in samples. */
  length: number
  beatSeconds: number
  /** Returns the time of a beat in seconds. Bars and beats count from 0. Beats may have fractions. */
  time(bar: number, beat: number): number
  loop(): Loop
}

export function countBars(beatsPerMinute: number, count: number): Bars {
  const beatSeconds = 60 / beatsPerMinute
  const length = Math.round(count * 4 * beatSeconds * SAMPLE_RATE)
  return {
    count,
    length,
    beatSeconds,
    time: (bar, beat) => (4 * bar + beat) * beatSeconds,
    loop: () => createLoop(length),
  }
}

/** Returns the item at an index, which wraps around at both ends of the list. */
export function cycle<Item>(items: readonly Item[], at: number): Item {
  return items[((at % items.length) + items.length) % items.length]!
}
