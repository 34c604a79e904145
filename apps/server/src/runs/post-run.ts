import { DAY_MS } from '@dayreel/catalogue'
import { creditsOf, upgradeStoryboard } from '@dayreel/storyboard/schema'
import { and, asc, eq } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channelTargets, connections, posts, runs, videos, videoVersions } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import type { ConnectionRow } from '#connections'
import { insertPost, PLAIN_CHOICES, type PostChoices } from '#posts'
import { describeRun } from './describe-run.ts'

type Target = { target: typeof channelTargets.$inferSelect; connection: ConnectionRow }

/**
 * Plans the posts of a channel's finished video in the transaction that finishes it. They are due at the run's slot, or
 * now if the slot is over. There is one post for each account that the channel names and that has automatic posting
 * switched on. An account gets no second post if the run already has a post there that was not cancelled.
 *
 * @param folder the folder with the files of the video's version.
 */
export async function postRunVideo(
  services: Pick<Services, 'config' | 'platforms'>,
  tx: Db,
  { videoId, number, folder }: { videoId: string; number: number; folder: string },
): Promise<void> {
  const [run] = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.videoId, videoId), eq(runs.status, 'ready')))
  if (run === undefined) return
  const now = (await appNow(tx)).getTime()
  if (run.slotAt !== null && run.slotAt.getTime() < now - DAY_MS) return
  await tx
    .update(posts)
    .set({ runId: null })
    .where(and(eq(posts.runId, run.id), eq(posts.status, 'cancelled')))
  const targets = await findTargets(services, tx, run)
  if (targets.length === 0) return
  const video = await describeVideo(tx, { videoId, number })
  for (const { target, connection } of targets) {
    await insertPost(services, tx, connection, {
      source: 'run',
      runId: run.id,
      videoId,
      versionNumber: number,
      fileKey: `${folder}video.mp4`,
      seconds: video.seconds,
      ...describeRun(connection.platform, video),
      privacy: target.privacy,
      choices: { ...PLAIN_CHOICES, ...(target.choices as Partial<PostChoices>), isSynthetic: true },
      scheduledAt: run.slotAt !== null && run.slotAt.getTime() > now ? run.slotAt : null,
    })
  }
}

/**
 * Finds the accounts that have no post of the run yet. Accounts on a platform with a budget come last, because their
 * posts lock the budget.
 */
async function findTargets(
  { platforms }: Pick<Services, 'platforms'>,
  tx: Db,
  run: Pick<typeof runs.$inferSelect, 'id' | 'channelId' | 'accountId'>,
): Promise<Target[]> {
  const posted = await tx.select({ id: posts.connectionId }).from(posts).where(eq(posts.runId, run.id))
  const rows = await tx
    .select({ target: channelTargets, connection: connections })
    .from(channelTargets)
    .innerJoin(connections, eq(connections.id, channelTargets.connectionId))
    .where(
      and(
        eq(channelTargets.channelId, run.channelId),
        eq(connections.accountId, run.accountId),
        eq(connections.autoPost, true),
      ),
    )
    .orderBy(asc(connections.createdAt), asc(connections.id))
  const hasBudget = ({ connection }: Target): boolean => platforms.callsOf(connection.platform).dayBudget !== undefined
  return rows
    .filter(({ connection: { id, platform, isSandbox } }) => {
      const isReached = platforms.find(platform)?.isSandbox === isSandbox
      return isReached && !posted.some((post) => post.id === id)
    })
    .toSorted((a, b) => Number(hasBudget(a)) - Number(hasBudget(b)))
}

async function describeVideo(tx: Db, { videoId, number }: { videoId: string; number: number }) {
  const [version] = await tx
    .select({ title: videos.title, storyboard: videoVersions.storyboard, seconds: videoVersions.seconds })
    .from(videoVersions)
    .innerJoin(videos, eq(videos.id, videoVersions.videoId))
    .where(and(eq(videoVersions.videoId, videoId), eq(videoVersions.number, number)))
  const { title, storyboard, seconds } = version!
  const upgraded = upgradeStoryboard(storyboard)
  const { description, hashtags, sourcesInPosts } = upgraded
  const named = sourcesInPosts ? creditsOf(upgraded) : []
  return { title, description, hashtags, sources: named, seconds: seconds ?? 0 }
}
