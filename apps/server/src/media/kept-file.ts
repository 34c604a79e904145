import type { MediaKind } from '@dayreel/catalogue'
import type { OwnedMedia } from './media-files.ts'

/** What is known about a file after it was decoded and stored. */
export type KeptFile = {
  /** The SHA-256 of the uploaded bytes. */
  hash: string
  /** The size of the stored file. */
  bytes: number
  seconds: number | null
  /** The constant rate of a stored clip. Other files have none. */
  framesPerSecond?: number
  /** How good each second of a clip is to look at. `bestStart` of the storyboard reads them. Other files have none. */
  scores?: number[]
  /** Whether a small picture of the file is stored. */
  hasPreview?: boolean
}
export type FileToKeep = OwnedMedia & { kind: MediaKind; bytes: number }
