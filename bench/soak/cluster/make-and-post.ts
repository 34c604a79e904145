import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection, ListedVideo, Post, StartedVideo, Video } from '@dayreel/contract'
import { consentTo } from '@dayreel/server/testing'
import { createTurnstile } from '@dayreel/threads'
import type { Order, Person } from '../video-orders.ts'
import type { CountedCalls } from './count-calls.ts'
import { openPage, type OpenPage } from './open-page.ts'

/** The number of videos that a user waits for at a time, so that orders come throughout the test. */
const WAITING = 2
const DAY_MS = 86_400_000
/** How long a page may show the same state of a video or post, in milliseconds. */
const PATIENCE_MS = 15 * 60_000

/** A user with an open page and a linked YouTube channel. */
export type Maker = { person: Person; page: OpenPage; connectionId: string }

/** A video with its post. */
export type Delivered = { order: Order; postId: string; postStatus: string; sha256: string }

export async function createMaker(url: string, calls: CountedCalls, person: Person): Promise<Maker> {
  const { token } = person
  const connectionId = await connectYouTube(url, calls, person)
  const page = openPage(url, token, async () => {
    const [videos, posts] = await Promise.all([
      calls.read<{ items: ListedVideo[] }>('/api/videos', { token }),
      calls.read<{ items: Post[] }>(`/api/posts?${daysAround()}`, { token }),
    ])
    return { videos: videos.items, posts: posts.items }
  })
  return { person, page, connectionId }
}

async function connectYouTube(url: string, calls: CountedCalls, { email, token }: Person): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const started = await calls.fetch('/api/auth/youtube/initiate', { headers })
  const { url: consentUrl } = (await started!.json()) as { url: string }
  const back = await consentTo(new URL(consentUrl), { account: email })
  const cookie = started!.headers.getSetCookie().at(-1)!.split(';')[0]!
  await calls.fetch(back.href.slice(url.length), { headers: { cookie }, redirect: 'manual' })
  const [connection] = await calls.read<Connection[]>('/api/connections', { token })
  if (connection === undefined) throw new Error(`${email} has no linked account`)
  return connection.id
}

/** Orders a user's videos and posts each one when the page shows that it is finished. */
export async function makeAndPost(calls: CountedCalls, maker: Maker, orders: readonly Order[]): Promise<Delivered[]> {
  const inTurn = createTurnstile(WAITING)
  return Promise.all(orders.map((order) => inTurn(() => deliver(calls, maker, order))))
}

async function deliver(calls: CountedCalls, maker: Maker, order: Order): Promise<Delivered> {
  const { token } = maker.person
  const body = order.request
  const path = '/api/projects/generate-from-script'
  const { id } = await calls.read<StartedVideo>(path, { method: 'POST', body, token, idempotencyKey: randomUUID() })
  await shown(calls, maker, `/api/videos/${id}`, id, ['succeeded', 'failed'])
  order.video = await calls.read<Video>(`/api/videos/${id}`, { token })
  order.isDone = true
  const { status, errorCode, errorMessage } = order.video
  if (status !== 'succeeded') throw new Error(`video ${id} is ${status}: ${errorCode} ${errorMessage}`)
  const file = await calls.fetch(order.video.video_url ?? '/no-video')
  const sha256 = createHash('sha256')
    .update(new Uint8Array(await file!.arrayBuffer()))
    .digest('hex')
  const target = { connectionId: maker.connectionId, title: order.video.title.slice(0, 90), privacy: 'private' }
  const share = { videoId: id, targets: [target], scheduledAt: null }
  const posted = { method: 'POST', body: share, token, idempotencyKey: randomUUID() }
  const { posts } = await calls.read<{ posts: Post[] }>('/api/posts', posted)
  const postId = posts[0]!.id
  const postStatus = await shown(calls, maker, `/api/posts/${postId}`, postId, ['live', 'failed', 'uncertain'])
  return { order, postId, postStatus, sha256 }
}

/**
 * Waits until the page shows an accepted state.
 *
 * @throws {Error} after fifteen minutes, with the state that the server knows.
 */
async function shown(
  calls: CountedCalls,
  { page, person: { token } }: Maker,
  path: string,
  id: string,
  accepted: readonly string[],
): Promise<string> {
  const late = sleep(PATIENCE_MS, undefined, { ref: false })
  const status = await Promise.race([page.until(id, accepted), late])
  if (status !== undefined) return status
  const { body } = await calls.call(path, { token })
  const { status: known } = body as { status?: string }
  throw new Error(`the page shows ${path} as ${page.states.get(id)}, and the server answers ${known}`)
}

function daysAround(): string {
  const [from, to] = [-DAY_MS, DAY_MS].map((offset) => new Date(Date.now() + offset).toISOString())
  return new URLSearchParams({ from: from!, to: to! }).toString()
}
