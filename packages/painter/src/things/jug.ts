import type { Brush } from './brush.ts'
import { blob, curve, oval, without } from './shapes.ts'
import { stuffOf } from './stuffs.ts'

/** A china jug with its handle on the left and its lip on the right, in hundredths of its height. */
export function paintJug(brush: Brush): void {
  const { form, fill, inside, line, spot, side } = brush
  const china = stuffOf(brush, 'china')
  const glaze = stuffOf(brush, 'blueprint')
  const handle = without(
    blob([-26, -86, -26, -86, -42, -88, -52, -76, -50, -52, -38, -30, -26, -24, -26, -24]),
    blob([-27, -79, -27, -79, -38, -80, -44, -70, -43, -54, -35, -38, -27, -33, -27, -33]),
  )
  form(handle, china, { round: 1.6, rim: 0.7 })
  const body = blob([
    -22, 0, -22, 0, -34, -14, -38, -34, -33, -56, -25, -72, -26, -94, -26, -94, 20, -94, 20, -94, 35, -99, 35, -99, 27,
    -84, 24, -72, 33, -56, 37, -34, 33, -14, 22, 0, 22, 0,
  ])
  form(body, china, { round: 9, rim: 1.1, sink: 0.28 })
  inside(body, () => {
    for (const y of [-68, -65]) line(curve([-40, y, 0, y + 3.4, 40, y]), glaze.mid, 1.3, 0.8)
    line(curve([-40, -6, 0, -3, 40, -6]), glaze.mid, 1, 0.6)
    spot(side * 15, -42, 8, 22, china.rim, 0.8)
  })
  fill(oval(-1, -94, 25, 3.6), china.deep, 0.75)
  line(curve([-26, -94, 0, -97.6, 22, -95, 35, -99]), china.rim, 1, 0.8)
}
