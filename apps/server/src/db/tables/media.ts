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

/** Files that users bring. A row is written before its file. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    /** The name of the uploaded file, or the one that the user has given to it. */
    name: text().notNull(),
    /** Words that the user has given to the file, to find it. */
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
    /** The constant rate of a stored clip. Null for other files, and for clips of 0.2 and earlier. */
    framesPerSecond: smallint(),
    /** How good each second of a clip is to look at. Null for other files, and for clips of 0.2 and earlier. */
    scores: doublePrecision().array(),
    /** Whether a small picture of the file is stored. Files of 0.2 and earlier have none. */
    hasPreview: boolean().notNull().default(false),
    /** When the user confirmed the right to use the file. Null for kinds that do not need it. */
    rightsConfirmedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null while the file is uploaded, and before an expired file is deleted. */
    readyAt: timestamp({ withTimezone: true }),
    /** When the file will be deleted, because its plan keeps unused files for a limited time. Null if that is not announced. */
    deleteAt: timestamp({ withTimezone: true }),
  },
  (file) => [
    index('media_account').on(file.accountId, file.createdAt),
    // The same file is stored once.
    uniqueIndex('media_hash').on(file.accountId, file.kind, file.hash),
    index('media_unfinished')
      .on(file.createdAt)
      .where(sql`${file.readyAt} is null`),
  ],
)
