import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { videos, videoVersions } from '#db/schema.ts'
import { GENERATE } from './given-videos.ts'
import { STORYBOARD } from './storyboard.ts'

/** Inserts a finished video of an account without its files. @returns the video's id. */
export async function givenFinishedVideo(db: Db, accountId: string): Promise<string> {
  const videoId = randomUUID()
  await db.insert(videos).values({ id: videoId, accountId, title: 'A lamp', request: { ...GENERATE, seed: 1 } })
  await db.insert(videoVersions).values({
    videoId,
    number: 1,
    status: 'succeeded',
    quality: 'low',
    seconds: 42,
    storyboard: STORYBOARD,
    finishedAt: new Date(),
  })
  return videoId
}
