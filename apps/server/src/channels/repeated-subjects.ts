import { plainWords } from '@dayreel/storyboard'
import type { Db } from '#db/connect.ts'
import { subjectsInWork } from '#runs'

/** The reason why a text is not added to a list. */
export type Repetition = { reason: string; message: string }

const LISTED: Repetition = { reason: 'already-listed', message: 'This is already in the list.' }
const IN_WORK: Repetition = { reason: 'in-work', message: 'A video about this is being made now.' }

/**
 * Returns a function that finds the texts that a channel already has in its list or in a video that is being made.
 * Case, spaces and punctuation make no difference. The function remembers each new text, so that a second copy counts
 * as listed.
 */
export async function repetitionFinder(
  db: Db,
  channelId: string,
  listed: readonly { text: string }[],
): Promise<(text: string) => Repetition | undefined> {
  const inWork = new Set((await subjectsInWork(db, channelId)).map(wordsOf))
  const inList = new Set(listed.map(({ text }) => wordsOf(text)))
  return (text) => {
    const words = wordsOf(text)
    if (inList.has(words)) return LISTED
    if (inWork.has(words)) return IN_WORK
    inList.add(words)
    return undefined
  }
}

function wordsOf(text: string): string {
  return plainWords(text.normalize()).join(' ')
}
