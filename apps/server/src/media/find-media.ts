import type { Media } from '@dayreel/contract'
import { MAX_MEDIA_BYTES, mediaRules, type MediaKind, reservedBytes } from '@dayreel/catalogue'
import type { OwnPicture } from '@dayreel/storyboard'
import { OWN_PICTURES } from '@dayreel/storyboard/schema'
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelConfig, media } from '#db/schema.ts'
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

/** Filters the ids: returns those of the account's ready files of these kinds. */
export async function findReady(
  db: Db,
  { accountId, kinds }: { accountId: string; kinds: readonly MediaKind[] },
  ids: readonly string[],
): Promise<Set<string>> {
  const wanted = ids.filter(isMediaId)
  if (wanted.length === 0) return new Set()
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(isReady(accountId, kinds), inArray(media.id, wanted)))
  return new Set(rows.map(({ id }) => id))
}

/** The kinds of files that a video searches for the words of its scenes. */
export const SEARCHED_KINDS: readonly MediaKind[] = ['picture', 'clip']
/**
 * Selects the configurations of channels that choose from the account's pictures and clips by their tags. Such a
 * channel may use every file of `SEARCHED_KINDS`.
 */
export const CHOOSES_BY_TAGS = sql`${OWN_PICTURES} = any(string_to_array(${channelConfig.choices} ->> 'pictures', ','))`
/** The maximum number of pictures and clips that are searched for a video. */
const MAX_SEARCHED = 1_000

/**
 * Lists the account's newest ready pictures and clips, newest first, followed by older ones that a video already shows.
 *
 * @param kept ids of pictures and clips that a video shows. Deleted ones are not listed.
 */
export async function listPictures(
  db: Db,
  accountId: string,
  kept: readonly string[] = [],
  limit = MAX_SEARCHED,
): Promise<OwnPicture[]> {
  const select = (...conditions: (SQL | undefined)[]) =>
    db
      .select({
        id: media.id,
        name: media.name,
        tags: media.tags,
        kind: media.kind,
        seconds: media.seconds,
        scores: media.scores,
      })
      .from(media)
      .where(and(isReady(accountId, SEARCHED_KINDS), ...conditions))
  const newest = await select().orderBy(desc(media.createdAt), media.id).limit(limit)
  if (newest.length < limit) return newest.map(toOwnPicture)
  const listed = new Set(newest.map(({ id }) => id))
  const older = kept.filter((id) => isMediaId(id) && !listed.has(id))
  const rest = older.length === 0 ? [] : await select(inArray(media.id, older))
  return [...newest, ...rest].map(toOwnPicture)
}

function toOwnPicture({
  id,
  name,
  tags,
  kind,
  seconds,
  scores,
}: Pick<MediaRow, 'id' | 'name' | 'tags' | 'kind' | 'seconds' | 'scores'>): OwnPicture {
  return { id, name, tags, ...(kind === 'clip' && { clip: { seconds: seconds ?? 0, scores } }) }
}

/** Whether the account has a ready picture or clip. */
export async function hasPictures(db: Db, accountId: string): Promise<boolean> {
  const found = await db.select({ id: media.id }).from(media).where(isReady(accountId, SEARCHED_KINDS)).limit(1)
  return found.length > 0
}

function isReady(accountId: string, kinds: readonly MediaKind[]) {
  return and(eq(media.accountId, accountId), inArray(media.kind, [...kinds]), isNotNull(media.readyAt))
}

/**
 * Returns the bytes of all the account's files. An unfinished upload counts with its reserved bytes, or with its
 * received bytes if there are more.
 */
export async function countBytes(db: Db, accountId: string): Promise<number> {
  const counted = sql`case when ${media.kind} = 'clip' and ${media.readyAt} is null
    then greatest(${media.receivedBytes}, least(${media.bytes}, ${reservedBytes('clip', MAX_MEDIA_BYTES)}::int))
    else ${media.bytes} end`
  const [sum] = await db
    .select({ bytes: sql`coalesce(sum(${counted}), 0)`.mapWith(Number) })
    .from(media)
    .where(eq(media.accountId, accountId))
  return sum!.bytes
}

export function describeMedia(sealing: Sealing, row: MediaRow): Media {
  const { id, accountId, kind, name, tags, bytes, receivedBytes, readyAt, createdAt, deleteAt } = row
  const { seconds, framesPerSecond, scores, hasPreview } = row
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
    framesPerSecond,
    scores,
    url: isDone ? signFile(sealing, mediaKey(owned, kind)) : null,
    previewUrl: isDone && hasPreview ? signFile(sealing, previewKey(owned, kind)) : null,
    createdAt: createdAt.toISOString(),
    deleteAt: deleteAt?.toISOString() ?? null,
  }
}
