import type { FoundPhoto } from '@dayreel/storyboard'

/** A photograph that a search returned. */
export type Candidate = FoundPhoto & {
  /** What the source says about its content: title, description, tags. */
  about: string
  /** Size of the original in pixels. */
  width: number
  height: number
  /** `free` needs no credit. `credited` has to be named. */
  terms: 'free' | 'credited'
}

export type PhotoSearch = (query: string, signal: AbortSignal) => Promise<Candidate[]>
