import { REMEMBERED_VIDEOS } from '@dayreel/catalogue'
import {
  findLikeness,
  readText,
  rememberVideo,
  type Reader,
  type Storyboard,
  type ToldVideo,
} from '@dayreel/storyboard'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import { BUILT_IN } from '#costs/choose-source.ts'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channelMemories, runs } from '#db/schema.ts'
import { toWriteRequest, type VideoRequest } from './video-request.ts'

/** What a channel's newest videos told, newest first. */
export async function readTold(db: Db, channelId: string): Promise<ToldVideo[]> {
  const { subject, language, title, hook, sentences, pictures } = channelMemories
  return db
    .select({ subject, language, title, hook, sentences, pictures })
    .from(channelMemories)
    .where(eq(channelMemories.channelId, channelId))
    .orderBy(desc(channelMemories.toldAt), desc(channelMemories.videoId))
    .limit(REMEMBERED_VIDEOS)
}

type Made = { videoId: string; request: VideoRequest; storyboard: Storyboard }
type Reading = Pick<Reader, 'sentencesOf'>

/**
 * What the channel of a video has told by now, where it told the same in another video since this one was begun.
 *
 * @returns undefined where the video is like none of them.
 */
export async function readToldMeanwhile(
  db: Db,
  reader: Reading,
  { videoId, request, storyboard }: Made,
): Promise<ToldVideo[] | undefined> {
  const run = await findRun(db, videoId)
  if (run === undefined) return undefined
  const before = new Set((request.told ?? []).map(({ title }) => title))
  const told = await readTold(db, run.channelId)
  const since = told.filter(({ title }) => !before.has(title))
  if (since.length === 0) return undefined
  const isAlike = findLikeness(rememberVideo(storyboard, toWriteRequest(request), reader), since) !== undefined
  return isAlike ? told : undefined
}

/** Has the channel that a video was made for remember it, and forget what is too long ago; nothing where it was made for none. */
export async function rememberRunVideo(tx: Db, reader: Reading, { videoId, request, storyboard }: Made): Promise<void> {
  const run = await findRun(tx, videoId)
  if (run === undefined) return
  const { channelId } = run
  const asked = toWriteRequest(request)
  const told = rememberVideo(storyboard, asked, reader)
  const isBuiltIn = storyboard.madeBy?.words === BUILT_IN && readText(asked).kind === 'subject'
  await tx
    .insert(channelMemories)
    .values({
      ...told,
      sentences: [...told.sentences],
      pictures: [...told.pictures],
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
