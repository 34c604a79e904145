import { directionOf, finishStage, createAir } from './open-air/air.ts'
import { paintDeepSpace } from './open-air/deep-space.ts'
import { scaleRgb } from '../math.ts'
import type { PlacePainter } from '../painting.ts'

/** Deep space: clouds of glowing gas and dark dust, stars in their thousands, sometimes a spiral galaxy or a near star. */
export const paintSpace: PlacePainter = (film, shot) => {
  const { palette, random } = shot
  const kind = random()
  const air = createAir(film, shot, {
    cameraHeights: { low: 1.7, eye: 1.7, high: 1.7 },
    sight: 1e7,
    sun: directionOf((shot.subjectX > 0.5 ? -1 : 1) * (0.2 + random() * 0.5), 0.3),
  })
  paintDeepSpace(film, shot, {
    gas: kind < 0.65 ? 1 : 0.4,
    galaxy: kind > 0.65 ? 1 : 0,
    star: kind < 0.3 || kind > 0.86 ? 1 : 0,
  })
  return finishStage(film, air, shot, {
    subjectZ: 12,
    hasGround: false,
    mirror: 0,
    groundAt: (_x, z) => air.view.horizon + (1.7 * air.view.focal) / Math.max(0.5, z),
    key: scaleRgb(palette.key, 0.9),
    fog: [0, 0, 0],
    fogPerMetre: 0,
    brightness: 0.3,
  })
}
