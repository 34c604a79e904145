import type { TemplateId } from './templates.ts'

type Told = readonly { seconds: number; videos: number }[]

/** Counted by `npm run count-videos`, the shortest videos first. */
export const TOLD_BY_ITSELF: Readonly<Record<TemplateId, Told>> = {
  'impossible-worlds': [{ seconds: 90, videos: 20 }],
  'what-if-overnight': [{ seconds: 90, videos: 20 }],
  'before-they-vanished': [{ seconds: 90, videos: 20 }],
  'time-broke-here': [{ seconds: 90, videos: 20 }],
  'found-in-archives': [{ seconds: 90, videos: 20 }],
  'dreams-never-wake': [{ seconds: 90, videos: 20 }],
  'life-almost-had': [{ seconds: 90, videos: 20 }],
  'tales-end-of-time': [{ seconds: 90, videos: 20 }],
}
