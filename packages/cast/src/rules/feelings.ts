import { wordTable } from '@dayreel/storyboard/base'
import type { Thing } from './find-things.ts'
import type { SceneWords } from './scene-words.ts'

/** English words for feelings of people, with the face that shows them. */
const FACES: Readonly<Record<string, string>> = wordTable({
  afraid: 'fearful-face',
  scared: 'fearful-face',
  terrified: 'fearful-face',
  anxious: 'anxious-face-with-sweat',
  nervous: 'anxious-face-with-sweat',
  stressed: 'anxious-face-with-sweat',
  worried: 'worried-face',
  angry: 'angry-face',
  furious: 'angry-face',
  tired: 'tired-face',
  exhausted: 'tired-face',
  sleepy: 'sleeping-face',
  asleep: 'sleeping-face',
  bored: 'unamused-face',
  sad: 'crying-face',
  lonely: 'pensive-face',
  guilty: 'pensive-face',
  happy: 'smiling-face-with-smiling-eyes',
  calm: 'relieved-face',
  relieved: 'relieved-face',
  relaxed: 'relieved-face',
  confused: 'confused-face',
  surprised: 'astonished-face',
  shocked: 'astonished-face',
  embarrassed: 'flushed-face',
  ashamed: 'flushed-face',
  dizzy: 'face-with-spiral-eyes',
  nauseous: 'nauseated-face',
  disgusted: 'nauseated-face',
})
/** Only people feel: "you feel tired", "the sad story of a bridge" is no feeling. */
const FEELING =
  /^(?:feel|feels|felt|feeling|get|gets|got|am|are|is|was|were|be|being|become|becomes|makes?|made|you're|i'm|we're|they're|you|us|people|him|her|them|me|more|less|so|too|very|always|still|just|really|fall|falls|fell)$/u
const PEOPLE =
  /^(?:i|you|we|he|she|people|someone|everyone|nobody|us|me|him|her|person|man|woman|child|children|kids?|parents?|students?|workers?|i'm|you're|we're|he's|she's)$/u

/** Finds the face of the feeling that a scene is about. */
export function faceOf({ text, terms, language }: SceneWords): Thing | undefined {
  if (language !== 'en') return undefined
  const at = terms.findIndex(
    ({ word, clause }, i) =>
      FACES[word] !== undefined &&
      FEELING.test(terms[i - 1]?.word ?? '') &&
      terms.some((other) => other.clause === clause && PEOPLE.test(other.word)) &&
      !terms
        .slice(Math.max(0, i - 4), i)
        .some((other) => /^(?:not|never|no|isn't|aren't|don't|doesn't|won't)$/u.test(other.word)),
  )
  const term = terms[at]
  if (term === undefined) return undefined
  const { from, to, clause, word } = term
  return {
    icon: FACES[word]!,
    from,
    to,
    words: text.slice(from, to),
    isExact: true,
    isAbsent: false,
    isPlural: false,
    clause,
    first: at,
    last: at,
  }
}
