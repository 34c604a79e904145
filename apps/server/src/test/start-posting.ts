import type { Post, PostWithTimeline } from '@dayreel/contract'
import { sql } from 'drizzle-orm'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { versionFolder } from '#videos/video-files.ts'
import { createApp } from '#compose/app.ts'
import { createTestServices } from './create-test-services.ts'
import { connectionCalls } from './given-connections.ts'
import { givenFinishedVideo } from './given-finished-video.ts'
import { STAND_IN_NAMES, type StandInName, startStandIns } from './stand-ins.ts'

/** A file that is accepted as a video. */
export const VIDEO = Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.from('isom'), randomBytes(100_000)])
export const VIDEO_SHA = createHash('sha256').update(VIDEO).digest('hex')

export type Posting = Awaited<ReturnType<typeof startPosting>>

/** Starts a server with stand-ins for all platforms. */
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
    /** Prepares the next test: removes faults and resets the clock. */
    async reset() {
      await services.db.execute(sql`delete from app_clock`)
      await services.platforms.setClock(services.db)
      for (const name of STAND_IN_NAMES) standIns[name].faults.clear()
    },
    async close() {
      await app.close()
      await running.close()
      await standIns.close()
    },
  }
}

export type Sharer = Awaited<ReturnType<typeof givenSharer>>

/** Creates a user with a finished video and the user's actions on the video. */
export async function givenSharer({ app, services }: Posting) {
  const person = connectionCalls(app, randomUUID())
  await person.read('/api/users/credits') // The first call creates the account.
  const { db, storage } = services
  const { accountId } = person
  const videoId = await givenFinishedVideo(db, accountId)
  await storage.put(`${versionFolder({ accountId, videoId, number: 1 })}video.mp4`, VIDEO)
  return {
    person,
    videoId,
    async connect(name: StandInName, who = `p-${randomUUID().slice(0, 8)}`): Promise<string> {
      await person.connect(name, {
        account: name === 'youtube' ? `${who}@example.com` : who,
        fields: name === 'tiktok' ? { audience: 'private' } : {},
      })
      const rows = await person.read<{ id: string; platform: string }[]>('/api/connections')
      return rows.findLast(({ platform }) => platform === name)!.id
    },
    async share(targets: object[], scheduledAt: string | null = null, key?: string): Promise<Post[]> {
      const answer = await person.call('POST', '/api/posts', { videoId, targets, scheduledAt }, key)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json<{ posts: Post[] }>().posts
    },
    read: (id: string): Promise<PostWithTimeline> => person.read<PostWithTimeline>(`/api/posts/${id}`),
  }
}

export function targetOf(name: StandInName, connectionId: string, about: object = {}) {
  return {
    connectionId,
    title: name === 'youtube' ? 'Why the sea is salty' : '',
    text: 'Rivers carry it there.',
    tags: ['sea'],
    privacy: name === 'instagram' ? 'public' : 'private',
    ...about,
  }
}
