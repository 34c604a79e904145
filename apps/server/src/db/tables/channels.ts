import { MAIL_KINDS, POST_PRIVACIES, RUN_KINDS, RUN_STATUSES } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
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

/** Pictures for channels. They were painted for an idea or made from a user's image. */
export const channelPictures = pgTable(
  'channel_pictures',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The image prompt. Null for an uploaded picture. */
    prompt: text(),
    status: text({ enum: ['waiting', 'done', 'failed'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (picture) => [
    index('channel_pictures_account').on(picture.accountId),
    index('channel_pictures_created').on(picture.createdAt),
  ],
)

/** The mails that users want. A kind of mail without a row has the catalogue's default. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: MAIL_KINDS.map(({ kind }) => kind) as [string, ...string[]] }).notNull(),
    isOn: boolean().notNull(),
    /** When the next mail of a regular kind is due. */
    nextAt: timestamp({ withTimezone: true }),
  },
  (choice) => [
    primaryKey({ columns: [choice.accountId, choice.kind] }),
    index('mail_choices_due')
      .on(choice.nextAt)
      .where(sql`${choice.nextAt} is not null`),
  ],
)

/** Activated templates. A channel makes one video on every scheduled day. */
export const channels = pgTable(
  'channels',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The id of one of the eight templates. */
    templateId: text().notNull(),
    templateName: text().notNull(),
    name: text().notNull(),
    isActive: boolean().notNull().default(true),
    createdAt: instant().notNull(),
    lastRunAt: instant(),
    /** The IANA time zone that the client sent. */
    zone: text().notNull(),
    /** The hour of the daily run. Null if there is no daily run. */
    hour: smallint(),
    minute: smallint(),
    /** Weekdays from 1 (Monday) to 7 (Sunday). */
    days: smallint().array().notNull(),
    /** The last local date that may have a run. */
    endsOn: date(),
    /** How many hours before its slot a video can be reviewed. Null if there is no review. */
    reviewHours: smallint(),
    /** The newest local date that has had its scheduled run or must not have one. */
    takenOn: date(),
    /** Coming local dates that the owner skips. */
    leftOut: date().array().notNull().default([]),
    /** The version of the zone data that the next run was computed with. */
    zoneData: text().notNull().default(''),
    /**
     * The reason why the next run could not be computed, as a message to the user. There is no run until the problem is
     * solved.
     */
    problem: text(),
    /** The next scheduled run: its date, its visible slot and its start. Either all three are set or none. */
    nextOn: date(),
    nextSlotAt: instant(),
    nextMakeAt: instant(),
    /** Whether the owner was notified that credits ran out. Reset when a later run is paid. */
    isToldOfCredits: boolean().notNull().default(false),
    /** Whether the owner was notified that few videos are left. Reset at the next run that finds more videos. */
    isToldOfFew: boolean().notNull().default(false),
    /** The channel's thumbnail. Null means the template's thumbnail. */
    pictureId: uuid().references(() => channelPictures.id, { onDelete: 'set null' }),
    thumbnailPrompt: text(),
  },
  (channel) => [
    index('channels_account').on(channel.accountId, channel.createdAt),
    index('channels_due')
      .on(channel.nextMakeAt)
      .where(sql`${channel.isActive} and ${channel.nextMakeAt} is not null`),
    index('channels_next_slot')
      .on(channel.nextSlotAt)
      .where(sql`${channel.isActive} and ${channel.nextSlotAt} is not null`),
    index('channels_zone_data')
      .on(channel.zoneData)
      .where(sql`${channel.isActive} and ${channel.nextOn} is not null`),
    check(
      'channels_next',
      sql`num_nonnulls(${channel.nextOn}, ${channel.nextSlotAt}, ${channel.nextMakeAt}) in (0, 3)`,
    ),
    check('channels_time', sql`num_nonnulls(${channel.hour}, ${channel.minute}) in (0, 2)`),
  ],
)

/** The configuration of channels' videos. */
export const channelConfig = pgTable('channel_config', {
  channelId: uuid()
    .primaryKey()
    .references(() => channels.id, { onDelete: 'cascade' }),
  imagePrompt: text().notNull(),
  textPrompt: text().notNull(),
  /** See `ChannelChoices`. */
  choices: jsonb().notNull(),
})

/** The accounts that channels post their videos to. */
export const channelTargets = pgTable(
  'channel_targets',
  {
    channelId: uuid()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    connectionId: uuid()
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    privacy: text({ enum: POST_PRIVACIES }).notNull(),
    /** See `TargetChoices`. */
    choices: jsonb().notNull(),
  },
  (target) => [
    primaryKey({ columns: [target.channelId, target.connectionId] }),
    index('channel_targets_connection').on(target.connectionId),
  ],
)

/** The subjects that users listed for their channels' next videos. */
export const channelSubjects = pgTable(
  'channel_subjects',
  {
    id: uuid().primaryKey().defaultRandom(),
    channelId: uuid()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** The position in the list. Only the order of positions matters. */
    position: integer().notNull(),
    /** A subject or a script, as for any other video. */
    text: text().notNull(),
    /** The owner's own words about the subject (`GivenWords`). Null if the writer writes them. */
    words: jsonb(),
    createdAt: instant().notNull(),
  },
  (subject) => [index('channel_subjects_order').on(subject.channelId, subject.position)],
)

/** Each channel's memory of its newest videos. Deleted videos stay in it, so that they are not repeated. */
export const channelMemories = pgTable(
  'channel_memories',
  {
    channelId: uuid()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** The video's id. The video may have been deleted. */
    videoId: uuid().notNull(),
    /** This and the following columns are fields of `PreviousVideo`. */
    subject: text().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    hook: text().notNull(),
    sentences: text().array().notNull(),
    pictures: text().array().notNull(),
    /** Whether the video uses one of the built-in writer's limited stories. */
    isBuiltIn: boolean().notNull(),
    toldAt: instant().notNull(),
  },
  (memory) => [
    primaryKey({ columns: [memory.channelId, memory.videoId] }),
    index('channel_memories_newest').on(memory.channelId, memory.toldAt),
  ],
)

/** The runs of channels. A run is one video or one attempt at a video. */
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
    /** The date of a scheduled run in the channel's zone. A channel has at most one such run per date. */
    localDate: date(),
    /** When the run's video is due. */
    slotAt: instant(),
    status: text({ enum: RUN_STATUSES }).notNull(),
    /** The reason why the run was skipped or failed: a code for programs, followed by a message. */
    reason: text(),
    message: text(),
    /** The chosen subject of the video. */
    subject: text(),
    /** The subjects of the run's earlier videos that the owner replaced. */
    replacedSubjects: text().array().notNull().default([]),
    /** Whether the subject comes from the owner's list. If so, it returns to the list when the run fails. */
    isOwnSubject: boolean().notNull().default(false),
    /** The given words of the owner's subject. They return to the list with the subject. */
    words: jsonb(),
    videoId: uuid()
      .unique('runs_video')
      .references(() => videos.id, { onDelete: 'set null' }),
    /** The ledger's reference of the credit that pays for the run. */
    paidBy: text(),
    /** The kinds of mails about the run that still have to be written. */
    tell: text().array().notNull().default([]),
    /** Whether the video is made before its slot so that the owner can review it. */
    isReviewed: boolean().notNull().default(false),
    approvedAt: instant(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (run) => [
    unique('runs_date').on(run.channelId, run.localDate),
    index('runs_channel').on(run.channelId, run.createdAt),
    index('runs_account').on(run.accountId),
    index('runs_to_tell')
      .on(run.id)
      .where(sql`${run.tell} <> '{}'`),
    check('runs_scheduled', sql`(${run.kind} = 'scheduled') = (${run.localDate} is not null)`),
  ],
)
