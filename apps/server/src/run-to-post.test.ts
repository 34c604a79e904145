import type { Channel } from '@dayreel/contract'
import type { makeVideo as MakeVideo } from '@dayreel/studio/planning'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { posts, runs } from '#db/schema.ts'
import type { WorkerServices } from '#services'
import { channelCalls } from '#test/given-channels.ts'
import { STORYBOARD } from '#test/storyboard.ts'
import { givenSharer, startPosting, VIDEO, VIDEO_SHA, type Posting, type Sharer } from '#test/start-posting.ts'
import { passTime, workUntilDone } from '#test/work-posts.ts'
import { beginRunHandler } from './features/channels/runs/begin-run-handler.ts'
import { deliverOne } from './features/posts/deliver-posts.ts'
import { makeVideoHandler } from './features/videos/make-video-handler.ts'

const HOUR_SECONDS = 3_600
const { signal } = new AbortController()
let posting: Posting
let sharer: Sharer

/** A video that is there, without its making. */
const makeTinyVideo: typeof MakeVideo = async ({ name, output }) => {
  for (const ending of ['mp4', 'jpg', 'srt', 'vtt']) {
    const file = await output.create(`${name}.${ending}`)
    await file.write(VIDEO)
    await file.commit()
  }
  const report = { made: 1, reused: 0, milliseconds: 1 }
  return {
    storyboard: { ...STORYBOARD, title: 'Why <b> the sea', description: 'Rivers carry it there.', hashtags: ['#sea'] },
    seconds: 42,
    frames: 60,
    width: 720,
    height: 1280,
    scenes: 1,
    spoken: true,
    notices: [],
    steps: { write: report, narrate: report, illustrate: report, score: report, render: report },
  }
}

beforeAll(async () => {
  posting = await startPosting({ studio: { makeVideo: makeTinyVideo } })
})
afterAll(() => posting.close())
beforeEach(async () => {
  await posting.reset()
  sharer = await givenSharer(posting)
})

/** A channel with an account to post to, and its first run, which is to be out in an hour. */
async function givenRun() {
  const { services, app } = posting
  const { accountId } = sharer.person
  const channels = channelCalls(app, services.db, accountId)
  await channels.give(2)
  const connection = await sharer.connect('youtube')
  const channel: Channel = await channels.activate({
    youtube_connection_id: connection,
    privacyStatus: 'unlisted',
  })
  const slotAt = new Date(services.platforms.now() + HOUR_SECONDS * 1_000)
  const ofChannel = eq(runs.channelId, channel.id)
  const [begun] = await services.db.update(runs).set({ slotAt }).where(ofChannel).returning()
  await beginRunHandler.run({ runId: begun!.id }, { services, signal, complete: async () => undefined })
  const [run] = await services.db.select().from(runs).where(ofChannel)
  return { run: run!, slotAt, version: { accountId, videoId: run!.videoId!, number: 1 } }
}

const make = (services: WorkerServices, version: { accountId: string; videoId: string; number: number }) =>
  makeVideoHandler.run(version, { services, signal, complete: async () => undefined })
const postsOf = (runId: string) => posting.services.db.select().from(posts).where(eq(posts.runId, runId))

class Broken extends Error {}

test('17: a run’s post is planned with its video, in one transaction: both or neither', async () => {
  const { run, slotAt, version } = await givenRun()
  const { services } = posting
  let broke = 0
  const breaking: WorkerServices = {
    ...services,
    db: new Proxy(services.db, {
      get(target, property, receiver) {
        const value: unknown = Reflect.get(target, property, receiver)
        if (property !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
        return (act: Parameters<typeof target.transaction>[0]) =>
          target.transaction(async (tx) => {
            const answer = await act(tx)
            if ((await tx.$count(posts, eq(posts.runId, run.id))) > 0 && broke++ === 0) throw new Broken()
            return answer
          })
      },
    }),
  }
  await expect(make(breaking, version)).rejects.toBeInstanceOf(Broken)
  expect(await postsOf(run.id)).toEqual([])
  const [waiting] = await services.db.select().from(runs).where(eq(runs.id, run.id))
  expect(waiting!.status).toBe('making')
  await make(services, version)
  await make(services, version)
  expect(await postsOf(run.id)).toMatchObject([{ status: 'scheduled', dueAt: slotAt, videoId: version.videoId }])
  const [ready] = await services.db.select().from(runs).where(eq(runs.id, run.id))
  expect(ready!.status).toBe('ready')
})

test('17: a channel’s day: made ahead, posted at its slot and not before, as the channel says', async () => {
  const { run, version } = await givenRun()
  await make(posting.services, version)
  const [post] = await postsOf(run.id)
  expect(await deliverOne(posting.services, signal)).toBe(0)
  await passTime(posting, HOUR_SECONDS)
  await workUntilDone(posting, [post!.id])
  const shown = await sharer.read(post!.id)
  expect(shown).toMatchObject({
    status: 'live',
    privacy: 'unlisted',
    realPrivacy: 'unlisted',
    runId: run.id,
    isLate: false,
  })
  const video = posting.standIns.youtube.videos.find(({ id }) => id === shown.remoteId)
  expect(video).toMatchObject({
    title: 'Why b the sea',
    description: expect.stringContaining('Rivers carry it there.'),
    isSynthetic: true,
    notifies: false,
    sha256: VIDEO_SHA,
  })
})
