import type { Shot } from '../../painting.ts'

export type Spot = readonly [x: number, y: number]

/** Metres to pixels of a camera that may look up or down. */
export type CityCamera = {
  /** A place, x to the right, y up, z away from the camera's foot; undefined behind it. */
  at: (x: number, y: number, z: number) => Spot | undefined
  /** Pixels per metre there. */
  scale: (x: number, y: number, z: number) => number
  /** Where the camera is, metres above the street. */
  height: number
}

/** How a dream bends a city: how far towers lean over, and how far off the ground curls up. */
type Bend = { lean: number; curl: number }
export const STRAIGHT: Bend = { lean: 0, curl: 0 }

/** In a dream towers lean over and streets curl up. */
export function bendOf({ brief, random }: Shot): Bend {
  if (!brief.isDream) return STRAIGHT
  return { lean: (random() < 0.5 ? -1 : 1) * (0.0026 + random() * 0.0016), curl: 0.0011 + random() * 0.0005 }
}

/** @param pitch radians that it looks up. @param focal in pixels. @param row of the middle of what it looks at, in pixels. */
export function cityCamera({
  width,
  row,
  focal,
  pitch,
  height,
  bend,
}: {
  width: number
  row: number
  focal: number
  pitch: number
  height: number
  bend: Bend
}): CityCamera {
  const [sine, cosine] = [Math.sin(pitch), Math.cos(pitch)]
  const place = (x: number, y: number, z: number): readonly [number, number, number] => {
    const bentX = x + bend.lean * y * y * 0.5 + bend.lean * y * 9
    const bentY = y + bend.curl * Math.max(0, z - 60) ** 2
    const up = bentY - height
    return [bentX, up * cosine - z * sine, z * cosine + up * sine]
  }
  return {
    height,
    at(x, y, z) {
      const [px, py, pz] = place(x, y, z)
      return pz < 0.4 ? undefined : [width / 2 + (focal * px) / pz, row - (focal * py) / pz]
    },
    scale: (x, y, z) => focal / Math.max(0.4, place(x, y, z)[2]),
  }
}
