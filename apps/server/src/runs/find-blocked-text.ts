import { blockedSentence, findBlockedIn } from '#blocked/refuse-blocked.ts'
import type { Db } from '#db/connect.ts'
import type { FoundChannel } from './find-channel.ts'
import type { Chosen } from './subjects/choose-subject.ts'

/** Returns why a run's texts are not allowed, or undefined. The operator may have blocked a word after they were saved. */
export async function findBlockedText(
  db: Db,
  { channel, config: { imagePrompt, textPrompt, choices } }: FoundChannel,
  { subject, words }: Pick<Chosen, 'subject' | 'words'>,
): Promise<{ reason: 'blocked'; message: string } | undefined> {
  const inSubject = await findBlockedIn(db, [subject, words])
  if (inSubject !== undefined) {
    const message = `${blockedSentence(inSubject)} The subject was removed from the list. Nothing was charged.`
    return { reason: 'blocked', message }
  }
  const inChannel = await findBlockedIn(db, [channel.name, imagePrompt, textPrompt, choices.notes])
  if (inChannel === undefined) return undefined
  const message = `${blockedSentence(inChannel)} It is in the configuration of this channel. Nothing was charged.`
  return { reason: 'blocked', message }
}
