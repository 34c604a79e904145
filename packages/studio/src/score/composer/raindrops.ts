import { createRandom } from '@dayreel/storyboard/base'
import { echoes, filter, finish, reverb } from './effects.ts'
import { bell, feltPiano, pad } from './instruments.ts'
import { addLoop, type Loop } from './loop.ts'
import { countBars, cycle } from './track.ts'

/**
 * Am(add9), F maj7, C/E, G6, Am, Dm9, E7sus, E7. Each entry has the broken chord of the left hand, and the notes that
 * the right hand may play.
 */
const CHORDS = [
  { hand: [45, 52, 57, 59, 60], right: [71, 72, 76, 64] },
  { hand: [41, 48, 57, 60, 64], right: [72, 76, 79, 69] },
  { hand: [40, 48, 55, 60, 62], right: [74, 76, 79, 67] },
  { hand: [43, 50, 55, 59, 64], right: [71, 74, 76, 67] },
  { hand: [45, 52, 57, 60, 64], right: [76, 72, 81, 69] },
  { hand: [38, 50, 57, 60, 64], right: [77, 76, 74, 69] },
  { hand: [40, 47, 52, 57, 59], right: [76, 71, 69, 64] },
  { hand: [40, 47, 56, 59, 62], right: [74, 71, 68, 64] },
]
const PATTERNS = [
  [0, 1, 2, 3, 4, 3, 2, 1],
  [0, 2, 1, 3, 2, 4, 3, 1],
  [0, 1, 3, 2, 4, 2, 3, 1],
]

/** Composes a felted piano for a rainy day. A minor, 70 beats per minute. */
export function composeRaindrops(): Loop {
  const bars = countBars(70, 20)
  const { beatSeconds } = bars
  const random = createRandom('raindrops')
  const piano = bars.loop()
  const strings = bars.loop()
  const drops = bars.loop()
  for (let bar = 0; bar < bars.count; bar++) {
    const { hand, right } = cycle(CHORDS, bar < 16 ? bar : bar + 4) // The last four bars lead back to the start.
    const fullness = [0.6, 0.8, 1, 0.85, 0.65][Math.floor(bar / 4)]!
    cycle(PATTERNS, Math.floor(bar / 2)).forEach((finger, eighth) => {
      if (eighth > 4 && bar % 4 === 3) return // A pause at the end of each line.
      const late = 0.012 * random() + (eighth % 2 ? 0.015 : 0)
      const gain = (eighth === 0 ? 0.5 : 0.28 + 0.08 * random()) * fullness
      feltPiano(piano, {
        at: bars.time(bar, eighth / 2) + late,
        seconds: 1.5 * beatSeconds,
        pitch: hand[finger]!,
        gain,
        pan: -0.25,
      })
    })
    playMelody(bar, right, fullness)
    if (bar >= 4 && bar < 18) {
      for (const pitch of hand.slice(2)) {
        const held = { at: bars.time(bar, 0) - 0.4, seconds: 4 * beatSeconds, pitch, gain: 0.12 * fullness }
        pad(strings, held, { cutoff: 800, attack: 1.4, release: 1.8, detune: 0.004, seed: bar })
      }
    }
  }
  for (let drop = 0; drop < 150; drop++) {
    const at = random() * bars.time(bars.count, 0)
    const pitch = [88, 93, 95, 96, 100][Math.floor(random() * 5)]!
    bell(drops, {
      at,
      seconds: 0.5 + 0.5 * random(),
      pitch,
      gain: 0.012 + 0.03 * random() ** 3,
      pan: 1.8 * random() - 0.9,
    })
  }

  function playMelody(bar: number, right: readonly number[], fullness: number): void {
    const shape = [
      [0.5, 0],
      [2, 1],
      [3, 2],
    ] as const
    const answer = [
      [0, 2],
      [1.5, 1],
      [2.5, 0],
      [3.25, 3],
    ] as const
    if (bar < 2 || bar === 8 || bar === 19) return
    for (const [beat, note] of bar % 2 ? answer : shape) {
      if (random() < 0.15) continue
      const at = bars.time(bar, beat) + 0.02 * random()
      feltPiano(
        piano,
        { at, seconds: 1.8 * beatSeconds, pitch: right[note]!, gain: (0.42 + 0.12 * random()) * fullness, pan: 0.25 },
        0.85,
      )
    }
  }

  const rain = bars.loop()
  for (const channel of [rain.left, rain.right]) {
    for (let i = 0; i < channel.length; i++)
      channel[i] = (random() * 2 - 1) * 0.02 + (random() < 0.0012 ? (random() - 0.5) * 0.5 : 0)
  }
  filter(rain, 'high', 900)
  filter(rain, 'low', 4_200)
  const room = bars.loop()
  addLoop(room, piano, 0.5)
  addLoop(room, strings, 0.7)
  addLoop(room, drops, 1)
  const mixed = bars.loop()
  addLoop(mixed, piano, 0.9)
  addLoop(mixed, strings, 0.8)
  addLoop(mixed, echoes(drops, { seconds: 1.5 * beatSeconds, feedback: 0.45, cutoff: 2_600 }), 0.6)
  addLoop(mixed, drops, 0.5)
  addLoop(mixed, reverb(room, { seconds: 3.4, damping: 0.4, beforeMs: 26 }), 0.42)
  addLoop(mixed, rain, 0.55)
  return finish(mixed)
}
