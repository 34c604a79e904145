import type { Random } from '@dayreel/storyboard/base'
import type { Scene } from '../compose.ts'
import type { Pixels } from '../light/grade.ts'
import { isUncanny } from '../light/night-grade.ts'
import { sharpen } from './brush.ts'
import { focusOnSubject } from './focus.ts'
import { addClarity, addHalation, addStreaks, lightSubject } from './light-effects.ts'
import type { Style } from './style.ts'
import { balanceWhite, separateHues, splitTones, strengthen } from './toning.ts'

/** Teal shadows, amber lights, a wide lens, streaks from every lamp. */
export const cinematic: Style = {
  shot: { lens: 0.72 },
  grade: {
    bloom: 0.3,
    contrast: 1.3,
    saturation: 1.05,
    vignette: 0.62,
    grain: 0.04,
    lightness: [0.24, 0.38],
  },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.008, shallowness: 0.7 })
    lightSubject(scene, 0.75, 0.2)
    addStreaks(scene, 0.6, [0.4, 0.75, 1.3])
  },
  finish: (pixels) => splitTones(pixels, { shadows: [-40, 26], lights: [34, -44], strength: 0.72 }),
}

/** A cold, dim hour: hardly any colour, one pool of light where the subject is. */
export const moody: Style = {
  grade: {
    exposure: 0.72,
    bloom: 0.2,
    contrast: 1.26,
    saturation: 0.5,
    vignette: 0.66,
    grain: 0.04,
    shadows: [0.004, 0.022, 0.045],
    highlights: [-0.03, -0.01, 0.005],
    lightness: [0.23, 0.31],
  },
  light: (scene) => lightSubject(scene, 1.6, 0.35),
  finish: (pixels) => splitTones(pixels, { shadows: [-20, 22], lights: [-8, 4], strength: 0.4 }),
}

export const blackAndWhite: Style = {
  grade: {
    bloom: 0.18,
    contrast: 1.38,
    saturation: 0,
    vignette: 0.42,
    grain: 0.06,
    filter: [1.5, 0.9, 0.45],
    lightness: [0.3, 0.5],
  },
  light(scene) {
    addClarity(scene.film, 0.6)
    lightSubject(scene, 0.7, 0.1)
  },
  finish: (pixels) => sharpen(pixels, 0.4),
}

/** True colours, deep sky, everything sharp: what a magazine of travel prints. */
export const proColor: Style = {
  closeness: 1.05,
  shot: { lens: 0.95 },
  grade: { bloom: 0.06, contrast: 1.22, saturation: 1.2, vignette: 0.26, grain: 0, lightness: [0.36, 0.5] },
  light(scene) {
    addClarity(scene.film, 0.75)
    lightSubject(scene, 0.65, 0.12)
  },
  finish(pixels) {
    balanceWhite(pixels, 0.5)
    separateHues(pixels, 0.65)
    sharpen(pixels, 0.8)
  },
}

export const proFilm: Style = {
  grade: {
    bloom: 0.3,
    contrast: 1.02,
    saturation: 0.86,
    vignette: 0.3,
    grain: 0.1,
    filter: [1.05, 1, 0.92],
    shadows: [0.05, 0.066, 0.062],
    highlights: [0.01, -0.006, -0.08],
    lightness: [0.36, 0.54],
  },
  light(scene) {
    lightSubject(scene, 0.55, 0.1)
    addHalation(scene, 0.8, [1.3, 0.36, 0.14])
  },
  finish(pixels, scene, random) {
    splitTones(pixels, { shadows: [-10, 2], lights: [12, -20], strength: 0.35 })
    addLightLeak(pixels, scene, random)
  },
}

/** Bright, clean and friendly: white is white, the subject in the middle, air behind it. */
export const stockPhoto: Style = {
  closeness: 1.15,
  shot: { camera: 'eye', lens: 1.05, subjectX: 0.5 },
  grade: {
    exposure: 1.2,
    bloom: 0.22,
    contrast: 1,
    saturation: 1.06,
    vignette: 0,
    grain: 0,
    shadows: [0.03, 0.03, 0.035],
    highlights: [0.02, 0.02, 0.02],
    lightness: [0.6, 0.7],
  },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.01, shallowness: 0.9 })
    lightSubject(scene, 0.5, 0.1)
  },
  finish(pixels) {
    balanceWhite(pixels, 0.75)
    separateHues(pixels, 0.3)
    sharpen(pixels, 0.35)
  },
}

/** Every colour of the place as strong as it can be, and still the colour that it is. */
export const vibrant: Style = {
  grade: { bloom: 0.26, contrast: 1.12, saturation: 1.3, vignette: 0.06, grain: 0, lightness: [0.44, 0.6] },
  light(scene) {
    addClarity(scene.film, 0.3)
    lightSubject(scene, 0.65, 0.1)
  },
  finish(pixels, { shot }) {
    const { brief } = shot
    // In little light strong colours would be those of paint under a lamp.
    strengthen(pixels, isUncanny(brief) ? 0.25 : brief.time === 'night' || brief.time === 'dusk' ? 0.55 : 1)
  },
}

/** Light that came into the camera at one edge: warm, soft, added. */
function addLightLeak({ width, height, bytes }: Pixels, _scene: Scene, random: Random): void {
  const fromRight = random() < 0.5
  const middle = height * (0.15 + random() * 0.5)
  for (let y = 0; y < height; y++) {
    const along = Math.exp(-(((y - middle) / (height * 0.34)) ** 2))
    for (let x = 0; x < width; x++) {
      const off = (fromRight ? width - x : x) / (width * 0.34)
      if (off > 1.6) continue
      const share = along * Math.exp(-off * off * 2.2)
      const p = (y * width + x) * 4
      bytes[p] = bytes[p]! + (255 - bytes[p]!) * share * 0.5
      bytes[p + 1] = bytes[p + 1]! + (255 - bytes[p + 1]!) * share * 0.2
      bytes[p + 2] = bytes[p + 2]! + (255 - bytes[p + 2]!) * share * 0.06
    }
  }
}
