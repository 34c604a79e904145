import { subjectLine } from '@dayreel/storyboard'

/** What only leads up to what a title is about. */
const LEAD =
  /^(?:(?:a|the) )?(?:(?:short|little|true) )?(?:story|tale) (?:of|about) |^(?:all about|about|the truth about|the meaning of) /u
/** They say nothing of what is promised. */
const EMPTY = new Set(
  'a an the my our your his her their its this these that those do does did is are was were so really actually please very'.split(
    ' ',
  ),
)
const SPELLINGS = new Map(
  'colour/color grey/gray aeroplane/airplane plane/airplane mum/mother mom/mother mama/mother dad/father papa/father grandma/grandmother granny/grandmother grandpa/grandfather grandad/grandfather ocean/sea human/people'
    .split(' ')
    .map((pair) => pair.split('/') as [string, string]),
)

/** What a title promises, the same however it is put: "Why do cats purr?" and "why a cat purrs" promise the same. */
export function promiseOf(title: string): string {
  return wordsOf(subjectLine(title).toLowerCase().replace(LEAD, '')).join(' ')
}

/** The words of a text that say something, without their endings. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
  return words.filter((word) => !EMPTY.has(word)).map(stem)
}

/** "Memories", "tides" and "purrs" without their ending. */
function stem(word: string): string {
  const bare = word.replace(/'s$/u, '')
  const singular =
    bare.endsWith('ies') && bare.length > 4
      ? `${bare.slice(0, -3)}y`
      : /(?:x|ch|sh|ss|o)es$/u.test(bare)
        ? bare.slice(0, -2)
        : bare.length > 3 && /[^su]s$/u.test(bare)
          ? bare.slice(0, -1)
          : bare
  return SPELLINGS.get(singular) ?? singular
}
