import { raiseStoryboard } from '@dayreel/storyboard/schema'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelConfig, connections, posts, runs, videos, videoVersions } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { describeRun, plainText, type StockCredit } from './describe-run.ts'
import { insertPost, PLAIN_CHOICES } from './insert-post.ts'

const DAY_MS = 24 * 60 * 60_000
const MAX_TITLE = 100
const MAX_TAGS = 10
const MAX_TAG = 30
/** All that a video shows is painted for it, or its owner's: no step takes anybody else's material. */
const NO_CREDITS: readonly StockCredit[] = []

/**
 * Plans the post of a channel's run whose video is done, in the same transaction: at its slot, or now where that is over, to the
 * connection that the channel names where auto-post is on there. A run has at most one post that was not cancelled.
 *
 * @param folder where the files of the video's version lie.
 */
export async function postRunVideo(
  services: Pick<Services, 'config' | 'platforms'>,
  tx: Db,
  { videoId, number, folder }: { videoId: string; number: number; folder: string },
): Promise<void> {
  const [found] = await tx
    .select({ run: runs, config: channelConfig, connection: connections })
    .from(runs)
    .innerJoin(channelConfig, eq(channelConfig.channelId, runs.channelId))
    .innerJoin(connections, eq(connections.id, channelConfig.youtubeConnectionId))
    .where(and(eq(runs.videoId, videoId), eq(runs.status, 'ready'), eq(connections.accountId, runs.accountId)))
  if (found === undefined || !found.connection.autoPost) return
  const { run, config, connection } = found
  if (services.platforms.find(connection.platform)?.isSandbox !== connection.isSandbox) return
  const now = services.platforms.now()
  if (run.slotAt !== null && run.slotAt.getTime() < now - DAY_MS) return
  await tx
    .update(posts)
    .set({ runId: null })
    .where(and(eq(posts.runId, run.id), eq(posts.status, 'cancelled')))
  const known = await tx.select({ id: posts.id }).from(posts).where(eq(posts.runId, run.id))
  if (known.length > 0) return
  const [version] = await tx
    .select({ title: videos.title, storyboard: videoVersions.storyboard, seconds: videoVersions.seconds })
    .from(videoVersions)
    .innerJoin(videos, eq(videos.id, videoVersions.videoId))
    .where(and(eq(videoVersions.videoId, videoId), eq(videoVersions.number, number)))
    .orderBy(desc(videoVersions.number))
  const { description, hashtags } = raiseStoryboard(version!.storyboard)
  const tags = hashtags
    .map((tag) => plainText(tag.replace(/^#/, ''), MAX_TAG))
    .filter((tag) => tag !== '')
    .slice(0, MAX_TAGS)
  await insertPost(services, tx, connection, {
    source: 'run',
    runId: run.id,
    videoId,
    versionNumber: number,
    fileKey: `${folder}video.mp4`,
    seconds: version!.seconds ?? 0,
    title: plainText(version!.title, MAX_TITLE) || 'A video',
    text: describeRun(description, NO_CREDITS),
    tags,
    privacy: config.privacyStatus,
    choices: {
      ...PLAIN_CHOICES,
      isSynthetic: true,
      isMadeForKids: config.madeForKids,
      notifiesSubscribers: config.notifySubscribers,
    },
    scheduledAt: run.slotAt !== null && run.slotAt.getTime() > now ? run.slotAt : null,
  })
}
