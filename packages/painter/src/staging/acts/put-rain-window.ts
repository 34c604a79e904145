import { createRandom, type Random } from '@dayreel/storyboard/base'
import type { Brush } from '../../things/brush.ts'
import { kindNamed } from '../../things/figures/figures.ts'
import { box, limb, oval } from '../../things/shapes.ts'
import { stuffOf } from '../../things/stuffs.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene, type Extent } from './act-scene.ts'
import { layPortrait } from './lay-portrait.ts'

/** Metres to the pane, and to who stands before it. */
const [PANE_DEPTH, WATCHER_DEPTH] = [0.9, 0.8]
/** Where the sill is, in hundredths of the picture's height. */
const SILL = 63

/** A window from within, drops running down the glass, the lights outside nothing but colour; who looks out is seen from behind. */
export function putRainWindow(scene: ActScene): Standing {
  const { film, shot } = scene
  const wide = wideOf(scene)
  const way = shot.subjectX < 0.5 ? 1 : -1
  soften(film, 0.016)
  const random = createRandom(`${shot.likeness} rain window`)
  paintLayer(scene, { depth: PANE_DEPTH }, (brush, extent) => paintDrops(brush, extent, random))
  const post = wide * (0.5 + 0.26 * way)
  paintLayer(scene, { depth: PANE_DEPTH }, (brush, extent) => paintFrame(brush, extent, post))
  const { count, sex } = shot.brief.people
  if (scene.matter === 'watched' || count > 0) {
    layPortrait(scene, {
      kind: kindNamed(shot.brief.figure ?? 'coat', sex),
      identity: shot.likeness,
      ...(sex && { sex }),
      x: wide * (0.5 - 0.2 * way),
      base: 84,
      size: 50,
      depth: WATCHER_DEPTH,
      facing: way,
      view: 'profile',
      gaze: 'ahead',
      expression: 'calm',
    })
  }
  return { x: film.width * 0.5, base: film.height * 0.6, height: film.height * 0.4, depth: WATCHER_DEPTH }
}

/** Small drops that hang, and large ones with the trail they have left. */
function paintDrops({ fill, ink, context, side }: Brush, { right }: Extent, random: Random): void {
  const drop = (x: number, y: number, size: number): void => {
    // A drop has the sky below and the ground above, as a lens has.
    const body = oval(x, y, size * 0.8, size)
    const lens = context.createLinearGradient(0, y - size, 0, y + size)
    lens.addColorStop(0, 'rgba(8,12,24,0.55)')
    lens.addColorStop(0.5, 'rgba(120,140,170,0.1)')
    lens.addColorStop(1, 'rgba(255,255,255,0.65)')
    context.fillStyle = lens
    context.fill(body)
    fill(oval(x + side * size * 0.3, y - size * 0.45, size * 0.2, size * 0.26), ink.rim, 0.9)
  }
  for (let i = 0; i < 420; i++) drop(random() * right, random() * SILL, 0.12 + random() ** 3 * 0.42)
  for (let i = 0; i < 16; i++) {
    const [x, y, size] = [random() * right, 8 + random() * (SILL - 10), 0.5 + random() * 0.5]
    const long = 6 + random() * 20
    const sway = (random() - 0.5) * 1.6
    fill(limb([x + sway, y - long, 0.1, x - sway, y - long * 0.5, size * 0.4, x, y, size * 0.7]), ink.rim, 0.14)
    fill(
      limb([x + sway + 0.3, y - long, 0.05, x - sway + 0.3, y - long * 0.5, size * 0.12, x + 0.3, y, 0.1]),
      ink.rim,
      0.3,
    )
    drop(x, y, size)
  }
}

/** The post and bar of the window, its sides, the sill and the dark wall under it. */
function paintFrame(brush: Brush, { right, bottom }: Extent, post: number): void {
  const { form, fade, fill, ink } = brush
  const wood = stuffOf(brush, 'linen')
  form(box(-2, 26, right + 4, 1.6), wood, { round: 0.4, rim: 0.5, sink: 0 })
  form(box(post - 1.1, -2, 2.2, SILL + 2), wood, { isColumn: true, round: 0.5, rim: 0.5, sink: 0 })
  fade(box(-2, SILL + 2.4, right + 4, bottom), stuffOf(brush, 'walnut').shade, ink.dark)
  form(box(-2, SILL, right + 4, 3.4), wood, { round: 0.7, rim: 0.6, sink: 0.2 })
  fill(box(-2, SILL + 3.4, right + 4, 0.9), ink.dark, 0.5)
}
