import type { Random } from '@dayreel/storyboard/base'
import type { Scene } from '../compose.ts'
import { clamp, luminance, mixRgb } from '../math.ts'
import type { Rgb } from '../painting.ts'
import { sharpen } from './brush.ts'
import { addDroplets } from './droplets.ts'
import { focusOnSubject, sprinkleDiscs } from './focus.ts'
import { lightSubject } from './light-effects.ts'
import type { Style } from './style.ts'
import { findSubjectMask } from './subject-mask.ts'

/** A fast lens: the subject sharp, all lights behind it discs. */
export const bokeh: Style = {
  closeness: 1.15,
  shot: { lens: 1.15 },
  grade: { bloom: 0.3, saturation: 1.2, lightness: [0.3, 0.52] },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.03, shallowness: 1.6, discs: 1.1 })
    sprinkleDiscs(scene, random, 74, 0.034)
    lightSubject(scene, 0.7, 0.1)
  },
}

/** The subject fills the picture, lit as by a window; what is behind it is only colour. */
export const portrait: Style = {
  closeness: 3,
  shot: { lens: 1.25, camera: 'eye', subjectX: 0.5, horizon: 0.52 },
  grade: { bloom: 0.2, contrast: 1.1, saturation: 1, vignette: 0.6, grain: 0.012, lightness: [0.3, 0.46] },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.026, shallowness: 1.8, discs: 0.3, isOnSubjectOnly: true })
    lightSubject(scene, 0.8, 0.2)
  },
  finish: (pixels) => sharpen(pixels, 0.3),
}

export const macro: Style = {
  closeness: 2.1,
  shot: { lens: 1.5, camera: 'low', horizon: 0.62 },
  grade: { bloom: 0.34, contrast: 1.12, saturation: 1.34, vignette: 0.36, lightness: [0.34, 0.54] },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.05, shallowness: 3.2, discs: 0.6 })
    lightSubject(scene, 0.7, 0.1)
  },
  finish(pixels, _scene, random) {
    addDroplets(pixels, random)
    sharpen(pixels, 0.4)
  },
}

/** A studio: the place is a printed backdrop in one pale colour with a shape hung before it, the subject has all the colour. */
export const fashion: Style = {
  closeness: 1.25,
  shot: { camera: 'eye', lens: 1.05, subjectX: 0.5 },
  grade: { bloom: 0.2, contrast: 1, saturation: 0.95, vignette: 0.06, grain: 0.01, lightness: [0.56, 0.68] },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.012, shallowness: 1.1 })
    hangBackdrop(scene, random)
    lightSubject(scene, 0.5, 0)
  },
  finish: (pixels) => sharpen(pixels, 0.4),
}

function hangBackdrop(scene: Scene, random: Random): void {
  const { shot, subject, stage, film } = scene
  const { width, height, light } = film
  const { on } = findSubjectMask(scene)
  const wall = paled(shot.palette.accent, 0.72)
  const shape = paled(shot.palette.accent2, 0.55)
  const kind = Math.floor(random() * 3)
  const radius = width * 0.37
  const centerY = clamp(subject.y, height * 0.3, height * 0.46)
  const slope = (random() - 0.5) * 0.5
  const isShape = (x: number, y: number): boolean => {
    const dx = x - subject.x
    if (kind === 0) return Math.hypot(dx, y - centerY) < radius
    // An arch, or a panel that leans.
    if (kind === 1) return Math.abs(dx) < radius && (y > centerY || Math.hypot(dx, y - centerY) < radius)
    return dx < (y - subject.y) * slope
  }
  // Lightness of the place is kept as on a faded print.
  const middle = 0.3 / stage.exposure
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (on[i] === 1) continue
      const q = i * 3
      const here = luminance(light[q]!, light[q + 1]!, light[q + 2]!)
      const tone = 0.3 + 0.68 * (here / (here + middle))
      const color = isShape(x, y) ? shape : wall
      for (let c = 0; c < 3; c++) light[q + c] = (color[c]! * tone) / stage.exposure
    }
  }
}

/** A colour made as light as a wall is painted, and nearer to white. */
function paled(color: Rgb, white: number): Rgb {
  const peak = Math.max(color[0], color[1], color[2], 1e-3)
  return mixRgb([color[0] / peak, color[1] / peak, color[2] / peak], [1, 1, 1], white)
}
