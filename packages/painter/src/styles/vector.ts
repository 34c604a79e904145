import type { Scene } from '../compose.ts'
import type { Pixels } from '../light/grade.ts'
import type { PlaceName } from '../brief/brief.ts'
import { SKY_DEPTH } from '../painting.ts'
import { paintFlat } from './brush.ts'
import { calmSky } from './calm-sky.ts'
import { fillFromAround } from './fill-from-around.ts'
import { cutShapes } from './flat-shapes.ts'
import { addClarity } from './light-effects.ts'
import { smoothSurfaces } from './smooth-surfaces.ts'
import type { Style } from './style.ts'
import { coverageAt, findSubjectMask } from './subject-mask.ts'
import { separateHues } from './toning.ts'

/** Places of grass, leaves, sand, rock and water. */
const GROWN: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'field',
  'forest',
  'coast',
  'lake',
  'mountains',
  'desert',
  'planet',
  'volcano',
])

export const vector: Style = {
  isDrawn: true,
  closeness: 1.05,
  grade: {
    bloom: 0.08,
    grain: 0,
    vignette: 0,
    contrast: 1,
    saturation: 1.35,
    shadows: [0.03, 0.05, 0.1],
    lightness: [0.5, 0.64],
  },
  light: (scene) => {
    // Grass and sand would be cut into patches, like a camouflage; of houses and rooms nothing but their lines is seen.
    if (GROWN.has(scene.shot.brief.place)) smoothSurfaces(scene)
    else addClarity(scene.film, 0.4)
  },
  finish: cutOutPicture,
}

/** Large plain shapes for the place; the subject in small ones, so that it keeps its features. */
function cutOutPicture(pixels: Pixels, scene: Scene): void {
  const { width, height, bytes } = pixels
  separateHues(pixels, 0.7)
  const mask = findSubjectMask(scene)
  const subject = { width, height, bytes: bytes.slice() }
  fillFromAround(pixels, mask)
  const { depth } = scene.film
  calmSky(pixels, depth, 0.55)
  paintFlat(pixels, 14, 1)
  const scale = Math.max(1, Math.round(height / 720))
  const zones = new Int8Array(width * height)
  for (let i = 0; i < zones.length; i++) zones[i] = depth[i]! >= SKY_DEPTH ? 0 : 1
  cutShapes(pixels, {
    zones: zones.map((zone, i) => (mask.on[i] === 1 ? 1 : zone)),
    counts: [6, 14],
    scale,
    radius: 2,
    box: { left: 0, top: 0, right: width, bottom: height },
  })
  if (mask.box.right < mask.box.left) return
  paintFlat(subject, 4)
  const own = Int8Array.from(mask.on, (isOn) => isOn - 1)
  cutShapes(subject, { zones: own, counts: [14], scale: Math.max(1, scale >> 1), radius: 1, box: mask.box })
  for (let y = mask.box.top; y <= mask.box.bottom; y++) {
    for (let x = mask.box.left; x <= mask.box.right; x++) {
      const i = y * width + x
      if (mask.on[i] === 0) continue
      const share = Math.min(1, coverageAt(mask.on, width, height, x, y) * 1.25)
      for (let c = 0; c < 3; c++)
        bytes[i * 4 + c] = bytes[i * 4 + c]! + (subject.bytes[i * 4 + c]! - bytes[i * 4 + c]!) * share
    }
  }
}
