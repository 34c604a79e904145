import { SKY_DEPTH } from './painting.ts'

type Cast = {
  /** Of the picture, in pixels. */
  width: number
  height: number
  /** Pixel row of the horizon, and focal length in pixels. */
  horizon: number
  focal: number
  /** Metres above height 0. */
  cameraHeight: number
  /** Height of the ground in metres, `x` metres to the right and `z` metres ahead of the camera. */
  heightAt: (x: number, z: number) => number
  /** Where the ground begins and ends, in metres ahead; 2 and 9,000 unless given. */
  nearest?: number
  farthest?: number
  /** Length of a step as a share of the distance; 0.0035 unless given. Smaller shows finer crests and costs more. */
  step?: number
  /** The highest that the ground gets, in metres; given, a column ends as soon as nothing behind can stand out. */
  ceiling?: number
  /** Only every such column is cast, those between are blended; 1 unless given. */
  columnStep?: number
}

/**
 * Looks over a field of heights, column by column from near to far.
 *
 * @returns metres ahead for every pixel, row by row; SKY_DEPTH where the look meets no ground.
 */
export function castHeights(cast: Cast): Float32Array {
  const { width, height, horizon, focal, cameraHeight, heightAt } = cast
  const { nearest = 2, farthest = 9000, step = 0.0035, ceiling = Infinity, columnStep = 1 } = cast
  const depth = new Float32Array(width * height).fill(SKY_DEPTH)
  const middle = width / 2
  for (let x = 0; x < width; x += columnStep) {
    const across = (x - middle) / focal
    let skyline = height
    let z = nearest
    let zBefore = nearest
    let rowBefore = height + 50
    while (z < farthest && skyline > 0) {
      const row = horizon - ((heightAt(across * z, z) - cameraHeight) / z) * focal
      if (row < skyline) {
        const top = Math.max(0, Math.ceil(row))
        const rise = rowBefore - row
        for (let y = Math.min(height - 1, skyline - 1); y >= top; y--) {
          let share = rise > 0 ? (rowBefore - y) / rise : 1
          if (share < 0) share = 0
          else if (share > 1) share = 1
          depth[y * width + x] = zBefore + (z - zBefore) * share
        }
        if (top < skyline) skyline = top
      }
      zBefore = z
      rowBefore = row
      z += Math.max(0.25, z * step)
      if (ceiling < Infinity && ceiling > cameraHeight && horizon - ((ceiling - cameraHeight) / z) * focal >= skyline)
        break
    }
  }
  if (columnStep > 1) fillColumns(depth, width, height, columnStep)
  return depth
}

/** Between two cast columns ground joins ground; at a crest the nearer column decides. */
function fillColumns(depth: Float32Array, width: number, height: number, columnStep: number): void {
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x += columnStep) {
      const left = depth[row + x]!
      const right = depth[row + Math.min(x + columnStep, width - 1 - ((width - 1) % columnStep))]!
      const isJoined = Math.abs(left - right) < 0.1 * Math.min(left, right)
      for (let i = 1; i < columnStep && x + i < width; i++) {
        const share = i / columnStep
        depth[row + x + i] = isJoined ? left + (right - left) * share : share < 0.5 ? left : right
      }
    }
  }
}
