import { QUALITY_NAMES, VIDEO_STATUSES } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** A video and what it was made from. Its files lie in storage under its id, and only while there is a row. */
export const videos = pgTable(
  'videos',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** A person chose the title: a finished version no longer sets it. */
    isRenamed: boolean().notNull().default(false),
    /** What the browser sent, and the seed; see `VideoRequest`. */
    request: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When a version was last asked for or made; the steps of its making are kept for a time after it. */
    editedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    hasSteps: boolean().notNull().default(true),
    /** Gone for everybody; the row stays until its files are surely gone too. */
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

/** Each time a video was made, or was to be. */
export const videoVersions = pgTable(
  'video_versions',
  {
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** 1 first. */
    number: integer().notNull(),
    status: text({ enum: VIDEO_STATUSES }).notNull().default('pending'),
    /** Whole percent. */
    progress: integer().notNull().default(0),
    errorCode: text(),
    errorMessage: text(),
    quality: text({ enum: QUALITY_NAMES }).notNull(),
    /** Paid by nothing: one of the first changes within a day. */
    isFree: boolean().notNull().default(false),
    /** What is to be made; null until it is written. */
    storyboard: jsonb(),
    seconds: doublePrecision(),
    notices: text().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (version) => [
    primaryKey({ columns: [version.videoId, version.number] }),
    index('video_versions_unfinished')
      .on(version.videoId)
      .where(sql`${version.finishedAt} is null`),
  ],
)

/** Pictures that people uploaded for scenes. The row comes before its file. */
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
