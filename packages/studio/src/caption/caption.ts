/** One line of words on screen together. Times are in seconds from the start of the scene. */
export type CaptionPage = {
  startSeconds: number
  endSeconds: number
  words: CaptionWord[]
  /** Whether its last word ends a sentence. */
  endsSentence: boolean
  rightToLeft: boolean
  /** Primary subtag of BCP 47; decides which shapes Han characters take. */
  language: string
}
export type CaptionWord = {
  text: string
  startSeconds: number
  endSeconds: number
  /** Whether white space stands between this word and the one before it in the text, which for a page's first word is on another page. */
  spaced: boolean
}
