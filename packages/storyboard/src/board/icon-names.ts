import type { IconOffer } from './board-artist.ts'

/** Finds pictures of the cast by words. It loads no picture. */
export interface IconNames {
  /** Changes whenever the same words would find another picture. It is part of a step's key. */
  readonly id: string
  /** Returns whether the cast has a picture of this name. */
  has(icon: string): boolean
  /**
   * Finds the picture that a word or a short phrase means, or undefined if none means exactly this.
   *
   * @param language primary subtag of BCP 47.
   */
  find(words: string, language: string): string | undefined
  /** Finds pictures for a person who searches, the best first. */
  search(query: string, language: string, limit: number): IconOffer[]
  /** Lists pictures that fit a topic, for the prompt of a language model. */
  offer(topic: string, language: string, limit: number): IconOffer[]
}
