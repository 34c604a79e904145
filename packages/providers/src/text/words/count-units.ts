import { splitWords } from '@dayreel/storyboard/base'

/** Languages that set no space between words: length is counted and asked for in characters there. */
const UNSPACED = new Set(['ja', 'zh', 'th', 'lo', 'km', 'my'])
const WORDS_A_MINUTE = 145
const CHARACTERS_A_MINUTE = 315

export function unitOf(language: string): 'words' | 'characters' {
  return UNSPACED.has(language) ? 'characters' : 'words'
}

export function countUnits(text: string, language: string): number {
  if (unitOf(language) === 'characters') return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return splitWords(text, language).length
}

/** What is said in so many seconds, as far as one can tell before anybody measures it. */
export function unitsIn(seconds: number, language: string): number {
  const rate = unitOf(language) === 'characters' ? CHARACTERS_A_MINUTE : WORDS_A_MINUTE
  return Math.max(1, Math.round((seconds * rate) / 60))
}
