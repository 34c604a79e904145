import { lineName, type Draft, type Finding } from './check.ts'

/** Marks to search for in a line without white space around it. */
const MARKS: readonly { is: RegExp; name: string }[] = [
  { is: /\*\*|__|`|(?<!\S)#{1,6}\s|(?<!\S)\*\S|\]\(|^[-*•]\s/u, name: 'markdown' },
  { is: /[[\]()（）［］【】]/u, name: 'brackets, as of a stage direction' },
  {
    is: /^(?:narrator|voice ?-?over|scene \d+|hook|cut to|fade (?:in|out)|sfx|music)\b[^.!?]{0,20}:/iu,
    name: 'a stage direction',
  },
  { is: /(?![©®™0-9#*])\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{FE0F}/u, name: 'an emoji' },
  { is: /https?:\/\/|www\./iu, name: 'an address' },
]

/** Requires that the spoken text contains nothing that works only in writing. */
export function checkSpokenMarks({ lines }: Draft): Finding | undefined {
  for (const [i, { words }] of lines.entries()) {
    const mark = MARKS.find(({ is }) => is.test(words))
    if (mark !== undefined) {
      return {
        check: 'spoken-marks',
        sentence: `${lineName(i)} has ${mark.name} in what is spoken.`,
        demand: `${lineName(i)} has ${mark.name} in "words". Everything in "words" is spoken: write only plain sentences, without markdown, brackets, stage directions or emoji.`,
      }
    }
  }
  return undefined
}
