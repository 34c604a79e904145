/** A stored clip, and where a scene begins in it. Frames are counted at the clip's own constant rate. */
export type PlayedClip = { framesPerSecond: number; frames: number; startFrame: number }

/** A stored clip on disk. Dispose of it after reading. */
export type ClipFile = AsyncDisposable & {
  /** Path of the MP4 file that `keepClip` of the studio wrote. */
  path: string
  /** Equal keys mean equal bytes. */
  key: string
}
