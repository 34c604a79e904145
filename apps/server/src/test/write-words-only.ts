import { roughSeconds, writeStoryboard } from '@dayreel/storyboard'
import type { Studio } from '#services'

/** Writes the words of a video with its writer and makes no video, for tests that only need the words. */
export const writeWordsOnly: Studio['makeVideo'] = async ({ plan }, ports, options) => {
  if (!('write' in plan)) throw new Error('Only a new video has words to write')
  const { storyboard } = await writeStoryboard(plan.write, ports, async (text) => roughSeconds(text), {
    signal: options?.signal ?? new AbortController().signal,
    kept: ports.store,
    ...(options?.meter && { meter: options.meter }),
  })
  const made = {
    seconds: 20,
    frames: 600,
    width: 8,
    height: 8,
    scenes: 1,
    spoken: true,
    notices: [],
    approximateScenes: [],
  }
  return { ...made, storyboard, steps: {} as never }
}
