import type { Film } from '../../painting.ts'
import { laySoftly, wholeOf } from './softly.ts'

/** All but the thing's own place is dark. @param dark share of the light that is taken at the edges. */
export function shadeAround(film: Film, { x, y, reach }: { x: number; y: number; reach: number }, dark: number): void {
  laySoftly(film, wholeOf(film), film.height * 0.012, {}, (context) => {
    const fall = context.createRadialGradient(x, y, reach * 0.42, x, y, film.height * 0.5)
    fall.addColorStop(0, 'rgba(9,8,6,0)')
    fall.addColorStop(0.45, `rgba(9,8,6,${(dark * 0.62).toFixed(2)})`)
    fall.addColorStop(1, `rgba(9,8,6,${dark})`)
    context.fillStyle = fall
    context.fillRect(0, 0, film.width, film.height)
  })
}
