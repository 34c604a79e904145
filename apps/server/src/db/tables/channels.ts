import { PRIVACY_STATUSES, QUALITY_NAMES, RUN_KINDS, RUN_STATUSES } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { connections } from './connections.ts'
import { videos } from './videos.ts'

const instant = () => timestamp({ withTimezone: true })

/** A template that somebody has activated: it makes one video on each of its days. */
export const channels = pgTable(
  'channels',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Which of the eight tells. */
    templateId: text().notNull(),
    templateName: text().notNull(),
    name: text().notNull(),
    isActive: boolean().notNull().default(true),
    createdAt: instant().notNull(),
    lastRunAt: instant(),
    /** An IANA zone, as it was sent. */
    zone: text().notNull(),
    /** Without a time there is no daily run. */
    hour: smallint(),
    minute: smallint(),
    /** 1 for Monday … 7 for Sunday. */
    days: smallint().array().notNull(),
    /** The last local date that may have a run. */
    endsOn: date(),
    /** So long before its slot a video can be looked at; null where nobody wants to. */
    reviewHours: smallint(),
    /** The newest local date that has had its scheduled run, or is not to have one. */
    takenOn: date(),
    /** The next scheduled run: its date, its slot as it is shown, and when it is begun. All three or none. */
    nextOn: date(),
    nextSlotAt: instant(),
    nextMakeAt: instant(),
    /** Whether its owner has been told that there are no credits, and has had none since. */
    isToldOfCredits: boolean().notNull().default(false),
  },
  (channel) => [
    index('channels_account').on(channel.accountId, channel.createdAt),
    index('channels_due')
      .on(channel.nextMakeAt)
      .where(sql`${channel.isActive} and ${channel.nextMakeAt} is not null`),
    check(
      'channels_next',
      sql`num_nonnulls(${channel.nextOn}, ${channel.nextSlotAt}, ${channel.nextMakeAt}) in (0, 3)`,
    ),
    check('channels_time', sql`num_nonnulls(${channel.hour}, ${channel.minute}) in (0, 2)`),
  ],
)

/** What the videos of a channel are made from. */
export const channelConfig = pgTable('channel_config', {
  channelId: uuid()
    .primaryKey()
    .references(() => channels.id, { onDelete: 'cascade' }),
  imagePrompt: text().notNull(),
  textPrompt: text().notNull(),
  desiredDuration: integer().notNull(),
  selectedStyleId: text().notNull(),
  selectedQuality: text({ enum: QUALITY_NAMES }).notNull(),
  selectedVoiceId: text().notNull(),
  /** Which track; on the wire it is its address. */
  selectedMusic: text(),
  customNotes: text().notNull(),
  youtubeConnectionId: uuid().references(() => connections.id, { onDelete: 'set null' }),
  privacyStatus: text({ enum: PRIVACY_STATUSES }).notNull().default('private'),
  madeForKids: boolean().notNull().default(false),
  notifySubscribers: boolean().notNull().default(false),
})

/** What a person wants a channel's next videos to be about, the first in the list first. */
export const channelSubjects = pgTable(
  'channel_subjects',
  {
    id: uuid().primaryKey().defaultRandom(),
    channelId: uuid()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** Where in the list; only their order counts. */
    position: integer().notNull(),
    /** A subject or a script, as for any video. */
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (subject) => [index('channel_subjects_order').on(subject.channelId, subject.position)],
)

/** Each time a channel made a video, or was to. */
export const runs = pgTable(
  'runs',
  {
    id: uuid().primaryKey(),
    channelId: uuid()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: RUN_KINDS }).notNull(),
    /** Of scheduled ones, in the channel's zone: a channel has one a date. */
    localDate: date(),
    /** When its video is to be out. */
    slotAt: instant(),
    status: text({ enum: RUN_STATUSES }).notNull(),
    /** Why it was skipped or failed, for programs and in words. */
    reason: text(),
    message: text(),
    /** What the video is about, as it was chosen. */
    subject: text(),
    /** Of its earlier videos, which their owner had replaced. */
    replacedSubjects: text().array().notNull().default([]),
    /** It was the first of its owner's list; it goes back there where it comes to nothing. */
    isOwnSubject: boolean().notNull().default(false),
    videoId: uuid()
      .unique('runs_video')
      .references(() => videos.id, { onDelete: 'set null' }),
    /** The ledger's reference of the credit that pays for it. */
    paidBy: text(),
    /** Made ahead of its slot for its owner to look at. */
    isReviewed: boolean().notNull().default(false),
    approvedAt: instant(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (run) => [
    unique('runs_date').on(run.channelId, run.localDate),
    index('runs_channel').on(run.channelId, run.createdAt),
    index('runs_account').on(run.accountId),
    check('runs_scheduled', sql`(${run.kind} = 'scheduled') = (${run.localDate} is not null)`),
  ],
)
