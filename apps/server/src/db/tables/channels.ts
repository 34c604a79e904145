import { MAIL_KINDS, PRIVACY_STATUSES, QUALITY_NAMES, RUN_KINDS, RUN_STATUSES } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
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

/** A picture that a channel has, or may get: painted for an idea, or made of an image that somebody brought. */
export const channelPictures = pgTable(
  'channel_pictures',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What it is to show; null where it was brought. */
    prompt: text(),
    status: text({ enum: ['waiting', 'done', 'failed'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (picture) => [
    index('channel_pictures_account').on(picture.accountId),
    index('channel_pictures_created').on(picture.createdAt),
  ],
)

/** Which mails somebody wants; a kind without a row is as the catalogue has it. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: MAIL_KINDS.map(({ kind }) => kind) as [string, ...string[]] }).notNull(),
    isOn: boolean().notNull(),
    /** When the next one is due, of a kind that comes by the clock. */
    nextAt: timestamp({ withTimezone: true }),
  },
  (choice) => [
    primaryKey({ columns: [choice.accountId, choice.kind] }),
    index('mail_choices_due')
      .on(choice.nextAt)
      .where(sql`${choice.nextAt} is not null`),
  ],
)

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
    /** Coming local dates that its owner wants no video on. */
    leftOut: date().array().notNull().default([]),
    /** By which zone data the next run was worked out. */
    zoneData: text().notNull().default(''),
    /** Why the next run could not be worked out, for a person; until that is mended there is none. */
    problem: text(),
    /** The next scheduled run: its date, its slot as it is shown, and when it is begun. All three or none. */
    nextOn: date(),
    nextSlotAt: instant(),
    nextMakeAt: instant(),
    /** Whether its owner has been told that there are no credits, and has had none since. */
    isToldOfCredits: boolean().notNull().default(false),
    /** Whether its owner has been told that few videos are left, and there have been few since. */
    isToldOfFew: boolean().notNull().default(false),
    /** Its thumbnail; null for its template's. */
    pictureId: uuid().references(() => channelPictures.id, { onDelete: 'set null' }),
    thumbnailPrompt: text(),
  },
  (channel) => [
    index('channels_account').on(channel.accountId, channel.createdAt),
    index('channels_due')
      .on(channel.nextMakeAt)
      .where(sql`${channel.isActive} and ${channel.nextMakeAt} is not null`),
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

/** What a channel remembers of its newest videos, whatever has become of them since: they are not told again. */
export const channelMemories = pgTable(
  'channel_memories',
  {
    channelId: uuid()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** It may be gone. */
    videoId: uuid().notNull(),
    /** See `ToldVideo`. */
    subject: text().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    hook: text().notNull(),
    sentences: text().array().notNull(),
    pictures: text().array().notNull(),
    /** Told by the built-in writer's own stories, of which there are so many. */
    isBuiltIn: boolean().notNull(),
    toldAt: instant().notNull(),
  },
  (memory) => [
    primaryKey({ columns: [memory.channelId, memory.videoId] }),
    index('channel_memories_newest').on(memory.channelId, memory.toldAt),
  ],
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
    /**
     * When its video is to be posted: its slot, set when the video is done and not stopped. Whatever posts looks for it here, with
     * `app_now()`, and reads the run again before it does: status `ready`, and the channel's connection as it then is.
     */
    postAt: instant(),
    /** Mails about it that are still to be written, by their kinds. */
    tell: text().array().notNull().default([]),
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
    index('runs_to_tell')
      .on(run.id)
      .where(sql`${run.tell} <> '{}'`),
    index('runs_to_post')
      .on(run.postAt)
      .where(sql`${run.status} = 'ready' and ${run.postAt} is not null`),
    check('runs_scheduled', sql`(${run.kind} = 'scheduled') = (${run.localDate} is not null)`),
  ],
)
