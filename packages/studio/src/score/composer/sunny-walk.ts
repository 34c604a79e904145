import { createRandom } from '@dayreel/storyboard/base'
import { clap, kick, noiseHit } from './drums.ts'
import { filter, finish, reverb } from './effects.ts'
import { bass, bell, pluck, whistle } from './instruments.ts'
import { addLoop, type Loop } from './loop.ts'
import { countBars, cycle } from './track.ts'

/** C, G/B, Am7, F, C, Em7, F, G, as played on a ukulele. */
const CHORDS = [
  { root: 48, strings: [67, 60, 64, 72] },
  { root: 47, strings: [67, 62, 67, 71] },
  { root: 45, strings: [67, 60, 64, 69] },
  { root: 41, strings: [69, 60, 65, 69] },
  { root: 48, strings: [67, 60, 64, 72] },
  { root: 40, strings: [67, 62, 64, 71] },
  { root: 41, strings: [69, 60, 65, 72] },
  { root: 43, strings: [67, 62, 67, 71] },
]
/** The eighths that are strummed, with a downstroke on each beat and an upstroke between beats. */
const STRUM: readonly (readonly [eighth: number, isDown: boolean, gain: number])[] = [
  [0, true, 1],
  [2, true, 0.75],
  [3, false, 0.6],
  [5, false, 0.7],
  [6, true, 0.8],
  [7, false, 0.55],
]
/** Two phrases of four bars, as notes with beat, length in beats and pitch. */
const TUNE: readonly (readonly (readonly [beat: number, beats: number, pitch: number])[])[] = [
  [
    [0, 1, 76],
    [1, 0.5, 79],
    [1.5, 1, 81],
    [2.5, 1.5, 79],
  ],
  [
    [0, 0.5, 74],
    [0.5, 0.5, 76],
    [1, 1, 79],
    [2, 2, 74],
  ],
  [
    [0, 1, 72],
    [1, 0.5, 76],
    [1.5, 1, 81],
    [2.5, 1.5, 79],
  ],
  [
    [0, 0.5, 77],
    [0.5, 0.5, 76],
    [1, 0.5, 74],
    [1.5, 2, 72],
  ],
  [
    [0, 1, 79],
    [1, 0.5, 76],
    [1.5, 1, 79],
    [2.5, 1.5, 84],
  ],
  [
    [0, 0.5, 83],
    [0.5, 0.5, 81],
    [1, 1, 79],
    [2, 1.5, 76],
  ],
  [
    [0, 1, 77],
    [1, 1, 81],
    [2, 1, 84],
    [3, 1, 81],
  ],
  [
    [0, 1, 83],
    [1, 0.5, 79],
    [1.5, 2, 74],
  ],
]

/** Composes a bright track: ukulele, whistling, claps and a bouncing bass. C major, 112 beats per minute. */
export function composeSunnyWalk(): Loop {
  const bars = countBars(112, 32)
  const { beatSeconds } = bars
  const random = createRandom('sunny walk')
  const ukulele = bars.loop()
  const lead = bars.loop()
  const low = bars.loop()
  const drums = bars.loop()
  const chimes = bars.loop()
  for (let bar = 0; bar < bars.count; bar++) {
    const { root, strings } = cycle(CHORDS, bar)
    const section = Math.floor(bar / 8)
    for (const [eighth, isDown, gain] of STRUM) {
      if (section === 2 && eighth % 2 && random() < 0.4) continue
      const order = isDown ? strings : strings.toReversed()
      order.forEach((pitch, i) => {
        const at = bars.time(bar, eighth / 2 + (eighth % 2 ? 0.06 : 0)) + i * 0.011 + 0.004 * random()
        pluck(
          ukulele,
          { at, seconds: 1, pitch, gain: 0.42 * gain * (0.85 + 0.3 * random()), pan: -0.3 + 0.1 * i },
          { brightness: 0.6, decay: 0.992, damp: 4 },
        )
      })
    }
    const steps: [number, number][] =
      section === 2
        ? [
            [0, 0],
            [2, 7],
          ]
        : [
            [0, 0],
            [1.5, 0],
            [2, 7],
            [3.5, bar % 2 ? 5 : 12],
          ]
    for (const [beat, up] of steps) {
      bass(
        low,
        {
          at: bars.time(bar, beat),
          seconds: 0.42 * beatSeconds,
          pitch: root - 12 + up + (root < 44 ? 12 : 0),
          gain: 0.5,
        },
        { cutoff: 700, drive: 1.2 },
      )
    }
    if (section !== 2 || bar % 8 > 3) playDrums(bar)
    if (section === 1 || section === 3) whistleTune(bar)
    if (section === 2 || bar % 8 === 7) {
      cycle(CHORDS, bar)
        .strings.slice(1)
        .forEach((pitch, i) => {
          bell(chimes, {
            at: bars.time(bar, i * 0.5 + (bar % 2 ? 2 : 0)),
            seconds: 1.6,
            pitch: pitch + 12,
            gain: 0.16,
            pan: 0.5 - 0.4 * i,
          })
        })
    }
  }

  function playDrums(bar: number): void {
    for (const beat of bar % 4 === 3 ? [0, 1.5, 2, 3.5] : [0, 2])
      kick(drums, bars.time(bar, beat), 0.6, { high: 95, low: 55, decay: 13 })
    for (const beat of [1, 3]) clap(drums, bars.time(bar, beat), 0.3, 4 * bar + beat)
    for (let eighth = 0; eighth < 8; eighth++) {
      const shaker = {
        edge: 5_200,
        decay: eighth % 2 ? 45 : 30,
        seconds: 0.11,
        pan: -0.35,
        seed: 500 + 8 * bar + eighth,
      }
      noiseHit(
        drums,
        bars.time(bar, eighth / 2 + (eighth % 2 ? 0.06 : 0)),
        (eighth % 2 ? 0.1 : 0.07) * (0.8 + 0.4 * random()),
        shaker,
      )
    }
  }

  function whistleTune(bar: number): void {
    let from: number | undefined
    for (const [beat, beats, pitch] of cycle(TUNE, bar)) {
      const at = bars.time(bar, beat) + 0.012 * random()
      whistle(lead, { at, seconds: beats * beatSeconds * 0.92, pitch, gain: 0.13, pan: 0.15 }, from ?? pitch)
      from = pitch
    }
  }

  const room = bars.loop()
  addLoop(room, ukulele, 0.3)
  addLoop(room, lead, 0.8)
  addLoop(room, chimes, 0.7)
  addLoop(room, drums, 0.25)
  const mixed = bars.loop()
  addLoop(mixed, ukulele, 0.85)
  addLoop(mixed, lead, 0.8)
  addLoop(mixed, low, 0.75)
  addLoop(mixed, drums, 0.85)
  addLoop(mixed, chimes, 0.6)
  addLoop(mixed, reverb(room, { seconds: 1.3, damping: 0.3, beforeMs: 10 }), 0.28)
  filter(mixed, 'low', 13_000)
  return finish(mixed)
}
