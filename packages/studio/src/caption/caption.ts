/** Words that are on screen together on one line. Times are in seconds from the start of the scene. */
export type CaptionPage = {
  startSeconds: number
  endSeconds: number
  words: CaptionWord[]
  /** Whether the page's last word ends a sentence. */
  endsSentence: boolean
  rightToLeft: boolean
  /** Primary subtag of BCP 47. The language decides the shapes of Han characters. */
  language: string
}
export type CaptionWord = {
  text: string
  startSeconds: number
  endSeconds: number
  /** Whether white space precedes this word in the text, even if the word before it is on another page. */
  spaced: boolean
}
