import { BOARD_LAYOUTS, type BoardLayoutId } from '@dayreel/catalogue'

/** The purpose of each layout, and the order of its items. */
const LAYOUTS: Readonly<Record<BoardLayoutId, string>> = {
  single: 'one thing, large',
  pair: 'two things that belong together or are compared',
  change: 'what it was, then what it becomes; an arrow is drawn between them',
  contrast: 'what is wrong or not meant, then what is right; the first one is crossed out',
  parts: 'the whole, then its parts',
  chain: 'two to four steps from cause to effect; arrows are drawn between them',
  crowd: 'one thing that is shown many times, for “many” or for a large number; a second item may be the number',
  numbered: 'the number of a list item, then its thing',
  amount: 'a number, and the thing that it measures',
  bars: 'two to four numbers of one unit, with "value" and label, drawn in true proportion',
  quotation: 'one item of words that a person has said, and optionally a thing',
  question: 'a short question as words, and optionally a thing',
  person: 'an icon for the person, then the name as words',
  print: 'the picture of the scene as a taped print, for a place or a view',
  word: 'only words: a key phrase of one to four words',
}

/** The rules for boards, which show what a scene says with things, words and strokes. */
export const BOARD_RULES = `
Boards: each scene shows a paper board with stickers, handwriting and pen strokes. Viewers understand the point of the scene without sound.
- Show what this sentence means, not a mood. Show the noun that the sentence is about. A strong word is better than a wrong picture: if no icon means exactly the thing, use a word.
- Never show a word of an idiom or a comparison (“like a lion”) as a thing. Show faces only for feelings.
- One to four items. Labels and words are in the language of the video and do not repeat the whole sentence.
- "at" copies one to three words of the same scene exactly. Items appear in the order of these words. The first item of the first scene is the subject of the video.
- Relations are shown by the layout or by marks: "circle" or "underline" for what matters, "cross" for what is wrong, "arrow" for from–to.
- Never use the same layout three times in a row, except for “numbered”. The last scene returns to the subject.
Layouts:
${BOARD_LAYOUTS.map(({ id }) => `- ${id}: ${LAYOUTS[id]}`).join('\n')}
`
