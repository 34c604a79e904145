import { splitSentences } from './split-sentences.ts'

export type Usage = {
  /**
   * How long ago any sentence of a line was spoken: `fresh` within the last seven videos, else 0 (recently) to 1 (long ago);
   * undefined when it never was.
   *
   * @param template the line with its `{S}` or `{C}`.
   */
  ageOf(template: string): number | 'fresh' | undefined
}

/** A video a day: a sentence rests for as many videos as a week has days. */
const RESTING_VIDEOS = 7
/** At the most, so that a list whose videos were longer than this one is still seven videos long. */
const SENTENCES_PER_SECOND = 0.42

/**
 * @param usedSentences what earlier videos spoke, newest first, as `sentencesOf` gives it.
 * @param durationSeconds length of the videos.
 * @param openings lines that videos open with: where the list shows them, they tell where its videos begin.
 */
export function readUsage(
  usedSentences: readonly string[],
  durationSeconds: number,
  openings: readonly string[] = [],
): Usage {
  const newest = new Map<string, number>()
  usedSentences.forEach((sentence, index) => {
    const key = sentenceKey(sentence)
    if (!newest.has(key)) newest.set(key, index)
  })
  const openingKeys = new Set<string | undefined>(openings.map((template) => templateKeys(template)[0]))
  const begins = usedSentences.flatMap((sentence, index) => (openingKeys.has(sentenceKey(sentence)) ? [index] : []))
  const atMost = Math.ceil(RESTING_VIDEOS * durationSeconds * SENTENCES_PER_SECOND)
  const resting = Math.min(atMost, begins[RESTING_VIDEOS] ?? Infinity)
  return {
    ageOf(template) {
      let youngest = Infinity
      for (const key of templateKeys(template)) youngest = Math.min(youngest, newest.get(key) ?? Infinity)
      if (youngest === Infinity) return undefined
      return youngest < resting ? 'fresh' : youngest / usedSentences.length
    },
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
    .replace(/\{[sc]\}/gu, '{s}')
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim()
}
