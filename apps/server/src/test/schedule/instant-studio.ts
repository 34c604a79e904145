import { StudioError } from '@dayreel/storyboard/base'
import type { Studio } from '#services'
import { STORYBOARD } from '../storyboard.ts'
import { isDoomed } from './model.ts'

const STEP = { made: 1, reused: 0, milliseconds: 0 }

/** Makes each video instantly from its subject alone. Some subjects fail. */
export const makeAtOnce: Studio['makeVideo'] = async ({ plan }) => {
  if (!('write' in plan)) throw new Error('Only what is written is made here.')
  const { text } = plan.write
  if (isDoomed(text)) throw new StudioError('invalid-request', 'There is no story about this.')
  return {
    // The picture is unique too, because two videos of a channel with the same picture count as similar.
    storyboard: {
      ...STORYBOARD,
      title: text,
      scenes: [{ ...STORYBOARD.scenes[0]!, text: `${text}.`, imagePrompt: text }],
    },
    seconds: 20,
    frames: 600,
    width: 90,
    height: 160,
    scenes: 1,
    spoken: true,
    notices: [],
    approximateScenes: [],
    steps: { write: STEP, narrate: STEP, illustrate: STEP, score: STEP, render: STEP },
  }
}
