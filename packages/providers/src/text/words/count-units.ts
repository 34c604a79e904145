import { splitWords } from '@dayreel/storyboard/base'

/** Languages without spaces between words. Their length is requested and counted in characters. */
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

/** Estimates how many words or characters are spoken in this many seconds, before any measurement. */
export function unitsIn(seconds: number, language: string): number {
  const rate = unitOf(language) === 'characters' ? CHARACTERS_A_MINUTE : WORDS_A_MINUTE
  return Math.max(1, Math.round((seconds * rate) / 60))
}
