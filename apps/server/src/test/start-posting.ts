import { PLATFORM_NAMES, type PlatformName } from '@dayreel/catalogue'
import type { Post, PostWithTimeline } from '@dayreel/contract'
import { sql } from 'drizzle-orm'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { videos, videoVersions } from '#db/schema.ts'
import { versionFolder } from '#video/video-files.ts'
import { createApp } from '../app.ts'
import { createTestServices } from './create-test-services.ts'
import { connectionCalls } from './given-connections.ts'
import { GENERATE } from './given-videos.ts'
import { STORYBOARD } from './storyboard.ts'
import { startStandIns } from './stand-ins.ts'

/** A file that passes for a video. */
export const VIDEO = Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.from('isom'), randomBytes(100_000)])
export const VIDEO_SHA = createHash('sha256').update(VIDEO).digest('hex')

export type Posting = Awaited<ReturnType<typeof startPosting>>

/** A server with stand-ins of all platforms. */
export async function startPosting(given: Parameters<typeof createTestServices>[0] = {}) {
  const standIns = await startStandIns()
  const running = await createTestServices({ ...given, env: { ...standIns.env, ...given.env } })
  const { services } = running
  const app = await createApp(services)
  return {
    standIns,
    services,
    running,
    app,
    /** For the next test: nothing goes wrong any more, and the clock is that of the machine. */
    async reset() {
      await services.db.execute(sql`delete from app_clock`)
      await services.platforms.setClock(services.db)
      for (const name of PLATFORM_NAMES) standIns[name].faults.clear()
    },
    async close() {
      await app.close()
      await running.close()
      await standIns.close()
    },
  }
}

export type Sharer = Awaited<ReturnType<typeof givenSharer>>

/** A person with a finished video, and what they do with it. */
export async function givenSharer({ app, services }: Posting) {
  const person = connectionCalls(app, randomUUID())
  await person.read('/api/users/credits') // the first call makes the account
  const { db, storage } = services
  const [videoId, accountId] = [randomUUID(), person.accountId]
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
  await storage.put(`${versionFolder({ accountId, videoId, number: 1 })}video.mp4`, VIDEO)
  return {
    person,
    videoId,
    async connect(name: PlatformName, who = `p-${randomUUID().slice(0, 8)}`): Promise<string> {
      await person.connect(name, {
        account: name === 'youtube' ? `${who}@example.com` : who,
        fields: name === 'tiktok' ? { audience: 'private' } : {},
      })
      const rows = await person.read<{ id: string; platform: string }[]>('/api/connections')
      return rows.find(({ platform }) => platform === name)!.id
    },
    async share(targets: object[], scheduledAt: string | null = null, key?: string): Promise<Post[]> {
      const answer = await person.call('POST', '/api/posts', { videoId, targets, scheduledAt }, key)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json<{ posts: Post[] }>().posts
    },
    read: (id: string): Promise<PostWithTimeline> => person.read<PostWithTimeline>(`/api/posts/${id}`),
  }
}

export function targetOf(name: PlatformName, connectionId: string, about: object = {}) {
  return {
    connectionId,
    title: name === 'youtube' ? 'Why the sea is salty' : '',
    text: 'Rivers carry it there.',
    tags: ['sea'],
    privacy: name === 'instagram' ? 'public' : 'private',
    ...about,
  }
}
