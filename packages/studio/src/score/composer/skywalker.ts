import { createRandom } from '@dayreel/storyboard/base'
import { kick, noiseHit } from './drums.ts'
import { echoes, finish, pump, reverb } from './effects.ts'
import { bell, pad, sawSynth } from './instruments.ts'
import { addLoop, type Loop } from './loop.ts'
import { countBars, cycle } from './track.ts'

/** Em, C, G, D, with Bm and Am7 as passing chords. Each chord lasts two bars. */
const CHORDS = [
  { root: 40, notes: [59, 64, 67, 71] },
  { root: 36, notes: [60, 64, 67, 71] },
  { root: 43, notes: [59, 62, 67, 71] },
  { root: 38, notes: [57, 62, 66, 69] },
  { root: 40, notes: [59, 64, 67, 74] },
  { root: 47, notes: [59, 62, 66, 71] },
  { root: 45, notes: [57, 60, 64, 67] },
]
const RISE = [0, 1, 2, 3, 4, 3, 2, 1, 0, 2, 1, 3, 2, 4, 3, 2]
/** A slow melody over the second half, in phrases of two bars: beat, length in beats, pitch. */
const CALL: readonly (readonly (readonly [beat: number, beats: number, pitch: number])[])[] = [
  [
    [0, 3, 83],
    [3, 1, 81],
    [4, 4, 79],
  ],
  [
    [0, 2, 79],
    [2, 2, 76],
    [4, 3, 74],
  ],
  [
    [0, 3, 74],
    [3, 1, 76],
    [4, 4, 79],
  ],
  [
    [0, 4, 78],
    [4, 2, 76],
    [6, 2, 74],
  ],
]

/** Composes a wide and driving track: arpeggios, a pad, and a drum in a large hall. E minor, 100 beats per minute. */
export function composeSkywalker(): Loop {
  const bars = countBars(100, 28)
  const { beatSeconds } = bars
  const random = createRandom('skywalker')
  const pads = bars.loop()
  const arpeggio = bars.loop()
  const low = bars.loop()
  const drums = bars.loop()
  const snares = bars.loop()
  const call = bars.loop()
  const kicks: number[] = []
  for (let bar = 0; bar < bars.count; bar++) {
    const { root, notes } = cycle(CHORDS, Math.floor(bar / 2))
    const section = bar < 6 ? 0 : bar < 14 ? 1 : bar < 24 ? 2 : 1
    if (bar % 2 === 0) {
      for (const pitch of notes) {
        const held = { at: bars.time(bar, 0) - 0.3, seconds: 8 * beatSeconds, pitch, gain: 0.22 }
        pad(pads, held, { cutoff: section === 2 ? 1_700 : 1_050, attack: 0.9, release: 1.6, detune: 0.012, seed: bar })
      }
    }
    RISE.forEach((step, sixteenth) => {
      const pitch = (step === 4 ? notes[0]! + 12 : notes[step]!) + (section === 0 ? 0 : 12)
      const at = bars.time(bar, sixteenth / 4)
      const cutoff = 700 + 420 * section + 350 * Math.sin((2 * Math.PI * (16 * bar + sixteenth)) / (16 * 14))
      const gain = (sixteenth % 4 === 0 ? 0.3 : 0.2) * (0.9 + 0.2 * random())
      sawSynth(
        arpeggio,
        { at, seconds: 0.2 * beatSeconds, pitch, gain, pan: sixteenth % 2 ? 0.5 : -0.5 },
        { cutoff, sweep: 1.8, decay: 12, detune: 0.006 },
      )
    })
    if (section > 0) {
      for (let eighth = 0; eighth < 8; eighth++) {
        const pitch = root - (root > 44 ? 12 : 0) + (eighth === 7 && bar % 2 ? 12 : 0)
        sawSynth(
          low,
          { at: bars.time(bar, eighth / 2), seconds: 0.4 * beatSeconds, pitch, gain: eighth % 2 ? 0.38 : 0.5 },
          { cutoff: 300, sweep: 2.2, decay: 9, detune: 0.003 },
        )
      }
      for (const beat of [0, 2]) {
        kick(drums, bars.time(bar, beat), 0.8, { high: 130, low: 45, decay: 8 })
        kicks.push(bars.time(bar, beat))
      }
      for (const beat of bar % 8 === 7 ? [1, 3, 3.5] : [1, 3]) {
        noiseHit(snares, bars.time(bar, beat), 0.34, {
          edge: 900,
          decay: 13,
          seconds: 0.3,
          tone: 0.55,
          toneHertz: 170,
          seed: 4 * bar + beat,
        })
      }
      for (let eighth = 0; eighth < 8; eighth++) {
        noiseHit(drums, bars.time(bar, eighth / 2), eighth % 2 ? 0.07 : 0.045, {
          edge: 8_000,
          decay: 40,
          seconds: 0.1,
          pan: 0.35,
          seed: 300 + 8 * bar + eighth,
        })
      }
    } else if (bar % 2 === 0) {
      sawSynth(
        low,
        { at: bars.time(bar, 0), seconds: 7 * beatSeconds, pitch: root, gain: 0.4 },
        { cutoff: 220, sweep: 1, decay: 1, detune: 0.003 },
      )
    }
    if (section === 2 && bar % 2 === 0) {
      for (const [beat, beats, pitch] of cycle(CALL, bar / 2)) {
        bell(call, { at: bars.time(bar, beat), seconds: beats * beatSeconds + 1, pitch, gain: 0.22, pan: 0.1 })
        sawSynth(
          call,
          { at: bars.time(bar, beat), seconds: beats * beatSeconds * 0.9, pitch: pitch - 12, gain: 0.12 },
          { cutoff: 1_400, sweep: 0.5, decay: 2, detune: 0.008 },
        )
      }
    }
  }
  pump(pads, kicks, 0.45, 0.2)
  pump(arpeggio, kicks, 0.25, 0.12)
  const hall = bars.loop()
  addLoop(hall, snares, 0.9)
  addLoop(hall, pads, 0.5)
  addLoop(hall, call, 0.8)
  addLoop(hall, arpeggio, 0.25)
  const mixed = bars.loop()
  addLoop(mixed, pads, 0.8)
  addLoop(mixed, arpeggio, 0.5)
  addLoop(mixed, echoes(arpeggio, { seconds: 0.75 * beatSeconds, feedback: 0.45, cutoff: 2_400 }), 0.25)
  addLoop(mixed, low, 0.75)
  addLoop(mixed, drums, 0.8)
  addLoop(mixed, snares, 0.6)
  addLoop(mixed, call, 0.55)
  addLoop(mixed, reverb(hall, { seconds: 2.8, damping: 0.3, beforeMs: 24 }), 0.34)
  return finish(mixed)
}
