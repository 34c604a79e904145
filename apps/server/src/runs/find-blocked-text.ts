import { blockedSentence, findBlockedIn } from '#blocked/refuse-blocked.ts'
import type { Db } from '#db/connect.ts'
import type { FoundChannel } from './find-channel.ts'
import type { Chosen } from './subjects/choose-subject.ts'

/**
 * Finds a text of a run that is not allowed. The operator may have blocked a word after the text was saved.
 *
 * @returns the reason as a sentence, and whether it is the subject or the channel's configuration.
 */
export async function findBlockedText(
  db: Db,
  { channel, config: { imagePrompt, textPrompt, choices } }: FoundChannel,
  { subject, words }: Pick<Chosen, 'subject' | 'words'>,
): Promise<{ sentence: string; isSubject: boolean } | undefined> {
  const inSubject = await findBlockedIn(db, [subject, words])
  if (inSubject !== undefined) return { sentence: blockedSentence(inSubject), isSubject: true }
  const inChannel = await findBlockedIn(db, [channel.name, imagePrompt, textPrompt, choices.notes])
  return inChannel && { sentence: blockedSentence(inChannel), isSubject: false }
}

/** Returns the reason to skip a run with a blocked text. Its subject is used up, so that the next run takes another. */
export function blockedReason({ sentence, isSubject }: { sentence: string; isSubject: boolean }) {
  const place = isSubject ? 'The subject was removed from the list.' : 'It is in the configuration of this channel.'
  return { reason: 'blocked', message: `${sentence} ${place} Nothing was charged.` }
}
