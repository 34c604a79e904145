import { createRandom } from '@dayreel/storyboard/base'
import { isRoofed } from '../../brief/places.ts'
import type { Brush } from '../../things/brush.ts'
import { box, limb, oval, polygon, without } from '../../things/shapes.ts'
import { stuffOf } from '../../things/stuffs.ts'
import { putCloud } from '../put-door.ts'
import { putLampLight } from '../put-lamp-light.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to the board. */
const DEPTH = 7

/** The name board of a station under its lamp, with no name on it: hung from a roof, or, where there is no ground, on posts in a cloud. */
export function putNamelessStop(scene: ActScene): Standing {
  const { film, stage, shot } = scene
  const wide = wideOf(scene)
  const x = wide * (shot.subjectX < 0.5 ? 0.46 : 0.54)
  const random = createRandom(`${shot.likeness} name board`)
  const base = 60
  const isHung = stage.hasGround && isRoofed(shot.brief.place)
  const ground = (stage.groundAt((x / 100) * film.height, DEPTH) / film.height) * 100
  const foot = stage.hasGround ? Math.max(0, ground - base) : 6
  paintLayer(scene, { x, y: base, depth: DEPTH, bright: 1.4 }, (brush) => paintBoard(brush, random, { isHung, foot }))
  const standing = {
    x: (x / 100) * film.height,
    base: film.height * (base / 100),
    height: film.height * 0.38,
    depth: DEPTH,
  }
  if (!shot.palette.lampsAreOut) {
    paintLayer(scene, { x, y: base, depth: DEPTH, shine: 1.1 }, ({ fill, spot, inside, ink }) => {
      fill(oval(0, -40.6, 2.4, 0.8), ink.glow)
      spot(0, -40, 7, 4, ink.glow, 0.26)
      inside(box(-18, -32.5, 36, 12, 0.8), () => {
        spot(0, -33, 19, 13, ink.glow, 0.34)
        spot(0, -33, 9, 8, ink.glow, 0.3)
      })
    })
    putLampLight(film, shot.palette, {
      ...standing,
      base: standing.base - standing.height * 0.5,
      height: standing.height * 0.5,
    })
  }
  if (!stage.hasGround)
    putCloud(film, stage, shot, { ...standing, base: standing.base + film.height * 0.01, height: film.height * 0.3 })
  return { ...standing, base: film.height * 0.5 }
}

/** Posts or rods, the enamelled board in its frame with nothing on it but the rust at its screws, the lamp on a bent arm. */
function paintBoard(brush: Brush, random: () => number, { isHung, foot }: { isHung: boolean; foot: number }): void {
  const { form, fill, ball, spot, line, inside, ink } = brush
  const [iron, china, glaze] = [stuffOf(brush, 'iron'), stuffOf(brush, 'china'), stuffOf(brush, 'blueprint')]
  for (const way of [-14.5, 14.5]) {
    const [from, long] = isHung ? [-100, 70] : [-36, 36 + foot]
    form(box(way - 0.9, from, 1.8, long, 0.4), iron, {
      isColumn: true,
      round: 0.3,
      rim: 0.4,
    })
    ball(way, isHung ? -34.6 : -37, 1.5, 1.5, iron, 0.4)
  }
  form(limb([0, -33, 0.6, 0, -42, 0.55, 0.4, -45.6, 0.5, 3.4, -45.6, 0.5, 3.2, -43, 0.5]), iron, {
    round: 0.2,
    rim: 0.3,
  })
  form(polygon([-4.2, -40.6, -1.4, -43, 1.4, -43, 4.2, -40.6]), glaze, { round: 0.5, rim: 0.5 })
  const frame = box(-19.5, -34, 39, 15, 1.6)
  form(frame, glaze, { round: 0.8, rim: 0.6, sink: 0.2 })
  const board = box(-18, -32.5, 36, 12, 0.8)
  form(board, china, { round: 1, rim: 0.2, sink: 0.15 })
  inside(board, () => {
    for (const [at, y] of [
      [-16.6, -31.2],
      [16.6, -31.2],
      [-16.6, -21.8],
      [16.6, -21.8],
    ] as const) {
      spot(at, y + 1.4, 0.8, 2.2, stuffOf(brush, 'autumn').deep, 0.6)
      ball(at, y, 0.5, 0.5, iron, 0.1)
    }
    for (let i = 0; i < 5; i++) spot(random() * 34 - 17, -33 + random() * 12, 4, 0.5, ink.shade, 0.18)
  })
  line(without(box(-17, -31.5, 34, 10, 0.5), box(-16.7, -31.2, 33.4, 9.4, 0.5)), glaze.mid, 0.2, 0.9)
  fill(box(-19.5, -19, 39, 0.8), ink.dark, 0.4)
}
