import type { Film } from '../../painting.ts'
import { intersect } from './intersect.ts'
import type { Solids } from './solids.ts'
import type { View } from './view.ts'

/** Where in a pixel the samples of an edge lie. */
const OFFSETS = [0.375, -0.125, -0.375, 0.125, 0.125, 0.375, -0.125, -0.375] as const
const FAR_EDGE = 14

/** What samples of edges are taken from. */
type Edges = {
  film: Film
  view: View
  solids: Solids
  seen: Int32Array
  shadePixel: (solid: number, px: number, py: number) => void
  /** Where shadePixel leaves its light. */
  out: Float64Array
  /** Solids seen around a pixel. */
  candidates: Int32Array
}

/** Where neighbours show different faces, takes four samples among the solids seen around and averages them, bright ones tamed. */
export function smoothEdges(edges: Omit<Edges, 'candidates'>): void {
  const all = { ...edges, candidates: new Int32Array(5) }
  for (let y = 1; y < edges.film.height - 1; y++) smoothRow(all, y)
}

/** By itself, and not a loop in a loop, for one picture is enough to have it compiled once and for all. */
function smoothRow(edges: Edges, y: number): void {
  const { seen, film } = edges
  const { width } = film
  for (let x = 1, pixel = y * width + 1; x < width - 1; x++, pixel++) {
    const own = seen[pixel]!
    if (
      own !== seen[pixel - width] ||
      own !== seen[pixel - 1] ||
      own !== seen[pixel + 1] ||
      own !== seen[pixel + width]
    )
      smoothPixel(edges, x, y)
  }
}

function smoothPixel({ film, view, solids, seen, shadePixel, out, candidates }: Edges, x: number, y: number): void {
  const { width } = film
  const pixel = y * width + x
  const own = seen[pixel]!
  const up = seen[pixel - width]!
  const left = seen[pixel - 1]!
  const right = seen[pixel + 1]!
  const down = seen[pixel + width]!
  let count = 0
  for (let k = 0; k < 5; k++) {
    const solid = (k === 0 ? own : k === 1 ? up : k === 2 ? left : k === 3 ? right : down) >> 3
    if (solid < 0) continue
    let known = 0
    while (known < count && candidates[known] !== solid) known++
    if (known === count) candidates[count++] = solid
  }
  // Sky beside: its light is taken from the neighbour that shows it.
  const sky =
    own < 0
      ? pixel
      : up < 0
        ? pixel - width
        : left < 0
          ? pixel - 1
          : right < 0
            ? pixel + 1
            : down < 0
              ? pixel + width
              : -1
  let r = 0
  let g = 0
  let b = 0
  let weights = 0
  // Far off, where edges crowd, two samples do.
  const samples = film.depth[pixel]! > FAR_EDGE ? 2 : 4
  for (let sample = 0; sample < samples; sample++) {
    const px = x + 0.5 + OFFSETS[sample * 2]!
    const py = y + 0.5 + OFFSETS[sample * 2 + 1]!
    const dx = (view.flip * (px - view.centre)) / view.focal
    const dy = (view.horizon - py) / view.focal
    let best = Infinity
    let nearest = -1
    for (let k = 0; k < count; k++) {
      const solid = candidates[k]!
      const t = intersect(solids, solid, view.x, view.y, 0, dx, dy, 1)
      if (t < best && t > 0.04) {
        best = t
        nearest = solid
      }
    }
    if (nearest >= 0) shadePixel(nearest, px, py)
    else {
      const from = (sky >= 0 ? sky : pixel) * 3
      out[0] = film.light[from]!
      out[1] = film.light[from + 1]!
      out[2] = film.light[from + 2]!
    }
    const weight = 1 / (0.4 + Math.max(out[0]!, out[1]!, out[2]!))
    r += out[0]! * weight
    g += out[1]! * weight
    b += out[2]! * weight
    weights += weight
  }
  film.light[pixel * 3] = r / weights
  film.light[pixel * 3 + 1] = g / weights
  film.light[pixel * 3 + 2] = b / weights
}
