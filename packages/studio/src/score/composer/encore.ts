import { createRandom } from '@dayreel/storyboard/base'
import { clap, kick, noiseHit } from './drums.ts'
import { echoes, finish, pump, reverb } from './effects.ts'
import { pad, sawSynth, type Note } from './instruments.ts'
import { addLoop, type Loop } from './loop.ts'
import { countBars, cycle } from './track.ts'

/** Dm, B♭, F, C, then Dm, B♭, Gm, A. The second half sounds like a question that the first half answers. */
const CHORDS = [
  { root: 38, notes: [62, 65, 69, 74] },
  { root: 34, notes: [62, 65, 70, 74] },
  { root: 41, notes: [60, 65, 69, 72] },
  { root: 36, notes: [60, 64, 67, 72] },
  { root: 38, notes: [62, 65, 69, 77] },
  { root: 34, notes: [62, 65, 70, 77] },
  { root: 43, notes: [62, 67, 70, 74] },
  { root: 45, notes: [61, 64, 69, 73] },
]

/** Composes a festive track whose pulse grows to a kick on all four beats. D minor, 124 beats per minute. */
export function composeEncore(): Loop {
  const bars = countBars(124, 36)
  const { beatSeconds } = bars
  const random = createRandom('encore')
  const pads = bars.loop()
  const pulse = bars.loop()
  const low = bars.loop()
  const drums = bars.loop()
  const kicks: number[] = []
  for (let bar = 0; bar < bars.count; bar++) {
    const { root, notes } = cycle(CHORDS, bar)
    // The levels are: quiet, growing, full, a pause, full again, and a quieter end that leads to the next round.
    const level = bar < 8 ? 0 : bar < 16 ? 1 : bar < 24 ? 2 : bar < 28 ? 0 : bar < 34 ? 2 : 1
    for (const pitch of notes) {
      const held: Note = { at: bars.time(bar, 0) - 0.05, seconds: 3.95 * beatSeconds, pitch, gain: 0.2 }
      pad(pads, held, { cutoff: 700 + 900 * level, attack: 0.25, release: 0.7, detune: 0.01, seed: bar })
    }
    for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
      const accent = cycle([1, 0.45, 0.65, 0.9, 0.5, 0.7, 0.95, 0.45], sixteenth)
      const pitch =
        cycle(notes, cycle([0, 1, 2, 3, 2, 1, 3, 0], sixteenth)) + (level === 2 && sixteenth % 8 === 3 ? 12 : 0)
      const at = bars.time(bar, sixteenth / 4)
      const opening = 500 + 1_500 * (level / 2) + 500 * Math.sin((2 * Math.PI * (16 * bar + sixteenth)) / 256)
      sawSynth(
        pulse,
        { at, seconds: 0.16 * beatSeconds, pitch, gain: 0.32 * accent, pan: 0.55 * Math.sin(sixteenth * 1.3) },
        { cutoff: opening, sweep: 1.6, decay: 16 },
      )
    }
    const steps = level === 0 ? [0, 2] : [0.5, 1, 1.5, 2.5, 3, 3.5]
    for (const beat of steps) {
      const seconds = (level === 0 ? 1.8 : 0.42) * beatSeconds
      sawSynth(
        low,
        { at: bars.time(bar, beat), seconds, pitch: root + (beat === 3.5 ? 12 : 0), gain: 0.5 },
        { cutoff: 260 + 160 * level, sweep: 1.5, decay: 12, detune: 0.002 },
      )
    }
    playDrums(bar, level)
  }

  function playDrums(bar: number, level: number): void {
    const isFill = bar === 15 || bar === 27
    if (level > 0) {
      for (let beat = 0; beat < 4; beat++) {
        if (bar === 15 && beat > 1) continue
        kick(drums, bars.time(bar, beat), 0.8, { high: 150, low: 48, decay: 10 })
        kicks.push(bars.time(bar, beat))
      }
      for (let eighth = 1; eighth < 8; eighth += 2)
        noiseHit(drums, bars.time(bar, eighth / 2), 0.1, {
          edge: 7_000,
          decay: 24,
          seconds: 0.16,
          pan: 0.2,
          seed: 8 * bar + eighth,
        })
    }
    if (level === 2) for (const beat of [1, 3]) clap(drums, bars.time(bar, beat), 0.34, 4 * bar + beat)
    if (isFill) {
      for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
        noiseHit(drums, bars.time(bar, sixteenth / 4), 0.05 + 0.018 * sixteenth, {
          edge: 1_500,
          decay: 30,
          seconds: 0.14,
          tone: 0.35,
          toneHertz: 210,
          seed: 900 + sixteenth,
        })
      }
    }
    if (bar === 8 || bar === 16 || bar === 28)
      noiseHit(drums, bars.time(bar, 0), 0.18, { edge: 3_500, decay: 2.2, seconds: 1.8, seed: 77 + bar })
    if (level === 0 && bar % 2 === 0) kick(drums, bars.time(bar, 0), 0.5, { high: 70, low: 40, decay: 6 })
    if (level < 2 && random() < 0.5)
      noiseHit(drums, bars.time(bar, 3.5), 0.05, { edge: 6_000, decay: 12, seconds: 0.3, pan: -0.4, seed: 40 + bar })
  }

  pump(pads, kicks, 0.65, 0.16)
  pump(pulse, kicks, 0.35, 0.1)
  pump(low, kicks, 0.5, 0.08)
  const room = bars.loop()
  addLoop(room, pads, 0.6)
  addLoop(room, pulse, 0.4)
  addLoop(room, drums, 0.15)
  const mixed = bars.loop()
  addLoop(mixed, pads, 0.75)
  addLoop(mixed, pulse, 0.6)
  addLoop(mixed, echoes(pulse, { seconds: 0.75 * beatSeconds, feedback: 0.4, cutoff: 2_200 }), 0.22)
  addLoop(mixed, low, 0.8)
  addLoop(mixed, drums, 0.85)
  addLoop(mixed, reverb(room, { seconds: 2.2, damping: 0.35 }), 0.28)
  return finish(mixed)
}
