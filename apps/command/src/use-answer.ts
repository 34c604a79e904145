import { MAX_SUBJECT_CODE_POINTS } from '@dayreel/catalogue'
import { readAnswer } from '@dayreel/providers/base'
import {
  chooseNarrator,
  cutAtCharacter,
  detectLanguage,
  type IconNames,
  isSubject,
  type Narrator,
  type WriteRequest,
} from '@dayreel/storyboard'
import { splitSentences } from '@dayreel/storyboard/base'
import type { GivenAnswer } from './read-assistant-options.ts'

/**
 * Converts the answer of a chat assistant to the request for its video. Without a subject, the answer's title is the
 * subject.
 *
 * @param say prints the corrections, and the requirements that the words do not meet.
 * @throws {StudioError} `answer-unreadable`, `text-too-long`
 */
export async function useAnswer(
  answer: GivenAnswer,
  request: WriteRequest,
  ports: { narrators: readonly Narrator[]; iconNames: IconNames },
  say: (sentence: string) => void,
): Promise<WriteRequest> {
  const { text: subject, durationSeconds, voice, title } = request
  const narrator = chooseNarrator(ports, voice)
  const language = answer.language ?? detectLanguage(subject === '' ? answer.text : subject)
  const { words, repairs, faults } = await readAnswer(
    answer.text,
    { subject: subject === '' ? answer.name : subject, language, durationSeconds },
    async (text, spoken) => narrator.estimate({ text, language: spoken, voice, pace: 1 }),
    ports.iconNames,
  )
  for (const sentence of [...repairs, ...faults.map((fault) => fault.sentence)]) say(sentence)
  const { title: _, ...rest } = request
  return { ...rest, text: subject || subjectOf(words.title), words: { ...words, ...(title && { title }) } }
}

/** A title may have several sentences, but a subject has one. */
function subjectOf(title: string): string {
  if (isSubject(title)) return title
  const { from, to } = splitSentences(title, detectLanguage(title))[0] ?? { from: 0, to: title.length }
  return cutAtCharacter(title.slice(from, to), MAX_SUBJECT_CODE_POINTS)
}
