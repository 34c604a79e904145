import { expect, test } from 'vitest'
import { DURATIONS_SECONDS, FEW_VIDEOS_LEFT, TEMPLATES, builtInVideoCount } from './main.ts'
import { BUILT_IN_VIDEO_COUNTS } from './built-in-video-counts.ts'

test.each(TEMPLATES.map(({ id }) => id))(
  '%s: a length that was not counted gets the lower count of its neighbours',
  (id) => {
    for (const { seconds, videos } of BUILT_IN_VIDEO_COUNTS[id]) expect(builtInVideoCount(id, seconds)).toBe(videos)
    const [first, second] = BUILT_IN_VIDEO_COUNTS[id]
    expect(builtInVideoCount(id, 20)).toBe(first!.videos)
    expect(builtInVideoCount(id, 35)).toBe(Math.min(first!.videos, second!.videos))
    for (const seconds of DURATIONS_SECONDS) expect(builtInVideoCount(id, seconds)).toBeGreaterThan(FEW_VIDEOS_LEFT)
  },
)
