import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { luminance } from '../math.ts'
import { createFilm } from '../light/film.ts'
import type { HandsDo } from '../brief/brief.ts'
import type { Film, Thing } from '../painting.ts'
import { PLAIN_COLORS, plainShot, plainStage } from '../plain-shot.ts'
import { putHands } from './put-hands.ts'
import { handLight, peopleLight } from '../things/figures/figure-brush.ts'
import { lookOf } from '../things/figures/figure-looks.ts'
import { createHandBrush } from '../things/hands/hand-brush.ts'
import { readInk } from '../things/inks.ts'
import { thingNamed } from '../things/index.ts'

const WIDTH = 90
const HEIGHT = 160
const WAYS: readonly HandsDo[] = ['rest', 'open', 'hold', 'give', 'cup', 'touch', 'grip', 'sleeve', 'write']

function handsThat(does: HandsDo, likeness = 'ember coat soft', things: readonly Thing[] = []): Film {
  const film = createFilm(WIDTH, HEIGHT)
  film.light.fill(0.2)
  film.depth.fill(10)
  const shot = plainShot({ subjectX: 0.4, size: 'insert', likeness })
  const stage = plainStage(HEIGHT, { keySide: -0.8 })
  putHands(film, stage, shot, { does, figure: 'coat', things, blur: 0 })
  return film
}

/** Where something near is, a row of digits for each row of the picture. */
function outlineOf({ depth }: Film): string {
  return Array.from(depth, (metres) => (metres < 1 ? '1' : '0')).join('')
}

test('each way of hands is a picture of its own', () => {
  const outlines = WAYS.map((does) => outlineOf(handsThat(does)))
  for (let i = 0; i < outlines.length; i++)
    for (let j = 0; j < i; j++) {
      let differing = 0
      for (let at = 0; at < outlines[i]!.length; at++) if (outlines[i]![at] !== outlines[j]![at]) differing++
      expect(differing / (WIDTH * HEIGHT)).toBeGreaterThan(0.06)
    }
})

test('hands have the skin that the person has: the same hue, and neither black nor white', () => {
  const skins = Array.from({ length: 12 }, (_, i) => lookOf('coat', `video ${i}`).skin)
  for (const skin of new Set(skins))
    for (const developed of [0.2, 0.6, 1.5]) {
      const brush = createHandBrush(
        createCanvas(1, 1).getContext('2d'),
        handLight(PLAIN_COLORS, developed),
        [0.8, -0.6],
      )
      const [red, green, blue] = brush.rampOf(skin)[15]!
      const [own] = [readInk(skin)]
      expect(red / green).toBeGreaterThan((own[0] / own[1]) * 0.92)
      expect(red / green).toBeLessThan((own[0] / own[1]) * 1.2)
      expect(green / blue).toBeGreaterThan((own[1] / own[2]) * 0.92)
      const seen = luminance(...([red, green, blue].map((value) => (value / 255) ** 2.2) as [number, number, number]))
      expect(seen * developed).toBeGreaterThan(0.02)
      expect(seen * developed).toBeLessThan(0.4)
    }
  expect(Math.max(...handLight(PLAIN_COLORS, 1).lit)).toBeLessThan(Math.max(...peopleLight(PLAIN_COLORS).lit))
})

test('hands lie around a cup, before it on both sides, and leave its middle free', () => {
  const film = handsThat('cup', 'ember coat soft', [thingNamed('cup')!])
  const isSkin = (x: number, y: number) => {
    const at = (Math.round(y * HEIGHT) * WIDTH + Math.round(x * WIDTH)) * 3
    const [red, , blue] = film.light.subarray(at, at + 3)
    return red! > blue! * 1.35
  }
  // Over the sides of its body fingers are seen, below its rim.
  for (const x of [0.3, 0.7]) expect(isSkin(x, 0.42)).toBe(true)
  expect(isSkin(0.5, 0.53)).toBe(false)
})
