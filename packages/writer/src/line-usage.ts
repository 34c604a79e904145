import { splitSentences } from '@dayreel/storyboard/base'

export type Usage = {
  /**
   * How long ago any sentence of a line was spoken: `fresh` within the last seven videos, else 0 (recently) to 1 (long ago);
   * undefined when it never was.
   *
   * @param template the line with its `{S}` or `{C}`.
   */
  ageOf(template: string): number | 'fresh' | undefined
  /** Whether just this sentence was spoken within the last seven videos. */
  wasSpoken(sentence: string): boolean
}

/** A video a day: a sentence rests for as many videos as a week has days. */
const RESTING_VIDEOS = 7
/** At most: in a list of videos this long, a week is never cut short. */
const SENTENCES_PER_SECOND = 0.46

/**
 * @param usedSentences what earlier videos spoke, newest first, as `sentencesOf` gives it.
 * @param durationSeconds length of the videos.
 */
export function readUsage(usedSentences: readonly string[], durationSeconds: number): Usage {
  const newest = new Map<string, number>()
  usedSentences.forEach((sentence, index) => {
    const key = sentenceKey(sentence)
    if (!newest.has(key)) newest.set(key, index)
  })
  const resting = Math.ceil(RESTING_VIDEOS * durationSeconds * SENTENCES_PER_SECOND)
  return {
    ageOf(template) {
      let youngest = Infinity
      for (const key of templateKeys(template)) youngest = Math.min(youngest, newest.get(key) ?? Infinity)
      if (youngest === Infinity) return undefined
      return youngest < resting ? 'fresh' : youngest / usedSentences.length
    },
    wasSpoken: (sentence) => (newest.get(sentenceKey(sentence)) ?? Infinity) < resting,
  }
}

const splitTemplates = new Map<string, string[]>()

/** A line's sentences, with `{S}` or `{C}` where the subject stands. Templates are few and never change, so they are kept. */
export function templateSentences(template: string): readonly string[] {
  let sentences = splitTemplates.get(template)
  if (!sentences) {
    sentences = splitSentences(template, 'en').map(({ from, to }) => template.slice(from, to))
    splitTemplates.set(template, sentences)
  }
  return sentences
}

const keysOfTemplates = new Map<string, string[]>()
function templateKeys(template: string): readonly string[] {
  let keys = keysOfTemplates.get(template)
  if (!keys) keysOfTemplates.set(template, (keys = templateSentences(template).map(sentenceKey)))
  return keys
}

/** Two sentences with the same key count as the same. */
function sentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/\{[scaqwhpe]\}/gu, '{s}')
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim()
}
