import { type OwnPicture, WORDS } from '@dayreel/storyboard'
import { wordsOf } from './words-of.ts'

/** Words of file names that say nothing about the picture. */
const CAMERA_WORDS = new Set(
  'img image picture photo photograph screenshot scan dsc dscn pxl untitled copy final jpg jpeg png webp vid video clip movie mov webm gif'.split(
    ' ',
  ),
)
const FEWEST_LETTERS = 3
/** Scripts without lower case, such as Chinese and Thai, have meaningful words of one character. */
const SMALL_LETTER = /\p{Ll}/u

/**
 * Creates a function that returns the pictures and clips that fit a text, best one first. A picture fits if all words
 * of its name or of one of its tags occur in the text. If two fit equally well, a clip comes before a picture, because
 * it moves. Doubtful matches are left out.
 *
 * @param language primary subtag of BCP 47 of the texts.
 */
export function createPictureMatcher(
  pictures: readonly OwnPicture[],
  language: string,
): (text: string) => OwnPicture[] {
  const described = pictures.map((picture) => ({ picture, phrases: phrasesOf(picture, language) }))
  return (text) => {
    const words = new Set(wordsOf(text, language))
    const isSaid = (phrase: readonly string[]): boolean => phrase.every((word) => words.has(word))
    return described
      .map(({ picture, phrases }) => ({ picture, said: new Set(phrases.filter(isSaid).flat()).size }))
      .filter(({ said }) => said > 0)
      .sort((a, b) => b.said - a.said || Number(isClip(b.picture)) - Number(isClip(a.picture)))
      .map(({ picture }) => picture)
  }
}

function isClip({ clip }: OwnPicture): boolean {
  return clip !== undefined
}

/** Returns the words of each tag, and those of the name that say something about the picture. */
function phrasesOf({ name, tags }: OwnPicture, language: string): string[][] {
  const named = wordsOf(name, language).filter(
    (word) =>
      (word.length >= FEWEST_LETTERS || !SMALL_LETTER.test(word)) &&
      !CAMERA_WORDS.has(word) &&
      WORDS[language]?.has(word) !== true,
  )
  return [...tags.map((tag) => wordsOf(tag, language)), named].filter((words) => words.length > 0)
}
