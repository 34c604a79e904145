import { type OwnPicture, WORDS } from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'

/** Words of file names that say nothing about the picture. */
const CAMERA_WORDS = new Set(
  'img image picture photo photograph screenshot scan dsc dscn pxl untitled copy final jpg jpeg png webp'.split(' '),
)
const FEWEST_LETTERS = 3
/** Scripts without small letters, such as Chinese and Thai, have words of one letter that say much. */
const SMALL_LETTER = /\p{Ll}/u

/**
 * Creates a function that returns the pictures that fit a text, best one first: those with a tag, or with a name, whose
 * words all occur in the text. No picture is better than a wrong one.
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
      .sort((a, b) => b.said - a.said)
      .map(({ picture }) => picture)
  }
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

/** Returns the words of a text in small letters, in English without the plural ending, so that `bees` finds `bee`. */
function wordsOf(text: string, language: string): string[] {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
  const words = splitWords(letters, language).map(({ from, to }) => letters.slice(from, to))
  return language === 'en' ? words.map(withoutPlural) : words
}

function withoutPlural(word: string): string {
  return word.length > FEWEST_LETTERS && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
