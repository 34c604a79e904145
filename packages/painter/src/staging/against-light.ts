import { scaleRgb } from '../math.ts'
import type { Shot, Stage } from '../painting.ts'
import { isOutdoors } from '../weather-front.ts'

/** Whether what stands far off is seen against a low sun, as a shape. */
export function isAgainstLight({ brief, size, random }: Shot, { keySide }: Stage): boolean {
  // From the side it would only be dark; and a clock is to be read.
  if (Math.abs(keySide) > 0.5 || brief.things.some((thing) => thing.startsWith('clock'))) return false
  const mayBe = size === 'vast' && isOutdoors(brief.place) && (brief.time === 'dusk' || brief.time === 'dawn')
  return mayBe && brief.weather !== 'rain' && brief.weather !== 'storm' && random() < 0.75
}

/** The same stage for what the light does not reach; its lamps still shine. */
export function unlit(stage: Stage): Stage {
  const { key, ambient, exposure } = stage
  const peak = Math.max(...key.map((light, i) => light * 0.62 + ambient[i]! * 0.8))
  const share = Math.min(1, 0.08 / exposure / Math.max(peak, 1e-4))
  return { ...stage, key: scaleRgb(key, share), ambient: scaleRgb(ambient, share) }
}
