import { createRandom } from '@dayreel/storyboard/base'
import { paintClosedDoor } from '../../things/closed-door.ts'
import type { Brush } from '../../things/brush.ts'
import { curve, polygon } from '../../things/shapes.ts'
import { paperOf, stuffOf } from '../../things/stuffs.ts'
import { paintRoomWall } from '../door-walls.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to the door. */
const DEPTH = 1.2
/** Where the threshold is, in hundredths of the picture's height, and how many of these a hundredth of the door's is. */
const THRESHOLD = 42
const SCALE = 1.15

/** The foot of a closed door, light under it, and a letter that somebody is pushing through. */
export function putLetterUnderDoor(scene: ActScene): Standing {
  const { film, shot } = scene
  const wide = wideOf(scene)
  const x = wide * 0.5
  const random = createRandom(`${shot.likeness} threshold`)
  paintLayer(scene, { x, y: THRESHOLD, scale: SCALE, depth: DEPTH }, (brush, extent) => {
    paintRoomWall(brush, extent, random, 'panels')
    paintClosedDoor(brush, random, true)
    for (const way of [extent.left, extent.right]) brush.spot(way, extent.top, 26, 40, brush.ink.dark, 0.5)
  })
  if (!shot.palette.lampsAreOut)
    paintLayer(scene, { x, y: THRESHOLD, scale: SCALE, depth: DEPTH, shine: 0.6 }, ({ fade, fill, ink }) => {
      // Two feet stand in the light.
      for (const [from, to] of [
        [-20.5, -11],
        [-5.5, 5],
        [10.5, 20.5],
      ] as const) {
        fill(polygon([from, -2, to, -2, to, 0, from, 0]), ink.glow)
        fade(polygon([from, 0, to, 0, to * 1.7, 24, from * 1.7, 24]), ink.glow, ink.glow, 0.6, 0)
      }
    })
  const side = shot.subjectX < 0.5 ? -1 : 1
  paintLayer(scene, { x: x + side * 1.5, y: THRESHOLD, scale: SCALE, depth: DEPTH }, (brush) =>
    paintLetter(brush, side),
  )
  return { x, base: film.height * 0.6, height: film.height * 0.3, depth: DEPTH }
}

/** An envelope that lies on the boards, half of it still behind the door. */
function paintLetter(brush: Brush, side: -1 | 1): void {
  const { fade, fill, form, line, spot, ink } = brush
  const paper = paperOf(brush)
  brush.context.save()
  brush.context.transform(1, 0, side * 0.16, 1, 0, 0)
  spot(0.6, 8.6, 12.6, 5.4, ink.dark, 0.6)
  const sheet = polygon([-9.4, -0.6, 9.4, -0.6, 11.6, 12, -11.6, 12])
  form(sheet, paper, { round: 0.3, rim: 0.5, sink: 0 })
  fade(polygon([-9.4, -0.6, 9.4, -0.6, 9.8, 1.8, -9.8, 1.8]), ink.dark, ink.dark, 0.6, 0)
  fill(polygon([5.4, 2.6, 8.6, 2.6, 9, 5.4, 5.7, 5.4]), stuffOf(brush, 'velvet').mid, 0.9)
  for (const [y, from, to] of [
    [6.2, -4, 3.4],
    [7.8, -4.4, 4.6],
    [9.4, -4.6, 2.2],
  ] as const)
    line(curve([from, y, (from + to) / 2, y + 0.16, to, y]), ink.dark, 0.36, 0.7)
  line(polygon([-11.6, 12, 11.6, 12, 11.6, 12.3, -11.6, 12.3]), paper.deep, 0.3, 0.7)
  brush.context.restore()
}
