import type { StageCutout, StagePerson } from '@dayreel/storyboard'
import type { PlayPerson, PlayPose } from '@dayreel/catalogue'
import type { ThingColors } from '../painting.ts'
import { createSprite } from '../staging/put-things.ts'
import { drawFigure } from '../things/figures/figures.ts'
import { drawSleeper } from '../things/figures/figure-sleeper.ts'
import { WARDROBES, type FigureKind } from '../things/figures/figure-kinds.ts'

type Drawn = { steps: StageCutout[]; foot: { x: number; y: number }; metre: number }

/**
 * Draws a person alone, with each step of a movement as a picture of its own.
 *
 * @param height standing height in pixels.
 */
export function drawStagePerson(
  { person, pose, name, facing }: StagePerson,
  { height, colors, keySide }: { height: number; colors: ThingColors; keySide: number },
): Drawn {
  const { kind, sex } = CAST[person]
  const isLying = pose === 'lie'
  const metre = height / WARDROBES[kind].metres
  const steps = (STEPS[pose] ?? [0]).map((stance): StageCutout => {
    const sprite = createSprite(height, isLying ? 1.3 : 1)
    const request = {
      pose,
      kind,
      identity: `${person} ${name}`,
      ...(sex && { sex }),
      colors,
      keySide,
      detail: 0.6,
      facing,
      isFront: true,
      // From the side a shadow shows a person and the way that the person goes.
      looksAside: true,
      stance,
    }
    sprite.draw((context) => {
      if (isLying) drawSleeper(context, request, 'rug')
      else drawFigure(context, request)
    })
    const { canvas } = sprite
    return { bytes: new Uint8Array(canvas.toBuffer('image/png')), width: canvas.width, height: canvas.height }
  })
  const [{ height: tall } = { height: 1 }] = steps
  return { steps, foot: { x: 0.5, y: (height * FOOT) / tall }, metre: metre / tall }
}

/** Rows above the feet in a sprite, in standing heights. */
const FOOT = 1.3

/** The ways to walk that follow on each other as steps. */
const STEPS: Partial<Record<PlayPose, readonly number[]>> = { walk: [1, 0, 2, 0], carry: [0] }

const CAST: Readonly<Record<PlayPerson, { kind: FigureKind; sex?: 'woman' | 'man' }>> = {
  woman: { kind: 'dress', sex: 'woman' },
  man: { kind: 'coat', sex: 'man' },
  girl: { kind: 'child', sex: 'woman' },
  boy: { kind: 'child', sex: 'man' },
  'old-woman': { kind: 'grandmother', sex: 'woman' },
  'old-man': { kind: 'old', sex: 'man' },
  worker: { kind: 'worker' },
  wanderer: { kind: 'backpack' },
  hooded: { kind: 'hooded' },
}
