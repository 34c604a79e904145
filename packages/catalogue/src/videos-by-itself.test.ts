import { expect, test } from 'vitest'
import { DURATIONS_SECONDS, FEW_VIDEOS_LEFT, TEMPLATES, videosByItself } from './main.ts'
import { TOLD_BY_ITSELF } from './told-by-itself.ts'

test.each(TEMPLATES.map(({ id }) => id))(
  '%s: a length that was not counted has the fewest of those next to it',
  (id) => {
    for (const { seconds, videos } of TOLD_BY_ITSELF[id]) expect(videosByItself(id, seconds)).toBe(videos)
    const [first, second] = TOLD_BY_ITSELF[id]
    expect(videosByItself(id, 20)).toBe(first!.videos)
    expect(videosByItself(id, 35)).toBe(Math.min(first!.videos, second!.videos))
    for (const seconds of DURATIONS_SECONDS) expect(videosByItself(id, seconds)).toBeGreaterThan(FEW_VIDEOS_LEFT)
  },
)
