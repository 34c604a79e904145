import { createRandom } from '@dayreel/storyboard/base'
import { echoes, finish, reverb } from './effects.ts'
import { bass, bell, feltPiano, pad, pluck } from './instruments.ts'
import { addLoop, type Loop } from './loop.ts'
import { countBars, cycle } from './track.ts'

/** D maj9, Bm11, G maj9, A6sus, Em9, G maj7♯11. None of these chords needs a resolution. */
const CHORDS = [
  [38, 57, 61, 64, 66],
  [35, 57, 59, 62, 64],
  [31, 54, 57, 59, 62],
  [33, 52, 57, 59, 62],
  [40, 54, 55, 59, 62],
  [31, 54, 59, 61, 66],
]
const SCALE = [62, 64, 66, 69, 71, 74, 76, 78, 81, 83]

/**
 * Composes a calm track with slow chords, distant bells and an occasional harp. D major, 60 beats per minute, no drums.
 */
export function composeDreamsAcrossTheSky(): Loop {
  const bars = countBars(60, 18)
  const random = createRandom('dreams')
  const pads = bars.loop()
  const bells = bars.loop()
  const harp = bars.loop()
  for (let bar = 0; bar < bars.count; bar++) {
    const [root = 38, ...notes] = cycle(CHORDS, bar)
    const swell = 0.75 + 0.25 * Math.sin((2 * Math.PI * bar) / bars.count - 1)
    for (const pitch of notes) {
      const held = { at: bars.time(bar, 0) - 1.2, seconds: 4.6, pitch, gain: 0.2 * swell }
      pad(pads, held, { cutoff: 1_050 + 500 * Math.sin(0.7 * bar), attack: 2.1, release: 3, detune: 0.009, seed: bar })
    }
    bass(
      pads,
      { at: bars.time(bar, 0), seconds: 3.7, pitch: root + (root < 34 ? 12 : 0), gain: 0.2 },
      { cutoff: 200, drive: 1 },
    )
    let step = Math.floor(random() * SCALE.length)
    for (let eighth = 0; eighth < 8; eighth++) {
      step = Math.min(SCALE.length - 1, Math.max(0, step + Math.floor(random() * 5) - 2))
      if (random() > 0.5) continue
      const at = bars.time(bar, eighth / 2) + 0.03 * random()
      const pitch = SCALE[step]! + (random() < 0.2 ? 12 : 0)
      bell(bells, { at, seconds: 3, pitch, gain: 0.035 + 0.05 * random(), pan: 1.6 * random() - 0.8 })
    }
    if (bar % 3 === 1) {
      ;[0, 1, 2, 3, 2].forEach((note, i) => {
        const at = bars.time(bar, 1 + 0.34 * i) + 0.02 * random()
        pluck(
          harp,
          { at, seconds: 2, pitch: notes[note]! + 12, gain: 0.3 - 0.03 * i, pan: 0.3 - 0.15 * i },
          { brightness: 0.3, decay: 0.998, damp: 0.9 },
        )
      })
    }
    if (bar % 6 === 4) {
      ;[74, 78, 76].forEach((pitch, i) => {
        feltPiano(
          harp,
          { at: bars.time(bar, 1.5 * i), seconds: 3, pitch: pitch - (i === 2 ? 12 : 0), gain: 0.26, pan: -0.2 },
          1.2,
        )
      })
    }
  }
  const sky = bars.loop()
  addLoop(sky, pads, 0.6)
  addLoop(sky, bells, 0.9)
  addLoop(sky, harp, 0.7)
  const mixed = bars.loop()
  addLoop(mixed, pads, 0.8)
  addLoop(mixed, bells, 0.35)
  addLoop(mixed, echoes(bells, { seconds: 0.75, feedback: 0.55, cutoff: 2_200 }), 0.4)
  addLoop(mixed, harp, 0.6)
  addLoop(mixed, reverb(sky, { seconds: 5.5, damping: 0.3, beforeMs: 40 }), 0.55)
  return finish(mixed)
}
