import type { FoundPhoto } from './photo.ts'

/** A scene's request for a photograph or a clip. */
export type PhotoRequest = {
  /** Describes the picture. If it is empty, `text` decides. */
  prompt: string
  text: string
  /** Primary language subtag of BCP 47 of the text. */
  language: string
  /** Size of the picture in pixels. A smaller photograph is not used. */
  width: number
  height: number
  /** Whether the video names its sources where it is posted, which some licences require. */
  isCredited: boolean
  /** The pages of photographs that this video, or an earlier one of its channel, shows already. */
  taken: readonly string[]
}

/** A search by a person, who enters the words and sees the results. */
export type PhotoSearchRequest = Pick<PhotoRequest, 'width' | 'height' | 'isCredited'> & { words: string }

/** A photograph that a person can choose. */
export type PhotoChoice = FoundPhoto & {
  /** The address of a small copy, at the source. */
  preview: string
}

/** Finds photographs or clips for scenes. */
export interface PhotoSource {
  /** The id of this source in `VideoChoices.pictures`. */
  readonly name: string
  /** Changes whenever the same request would find another photograph. It is part of a step's key. */
  readonly id: string
  /**
   * Finds fitting photographs, best one first. Doubtful matches are left out.
   *
   * @throws {StudioError} `photos-unavailable`
   */
  find(request: PhotoRequest, signal: AbortSignal): Promise<FoundPhoto[]>
  /**
   * Finds photographs of the words, in a licence and a size that fit. The best ones come first.
   *
   * @throws {StudioError} `photos-unavailable`
   */
  search(request: PhotoSearchRequest, signal: AbortSignal): Promise<PhotoChoice[]>
  /** Returns whether a file is at one of this source's own hosts. Other files are never loaded. */
  isOwnFile(file: string): boolean
  /**
   * Loads the file of a photograph or a clip.
   *
   * @returns a PNG, JPEG or WebP file, or a video as the service sent it, or undefined if it no longer exists.
   * @throws {StudioError} `photos-unavailable`
   */
  load(photo: FoundPhoto, signal: AbortSignal): Promise<Uint8Array | undefined>
  close(): Promise<void>
}
