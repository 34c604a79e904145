import { createFilm } from '../light/film.ts'
import type { Film, PlacePainter, Shot, Stage } from '../painting.ts'

/** So many times smaller a place is painted that nothing will be seen of. */
const SHRINK = 5

/** The light of a place, without painting it: what is put before it covers all of it. */
export function stageOf(paintPlace: PlacePainter, film: Film, shot: Shot): Stage {
  const stage = paintPlace(createFilm(Math.ceil(film.width / SHRINK), Math.ceil(film.height / SHRINK)), shot)
  return {
    ...stage,
    focal: stage.focal * SHRINK,
    horizon: stage.horizon * SHRINK,
    groundAt: (x, z) => stage.groundAt(x / SHRINK, z) * SHRINK,
  }
}
