import type { Source, VideoChoices, WriteOptions } from '@dayreel/storyboard'

/** The maximum number of characters of all articles together that a model receives. */
export const MAX_FACT_CHARACTERS = 6_000

/** The part of an article that a model receives, in plain text. */
export type SourceText = Source & { text: string }

export type FoundFacts = {
  /** The articles, best one first. There are at most `MAX_SOURCES`. */
  texts: SourceText[]
  /** The reason in one sentence for the user, if nothing was found. */
  notice?: string
}

/** A place where facts about a subject can be looked up. */
export interface FactSource {
  /** The value of `VideoChoices.facts` for this source. */
  readonly name: VideoChoices['facts']
  /** Changes whenever the same articles would give another text. It is part of a step's key. */
  readonly id: string
  /**
   * Finds the articles about a subject. An unavailable source gives a notice, not an error.
   *
   * @param request.language primary subtag of BCP 47, which is also the language of the articles.
   */
  find(
    request: { subject: string; language: string },
    options: Pick<WriteOptions, 'signal' | 'kept'>,
  ): Promise<FoundFacts>
}
