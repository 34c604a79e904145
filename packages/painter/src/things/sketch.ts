import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import type { Thing, ThingColors } from '../painting.ts'
import { createBrush, type Brush } from './brush.ts'

type Sketch = Omit<Thing, 'draw' | 'shine'> & {
  /** @param hour what clocks show, 0…12; any where it is left open. */
  paint: (brush: Brush, random: Random, hour?: number) => void
  shine?: (brush: Brush, random: Random) => void
}

/** A thing from what paints it in hundredths of its height. */
export function sketch({ paint, shine, ...thing }: Sketch): Thing {
  return {
    ...thing,
    draw: (context, colors, keySide, random, hour) =>
      inHundredths(context, colors, keySide, (brush) => paint(brush, random, hour)),
    ...(shine && {
      shine: (context: SKRSContext2D, colors: ThingColors, random: Random) =>
        inHundredths(context, colors, 0, (brush) => shine(brush, random)),
    }),
  }
}

function inHundredths(
  context: SKRSContext2D,
  colors: ThingColors,
  keySide: number,
  work: (brush: Brush) => void,
): void {
  context.save()
  context.scale(0.01, 0.01)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  work(createBrush(context, colors, keySide))
  context.restore()
}
