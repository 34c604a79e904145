import type { Random } from '../lib/random.ts'
import { cssOfRgb } from './film.ts'
import { scaleRgb } from './math.ts'
import type { Rgb } from './painting.ts'
import { EAVES, face, fillFace, HALF, WAIST } from './sky-train-parts.ts'
import type { TrainView } from './sky-train-view.ts'

/** The window that stands open: a sash let down, a curtain that the wind has pulled out, somebody who leans on the sill. */
export function paintLeaning(view: TrainView, random: Random): void {
  const along = 2.9 + random() * 0.3
  const side = view.sideAt(along)
  const aside = side * (HALF + 0.02)
  const { body, light, lamp } = view
  const sill = view.at(along, aside, WAIST + 0.2)
  const out = view.at(along, side * (HALF + 0.34), WAIST + 0.62)
  if (!sill || !out) return
  const metre = view.scale(along)
  fillFace(view, face(view, along - 0.75, along + 0.75, aside, WAIST + 0.16, EAVES - 0.24), scaleRgb(lamp, 0.8))
  // The curtain, blown towards the end of the train.
  const hem = [view.at(along + 0.7, aside, EAVES - 0.3), view.at(along + 0.7, aside, WAIST + 0.3)]
  if (hem[0] && hem[1]) {
    body.fillStyle = cssOfRgb([0.75, 0.68, 0.58])
    body.beginPath()
    body.moveTo(...hem[0])
    body.bezierCurveTo(
      hem[0][0] - side * -metre * 0.5,
      hem[0][1] + metre * 0.1,
      out[0] + side * metre * 0.5,
      out[1] - metre * 0.1,
      out[0] + side * metre * 0.62,
      out[1] + metre * 0.18,
    )
    body.quadraticCurveTo(out[0] + side * metre * 0.2, out[1] + metre * 0.16, ...hem[1])
    body.fill()
  }
  // Shoulders over the sill, the head turned to where the train goes.
  const coat = cssOfRgb([0.022, 0.032, 0.05])
  body.fillStyle = coat
  body.beginPath()
  body.ellipse((sill[0] + out[0]) / 2, out[1] + metre * 0.3, metre * 0.34, metre * 0.3, 0, 0, Math.PI * 2)
  body.fill()
  // Nothing shines through them.
  light.globalCompositeOperation = 'destination-out'
  light.fillStyle = '#000'
  light.beginPath()
  light.ellipse((sill[0] + out[0]) / 2, out[1] + metre * 0.3, metre * 0.34, metre * 0.3, 0, 0, Math.PI * 2)
  light.ellipse(out[0], out[1] - metre * 0.04, metre * 0.19, metre * 0.21, 0, 0, Math.PI * 2)
  light.fill()
  light.globalCompositeOperation = 'source-over'
  body.lineWidth = metre * 0.15
  body.lineCap = 'round'
  body.strokeStyle = coat
  body.beginPath()
  body.moveTo(out[0], out[1] + metre * 0.26)
  body.lineTo(out[0] + side * metre * 0.1, out[1] + metre * 0.56)
  body.lineTo(sill[0], sill[1] + metre * 0.06)
  body.stroke()
  const oval = (x: number, y: number, rx: number, ry: number, color: Rgb): void => {
    body.fillStyle = cssOfRgb(color)
    body.beginPath()
    body.ellipse(out[0] + x * metre, out[1] + y * metre, rx * metre, ry * metre, 0, 0, Math.PI * 2)
    body.fill()
  }
  oval(0, -0.02, 0.17, 0.21, [0.03, 0.018, 0.014])
  oval(-side * 0.05, 0.03, 0.11, 0.15, [0.42, 0.24, 0.15])
  oval(side * 0.03, -0.08, 0.165, 0.15, [0.03, 0.018, 0.014])
}
