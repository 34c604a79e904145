import { HOUR_MS } from '@dayreel/catalogue'
import type { Channel } from '@dayreel/contract'
import type { makeVideo as MakeVideo } from '@dayreel/studio/planning'
import { asc, eq } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { posts, runs } from '#db/schema.ts'
import type { PostRow } from '#posts/insert-post.ts'
import type { WorkerServices } from '#services'
import { beginRunHandler } from '#runs/begin-run-handler.ts'
import { makeVideoHandler } from '#videos/make-video-handler.ts'
import { channelCalls } from './given-channels.ts'
import type { Posting, Sharer } from './start-posting.ts'
import { STORYBOARD } from './storyboard.ts'

const { signal } = new AbortController()
const IN_JOB = { signal, complete: async () => undefined, progressed: async () => undefined }

/**
 * Returns a function that makes small unique files which are accepted as a video. @param onMade gets the video's hash.
 */
export function tinyVideos(onMade: (sha256: string) => void): typeof MakeVideo {
  return async ({ name, output }) => {
    const video = Buffer.concat([Buffer.from('000000186674797069736f6d', 'hex'), randomBytes(20_000)])
    for (const ending of ['mp4', 'jpg', 'srt', 'vtt']) {
      const file = await output.create(`${name}.${ending}`)
      await file.write(video)
      await file.commit()
    }
    onMade(createHash('sha256').update(video).digest('hex'))
    const report = { made: 1, reused: 0, milliseconds: 1 }
    return {
      storyboard: {
        ...STORYBOARD,
        title: 'Why <b> the sea',
        description: 'Rivers carry it there.',
        hashtags: ['#sea'],
      },
      seconds: 42,
      frames: 60,
      width: 720,
      height: 1280,
      scenes: 1,
      spoken: true,
      notices: [],
      approximateScenes: [],
      steps: { write: report, narrate: report, illustrate: report, score: report, render: report },
    }
  }
}

export type GivenRun = Awaited<ReturnType<typeof givenRun>>

/** Creates a channel with a first run whose slot is an hour ahead. Its video has been started. */
export async function givenRun({ services, app }: Posting, { person }: Sharer, config: object) {
  const { db, platforms } = services
  const { accountId } = person
  const channels = channelCalls(app, db, accountId)
  await channels.give(5)
  const channel: Channel = await channels.activate(config)
  const slotAt = new Date(platforms.now() + HOUR_MS)
  const ofChannel = eq(runs.channelId, channel.id)
  const [begun] = await db.update(runs).set({ slotAt }).where(ofChannel).returning()
  const begin = () => beginRunHandler.run({ runId: begun!.id }, { services, ...IN_JOB })
  await begin()
  const read = async () => (await db.select().from(runs).where(ofChannel))[0]!
  /** Finishes the run's video as a worker does, and plans its posts. */
  const make = async (by: WorkerServices = services): Promise<void> => {
    const { videoId } = await read()
    await makeVideoHandler.run({ accountId, videoId: videoId!, number: 1 }, { services: by, ...IN_JOB })
  }
  const readPosts = (): Promise<PostRow[]> =>
    db.select().from(posts).where(eq(posts.runId, begun!.id)).orderBy(asc(posts.platform))
  return { id: begun!.id, channelId: channel.id, slotAt, calls: channels, make, read, readPosts }
}
