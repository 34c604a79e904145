/** A point or a direction. */
export type Triple = [number, number, number]
/** A plane: its outward normal and distance from the origin. */
export type Plane = [number, number, number, number]

export type SolidOptions = { tag?: number; casts?: boolean; mirrored?: boolean }

type AddConvex = (surface: number, points: readonly Triple[], faces: readonly Plane[], options?: SolidOptions) => void

/** Builders of the shapes that flat faces close off. */
export function convexSolids(addConvex: AddConvex) {
  const addBar = (surface: number, from: Triple, to: Triple, thick: number, options?: SolidOptions) => {
    const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
    const long = Math.hypot(dx, dy, dz)
    const along: Triple = [dx / long, dy / long, dz / long]
    const flat = Math.hypot(along[0], along[2])
    const side: Triple = flat < 1e-6 ? [1, 0, 0] : [along[2] / flat, 0, -along[0] / flat]
    const up: Triple = [
      along[1] * side[2] - along[2] * side[1],
      along[2] * side[0] - along[0] * side[2],
      along[0] * side[1] - along[1] * side[0],
    ]
    const middle: Triple = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2]
    const faces: Plane[] = []
    for (const [axis, half] of [
      [along, long / 2],
      [side, thick / 2],
      [up, thick / 2],
    ] as const) {
      const at = axis[0] * middle[0] + axis[1] * middle[1] + axis[2] * middle[2]
      faces.push([axis[0], axis[1], axis[2], at + half], [-axis[0], -axis[1], -axis[2], half - at])
    }
    const points = [from, to].flatMap((end): Triple[] => [
      [end[0] - thick, end[1] - thick, end[2] - thick],
      [end[0] + thick, end[1] + thick, end[2] + thick],
    ])
    addConvex(surface, points, faces, options)
  }

  return {
    /** A saddle roof over a rectangle; the ridge runs along x (0) or z (2). */
    gable(
      surface: number,
      ridge: 0 | 2,
      x0: number,
      y0: number,
      z0: number,
      x1: number,
      y1: number,
      z1: number,
      options?: SolidOptions,
    ) {
      const rise = y1 - y0
      const half = ridge === 2 ? (x1 - x0) / 2 : (z1 - z0) / 2
      const length = Math.hypot(rise, half)
      const across = rise / length
      const up = half / length
      const faces: Plane[] =
        ridge === 2
          ? [
              [across, up, 0, across * x1 + up * y0],
              [-across, up, 0, -across * x0 + up * y0],
              [0, 0, 1, z1],
              [0, 0, -1, -z0],
              [0, -1, 0, -y0],
            ]
          : [
              [0, up, across, across * z1 + up * y0],
              [0, up, -across, -across * z0 + up * y0],
              [1, 0, 0, x1],
              [-1, 0, 0, -x0],
              [0, -1, 0, -y0],
            ]
      addConvex(
        surface,
        [
          [x0, y0, z0],
          [x1, y1, z1],
        ],
        faces,
        options,
      )
    },

    /** A four-sided spire over a rectangle. */
    spire(
      surface: number,
      x0: number,
      y0: number,
      z0: number,
      x1: number,
      y1: number,
      z1: number,
      options?: SolidOptions,
    ) {
      const rise = y1 - y0
      const sideX = Math.hypot(rise, (x1 - x0) / 2)
      const sideZ = Math.hypot(rise, (z1 - z0) / 2)
      const [ax, ux, az, uz] = [rise / sideX, (x1 - x0) / 2 / sideX, rise / sideZ, (z1 - z0) / 2 / sideZ]
      const faces: Plane[] = [
        [ax, ux, 0, ax * x1 + ux * y0],
        [-ax, ux, 0, -ax * x0 + ux * y0],
        [0, uz, az, az * z1 + uz * y0],
        [0, uz, -az, -az * z0 + uz * y0],
        [0, -1, 0, -y0],
      ]
      addConvex(
        surface,
        [
          [x0, y0, z0],
          [x1, y1, z1],
        ],
        faces,
        options,
      )
    },

    /** A box whose top is drawn in by `insetX` and `insetZ` on each side: a car's cabin, a hipped roof, a plinth. */
    frustum(
      surface: number,
      x0: number,
      y0: number,
      z0: number,
      x1: number,
      y1: number,
      z1: number,
      insetX: number,
      insetZ: number,
      options?: SolidOptions,
    ) {
      const rise = y1 - y0
      const sideX = Math.hypot(rise, insetX)
      const sideZ = Math.hypot(rise, insetZ)
      const [ax, ux, az, uz] = [rise / sideX, insetX / sideX, rise / sideZ, insetZ / sideZ]
      const faces: Plane[] = [
        [ax, ux, 0, ax * x1 + ux * y0],
        [-ax, ux, 0, -ax * x0 + ux * y0],
        [0, uz, az, az * z1 + uz * y0],
        [0, uz, -az, -az * z0 + uz * y0],
        [0, 1, 0, y1],
        [0, -1, 0, -y0],
      ]
      addConvex(
        surface,
        [
          [x0, y0, z0],
          [x1, y1, z1],
        ],
        faces,
        options,
      )
    },

    /** A box about its middle, turned by `yaw` about the upright and then leaned by `lean` sideways, both radians. */
    block(surface: number, middle: Triple, halves: Triple, yaw: number, lean = 0, options?: SolidOptions) {
      const [cy, sy, cl, sl] = [Math.cos(yaw), Math.sin(yaw), Math.cos(lean), Math.sin(lean)]
      const axes: Triple[] = [
        [cy * cl, sl, -sy * cl],
        [-cy * sl, cl, sy * sl],
        [sy, 0, cy],
      ]
      const faces: Plane[] = []
      axes.forEach((axis, k) => {
        const along = axis[0] * middle[0] + axis[1] * middle[1] + axis[2] * middle[2]
        faces.push([axis[0], axis[1], axis[2], along + halves[k]!])
        faces.push([-axis[0], -axis[1], -axis[2], -along + halves[k]!])
      })
      const points: Triple[] = []
      for (let corner = 0; corner < 8; corner++) {
        const point: Triple = [...middle]
        axes.forEach((axis, k) => {
          const way = (corner >> k) & 1 ? halves[k]! : -halves[k]!
          for (let c = 0; c < 3; c++) point[c] = point[c]! + axis[c]! * way
        })
        points.push(point)
      }
      addConvex(surface, points, faces, options)
    },

    /** A square bar between two points, `thick` metres. Slanting ones are cut up, so that each covers little of the picture. */
    bar(surface: number, from: Triple, to: Triple, thick: number, options?: SolidOptions) {
      const spans = from.map((start, axis) => Math.abs(to[axis]! - start)).sort((p, q) => p - q)
      const pieces = spans[1]! < thick * 3 ? 1 : Math.min(6, Math.ceil(spans[1]! / 0.4))
      const at = (share: number) => from.map((start, axis) => start + (to[axis]! - start) * share) as Triple
      for (let piece = 0; piece < pieces; piece++) {
        addBar(surface, at(piece / pieces), at((piece + 1) / pieces), thick, options)
      }
    },
  }
}
