import type { TemplateId } from './templates.ts'

type Told = readonly { seconds: number; videos: number }[]

/** Counted by `npm run count-videos`, the shortest videos first. */
export const TOLD_BY_ITSELF: Readonly<Record<TemplateId, Told>> = {
  'impossible-worlds': [
    { seconds: 30, videos: 45 },
    { seconds: 45, videos: 51 },
    { seconds: 60, videos: 33 },
    { seconds: 90, videos: 26 },
  ],
  'what-if-overnight': [
    { seconds: 30, videos: 40 },
    { seconds: 45, videos: 42 },
    { seconds: 60, videos: 32 },
    { seconds: 90, videos: 16 },
  ],
  'before-they-vanished': [
    { seconds: 30, videos: 45 },
    { seconds: 45, videos: 45 },
    { seconds: 60, videos: 45 },
    { seconds: 90, videos: 12 },
  ],
  'time-broke-here': [
    { seconds: 30, videos: 26 },
    { seconds: 45, videos: 26 },
    { seconds: 60, videos: 26 },
    { seconds: 90, videos: 13 },
  ],
  'found-in-archives': [
    { seconds: 30, videos: 41 },
    { seconds: 45, videos: 58 },
    { seconds: 60, videos: 41 },
    { seconds: 90, videos: 13 },
  ],
  'dreams-never-wake': [
    { seconds: 30, videos: 41 },
    { seconds: 45, videos: 41 },
    { seconds: 60, videos: 30 },
    { seconds: 90, videos: 18 },
  ],
  'life-almost-had': [
    { seconds: 30, videos: 36 },
    { seconds: 45, videos: 49 },
    { seconds: 60, videos: 30 },
    { seconds: 90, videos: 19 },
  ],
  'tales-end-of-time': [
    { seconds: 30, videos: 96 },
    { seconds: 45, videos: 127 },
    { seconds: 60, videos: 61 },
    { seconds: 90, videos: 12 },
  ],
}
