import { wordTable } from '@dayreel/storyboard/base'
import type { Thing } from './find-things.ts'
import type { Term } from './terms/term.ts'

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

/** Finds the face of the feeling that an English text is about. */
export function faceOf(text: string, terms: readonly Term[]): Thing | undefined {
  const at = terms.findIndex(
    ({ word, clause }, i) =>
      FACES[word] !== undefined &&
      FEELING.test(terms[i - 1]?.word ?? '') &&
      isOfPeople(terms, i) &&
      !terms
        .slice(Math.max(0, i - 4), i)
        .some(
          (other) => other.clause === clause && /^(?:not|never|no|isn't|aren't|don't|doesn't|won't)$/u.test(other.word),
        ),
  )
  return at === -1 ? undefined : facedTerm(text, terms, at, FACES[terms[at]!.word]!)
}

/** "How to fall asleep" and "stay calm" mean people too, because nothing else could feel. */
function isOfPeople(terms: readonly Term[], at: number): boolean {
  const clause = terms.filter((other) => other.clause === terms[at]!.clause)
  const before = clause.filter(({ from }) => from < terms[at]!.from)
  return (
    clause.some(({ word }) => PEOPLE.test(word)) || !before.some(({ kind }) => /^(?:noun|name|pronoun)$/u.test(kind))
  )
}

/** Returns the picture of one word that is no noun. */
export function facedTerm(text: string, terms: readonly Term[], at: number, icon: string): Thing {
  const { from, to, clause } = terms[at]!
  return {
    icon,
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
