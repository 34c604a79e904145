import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_STYLE, STYLES, TRACKS, VOICES } from '@dayreel/catalogue'
import type { Storyboard, Video } from '@dayreel/contract'
import { SHORT_SCRIPT, SUBJECTS } from '../subjects.ts'
import { ask, signIn, type Answer } from './dayreel-under-fire.ts'

/** One who has videos made. */
export type Person = { email: string; token: string }

/** A video that somebody wants, and what becomes of it. */
export type Order = {
  person: Person
  request: object
  /** Made: it is to succeed. Edited: and then a second version of it. Cancelled: while it is being made. */
  kind: 'made' | 'edited' | 'cancelled'
  /** Undefined until it is ordered. */
  video: Video | undefined
  isDone: boolean
}

/** Of one person at a time, so that ordering goes on as long as making does. */
const WAITING = 2
const POLL_MS = 700
/** Longer than the slowest of machines needs between two percents of a video. */
const PATIENCE_MS = 10 * 60_000

/**
 * As many that are to succeed as are asked for, every sixth of them edited afterwards, and beside every six another one to be
 * cancelled.
 */
export function planOrders(people: readonly Person[], count: number, quick: boolean): Order[] {
  const kinds = Array.from({ length: count }, (_, i): Order['kind'][] =>
    i % 6 === 1 ? ['edited', 'cancelled'] : ['made'],
  )
  return kinds.flat().map((kind, i) => ({
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
  }))
}

/** How much of all that was ordered is done, 0–1. */
export function shareDone(orders: readonly Order[]): number {
  const shares = orders.map(({ kind, video, isDone }) => {
    const progress = (video?.progress ?? 0) / 100
    if (isDone) return 1
    return kind === 'edited' ? (progress + (video?.versions.length ?? 1) - 1) / 2 : progress
  })
  return shares.reduce((sum, share) => sum + share, 0) / orders.length
}

/** Orders a person's videos one after the other and sees each through to its end. */
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
    // A second cancel is refused; so is one that comes after the end. What has become of it is looked at below.
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

/** @throws {Error} where nothing moves for ten minutes. */
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
    // Whoever waits behind others does not move.
    if (video.status !== 'pending' && Date.now() - movedAt > PATIENCE_MS) throw new Error(`${path} hangs at ${now}`)
    await sleep(POLL_MS)
  }
}

/**
 * Sends a request until it is answered: again after a lost connection or a server that is just starting, with the same
 * Idempotency-Key, and after signing in again where the session has run out.
 *
 * @throws {Error} for any other answer but a good one or one of those that are taken.
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
