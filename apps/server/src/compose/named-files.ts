import { and, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { pictureKey } from '#channels/pictures/channel-pictures.ts'
import type { Db } from '#db/connect.ts'
import { channelPictures, media, posts, videoPictures, videos, videoVersions } from '#db/schema.ts'
import { mediaKey } from '#media'
import { STATUSES_WITH_FILE } from '#posts/needs-file.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import { forEachFile } from '#storage/for-each-file.ts'
import { uploadedPictureKey, versionFolder } from '#videos/video-files.ts'

const PAGE = 1_000

/**
 * Lists the keys of all files in the database: finished videos, pictures, media, and uploads that are not posted yet.
 */
async function* listNamedFiles(db: Db): AsyncGenerator<string> {
  for await (const { accountId, videoId, number } of listVersions(db))
    yield `${versionFolder({ accountId, videoId, number })}video.mp4`
  const uploads = and(eq(posts.source, 'upload'), inArray(posts.status, [...STATUSES_WITH_FILE]))
  for (const { key } of await db.select({ key: posts.fileKey }).from(posts).where(uploads)) yield key
  const pictures = await db
    .select({ pictureId: channelPictures.id, accountId: channelPictures.accountId })
    .from(channelPictures)
    .where(eq(channelPictures.status, 'done'))
  for (const owned of pictures) yield pictureKey(owned)
  const uploadedPictures = await db
    .select({ id: videoPictures.id, videoId: videoPictures.videoId, accountId: videos.accountId })
    .from(videoPictures)
    .innerJoin(videos, eq(videos.id, videoPictures.videoId))
    .where(isNull(videos.deletedAt))
  const files = await db
    .select({ mediaId: media.id, accountId: media.accountId, kind: media.kind })
    .from(media)
    .where(isNotNull(media.readyAt))
  for (const file of files) yield mediaKey(file, file.kind)
  for (const { id, ...video } of uploadedPictures) yield uploadedPictureKey(video, id)
}

export async function findMissingFiles(
  db: Db,
  storage: Pick<FileStorage, 'describe'>,
): Promise<{ files: number; missing: string[] }> {
  const missing: string[] = []
  let files = 0
  await forEachFile(listNamedFiles(db), async (key) => {
    files += 1
    if ((await storage.describe(key)) === undefined) missing.push(key)
  })
  return { files, missing }
}

type Version = { accountId: string; videoId: string; number: number }

/** Lists the finished versions in pages, because there may be millions. */
async function* listVersions(db: Db): AsyncGenerator<Version> {
  let after: SQL | undefined
  for (;;) {
    const page = await db
      .select({ accountId: videos.accountId, videoId: videoVersions.videoId, number: videoVersions.number })
      .from(videoVersions)
      .innerJoin(videos, eq(videos.id, videoVersions.videoId))
      .where(and(eq(videoVersions.status, 'succeeded'), isNull(videos.deletedAt), after))
      .orderBy(videoVersions.videoId, videoVersions.number)
      .limit(PAGE)
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    after = gt(sql`(${videoVersions.videoId}, ${videoVersions.number})`, sql`(${last.videoId}::uuid, ${last.number})`)
  }
}
