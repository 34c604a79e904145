import { QUALITY_NAMES, VIDEO_STATUSES } from '@dayreel/catalogue'
import type { WritingProgress } from '@dayreel/storyboard'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  uniqueIndex,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Videos and their requests. A video's files are in storage under its id, and they exist only while the row exists. */
export const videos = pgTable(
  'videos',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Whether a user chose the title. If so, a finished version no longer sets it. */
    isRenamed: boolean().notNull().default(false),
    /** See `StoredRequest`. */
    request: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When a version was last requested or made. The cached steps are kept for some time after that. */
    editedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    hasSteps: boolean().notNull().default(true),
    /** Unsourced words that the user has checked. They are no longer marked. */
    checkedWords: text().array().notNull().default([]),
    /** When the video will be deleted, because the plan limits how long it is kept. Null without an announcement. */
    deleteAt: timestamp({ withTimezone: true }),
    /** When the video was deleted for users. The row stays until the video's files are deleted too. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (video) => [
    index('videos_account').on(video.accountId, video.createdAt, video.id),
    index('videos_steps')
      .on(video.editedAt)
      .where(sql`${video.hasSteps}`),
    index('videos_deleted')
      .on(video.deletedAt)
      .where(sql`${video.deletedAt} is not null`),
  ],
)

/** Versions of videos, including failed attempts. */
export const videoVersions = pgTable(
  'video_versions',
  {
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** The version's number. The first version has number 1. */
    number: integer().notNull(),
    status: text({ enum: VIDEO_STATUSES }).notNull().default('pending'),
    /** The progress in whole percent. */
    progress: integer().notNull().default(0),
    /** The state of a slow writer, only while it writes. */
    writing: jsonb().$type<WritingProgress>(),
    errorCode: text(),
    errorMessage: text(),
    quality: text({ enum: QUALITY_NAMES }).notNull(),
    /** Whether the version is free, because it is one of the first changes within a day. */
    isFree: boolean().notNull().default(false),
    /** The content of the video. Null until it is written. */
    storyboard: jsonb(),
    seconds: doublePrecision(),
    notices: text().array().notNull().default([]),
    /** The ids of the scenes whose word times are only approximate. */
    approximateScenes: text().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (version) => [
    primaryKey({ columns: [version.videoId, version.number] }),
    // Only one version of a video is made at a time.
    uniqueIndex('video_versions_unfinished')
      .on(version.videoId)
      .where(sql`${version.finishedAt} is null`),
  ],
)

/** Pictures that users uploaded for scenes. A picture's row is written before its file. */
export const videoPictures = pgTable(
  'video_pictures',
  {
    videoId: uuid().notNull(),
    id: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (picture) => [
    primaryKey({ columns: [picture.videoId, picture.id] }),
    foreignKey({ columns: [picture.videoId], foreignColumns: [videos.id] }).onDelete('cascade'),
  ],
)
