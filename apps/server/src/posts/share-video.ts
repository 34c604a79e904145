import { findPostFaults, HOUR_MS, platformOf, privateOf } from '@dayreel/catalogue'
import type { CheckedTarget, Post, PostTarget, SharedVideo } from '@dayreel/contract'
import { and, eq, gt, inArray, lt, notInArray } from 'drizzle-orm'
import { findBlocked } from '#blocked/find-blocked.ts'
import { blockedSentence, listBlocked, refuseBlocked } from '#blocked/refuse-blocked.ts'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { connections, posts } from '#db/schema.ts'
import { answerOnce } from '#http/answer-once.ts'
import { AppError } from '#errors/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { insertPost, type NewPost, type PostRow } from './insert-post.ts'
import { isExpired, rememberPrivacies, type ConnectionRow } from '#connections'
import { findPlace } from './place-post.ts'
import type { SharedServices as Services } from '#services'
import { findVersion, versionFolder } from '#videos'
import { toPost } from './read-post.ts'

/** How far a time may lie in the past, in milliseconds, so that “now” from a slightly wrong clock is accepted. */
const TOLERANCE_MS = 60_000
const MAX_AHEAD_MS = 366 * 24 * HOUR_MS
const OVER = ['failed', 'cancelled'] as const

type Sharing = { accountId: string; idempotencyKey: string | undefined }
type Prepared = { connection: ConnectionRow; target: PostTarget; post: NewPost }

/**
 * Posts a video to all given accounts or to none. A repeated request with the same Idempotency-Key has no further
 * effect.
 *
 * @throws {AppError} `unacceptable` with advice for the user; `not_found`, `connection_expired`, `not_set_up`,
 * `conflict` above a limit
 */
export async function shareVideo(
  services: Services,
  { accountId, idempotencyKey }: Sharing,
  shared: SharedVideo,
  call = 'share',
): Promise<{ posts: Post[] }> {
  const { db, platforms } = services
  const hasBudget = ({ connection }: Prepared): boolean =>
    platforms.callsOf(connection.platform).dayBudget !== undefined
  return answerOnce(db, { accountId, call, key: idempotencyKey, body: shared }, async (tx) => {
    // A deletion of the video locks the account too, so the video cannot disappear before its posts are stored.
    await lockAccount(tx, accountId)
    const prepared = await prepareAll(services, tx, accountId, shared)
    for (const { post } of prepared) await refuseBlocked(tx, textsOfPost(post))
    for (const one of prepared) {
      const fault = faultsOf(services, one)[0]
      if (fault === undefined) continue
      const label = platformOf(one.connection.platform).label
      const message = prepared.length > 1 && !fault.text.startsWith(label) ? `${label}: ${fault.text}` : fault.text
      throw new AppError('unacceptable', { message, details: { field: fault.field, connectionId: one.connection.id } })
    }
    const rows = new Map<Prepared, PostRow>()
    // Posts that use a budget come last, because they lock the budget for other posts.
    for (const one of prepared.toSorted((a, b) => Number(hasBudget(a)) - Number(hasBudget(b)))) {
      rows.set(one, await insertPost(services, tx, one.connection, one.post))
    }
    await rememberPrivacies(tx, accountId, shared.targets)
    return { posts: prepared.map((one) => toPost(services, rows.get(one)!)) }
  })
}

/** Makes the same checks as `shareVideo` in advance. Nothing is posted. */
export async function checkShare(
  services: Services,
  accountId: string,
  shared: SharedVideo,
): Promise<{ targets: CheckedTarget[] }> {
  const { db } = services
  const targets: CheckedTarget[] = []
  const terms = await listBlocked(db)
  for (const one of await prepareAll(services, db, accountId, shared)) {
    const { connection, post } = one
    const blocked = Object.entries(textsOfPost(post)).flatMap(([field, text]) => {
      const found = findBlocked(text, terms)
      return found === undefined ? [] : [{ field, text: blockedSentence(found) }]
    })
    const { place, fault } = await findPlace(services, db, { connection, at: post.scheduledAt })
    const at = place?.at ?? post.scheduledAt ?? (await appNow(db))
    targets.push({
      connectionId: connection.id,
      faults: [
        ...blocked,
        ...faultsOf(services, one),
        ...(fault === undefined ? [] : [{ field: 'connectionId', text: fault }]),
      ],
      warnings: await warningsOf(db, one, at),
      goesOutAt: at.toISOString(),
    })
  }
  return { targets }
}

function textsOfPost({ title, text, tags }: NewPost) {
  return { title, text, tags: tags.join(' | ') }
}

async function prepareAll(services: Services, tx: Db, accountId: string, shared: SharedVideo): Promise<Prepared[]> {
  const scheduledAt = readTime(shared.scheduledAt, await appNow(tx))
  const version = await requireVersion(tx, accountId, shared)
  const ids = shared.targets.map(({ connectionId }) => connectionId)
  if (new Set(ids).size < ids.length) throw new AppError('unacceptable', { message: 'Choose each account once.' })
  const rows = await tx
    .select()
    .from(connections)
    .where(and(eq(connections.accountId, accountId), inArray(connections.id, ids)))
  return shared.targets.map((target) => {
    const connection = usable(
      services,
      rows.find(({ id }) => id === target.connectionId),
    )
    const { connectionId: _, title, text, tags, privacy, ...choices } = target
    const post: NewPost = {
      source: 'share',
      videoId: shared.videoId,
      versionNumber: version.number,
      fileKey: `${versionFolder({ accountId, videoId: shared.videoId, number: version.number })}video.mp4`,
      seconds: version.seconds,
      title,
      text,
      tags,
      privacy,
      choices: { ...choices, isSynthetic: true },
      scheduledAt,
    }
    return { connection, target, post }
  })
}

/**
 * Returns the connection if the account can be posted to.
 *
 * @throws {AppError} `not_found`, `connection_expired`, `not_set_up`
 */
export function usable({ platforms }: Pick<Services, 'platforms'>, row: ConnectionRow | undefined): ConnectionRow {
  if (row === undefined)
    throw new AppError('not_found', { message: 'There is no such connection. It may have been removed.' })
  platforms.get(row.platform) // This throws if the platform is not set up.
  if (!isExpired({ platforms }, row)) return row
  const message = `Your ${platformOf(row.platform).label} connection has expired. Please reconnect.`
  throw new AppError('connection_expired', { message })
}

/**
 * Parses the wanted time of a post. Null means now.
 *
 * @throws {AppError} `unacceptable`
 */
export function readTime(given: string | null, now: Date): Date | null {
  if (given === null) return null
  const at = new Date(given)
  if (at.getTime() < now.getTime() - TOLERANCE_MS)
    throw new AppError('unacceptable', { message: 'Schedule time must be in the future.' })
  if (at.getTime() > now.getTime() + MAX_AHEAD_MS)
    throw new AppError('unacceptable', { message: 'Choose a time within a year.' })
  return at
}

async function requireVersion(
  tx: Db,
  accountId: string,
  { videoId, version }: SharedVideo,
): Promise<{ number: number; seconds: number }> {
  const found = await findVersion(tx, { accountId, videoId, number: version }, 'succeeded')
  if (found !== undefined) return { number: found.number, seconds: found.seconds ?? 0 }
  throw new AppError('not_found', { message: 'There is no such finished video. It may have been deleted.' })
}

function faultsOf({ platforms, config }: Services, { connection, post }: Prepared): { field: string; text: string }[] {
  const { platform } = platforms.get(connection.platform)
  const { title, text: said, tags, seconds, choices } = post
  const faults: { field: string; text: string }[] = findPostFaults(connection.platform, {
    lengthSeconds: seconds,
    title,
    text: said,
    tags,
    privacy: post.privacy ?? privateOf(connection.platform),
    promotes: choices.promotes ?? undefined,
    asDraft: choices.asDraft,
  })
  if (platform.needsPublicUrl && config.isLoopback && !connection.isSandbox) {
    const { label } = platformOf(connection.platform)
    const text = `${label} downloads videos from a public address, but this site is reachable from this machine only.`
    faults.push({ field: 'connectionId', text })
  }
  return faults
}

async function warningsOf(db: Db, { connection, post }: Prepared, at: Date): Promise<string[]> {
  const label = platformOf(connection.platform).label
  const there = and(eq(posts.connectionId, connection.id), notInArray(posts.status, [...OVER]))
  const same = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(there, eq(posts.videoId, post.videoId!)))
    .limit(1)
  const near = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(there, gt(posts.dueAt, new Date(at.getTime() - HOUR_MS)), lt(posts.dueAt, new Date(at.getTime() + HOUR_MS))),
    )
    .limit(1)
  return [
    ...(same.length > 0 ? [`This video was already posted to this ${label} account, or is planned there.`] : []),
    ...(near.length > 0 ? [`Another post to this ${label} account goes out within an hour of this one.`] : []),
  ]
}
