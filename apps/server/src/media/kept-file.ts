import type { MediaKind } from '@dayreel/catalogue'
import type { OwnedMedia } from './media-files.ts'

/** A decoded and stored file. */
export type KeptFile = {
  /** The SHA-256 of the uploaded bytes. */
  hash: string
  /** The size of the stored file. */
  bytes: number
  seconds: number | null
  /** The constant frame rate of a stored clip. Absent for other files. */
  framesPerSecond?: number
  /** The visual score of each second of a clip, for `bestStart` of the storyboard. Absent for other files. */
  scores?: number[]
  /** Whether a small picture of the file is stored. */
  hasPreview?: boolean
}
export type FileToKeep = OwnedMedia & { kind: MediaKind; bytes: number }
