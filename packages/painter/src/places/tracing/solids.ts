import { convexSolids } from './convex-solids.ts'
import type { Plane, SolidOptions, Triple } from './convex-solids.ts'

/** The shapes a scene is built of. Metres; x to the right, y up from the floor, z into the picture, the camera near z = 0. */
export const BOX = 0
export const CYLINDER = 1
export const BALL = 2
export const CONVEX = 3
export const WALL = 4
export const GEAR = 5
export const VAULT = 6

/** Numbers each solid has in `Solids.shape`; what they mean is said in intersect.ts. */
export const SHAPE_STRIDE = 18

/** All solids of a scene in flat arrays, ready to be traced. */
export type Solids = {
  count: number
  kind: Uint8Array
  material: Uint8Array
  /** One number each solid carries for its shader, such as a seed or a brightness. */
  tag: Float64Array
  /** 0: casts no shadow and is left out of the sun's map; 1: casts. */
  casts: Uint8Array
  /** 0: left out of reflections. */
  mirrored: Uint8Array
  shape: Float64Array
  /** Bounds: low x, y, z, high x, y, z. */
  bounds: Float64Array
  /** Planes of the convex solids: normal x, y, z and distance. */
  planes: Float64Array
}

/** A row of equal openings in a wall. */
export type Openings = {
  /** Middle of the first opening along the wall and distance between middles, metres. */
  first: number
  every: number
  count: number
  width: number
  /** Heights of the sill and of where the arch begins (or of a flat lintel). */
  sill: number
  spring: number
  arch: 'flat' | 'round' | 'pointed'
}

/** Collects solids; `build()` once at the end packs them. */
export function createSolidBuilder() {
  const kind: number[] = []
  const material: number[] = []
  const tag: number[] = []
  const casts: number[] = []
  const mirrored: number[] = []
  const shape: number[] = []
  const bounds: number[] = []
  const planes: number[] = []

  const add = (
    of: number,
    surface: number,
    low: Triple,
    high: Triple,
    numbers: number[],
    options: SolidOptions = {},
  ) => {
    kind.push(of)
    material.push(surface)
    tag.push(options.tag ?? 0)
    casts.push(options.casts === false ? 0 : 1)
    mirrored.push(options.mirrored === false ? 0 : 1)
    bounds.push(...low, ...high)
    for (let i = 0; i < SHAPE_STRIDE; i++) shape.push(numbers[i] ?? 0)
  }

  const addConvex = (surface: number, points: readonly Triple[], faces: readonly Plane[], options?: SolidOptions) => {
    const start = planes.length / 4
    for (const face of faces) planes.push(...face)
    const low = ([0, 1, 2] as const).map((axis) => Math.min(...points.map((point) => point[axis]))) as Triple
    const high = ([0, 1, 2] as const).map((axis) => Math.max(...points.map((point) => point[axis]))) as Triple
    add(CONVEX, surface, low, high, [start, faces.length], options)
  }

  return {
    /** An upright box between two corners. */
    box(
      surface: number,
      x0: number,
      y0: number,
      z0: number,
      x1: number,
      y1: number,
      z1: number,
      options?: SolidOptions,
    ) {
      const low: Triple = [Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1)]
      const high: Triple = [Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1)]
      add(BOX, surface, low, high, [...low, ...high], options)
    },

    /** A cylinder or a cone's stump along an axis (0 x, 1 y, 2 z) from `low` to `high`; a, b are its middle on the other two axes. */
    cylinder(
      surface: number,
      axis: 0 | 1 | 2,
      a: number,
      b: number,
      low: number,
      high: number,
      radius: number,
      radiusHigh = radius,
      options?: SolidOptions,
    ) {
      const most = Math.max(radius, radiusHigh)
      const lows: Triple = [a - most, b - most, a - most]
      const highs: Triple = [a + most, b + most, a + most]
      const [first, second] = axis === 0 ? ([1, 2] as const) : axis === 1 ? ([0, 2] as const) : ([0, 1] as const)
      lows[axis] = low
      highs[axis] = high
      lows[first] = a - most
      highs[first] = a + most
      lows[second] = b - most
      highs[second] = b + most
      const slope = (radiusHigh - radius) / (high - low)
      add(CYLINDER, surface, lows, highs, [axis, a, b, low, high, radius, slope], options)
    },

    /** A ball, flattened or stretched upwards by `tall`. */
    ball(surface: number, x: number, y: number, z: number, radius: number, tall = 1, options?: SolidOptions) {
      const up = radius * tall
      add(
        BALL,
        surface,
        [x - radius, y - up, z - radius],
        [x + radius, y + up, z + radius],
        [x, y, z, radius, tall],
        options,
      )
    },

    ...convexSolids(addConvex),

    /** An upright wall across x (axis 0, running along z) or across z (axis 2, running along x), with a row of openings. */
    wall(
      surface: number,
      axis: 0 | 2,
      across0: number,
      across1: number,
      along0: number,
      along1: number,
      y0: number,
      y1: number,
      openings: Openings,
      options?: SolidOptions,
    ) {
      const { first, every, count, width, sill, spring, arch } = openings
      const low: Triple = axis === 0 ? [across0, y0, along0] : [along0, y0, across0]
      const high: Triple = axis === 0 ? [across1, y1, along1] : [along1, y1, across1]
      const kindOfArch = arch === 'flat' ? 0 : arch === 'round' ? 1 : 2
      const numbers = [
        axis,
        across0,
        across1,
        along0,
        along1,
        y0,
        y1,
        first,
        every,
        count,
        width / 2,
        sill,
        spring,
        kindOfArch,
      ]
      add(WALL, surface, low, high, numbers, options)
    },

    /** A toothed wheel facing the camera (turning about z) with spokes, or about x. */
    gear(
      surface: number,
      axis: 0 | 2,
      x: number,
      y: number,
      z: number,
      radius: number,
      thickness: number,
      teeth: number,
      turn: number,
      spokes: number,
      options?: SolidOptions,
    ) {
      const half = thickness / 2
      const low: Triple = axis === 2 ? [x - radius, y - radius, z - half] : [x - half, y - radius, z - radius]
      const high: Triple = axis === 2 ? [x + radius, y + radius, z + half] : [x + half, y + radius, z + radius]
      add(GEAR, surface, low, high, [axis, x, y, z, radius, half, teeth, turn, spokes], options)
    },

    /** The inside of half a tube along z: a barrel vault springing at `y`. */
    vault(surface: number, x: number, y: number, radius: number, z0: number, z1: number, options?: SolidOptions) {
      add(VAULT, surface, [x - radius, y, z0], [x + radius, y + radius, z1], [x, y, radius, z0, z1], options)
    },

    build(): Solids {
      return {
        count: kind.length,
        kind: Uint8Array.from(kind),
        material: Uint8Array.from(material),
        tag: Float64Array.from(tag),
        casts: Uint8Array.from(casts),
        mirrored: Uint8Array.from(mirrored),
        shape: Float64Array.from(shape),
        bounds: Float64Array.from(bounds),
        planes: Float64Array.from(planes),
      }
    },
  }
}
