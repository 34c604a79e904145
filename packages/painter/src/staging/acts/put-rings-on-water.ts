import { createRandom } from '@dayreel/storyboard/base'
import { cssOfRgb } from '../../light/film.ts'
import { mixRgb, scaleRgb } from '../../math.ts'
import type { Brush } from '../../things/brush.ts'
import { cssInk, mixInk, readInk, type Ink } from '../../things/inks.ts'
import { limb, oval } from '../../things/shapes.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to where the stone went in. */
const DEPTH = 3
/** How flat the rings are seen. */
const FLAT = 0.36

/** How bright the sky is in it, against paper white. */
const LIGHT = { dawn: 0.7, day: 0.85, dusk: 0.55, night: 0.3 } as const

/** Water that fills the frame, the sky in it, and rings that run from where something has just fallen in. */
export function putRingsOnWater(scene: ActScene): Standing {
  const { film, shot } = scene
  const { palette } = shot
  const wide = wideOf(scene)
  const random = createRandom(`${shot.likeness} rings`)
  const x = wide * (shot.subjectX < 0.5 ? 0.43 : 0.57)
  const y = 41
  const light = LIGHT[shot.brief.time]
  const peak = Math.max(...palette.horizon, ...palette.zenith, 1e-3)
  const far = readInk(cssOfRgb(scaleRgb(palette.horizon, light / peak)))
  const near = readInk(cssOfRgb(scaleRgb(mixRgb(palette.zenith, [0, 0.02, 0.03], 0.3), (light * 0.7) / peak)))
  const deep = mixInk(near, [0, 8, 14], 0.6)
  paintLayer(scene, { x, y, depth: DEPTH }, ({ context, fade, fill, side }, { left, right, top, bottom }) => {
    const whole = { left, top, wide: right - left, tall: bottom - top }
    const sky = context.createLinearGradient(0, top, 0, bottom)
    sky.addColorStop(0, cssInk(far))
    sky.addColorStop(0.4, cssInk(mixInk(far, near, 0.55)))
    sky.addColorStop(1, cssInk(deep))
    context.fillStyle = sky
    context.fillRect(whole.left, whole.top, whole.wide, whole.tall)
    // Small waves, the longer and flatter the farther.
    for (let i = 0; i < 240; i++) {
      const share = random() ** 1.4
      const row = top + share * whole.tall
      const long = 1.5 + share * 7 * random()
      const at = left + random() * whole.wide
      const color = random() < 0.5 ? far : deep
      fill(limb([at - long, row, 0.04, at, row - 0.1, 0.1 + share * 0.3, at + long, row + 0.05, 0.04]), color, 0.2)
    }
    for (let ring = 7; ring >= 1; ring--) paintRing({ context, fill }, { ring, side, bright: far, deep })
    fade(oval(0, 0.4, 3.4, 1.2), deep, near, 0.9)
    paintSplash({ context, fill }, mixInk(far, [255, 255, 255], 0.35 + light * 0.25), random)
  })
  return { x: (x / 100) * film.height, base: film.height * 0.56, height: film.height * 0.34, depth: DEPTH }
}

type Painter = Pick<Brush, 'context' | 'fill'>

/** One ring: its near side turned to the bright sky, its far side to the dark, fainter the wider it is. */
function paintRing(
  { context }: Painter,
  { ring, side, bright, deep }: { ring: number; side: number; bright: Ink; deep: Ink },
): void {
  const radius = 3.6 + ring * ring * 0.62
  const alpha = 0.85 * (1 - ring / 9)
  const thick = 0.5 + ring * 0.16
  for (const [color, shift, faint] of [
    [deep, thick * 0.7, 0.8],
    [mixInk(bright, [255, 255, 255], 0.35), -thick * 0.2, 1],
  ] as const) {
    const sweep = context.createLinearGradient(radius * side, -radius * FLAT, -radius * side, radius * FLAT)
    sweep.addColorStop(0, cssInk(color, alpha * faint * 0.55))
    sweep.addColorStop(0.5, cssInk(color, alpha * faint))
    sweep.addColorStop(1, cssInk(color, alpha * faint * 0.3))
    context.strokeStyle = sweep
    context.lineWidth = thick
    context.stroke(oval(0, shift, radius, radius * FLAT))
  }
}

/** A crown of drops where it went in. */
function paintSplash({ fill }: Painter, color: Ink, random: () => number): void {
  for (let i = 0; i < 13; i++) {
    const turn = (i / 13) * Math.PI * 2 + random() * 0.3
    const [x, y] = [Math.cos(turn) * 3, Math.sin(turn) * 1.1]
    const high = 3 + random() * 5
    const out = 1.3 + random() * 0.5
    fill(limb([x, y, 0.6, x * 1.2, y - high * 0.6, 0.34, x * out, y - high, 0.12]), color, 0.6)
    fill(oval(x * out * 1.1, y - high - 0.9 - random() * 1.6, 0.32 + random() * 0.3), color, 0.9)
  }
  fill(limb([0, 0.4, 1.2, 0.1, -6, 0.6, -0.1, -11, 0.4, 0, -12.4, 0.7]), color, 0.65)
  fill(oval(0.2, -15, 0.75, 0.95), color, 0.9)
}
