import type { CaptionPage } from './caption.ts'

/** Words of each script that captions support. */
export const SCRIPTS = [
  { name: 'Latin', words: ['Ålesund', 'grew', 'quickly'], language: 'en' },
  { name: 'Cyrillic', words: ['Если', 'бы', 'луна'], language: 'ru' },
  { name: 'Arabic', words: ['ماذا', 'لو', 'اقترب'], language: 'ar' },
  { name: 'Hebrew', words: ['מה', 'אם', 'הירח'], language: 'he' },
  { name: 'Devanagari', words: ['अगर', 'चाँद', 'क्षत्रिय'], language: 'hi' },
  { name: 'Thai', words: ['ถ้า', 'ดวง', 'จันทร์'], language: 'th' },
  { name: 'Japanese', words: ['もし', '月', 'が'], language: 'ja' },
  { name: 'Korean', words: ['만약', '달이'], language: 'ko' },
] as const
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he']
const WITHOUT_SPACES: readonly string[] = ['th', 'ja']

/** Returns a caption page of a script with at most `maxWords` words. */
export function pageOf({ words, language }: (typeof SCRIPTS)[number], maxWords: number): CaptionPage {
  return {
    startSeconds: 0,
    endSeconds: 1,
    words: words
      .slice(0, maxWords)
      .map((text) => ({ text, startSeconds: 0, endSeconds: 1, spaced: !WITHOUT_SPACES.includes(language) })),
    endsSentence: false,
    rightToLeft: RIGHT_TO_LEFT.includes(language),
    language,
  }
}
