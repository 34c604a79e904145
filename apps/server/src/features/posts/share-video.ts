import { PLATFORM_LABELS } from '@dayreel/catalogue'
import type { CheckedTarget, Post, PostTarget, SharedVideo } from '@dayreel/contract'
import type { Post as SentPost } from '@dayreel/platforms'
import { and, eq, gt, inArray, lt, notInArray } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { connections, posts } from '#db/schema.ts'
import { answerOnce } from '#lib/answer-once.ts'
import { AppError } from '#lib/app-error.ts'
import { insertPost, privateOf, type NewPost, type PostRow } from '#platforms/insert-post.ts'
import type { ConnectionRow } from '#platforms/open-account.ts'
import { nextFreeUpload } from '#platforms/upload-budget.ts'
import type { SharedServices as Services } from '#services'
import { findVersion } from '#video/find-version.ts'
import { versionFolder } from '#video/video-files.ts'
import { toPost } from './read-post.ts'

const HOUR_MS = 60 * 60_000
/** A clock that is a little off must not refuse “now”. */
const TOLERANCE_MS = 60_000
const MAX_AHEAD_MS = 366 * 24 * HOUR_MS
const OVER = ['failed', 'cancelled'] as const

type Sharing = { accountId: string; idempotencyKey: string | undefined }
type Prepared = { connection: ConnectionRow; target: PostTarget; post: NewPost }

/**
 * Posts a video to each of the accounts, all or none, once for each Idempotency-Key.
 *
 * @throws {AppError} `unacceptable` with what to mend; `not_found`, `connection_expired`, `not_set_up`
 */
export async function shareVideo(
  services: Services,
  { accountId, idempotencyKey }: Sharing,
  shared: SharedVideo,
  call = 'share',
): Promise<{ posts: Post[] }> {
  const { db, sealing } = services
  return answerOnce(db, { accountId, call, key: idempotencyKey, body: shared }, async (tx) => {
    const prepared = await prepareAll(services, tx, accountId, shared)
    for (const one of prepared) {
      const fault = faultsOf(services, one)[0]
      if (fault === undefined) continue
      const label = PLATFORM_LABELS[one.connection.platform]
      const message = prepared.length > 1 && !fault.text.startsWith(label) ? `${label}: ${fault.text}` : fault.text
      throw new AppError('unacceptable', { message, details: { field: fault.field, connectionId: one.connection.id } })
    }
    const rows: PostRow[] = []
    for (const { connection, post } of prepared) rows.push(await insertPost(services, tx, connection, post))
    return { posts: rows.map((row) => toPost(sealing, row)) }
  })
}

/** The same, said beforehand; nothing is posted. */
export async function checkShare(
  services: Services,
  accountId: string,
  shared: SharedVideo,
): Promise<{ targets: CheckedTarget[] }> {
  const { db, platforms } = services
  const targets: CheckedTarget[] = []
  for (const one of await prepareAll(services, db, accountId, shared)) {
    const wanted = one.post.scheduledAt ?? new Date(platforms.now())
    const { at } =
      one.connection.platform === 'youtube'
        ? await nextFreeUpload(services, db, { accountId, at: wanted })
        : { at: wanted }
    targets.push({
      connectionId: one.connection.id,
      faults: faultsOf(services, one),
      warnings: await warningsOf(db, one, at),
      goesOutAt: at.toISOString(),
    })
  }
  return { targets }
}

async function prepareAll(services: Services, tx: Db, accountId: string, shared: SharedVideo): Promise<Prepared[]> {
  const scheduledAt = readTime(services, shared.scheduledAt)
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

/** @throws {AppError} `not_found`, `connection_expired`, `not_set_up` */
export function usable({ platforms }: Pick<Services, 'platforms'>, row: ConnectionRow | undefined): ConnectionRow {
  if (row === undefined)
    throw new AppError('not_found', { message: 'There is no such connection. It may have been removed.' })
  const isOther = platforms.get(row.platform).isSandbox !== row.isSandbox
  if (row.expiredAt === null && !isOther) return row
  const message = `Your ${PLATFORM_LABELS[row.platform]} connection has expired. Please reconnect.`
  throw new AppError('connection_expired', { message })
}

/** @throws {AppError} `unacceptable` */
export function readTime({ platforms }: Pick<Services, 'platforms'>, given: string | null): Date | null {
  if (given === null) return null
  const [at, now] = [new Date(given), platforms.now()]
  if (at.getTime() < now - TOLERANCE_MS)
    throw new AppError('unacceptable', { message: 'Schedule time must be in the future.' })
  if (at.getTime() > now + MAX_AHEAD_MS) throw new AppError('unacceptable', { message: 'Choose a time within a year.' })
  return at
}

async function requireVersion(
  tx: Db,
  accountId: string,
  { videoId, version }: SharedVideo,
): Promise<{ number: number; seconds: number }> {
  const found = await findVersion(tx, { accountId, videoId, number: version }, 'succeeded')
  if (found !== undefined) return { number: found.number, seconds: found.seconds ?? 0 }
  throw new AppError('not_found', { message: 'There is no such video that is done. It may have been deleted.' })
}

function faultsOf({ platforms, config }: Services, { connection, post }: Prepared): { field: string; text: string }[] {
  const { platform } = platforms.get(connection.platform)
  const { promotes, ...choices } = post.choices
  const sent: SentPost = {
    marker: '00000000',
    videoPath: '',
    videoType: 'video/mp4',
    lengthSeconds: post.seconds,
    title: post.title,
    text: post.text,
    tags: post.tags,
    privacy: post.privacy ?? privateOf(connection.platform),
    ...choices,
    ...(promotes === null ? {} : { promotes }),
  }
  const faults: { field: string; text: string }[] = platform
    .findFaults(sent)
    .map(({ field, text }) => ({ field, text }))
  const isFetched = connection.platform === 'instagram' && config.platforms.instagram?.way === 'instagram'
  if (isFetched && config.isLoopback && !connection.isSandbox) {
    const text = 'Instagram fetches videos from a public address, and this site can be reached from this machine only.'
    faults.push({ field: 'connectionId', text })
  }
  return faults
}

async function warningsOf(db: Db, { connection, post }: Prepared, at: Date): Promise<string[]> {
  const label = PLATFORM_LABELS[connection.platform]
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
    ...(same.length > 0 ? [`This video was posted to this ${label} account already, or is planned there.`] : []),
    ...(near.length > 0 ? [`Another post to this ${label} account goes out within an hour of this one.`] : []),
  ]
}
