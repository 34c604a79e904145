import type { TemplateId } from './templates.ts'

type VideoCounts = readonly { seconds: number; videos: number }[]

/** Counted by `npm run count-videos`, shortest videos first. */
export const BUILT_IN_VIDEO_COUNTS: Readonly<Record<TemplateId, VideoCounts>> = {
  'impossible-worlds': [
    { seconds: 30, videos: 32 },
    { seconds: 45, videos: 32 },
    { seconds: 60, videos: 26 },
    { seconds: 90, videos: 15 },
  ],
  'what-if-overnight': [
    { seconds: 30, videos: 34 },
    { seconds: 45, videos: 32 },
    { seconds: 60, videos: 25 },
    { seconds: 90, videos: 13 },
  ],
  'before-they-vanished': [
    { seconds: 30, videos: 25 },
    { seconds: 45, videos: 25 },
    { seconds: 60, videos: 25 },
    { seconds: 90, videos: 11 },
  ],
  'time-broke-here': [
    { seconds: 30, videos: 23 },
    { seconds: 45, videos: 23 },
    { seconds: 60, videos: 23 },
    { seconds: 90, videos: 11 },
  ],
  'found-in-archives': [
    { seconds: 30, videos: 27 },
    { seconds: 45, videos: 27 },
    { seconds: 60, videos: 27 },
    { seconds: 90, videos: 11 },
  ],
  'dreams-never-wake': [
    { seconds: 30, videos: 16 },
    { seconds: 45, videos: 16 },
    { seconds: 60, videos: 16 },
    { seconds: 90, videos: 15 },
  ],
  'life-almost-had': [
    { seconds: 30, videos: 28 },
    { seconds: 45, videos: 28 },
    { seconds: 60, videos: 27 },
    { seconds: 90, videos: 16 },
  ],
  'tales-end-of-time': [
    { seconds: 30, videos: 30 },
    { seconds: 45, videos: 30 },
    { seconds: 60, videos: 20 },
    { seconds: 90, videos: 10 },
  ],
}
