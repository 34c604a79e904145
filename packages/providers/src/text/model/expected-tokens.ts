import { unitOf } from '../words/count-units.ts'

/** Tokens of one word, and of one character of a language without spaces. */
const UNIT_TOKENS = { words: 1.4, characters: 1 }
const LINE_TOKENS = 6
/** The description of one picture has about twenty English words. */
const PICTURE_TOKENS = 32
/** Title, description, hashtags, thumbnail and sheet. */
const AROUND_TOKENS = 160

/** Estimates the tokens of an answer with spoken lines. */
export function tokensOfLines(units: number, lines: number, language: string): number {
  return units * UNIT_TOKENS[unitOf(language)] + lines * LINE_TOKENS
}

/** Estimates the tokens of an answer with the pictures of a number of scenes. */
export function tokensOfPictures(scenes: number): number {
  return scenes * PICTURE_TOKENS + AROUND_TOKENS
}
