import type { PhotoChoice } from '@dayreel/storyboard'

/** A photograph or a clip that a search returned. */
export type Candidate = PhotoChoice & {
  /** What the source says about its content: title, description, tags. */
  about: string
  /** Size of the file in pixels. */
  width: number
  height: number
  /** `free` needs no credit, and `credited` needs one. */
  terms: 'free' | 'credited'
  /** The factor by which the file may be enlarged. Default: that of files in their original size. */
  mostEnlarged?: number
}

/** The shape of the frame, which some services can search for. */
type PhotoShape = 'tall' | 'wide' | 'square'
export type PhotoSearch = (query: string, signal: AbortSignal, shape: PhotoShape) => Promise<Candidate[]>
