import { POST_PRIVACIES, POST_SOURCES, POST_STATUSES } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
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

/** Posts. A post is one delivery of one video to one linked account, with its progress. */
export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    connectionId: uuid().references(() => connections.id, { onDelete: 'set null' }),
    platform: text().notNull(),
    isSandbox: boolean().notNull(),
    /** The linked account's name at the time when the post was created. */
    accountName: text().notNull(),
    source: text({ enum: POST_SOURCES }).notNull(),
    videoId: uuid().references(() => videos.id, { onDelete: 'set null' }),
    versionNumber: integer(),
    runId: uuid().references(() => runs.id, { onDelete: 'set null' }),
    /** The storage key of the posted file. Its extension states the file's type. */
    fileKey: text().notNull(),
    /** The size of an uploaded file. Null if the file does not belong to the post. */
    fileBytes: bigint({ mode: 'number' }),
    seconds: doublePrecision().notNull(),

    title: text().notNull(),
    text: text().notNull(),
    tags: text().array().notNull(),
    privacy: text({ enum: POST_PRIVACIES }).notNull(),
    /** Further choices; see `PostChoices`. */
    choices: jsonb().notNull(),

    status: text({ enum: POST_STATUSES }).notNull(),
    /** The reason why the post failed or waits: a code for programs, followed by a message. */
    code: text(),
    message: text(),
    /** The requested time. Null means now. */
    scheduledAt: instant(),
    /** The planned time by the clock `app_now()`. It respects the platform's daily budget. */
    dueAt: instant().notNull(),
    /** When the post has to be worked on next. Null if nothing is left to do. */
    nextAt: instant(),
    /** The day of the platform's budget that the post uses. Null if the platform has no budget. */
    quotaDay: date(),

    /** The worker that has claimed the post until `claimedUntil`. The worker renews the claim while it lives. */
    claimedBy: uuid(),
    claimedUntil: instant(),
    attempts: integer().notNull().default(0),

    /**
     * The progress of the delivery, as described by `Delivery` in `@dayreel/platforms`. The state that the delivery
     * continues from is encrypted.
     */
    stage: text().notNull().default('prepare'),
    sealedHandle: text(),
    stageSince: instant().notNull(),
    /**
     * When the call that must not be repeated was about to start. It is committed before the call. From then on, the
     * post only advances by reading its state from the platform.
     */
    intentAt: instant(),
    sentPercent: smallint(),

    postedAt: instant(),
    remoteId: text(),
    receipt: text(),
    remoteUrl: text(),
    realPrivacy: text({ enum: POST_PRIVACIES }),
    isDraft: boolean().notNull().default(false),
    /** How often the post has been checked since it went live. */
    checks: smallint().notNull().default(0),
    views: bigint({ mode: 'number' }),
    likes: bigint({ mode: 'number' }),
    /** When views and likes are read next. Null if they are not read any more or the platform has none. */
    nextCountAt: instant(),
    createdAt: instant().notNull(),
  },
  (post) => [
    index('posts_account').on(post.accountId, post.dueAt),
    index('posts_video').on(post.videoId),
    // A run's video is posted only once to each account.
    uniqueIndex('posts_run_connection').on(post.runId, post.connectionId),
    index('posts_next')
      .on(post.nextAt)
      .where(sql`${post.nextAt} is not null`),
    index('posts_next_count')
      .on(post.nextCountAt)
      .where(sql`${post.nextCountAt} is not null`),
    index('posts_quota').on(post.quotaDay, post.accountId),
    index('posts_open')
      .on(post.accountId)
      .where(sql`${post.status} in ('scheduled', 'waiting', 'posting', 'checking', 'uncertain')`),
    // Only one worker posts to a connection at a time.
    uniqueIndex('posts_claimed')
      .on(post.connectionId)
      .where(sql`${post.claimedBy} is not null`),
  ],
)

/** Uploads that servers are receiving now. */
export const incomingUploads = pgTable(
  'incoming_uploads',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The end of the lease by the machine's clock. The server that receives the upload renews it. */
    until: instant().notNull(),
    /** The number of bytes that were missing at the last renewal. */
    bytesToCome: bigint({ mode: 'number' }).notNull().default(0),
  },
  (upload) => [index('incoming_uploads_account').on(upload.accountId)],
)

/** The timeline of posts: attempts and responses, as texts for the owner. */
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
