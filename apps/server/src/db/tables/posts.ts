import { PLATFORM_NAMES, POST_PRIVACIES, POST_SOURCES, POST_STATUSES } from '@dayreel/catalogue'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { runs } from './channels.ts'
import { connections } from './connections.ts'
import { videos } from './videos.ts'

const instant = () => timestamp({ withTimezone: true })

/** One delivery of one video to one account elsewhere, and how far it is. */
export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    connectionId: uuid().references(() => connections.id, { onDelete: 'set null' }),
    platform: text({ enum: PLATFORM_NAMES }).notNull(),
    isSandbox: boolean().notNull(),
    /** As the linked account was called when the post was made. */
    accountName: text().notNull(),
    source: text({ enum: POST_SOURCES }).notNull(),
    videoId: uuid().references(() => videos.id, { onDelete: 'set null' }),
    versionNumber: integer(),
    runId: uuid().references(() => runs.id, { onDelete: 'set null' }),
    /** The file that is posted, in storage. Its type is said by its ending. */
    fileKey: text().notNull(),
    seconds: doublePrecision().notNull(),

    title: text().notNull(),
    text: text().notNull(),
    tags: text().array().notNull(),
    privacy: text({ enum: POST_PRIVACIES }).notNull(),
    /** What else was chosen; see `PostChoices`. */
    choices: jsonb().notNull(),

    status: text({ enum: POST_STATUSES }).notNull(),
    /** Why it failed or waits, for a program and in words. */
    code: text(),
    message: text(),
    /** When it was to go out; null for at once. */
    scheduledAt: instant(),
    /** When it goes out, after what its platform takes on one day; by `app_now()`. */
    dueAt: instant().notNull(),
    /** It is looked at then; null where nothing is left to do by itself. */
    nextAt: instant(),
    /** Of YouTube: the day there whose uploads it counts to. */
    quotaDay: date(),

    /** Whoever works on it, for so long; renewed while they live. */
    claimedBy: uuid(),
    claimedUntil: instant(),
    attempts: integer().notNull().default(0),

    /** How far the delivery is; see `Delivery` of the platforms. What it needs to go on is sealed. */
    stage: text().notNull().default('prepare'),
    sealedHandle: text(),
    stageSince: instant().notNull(),
    /** Committed before the call that may not be made twice: from then on only reading back moves it. */
    intentAt: instant(),
    sentPercent: smallint(),

    postedAt: instant(),
    remoteId: text(),
    receipt: text(),
    remoteUrl: text(),
    realPrivacy: text({ enum: POST_PRIVACIES }),
    isDraft: boolean().notNull().default(false),
    /** How often it was looked at again since it went live. */
    checks: smallint().notNull().default(0),
    views: bigint({ mode: 'number' }),
    likes: bigint({ mode: 'number' }),
    countedAt: instant(),
    createdAt: instant().notNull(),
  },
  (post) => [
    index('posts_account').on(post.accountId, post.dueAt),
    index('posts_video').on(post.videoId),
    uniqueIndex('posts_run').on(post.runId),
    index('posts_next')
      .on(post.nextAt)
      .where(sql`${post.nextAt} is not null`),
    index('posts_uncounted').on(lastCounted(post)).where(isStillCounted(post)),
    index('posts_quota').on(post.quotaDay),
    // One connection is posted to by one worker at a time.
    uniqueIndex('posts_claimed')
      .on(post.connectionId)
      .where(sql`${post.claimedBy} is not null`),
  ],
)

/** Files that are on their way in, at whichever server: an account may have so many at once. */
export const incomingUploads = pgTable(
  'incoming_uploads',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** By the clock of the machine; renewed while it comes, and over where its server has died. */
    until: instant().notNull(),
  },
  (upload) => [index('incoming_uploads_account').on(upload.accountId)],
)

type Counted = Record<'platform' | 'status' | 'remoteId' | 'connectionId' | 'countedAt' | 'postedAt', SQLWrapper>

/**
 * Views and likes of a post are counted once a day, for three months: until they were for the first time after that. Written out, without
 * values of its own, so that the index has the same words as whoever looks for what is due.
 */
export function isStillCounted({ platform, status, remoteId, connectionId, countedAt, postedAt }: Counted): SQL {
  return sql`${platform} = 'youtube' and ${status} = 'live' and ${remoteId} is not null and ${connectionId} is not null and (${countedAt} is null or ${countedAt} - ${postedAt} < interval '89 days')`
}

export function lastCounted({ countedAt, postedAt }: Counted): SQL {
  return sql`coalesce(${countedAt}, ${postedAt})`
}

/** What was tried and what was answered, in words for its owner. */
export const postEvents = pgTable(
  'post_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    text: text().notNull(),
  },
  (event) => [index('post_events_post').on(event.postId, event.id)],
)
