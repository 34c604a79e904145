import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '@dayreel/storyboard/base'
import type { Brief } from './brief/brief.ts'
import type { Scene } from './compose.ts'
import type { World } from './kept-world.ts'
import { develop, NEUTRAL_GRADE, type Grade, type Pixels } from './light/grade.ts'
import { gradeForHour } from './light/night-grade.ts'
import { tintsOf } from './light/palettes.ts'
import type { Style } from './styles/style.ts'

const JPEG_QUALITY = 92

/** Turns the light of a composed scene into finished pixels in a style. The scene's film is changed. */
export function developScene(
  scene: Scene,
  { style, world, brief, seed }: { style: Style; world: World; brief: Brief; seed: number },
): Pixels {
  const random = createRandom(`style ${seed}`)
  style.light?.(scene, random)
  const pixels = develop(scene.film, scene.stage.exposure, gradeForHour(gradeFor(world, style), brief), random)
  style.finish?.(pixels, scene, random)
  return pixels
}

/** A style's own grade over the tints of the world; what has no colours is not tinted. */
function gradeFor(world: World, { grade }: Style): Grade {
  return { ...NEUTRAL_GRADE, ...(grade.saturation !== 0 && tintsOf(world)), ...grade }
}

export function encodeJpeg({ width, height, bytes }: Pixels): Uint8Array {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(bytes)
  context.putImageData(image, 0, 0)
  return new Uint8Array(canvas.toBuffer('image/jpeg', JPEG_QUALITY))
}
