import type { Unknown } from '@dayreel/storyboard'

/** Notifications of the database: something is asked, with no payload; and an answer is there, with the question's id. */
export const QUESTION_ASKED = 'question_asked'
export const QUESTION_ANSWERED = 'question_answered'

/** Who asks does so again this often: it finds an answer whose notification was lost, and says that it still waits. */
export const ASK_EVERY_MS = 1_000
/** What nobody has asked again for so long, nobody waits for. */
export const FORGOTTEN_SECONDS = 15

/** Columns of a question that is settled: one of them is null. */
export type Settled = {
  answer: { value?: unknown } | null
  error: QuestionError | null
}

/** A person's text is at fault (`studio`), there was no time (`busy`), or something that the worker has logged. */
type QuestionError =
  { kind: 'studio'; code: string; message: string; details?: Unknown } | { kind: 'busy' } | { kind: 'internal' }

/** Does what is asked, by kind. Each ends within the time that who asks waits. */
export type Answerers = Readonly<Record<string, (...input: never[]) => Promise<unknown>>>
