import type { Post } from '@dayreel/platforms'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq, and } from 'drizzle-orm'
import { FORMATS, frameOf } from '@dayreel/catalogue'
import type { Db } from '#db/connect.ts'
import { videoVersions } from '#db/schema.ts'
import { VERSION_FORMAT } from '#videos'
import type { PostChoices, PostRow } from './insert-post.ts'
import type { SharedServices as Services } from '#services'
import { signPath } from '#storage/signed-path.ts'

const TYPES: Readonly<Record<string, Post['videoType']>> = {
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.webm': 'video/webm',
}
/**
 * How long the signed video URL is valid, in seconds. A platform that fetches the video itself does so within the hour.
 */
const FETCHED_WITHIN_SECONDS = 6 * 60 * 60
const THUMBNAIL = 'video.jpg'

/** Opens a post with its files on this machine. Disposing of the result deletes copies of the files. */
export async function openPost(services: Services, row: PostRow): Promise<Post & AsyncDisposable> {
  const { config, sealing } = services
  const choices = row.choices as PostChoices
  const copies: string[] = []
  const dispose = async (): Promise<void> => {
    for (const folder of copies) await rm(folder, { recursive: true, force: true })
  }
  const find = async (key: string): Promise<string> => {
    const path = services.storage.pathOf?.(key)
    if (path !== undefined) return path
    const folder = await mkdtemp(join(tmpdir(), 'dayreel-post-'))
    copies.push(folder)
    const copy = join(folder, `file${extname(key)}`)
    await pipeline(await services.storage.read(key), createWriteStream(copy, { mode: 0o600 }))
    return copy
  }
  const format = await findFormat(services.db, row)
  const thumbnailKey = row.source === 'upload' ? undefined : row.fileKey.replace(/[^/]+$/, THUMBNAIL)
  try {
    const hasThumbnail = thumbnailKey !== undefined && (await services.storage.describe(thumbnailKey)) !== undefined
    const { promotes, ...chosen } = choices
    const signed = signPath(sealing, { key: row.fileKey, validSeconds: FETCHED_WITHIN_SECONDS, isStreamed: true })
    return {
      marker: row.id.slice(0, 8),
      videoPath: await find(row.fileKey),
      videoType: TYPES[extname(row.fileKey)] ?? 'video/mp4',
      videoUrl: `${config.siteUrl}${signed}`,
      lengthSeconds: row.seconds,
      ...(format !== undefined && { isWide: isWide(format) }),
      title: row.title,
      text: row.text,
      tags: row.tags,
      privacy: row.privacy,
      ...(hasThumbnail ? { thumbnailPath: await find(thumbnailKey) } : {}),
      ...chosen,
      ...(promotes === null ? {} : { promotes }),
      [Symbol.asyncDispose]: dispose,
    }
  } catch (error) {
    await dispose()
    throw error
  }
}

/** Returns the format of a post's video. Undefined for an uploaded file, and for a video that was deleted. */
async function findFormat(db: Db, { videoId, versionNumber }: PostRow): Promise<string | undefined> {
  if (videoId === null || versionNumber === null) return undefined
  const [version] = await db
    .select({ format: VERSION_FORMAT })
    .from(videoVersions)
    .where(and(eq(videoVersions.videoId, videoId), eq(videoVersions.number, versionNumber)))
  return version?.format ?? undefined
}

function isWide(format: string): boolean {
  if (!FORMATS.some(({ id }) => id === format)) return false
  const { width, height } = frameOf(format, 'low')
  return width > height
}
