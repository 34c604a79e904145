import type { Media } from '@dayreel/contract'
import { mediaRules, type MediaKind } from '@dayreel/catalogue'
import type { OwnPicture } from '@dayreel/storyboard'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { media } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { signFile } from '#storage/signed-path.ts'
import { isMediaId, mediaKey, type OwnedMedia, previewKey } from './media-files.ts'

export type MediaRow = typeof media.$inferSelect

function isOwned({ accountId, mediaId }: OwnedMedia) {
  return and(eq(media.accountId, accountId), eq(media.id, mediaId))
}

/** @throws {AppError} `not_found` */
export async function findMedia(db: Db, owned: OwnedMedia): Promise<MediaRow> {
  const [row] = await db.select().from(media).where(isOwned(owned))
  return row ?? notFound()
}

/** @throws {AppError} `not_found` */
export async function lockMedia(tx: Db, owned: OwnedMedia): Promise<MediaRow> {
  const [row] = await tx.select().from(media).where(isOwned(owned)).for('update')
  return row ?? notFound()
}

function notFound(): never {
  throw new AppError('not_found', { message: 'There is no such file. It may have been deleted.' })
}

/** Returns those of the ids that are ready files of the account and of this kind. */
export async function findReady(
  db: Db,
  { accountId, kind }: { accountId: string; kind: MediaKind },
  ids: readonly string[],
): Promise<Set<string>> {
  const wanted = ids.filter(isMediaId)
  if (wanted.length === 0) return new Set()
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(isReady(accountId, [kind]), inArray(media.id, wanted)))
  return new Set(rows.map(({ id }) => id))
}

/** How many pictures are searched for a video. */
const MAX_SEARCHED = 1_000

/**
 * Lists the account's newest ready pictures with their names and tags, newest first, and then older ones that a video
 * already shows.
 *
 * @param kept ids of pictures that a video shows. Those that were deleted are not listed.
 */
export async function listPictures(
  db: Db,
  accountId: string,
  kept: readonly string[] = [],
  limit = MAX_SEARCHED,
): Promise<OwnPicture[]> {
  const select = () => db.select({ id: media.id, name: media.name, tags: media.tags }).from(media)
  const newest = await select()
    .where(isReady(accountId, ['picture']))
    .orderBy(desc(media.createdAt), media.id)
    .limit(limit)
  if (newest.length < limit) return newest
  const listed = new Set(newest.map(({ id }) => id))
  const older = kept.filter((id) => isMediaId(id) && !listed.has(id))
  if (older.length === 0) return newest
  return [...newest, ...(await select().where(and(isReady(accountId, ['picture']), inArray(media.id, older))))]
}

/** Whether the account has a ready picture. */
export async function hasPictures(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .select({ id: media.id })
    .from(media)
    .where(isReady(accountId, ['picture']))
    .limit(1)
  return found.length > 0
}

function isReady(accountId: string, kinds: readonly MediaKind[]) {
  return and(eq(media.accountId, accountId), inArray(media.kind, [...kinds]), isNotNull(media.readyAt))
}

/** Returns the bytes of all the account's files, also of those that are still being uploaded. */
export async function countBytes(db: Db, accountId: string): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql`coalesce(sum(${media.bytes}), 0)`.mapWith(Number) })
    .from(media)
    .where(eq(media.accountId, accountId))
  return sum!.bytes
}

export function describeMedia(sealing: Sealing, row: MediaRow): Media {
  const { id, accountId, kind, name, tags, bytes, receivedBytes, seconds, hasPreview, readyAt, createdAt, deleteAt } =
    row
  const isDone = readyAt !== null
  const owned = { accountId, mediaId: id }
  return {
    id,
    kind,
    name,
    tags,
    status: isDone ? 'ready' : 'receiving',
    bytes,
    receivedBytes,
    seconds: mediaRules(kind).form === 'picture' ? null : seconds,
    url: isDone ? signFile(sealing, mediaKey(owned, kind)) : null,
    previewUrl: isDone && hasPreview ? signFile(sealing, previewKey(owned, kind)) : null,
    createdAt: createdAt.toISOString(),
    deleteAt: deleteAt?.toISOString() ?? null,
  }
}
