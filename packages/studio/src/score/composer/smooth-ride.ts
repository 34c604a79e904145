import { createRandom } from '@dayreel/storyboard/base'
import { kick, noiseHit } from './drums.ts'
import { echoes, filter, finish, pump, reverb } from './effects.ts'
import { bass, bell, electricPiano, pad, pluck } from './instruments.ts'
import { addLoop, type Loop } from './loop.ts'
import { countBars, cycle } from './track.ts'

/** Fmaj9, Em7, Dm9, Cmaj9, Fmaj9, G6, Am9, Am9/G. They are voiced so that each note stays or moves by one step. */
const CHORDS = [
  { root: 41, notes: [57, 60, 64, 67] },
  { root: 40, notes: [55, 59, 62, 67] },
  { root: 38, notes: [57, 60, 64, 65] },
  { root: 36, notes: [55, 59, 62, 64] },
  { root: 41, notes: [57, 60, 64, 67] },
  { root: 43, notes: [57, 59, 62, 64] },
  { root: 45, notes: [55, 59, 60, 64] },
  { root: 43, notes: [55, 59, 60, 64] },
]
const PENTATONIC = [60, 62, 64, 67, 69, 72, 74, 76, 79]
const MOTIFS: readonly (readonly [beat: number, degree: number][])[] = [
  [
    [0, 4],
    [0.75, 5],
    [1.5, 6],
    [2.5, 4],
    [3, 3],
  ],
  [
    [0.5, 6],
    [1.25, 7],
    [1.5, 6],
    [2.5, 5],
    [3.5, 4],
  ],
  [
    [0, 3],
    [1, 4],
    [1.5, 5],
    [3, 4],
  ],
  [
    [1, 7],
    [1.75, 6],
    [2.5, 4],
  ],
]

/**
 * Composes a relaxed track: electric piano, laid-back drums, and a plucked line with echoes. F major, 86 beats per
 * minute.
 */
export function composeSmoothRide(): Loop {
  const bars = countBars(86, 24)
  const { beatSeconds } = bars
  const random = createRandom('smooth ride')
  const keys = bars.loop()
  const pads = bars.loop()
  const low = bars.loop()
  const drums = bars.loop()
  const line = bars.loop()
  const kicks: number[] = []
  for (let bar = 0; bar < bars.count; bar++) {
    const { root, notes } = cycle(CHORDS, bar)
    const section = Math.floor(bar / 8)
    for (const pitch of notes) {
      const held = { at: bars.time(bar, 0), seconds: 3.9 * beatSeconds, pitch, gain: 0.22 }
      pad(pads, held, { cutoff: section === 1 ? 1_900 : 1_300, attack: 0.7, release: 1.2, seed: bar })
    }
    for (const [beat, beats] of [
      [0, 1.4],
      [1.75, 0.6],
      [2.5, section === 2 ? 0.5 : 1.2],
      ...(section === 2 ? [[3.25, 0.5]] : []),
    ] as [number, number][]) {
      notes.forEach((pitch, i) => {
        const at = bars.time(bar, beat) + 0.012 * i + 0.008 * random()
        electricPiano(
          keys,
          { at, seconds: beats * beatSeconds, pitch, gain: 0.3 + 0.1 * random(), pan: 0.22 * (i - 1.5) },
          1.3,
        )
      })
    }
    const walk = bar % 2 ? 7 : 12
    for (const [beat, beats, up] of [
      [0, 1.3, 0],
      [1.5, 0.4, 0],
      [2.25, 0.25, walk],
      [2.5, 1.1, 0],
    ] as [number, number, number][]) {
      bass(
        low,
        { at: bars.time(bar, beat), seconds: beats * beatSeconds, pitch: root + up, gain: 0.5 },
        { cutoff: 560 },
      )
    }
    if (bar >= 2) playDrums(bar, section)
    if (bar % 4 !== 3 && (section > 0 || bar % 2 === 0)) {
      cycle(MOTIFS, bar + section).forEach(([beat, degree], i) => {
        if (random() < 0.14) return
        const pitch = PENTATONIC[degree]! + (section === 2 && i === 0 ? 12 : 0)
        const at = bars.time(bar, beat) + 0.01 * random()
        pluck(
          line,
          { at, seconds: 1, pitch, gain: 0.5 + 0.2 * random(), pan: i % 2 ? 0.35 : -0.35 },
          { brightness: 0.55 },
        )
      })
    }
    if (bar % 4 === 3) bell(pads, { at: bars.time(bar, 3), seconds: 2.5, pitch: 76, gain: 0.09, pan: 0.5 })
  }

  function playDrums(bar: number, section: number): void {
    const isTurn = bar % 8 === 7
    for (const beat of isTurn ? [0] : section === 2 && bar % 2 ? [0, 1.75, 2.5] : [0, 2.5]) {
      kick(drums, bars.time(bar, beat), 0.85)
      kicks.push(bars.time(bar, beat))
    }
    for (const beat of isTurn ? [1, 3, 3.75] : [1, 3]) {
      const snare = { edge: 1_400, decay: 19, seconds: 0.26, tone: 0.5, seed: 8 * bar + beat }
      noiseHit(drums, bars.time(bar, beat) + 0.008, beat === 3.75 ? 0.16 : 0.34, snare)
    }
    for (let eighth = 0; eighth < 8; eighth++) {
      const swing = eighth % 2 ? 0.09 : 0
      const hat = { edge: 7_500, decay: eighth === 7 ? 18 : 55, seconds: 0.12, pan: 0.3, seed: 99 + 8 * bar + eighth }
      noiseHit(drums, bars.time(bar, eighth / 2 + swing), (eighth % 2 ? 0.06 : 0.09) * (0.8 + 0.4 * random()), hat)
    }
  }

  const room = bars.loop()
  addLoop(room, pads, 0.8)
  addLoop(room, keys, 0.35)
  addLoop(room, line, 0.35)
  addLoop(room, drums, 0.08)
  pump(pads, kicks, 0.4, 0.14)
  pump(keys, kicks, 0.2, 0.1)
  const mixed = bars.loop()
  addLoop(mixed, pads, 0.9)
  addLoop(mixed, keys, 0.75)
  addLoop(mixed, low, 0.9)
  addLoop(mixed, drums, 0.85)
  addLoop(mixed, line, 0.55)
  addLoop(mixed, echoes(line, { seconds: 0.75 * beatSeconds, feedback: 0.42 }), 0.3)
  addLoop(mixed, reverb(room, { seconds: 2.4, damping: 0.45 }), 0.3)
  filter(mixed, 'low', 11_000)
  return finish(mixed)
}
