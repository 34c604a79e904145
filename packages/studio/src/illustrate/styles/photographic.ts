import type { Random } from '../../lib/random.ts'
import type { Scene } from '../compose.ts'
import type { Pixels } from '../grade.ts'
import { mixRgb, scaleRgb } from '../math.ts'
import { sharpen } from './brush.ts'
import { addDroplets } from './droplets.ts'
import { focusOnSubject, sprinkleDiscs } from './focus.ts'
import { addClarity, addHalation, addStreaks, tintBehind } from './light-effects.ts'
import type { Style } from './style.ts'

export const bokeh: Style = {
  closeness: 1.25,
  shot: { lens: 1.15 },
  grade: { bloom: 0.3, saturation: 1.15, lightness: [0.3, 0.58] },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.03, shallowness: 1.6, discs: 1.2 })
    sprinkleDiscs(scene, random, 34, 0.024)
  },
}

export const cinematic: Style = {
  grade: {
    contrast: 1.22,
    saturation: 1.05,
    vignette: 0.5,
    grain: 0.035,
    filter: [1.06, 1, 0.94],
    shadows: [-0.035, 0.012, 0.04],
    highlights: [0.05, 0.012, -0.055],
    lightness: [0.25, 0.46],
  },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.008, shallowness: 0.7 })
    addStreaks(scene, 0.5, [0.45, 0.75, 1.25])
  },
}

export const fashion: Style = {
  closeness: 1.5,
  shot: { camera: 'eye', lens: 1.05 },
  grade: {
    bloom: 0.42,
    contrast: 0.86,
    saturation: 0.72,
    vignette: 0,
    grain: 0.012,
    shadows: [0.1, 0.075, 0.09],
    highlights: [0.02, 0.004, 0.012],
    lightness: [0.62, 0.74],
  },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.014, shallowness: 1.1 })
    addColorBlocks(scene, random)
  },
}

export const macro: Style = {
  closeness: 2.1,
  shot: { lens: 1.5, camera: 'low', horizon: 0.62 },
  grade: { bloom: 0.34, contrast: 1.12, saturation: 1.28, vignette: 0.36, lightness: [0.32, 0.56] },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.05, shallowness: 3.2, discs: 0.8 })
    sprinkleDiscs(scene, random, 14, 0.045)
  },
  finish: (pixels, _scene, random) => addDroplets(pixels, random),
}

export const moody: Style = {
  grade: {
    exposure: 0.72,
    bloom: 0.2,
    contrast: 1.26,
    saturation: 0.55,
    vignette: 0.56,
    grain: 0.035,
    shadows: [0.01, 0.022, 0.042],
    highlights: [-0.03, -0.01, 0],
    lightness: [0.24, 0.33],
  },
}

export const portrait: Style = {
  closeness: 2.3,
  shot: { lens: 1.25, camera: 'eye', subjectX: 0.5, horizon: 0.52 },
  grade: { bloom: 0.26, contrast: 1.06, saturation: 1, vignette: 0.5, filter: [1.05, 1, 0.95], lightness: [0.3, 0.52] },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.028, shallowness: 1.8, discs: 0.4 })
  },
}

export const blackAndWhite: Style = {
  grade: {
    bloom: 0.18,
    contrast: 1.34,
    saturation: 0,
    vignette: 0.42,
    grain: 0.06,
    filter: [1.5, 0.9, 0.45],
    lightness: [0.28, 0.52],
  },
  light: ({ film }) => addClarity(film, 0.5),
  finish: (pixels) => sharpen(pixels, 0.35),
}

export const proColor: Style = {
  grade: {
    bloom: 0.12,
    contrast: 1.2,
    saturation: 1.2,
    vignette: 0.22,
    grain: 0.008,
    highlights: [0.015, 0.006, -0.012],
    lightness: [0.33, 0.56],
  },
  light(scene, random) {
    addClarity(scene.film, 0.42)
    focusOnSubject(scene, random, { blur: 0.006, shallowness: 0.6 })
  },
  finish: (pixels) => sharpen(pixels, 0.6),
}

export const proFilm: Style = {
  grade: {
    bloom: 0.3,
    contrast: 0.98,
    saturation: 0.8,
    vignette: 0.34,
    grain: 0.085,
    filter: [1.06, 1, 0.9],
    shadows: [0.055, 0.062, 0.07],
    highlights: [0.008, -0.012, -0.075],
    lightness: [0.34, 0.56],
  },
  light: (scene) => addHalation(scene, 0.7, [1.25, 0.38, 0.16]),
  finish: addLightLeak,
}

export const stockPhoto: Style = {
  grade: {
    exposure: 1.2,
    bloom: 0.1,
    contrast: 1.06,
    saturation: 1.2,
    vignette: 0,
    grain: 0,
    filter: [1.01, 1, 1.0],
    shadows: [0.02, 0.02, 0.025],
    lightness: [0.54, 0.66],
  },
  light(scene, random) {
    focusOnSubject(scene, random, { blur: 0.006, shallowness: 0.9 })
  },
  finish: (pixels) => sharpen(pixels, 0.3),
}

export const vibrant: Style = {
  grade: { bloom: 0.28, contrast: 1.16, saturation: 1.62, vignette: 0.16, grain: 0.01, lightness: [0.36, 0.58] },
  light: ({ film }) => addClarity(film, 0.25),
}

/** One disc or two panels of pastel colour behind the subject, as a stylist would hang them. */
function addColorBlocks(scene: Scene, random: Random): void {
  const { shot, subject, stage, film } = scene
  const pale = (color: readonly [number, number, number], white: number): readonly [number, number, number] =>
    scaleRgb(mixRgb(color, [1, 1, 1], white), 0.85 / stage.exposure)
  const first = pale(shot.palette.accent, 0.45)
  const second = pale(shot.palette.accent2, 0.62)
  if (random() < 0.5) {
    const radius = film.width * 0.4
    const centerY = Math.min(subject.y, film.height * 0.46)
    tintBehind(scene, second, () => 0.3)
    tintBehind(scene, first, (x, y) => (Math.hypot(x - subject.x, y - centerY) < radius ? 0.82 : 0))
  } else {
    const edge = subject.x
    const slope = (random() - 0.5) * 0.3
    tintBehind(scene, first, (x, y) => (x < edge + (y - subject.y) * slope ? 0.62 : 0))
    tintBehind(scene, second, (x, y) => (x < edge + (y - subject.y) * slope ? 0 : 0.5))
  }
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
