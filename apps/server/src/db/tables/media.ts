import { MEDIA_KINDS } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** The files of users. A row is written before its file. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    /** The name of the uploaded file, or the user's own name for it. */
    name: text().notNull(),
    /** Words by which the user and videos find the file. */
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The size of the stored file. Until the file is ready, its announced size. */
    bytes: integer().notNull(),
    receivedBytes: integer().notNull().default(0),
    /** The SHA-256 of the uploaded bytes. Null until the file is ready. */
    hash: text(),
    /** The length of a sound or a clip in seconds. */
    seconds: doublePrecision(),
    /** The constant frame rate of a stored clip. Null for other files, and for clips of 0.2 and earlier. */
    framesPerSecond: smallint(),
    /** The visual score of each second of a clip. Null for other files, and for clips of 0.2 and earlier. */
    scores: doublePrecision().array(),
    /** Whether a small picture of the file is stored. Files of 0.2 and earlier have none. */
    hasPreview: boolean().notNull().default(false),
    /** When the user confirmed the right to use the file. Null for kinds that do not need it. */
    rightsConfirmedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null while the file is uploaded, and before an expired file is deleted. */
    readyAt: timestamp({ withTimezone: true }),
    /**
     * When the unused file will be deleted, because the plan limits how long it is kept. Null without an announcement.
     */
    deleteAt: timestamp({ withTimezone: true }),
  },
  (file) => [
    index('media_account').on(file.accountId, file.createdAt),
    // An account stores the same bytes of a kind only once.
    uniqueIndex('media_hash').on(file.accountId, file.kind, file.hash),
    index('media_unfinished')
      .on(file.createdAt)
      .where(sql`${file.readyAt} is null`),
  ],
)
