import type { FoundPhoto } from '@dayreel/storyboard'

/** A clip of a source, for the scene that its owner is editing. */
export type ClipToOpen = { accountId: string; videoId: string; photo: FoundPhoto }

/** A stored clip: the key of its file, and the data for choosing its start. */
export type OpenedClip = { key: string; seconds: number; framesPerSecond: number; scores: readonly number[] }
