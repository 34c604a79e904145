import { REMEMBERED_VIDEOS } from '@dayreel/catalogue'
import {
  findLikeness,
  readText,
  rememberVideo,
  type Reader,
  type Storyboard,
  type PreviousVideo,
} from '@dayreel/storyboard'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import { BUILT_IN } from '#costs/choose-source.ts'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channelMemories, runs } from '#db/schema.ts'
import type { StoredRequest } from '#videos'

/** Reads the memory of a channel's newest videos, newest first. */
export async function readMemory(db: Db, channelId: string): Promise<PreviousVideo[]> {
  const { subject, language, title, hook, sentences, pictures } = channelMemories
  return db
    .select({ subject, language, title, hook, sentences, pictures })
    .from(channelMemories)
    .where(eq(channelMemories.channelId, channelId))
    .orderBy(desc(channelMemories.toldAt), desc(channelMemories.videoId))
    .limit(REMEMBERED_VIDEOS)
}

type FinishedVideo = { videoId: string; request: StoredRequest; storyboard: Storyboard }
type SentenceReader = Pick<Reader, 'sentencesOf'>

/**
 * Compares a video with the videos of the same channel that were finished after this one started.
 *
 * @returns the channel's memory if one of these videos has the same content, otherwise undefined.
 */
export async function readNewerMemory(
  db: Db,
  reader: SentenceReader,
  { videoId, request, storyboard }: FinishedVideo,
): Promise<PreviousVideo[] | undefined> {
  const run = await findRun(db, videoId)
  if (run === undefined) return undefined
  const before = new Set((request.told ?? []).map(({ title }) => title))
  const memory = await readMemory(db, run.channelId)
  const since = memory.filter(({ title }) => !before.has(title))
  if (since.length === 0) return undefined
  const isAlike = findLikeness(rememberVideo(storyboard, request, reader), since) !== undefined
  return isAlike ? memory : undefined
}

/** Adds a video to its channel's memory and removes the oldest ones from it. Does nothing for a video without a run. */
export async function rememberRunVideo(
  tx: Db,
  reader: SentenceReader,
  { videoId, request, storyboard }: FinishedVideo,
): Promise<void> {
  const run = await findRun(tx, videoId)
  if (run === undefined) return
  const { channelId } = run
  const memory = rememberVideo(storyboard, request, reader)
  const isBuiltIn = storyboard.madeBy?.words === BUILT_IN && readText(request).kind === 'subject'
  await tx
    .insert(channelMemories)
    .values({
      ...memory,
      sentences: [...memory.sentences],
      pictures: [...memory.pictures],
      channelId,
      videoId,
      isBuiltIn,
      toldAt: APP_NOW,
    })
    .onConflictDoNothing()
  const newest = tx
    .select({ videoId: channelMemories.videoId })
    .from(channelMemories)
    .where(eq(channelMemories.channelId, channelId))
    .orderBy(desc(channelMemories.toldAt), desc(channelMemories.videoId))
    .limit(REMEMBERED_VIDEOS)
  await tx
    .delete(channelMemories)
    .where(and(eq(channelMemories.channelId, channelId), notInArray(channelMemories.videoId, newest)))
}

async function findRun(db: Db, videoId: string): Promise<{ channelId: string } | undefined> {
  const [run] = await db.select({ channelId: runs.channelId }).from(runs).where(eq(runs.videoId, videoId))
  return run
}
