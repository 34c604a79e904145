import { type OwnPicture, WORDS } from '@dayreel/storyboard'

/** Words of file names that say nothing about the picture. */
const CAMERA_WORDS = new Set(
  'img image picture photo photograph screenshot scan dsc dscn pxl untitled copy final jpg jpeg png webp'.split(' '),
)
const FEWEST_LETTERS = 3

/**
 * Returns the pictures that fit a text, best one first: those with a tag, or with a name, whose words all occur in the
 * text. No picture is better than a wrong one.
 *
 * @param language primary subtag of BCP 47 of the text.
 */
export function matchOwnPictures(
  pictures: readonly OwnPicture[],
  { text, language }: { text: string; language: string },
): OwnPicture[] {
  const words = new Set(wordsOf(text))
  const isSaid = (wanted: readonly string[]): boolean => wanted.length > 0 && wanted.every((word) => words.has(word))
  return pictures
    .map((picture) => ({ picture, said: saidWords(picture, language, isSaid) }))
    .filter(({ said }) => said > 0)
    .sort((a, b) => b.said - a.said)
    .map(({ picture }) => picture)
}

/** Returns how many words of the picture's tags and name the text says. A tag with a word that is not said counts 0. */
function saidWords(
  { name, tags }: OwnPicture,
  language: string,
  isSaid: (wanted: readonly string[]) => boolean,
): number {
  const named = wordsOf(name).filter(
    (word) => word.length >= FEWEST_LETTERS && !CAMERA_WORDS.has(word) && WORDS[language]?.has(word) !== true,
  )
  return new Set([...tags.map(wordsOf), named].filter(isSaid).flat()).size
}

/** Returns the words of a text in small letters, without the English plural ending, so that `bees` finds `bee`. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).map((word) =>
    word.length > FEWEST_LETTERS && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word,
  )
}
