import type { Storyboard } from '@dayreel/storyboard'

/** A board whose owner wants to see it. The caller has checked its pictures. */
export type BoardToPreview = { accountId: string; videoId: string; storyboard: Storyboard; sceneId: string }
