import { SAMPLE_RATE } from '../../lib/loudness.ts'
import { createLoop, type Loop } from './loop.ts'

/** The bars of a track in four-four time, as times in seconds. */
export type Bars = {
  count: number
  /** Of the whole loop, in samples. */
  length: number
  beatSeconds: number
  /** When a beat comes, both counted from 0; fractions are parts of a beat. */
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

/** Picks from a list that is gone round and round. */
export function cycle<Item>(items: readonly Item[], at: number): Item {
  return items[((at % items.length) + items.length) % items.length]!
}
