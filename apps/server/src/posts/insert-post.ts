import { platformOf, privateOf, type PostPrivacy, type PostSource } from '@dayreel/catalogue'
import { randomUUID } from 'node:crypto'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { accountNameOf, type ConnectionRow } from '#connections'
import { placePost } from './place-post.ts'
import { appendToTimeline } from './post-changed.ts'

export type PostRow = typeof posts.$inferSelect

/** Further choices for a post. Each platform ignores the choices that it does not support. */
export type PostChoices = {
  isSynthetic: boolean
  isMadeForKids: boolean
  notifiesSubscribers: boolean
  allowsComments: boolean
  allowsDuets: boolean
  allowsStitches: boolean
  promotes: 'own' | 'partner' | null
  asDraft: boolean
}
export const PLAIN_CHOICES: PostChoices = {
  isSynthetic: false,
  isMadeForKids: false,
  notifiesSubscribers: true,
  allowsComments: false,
  allowsDuets: false,
  allowsStitches: false,
  promotes: null,
  asDraft: false,
}

export type NewPost = {
  id?: string
  source: PostSource
  videoId?: string
  versionNumber?: number
  runId?: string
  fileKey: string
  fileBytes?: number | null
  seconds: number
  title: string
  text: string
  tags: readonly string[]
  privacy?: PostPrivacy | undefined
  choices: PostChoices
  scheduledAt: Date | null
}

/**
 * Stores a post in the caller's transaction. The post is delivered when it is due, but not before the commit.
 *
 * @throws {AppError} `conflict` above a limit of queued posts.
 */
export async function insertPost(
  services: Pick<Services, 'config' | 'platforms'>,
  tx: Db,
  connection: ConnectionRow,
  { id = randomUUID(), source, privacy, tags, ...given }: NewPost,
): Promise<PostRow> {
  const { accountId, platform, isSandbox } = connection
  const free = await placePost(services, tx, { connection, at: given.scheduledAt, isOfRun: source === 'run' })
  const isLater = given.scheduledAt !== null && free.isToday
  const queued = `${platformOf(platform).label} limits how many videos our service may send per day. Yours is queued.`
  const [row] = await tx
    .insert(posts)
    .values({
      id,
      accountId,
      connectionId: connection.id,
      platform,
      isSandbox,
      accountName: accountNameOf(connection),
      source,
      ...given,
      tags: [...tags],
      privacy: privacy ?? privateOf(platform),
      status: isLater ? 'scheduled' : 'waiting',
      dueAt: free.at,
      nextAt: free.at,
      quotaDay: free.day,
      ...(free.isToday ? {} : { code: 'quota', message: queued }),
      stageSince: APP_NOW,
      createdAt: APP_NOW,
    })
    .returning()
  await appendToTimeline(tx, id, free.isToday ? (isLater ? 'Planned.' : 'Ready to post.') : queued)
  return row!
}
