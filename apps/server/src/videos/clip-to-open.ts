import type { FoundPhoto } from '@dayreel/storyboard'

/** A clip of a source whose scene the owner of a video is editing. */
export type ClipToOpen = { accountId: string; videoId: string; photo: FoundPhoto }

/** A stored clip: the key of its file, and the facts that choosing its start needs. */
export type OpenedClip = { key: string; seconds: number; framesPerSecond: number; scores: readonly number[] }
