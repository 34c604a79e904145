import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_STYLE, STYLES, TRACKS, VOICES } from '@dayreel/catalogue'
import type { Storyboard, Video } from '@dayreel/contract'
import { SHORT_SCRIPT, SUBJECTS } from '../subjects.ts'
import { ask, signIn, type Answer } from './dayreel-under-fire.ts'

/** A user who orders videos. */
export type Person = { email: string; token: string }

/** An order for a video, with its state. */
export type Order = {
  person: Person
  request: object
  /**
   * Orders of the kind `made` must succeed. `edited` ones must succeed and get a second version. `cancelled` ones are
   * cancelled while they are rendered.
   */
  kind: 'made' | 'edited' | 'cancelled'
  /** The ordered video. Undefined until it is ordered. */
  video: Video | undefined
  isDone: boolean
}

/** The maximum number of waiting orders of one user. The limit makes ordering last as long as rendering. */
const WAITING = 2
const POLL_MS = 700
/** The longest wait for progress, which is longer than a slow machine needs for one percent of a video. */
const PATIENCE_MS = 10 * 60_000

/**
 * Plans as many successful orders as requested. One of every six is edited after its first success, and for every six
 * there is one more order that is cancelled.
 */
export function planOrders(people: readonly Person[], count: number, quick: boolean): Order[] {
  const kinds = Array.from({ length: count }, (_, i): Order['kind'][] =>
    i % 6 === 1 ? ['edited', 'cancelled'] : ['made'],
  )
  return kinds.flat().map((kind, i) => planOrder({ people, quick, kind, i }))
}

/** Plans orders that are neither edited nor cancelled. */
export function planVideos(people: readonly Person[], count: number, quick: boolean): Order[] {
  return Array.from({ length: count }, (_, i) => planOrder({ people, quick, kind: 'made', i }))
}

type Planned = { people: readonly Person[]; quick: boolean; kind: Order['kind']; i: number }

function planOrder({ people, quick, kind, i }: Planned): Order {
  return {
    person: people[i % people.length]!,
    request: {
      scriptSubject: quick ? SHORT_SCRIPT : SUBJECTS[i % SUBJECTS.length],
      selectedTemplateId: 'general',
      duration: 20,
      styleId: STYLES.find(({ name }) => name === DEFAULT_STYLE)!.id,
      quality: 'low',
      voiceId: VOICES[i % VOICES.length]!.voice_id,
      musicUrl: TRACKS.find(({ id }) => id === 'raindrops')!.url,
    },
    kind,
    video: undefined,
    isDone: false,
  }
}

/** Returns the finished share of all orders, from 0 to 1. */
export function shareDone(orders: readonly Order[]): number {
  const shares = orders.map(({ kind, video, isDone }) => {
    const progress = (video?.progress ?? 0) / 100
    if (isDone) return 1
    return kind === 'edited' ? (progress + (video?.versions.length ?? 1) - 1) / 2 : progress
  })
  return shares.reduce((sum, share) => sum + share, 0) / orders.length
}

/** Sends the orders of a user one after another and follows each of them to its end. */
export async function orderAll(url: string, orders: readonly Order[]): Promise<void> {
  const waiting = new Set<Promise<void>>()
  for (const order of orders) {
    while (waiting.size >= WAITING) await Promise.race(waiting)
    const seen: Promise<void> = seeThrough(url, order).finally(() => waiting.delete(seen))
    waiting.add(seen)
  }
  await Promise.all(waiting)
}

async function seeThrough(url: string, order: Order): Promise<void> {
  const idempotencyKey = randomUUID()
  const started = await insist(url, order.person, '/api/projects/generate-from-script', {
    method: 'POST',
    body: order.request,
    idempotencyKey,
  })
  const path = `/api/videos/${(started as { id: string }).id}`
  if (order.kind === 'cancelled') {
    await watch(url, order, path, ({ status }) => status !== 'pending')
    // A second cancel is rejected, and so is a cancel after the end. The outcome is checked below.
    await insist(url, order.person, `${path}/cancel`, { method: 'POST', body: {} }, [409])
  }
  const end = await watch(url, order, path, hasEnded)
  if (order.kind === 'edited' && end.status === 'succeeded') {
    const kept = (await insist(url, order.person, `${path}/storyboard`)) as { storyboard: Storyboard }
    const [first, ...rest] = kept.storyboard.scenes
    const scenes = [{ ...first!, text: `Listen. ${first!.text}` }, ...rest]
    const body = { storyboard: { ...kept.storyboard, scenes } }
    await insist(url, order.person, `${path}/versions`, { method: 'POST', body, idempotencyKey: randomUUID() })
    await watch(url, order, path, hasEnded)
  }
  order.isDone = true
}

function hasEnded({ status }: Video): boolean {
  return status === 'succeeded' || status === 'failed'
}

/**
 * Waits until a video reaches a state.
 *
 * @throws {Error} if nothing changes for ten minutes.
 */
async function watch(url: string, order: Order, path: string, isReached: (video: Video) => boolean): Promise<Video> {
  let seen = ''
  let movedAt = Date.now()
  for (;;) {
    const video = (await insist(url, order.person, path)) as Video
    order.video = video
    if (isReached(video)) return video
    const now = `${video.status} ${video.progress} %`
    if (now !== seen) movedAt = Date.now()
    seen = now
    // A queued video makes no progress.
    if (video.status !== 'pending' && Date.now() - movedAt > PATIENCE_MS)
      throw new Error(`${path} made no progress for ten minutes, at ${now}`)
    await sleep(POLL_MS)
  }
}

/**
 * Sends a request until it is answered. After a lost connection or during a restart, sends it again with the same
 * Idempotency-Key. Signs in again if the session has expired.
 *
 * @throws {Error} for any other response that is neither a success nor an accepted status.
 */
async function insist(
  url: string,
  person: Person,
  path: string,
  question: { method?: string; body?: object; idempotencyKey?: string } = {},
  taken: readonly number[] = [],
): Promise<unknown> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask(url + path, { ...question, token: person.token }).catch(noAnswer)
    if (answer.status >= 200 && answer.status < 300) return answer.body
    if (taken.includes(answer.status)) return answer.body
    const isPassing = answer.status === 0 || answer.status === 401 || answer.status >= 500
    const words = `${path} answered ${answer.status} ${JSON.stringify(answer.body)}`
    if (!isPassing || Date.now() > deadline) throw new Error(words)
    if (answer.status === 401) person.token = await signIn(url, person.email).catch(() => person.token)
    await sleep(POLL_MS)
  }
}

function noAnswer(): Answer {
  return { status: 0, body: undefined }
}
