import { isSubject, type NextSubject, type NextSubjectRequest } from '@dayreel/storyboard'
import { ProviderError } from '../../provider-error.ts'
import { checkLanguage } from '../checks/check-language.ts'
import { askForAnswer } from '../model/ask-for-answer.ts'
import type { Asker } from '../model/create-asker.ts'
import { askForSubject } from '../prompts/ask-for-subject.ts'
import { tidyLine } from './tidy-words.ts'

/** Requests subjects and takes the first valid new one. If there is none, the subjects are requested once more. */
export async function findSubject(request: NextSubjectRequest, asker: Asker): Promise<NextSubject> {
  const question = askForSubject(request)
  const known = new Set(
    [...request.avoid, ...request.told.flatMap(({ subject, title }) => [subject, title])].map(bareWords),
  )
  const first = selectSubject((await askForAnswer(asker, question)).subjects, known)
  const fault = first.fault ?? languageFault(first.all, request.language)
  if (fault === undefined) return { subject: first.subject!, calls: asker.calls }
  const turns = [
    ...question.turns,
    { by: 'model' as const, text: JSON.stringify({ subjects: first.all }) },
    { by: 'user' as const, text: `${fault} Answer with the whole JSON object again.` },
  ]
  // A few names do not identify a language, so the second answer is accepted in any language.
  const second = selectSubject((await askForAnswer(asker, { ...question, turns })).subjects, known)
  const subject = second.subject ?? first.subject
  if (subject !== undefined) return { subject, calls: asker.calls }
  throw new ProviderError({
    kind: 'permanent',
    message:
      'The language model found no new subject for this channel. Nothing was charged. Add subjects of your own to its list.',
    forHost: `The model ignored its instructions twice: ${second.fault}`,
  })
}

type Selection = { all: string[]; subject?: string; fault?: string }

function selectSubject(answers: readonly string[], known: ReadonlySet<string>): Selection {
  const all = answers.map(tidy).filter((subject) => /[\p{L}\p{N}]/u.test(subject))
  const subjects = all.filter(isSubject)
  if (subjects.length === 0) {
    return { all, fault: 'Each subject must be one line of at most one sentence and 120 characters.' }
  }
  const subject = subjects.find((each) => !known.has(bareWords(each)))
  return subject === undefined
    ? { all, fault: 'The channel already had these subjects. Choose new ones.' }
    : { all, subject }
}

function languageFault(subjects: readonly string[], language: string): string | undefined {
  const lines = subjects.map((words) => ({ words, shows: '', item: null }))
  return checkLanguage({ language, lines })?.sentence.replace('What is spoken is', 'These subjects are')
}

/** Removes the number, marks and quotes that models put around a subject. */
function tidy(text: string): string {
  return tidyLine(text)
    .replace(/^(?:[-*•]|\p{N}{1,2}[.)])\s+/u, '')
    .replaceAll('**', '')
    .replace(/^["“„](.*)["”“]$/u, '$1')
    .trim()
}

/** Returns the normalised words of a subject. Subjects with equal words count as the same. */
function bareWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
