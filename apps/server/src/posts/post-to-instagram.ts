import type { PlatformName } from '@dayreel/catalogue'
import { and, desc, eq } from 'drizzle-orm'
import { connections } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { FILES_PATH } from '#storage/signed-path.ts'
import type { SharedServices as Services } from '#services'
import { usable, shareVideo } from './share-video.ts'

/** The platform of this call of the specification. */
const PLATFORM: PlatformName = 'instagram'

type Given = { mediaUrl: string; caption: string; scheduledAt: string | null }

/** Posts one of the user's videos to the linked Instagram account. The browser names the video by its playback URL. */
export async function postToInstagram(
  services: Services,
  sharing: { accountId: string; idempotencyKey: string | undefined },
  { mediaUrl, caption, scheduledAt }: Given,
): Promise<string> {
  const { accountId } = sharing
  if (mediaUrl.trim() === '') throw new AppError('unacceptable', { message: 'Video URL is missing.' })
  services.platforms.get(PLATFORM)
  const video = readVideoUrl(services, accountId, mediaUrl)
  const [row] = await services.db
    .select()
    .from(connections)
    .where(and(eq(connections.accountId, accountId), eq(connections.platform, PLATFORM)))
    .orderBy(desc(connections.createdAt))
    .limit(1)
  if (row === undefined)
    throw new AppError('conflict', { message: 'Connect Instagram first, on the My Connections page.' })
  const target = {
    connectionId: usable(services, row).id,
    title: '',
    text: caption,
    tags: [],
    privacy: 'public' as const,
    isMadeForKids: false,
    notifiesSubscribers: true,
    allowsComments: true,
    allowsDuets: false,
    allowsStitches: false,
    promotes: null,
    asDraft: false,
  }
  const call = scheduledAt === null ? 'post-to-instagram' : 'schedule-instagram'
  const { posts } = await shareVideo(services, sharing, { ...video, targets: [target], scheduledAt }, call)
  return posts[0]!.id
}

/** Reads the video's id from its URL. The server never fetches the URL. */
function readVideoUrl({ config }: Services, accountId: string, mediaUrl: string): { videoId: string; version: number } {
  const address = URL.parse(mediaUrl.trim(), config.siteUrl)
  const key = address?.pathname.startsWith(FILES_PATH) ? address.pathname.slice(FILES_PATH.length) : ''
  const [, owner, videoId, version] =
    /^accounts\/([0-9a-f-]{36})\/videos\/([0-9a-f-]{36})\/(\d{1,9})\/video\.mp4$/.exec(key) ?? []
  const isOurs = address?.origin === new URL(config.siteUrl).origin && owner === accountId
  if (isOurs && videoId !== undefined && version !== undefined) return { videoId, version: Number(version) }
  throw new AppError('unacceptable', {
    message: 'Only your own videos of this site can be posted. Choose one of them.',
  })
}
