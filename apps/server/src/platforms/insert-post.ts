import { PLATFORM_LABELS, POST_LIMITS, type PostPrivacy, type PostSource } from '@dayreel/catalogue'
import { randomUUID } from 'node:crypto'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import type { ConnectionRow } from './open-account.ts'
import { tellPost } from './post-changed.ts'
import { takeUpload } from './upload-budget.ts'

export type PostRow = typeof posts.$inferSelect

/** What else was chosen for a post; a platform leaves out what it does not know. */
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
  seconds: number
  title: string
  text: string
  tags: readonly string[]
  privacy?: PostPrivacy | undefined
  choices: PostChoices
  scheduledAt: Date | null
}

/** The most private one that the platform has. */
export function privateOf(platform: ConnectionRow['platform']): PostPrivacy {
  const { privacies } = POST_LIMITS[platform]
  return privacies.includes('private') ? 'private' : privacies[0]!
}

/** Stores a post in the caller's transaction; from its commit on it is delivered when it is due. */
export async function insertPost(
  services: Pick<Services, 'config' | 'platforms'>,
  tx: Db,
  connection: ConnectionRow,
  { id = randomUUID(), source, privacy, tags, ...given }: NewPost,
): Promise<PostRow> {
  const { accountId, platform, isSandbox } = connection
  const wanted = given.scheduledAt ?? new Date(services.platforms.now())
  const free =
    platform === 'youtube'
      ? await takeUpload(services, tx, { accountId, at: wanted, isOfRun: source === 'run' })
      : { at: wanted, day: null, isToday: true }
  const isLater = given.scheduledAt !== null && free.isToday
  const queued = `${PLATFORM_LABELS[platform]} limits how many videos our service may send per day. Yours is queued.`
  const [row] = await tx
    .insert(posts)
    .values({
      id,
      accountId,
      connectionId: connection.id,
      platform,
      isSandbox,
      accountName: connection.title || connection.handle || connection.platformId,
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
  await tellPost(tx, id, free.isToday ? (isLater ? 'Planned.' : 'Ready to go out.') : queued)
  return row!
}
