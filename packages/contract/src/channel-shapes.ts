import {
  MAX_ADDED_SUBJECTS,
  MAX_CHANNEL_NAME_CHARACTERS,
  MAX_CHANNEL_SUBJECTS,
  MAX_POST_TARGETS,
  MAX_TEXT_CHARACTERS,
  POST_STATUSES,
  REVIEW_HOURS,
  RUN_KINDS,
  RUN_STATUSES,
} from '@dayreel/catalogue'
import { z } from 'zod'
import { GivenWords, line, text, whole } from '@dayreel/storyboard/schema'
import { PlatformName, PostPrivacy } from './platform-shapes.ts'
import { POST_CHOICES } from './post-shapes.ts'
import { NearTale } from './video-shapes.ts'

const NO_TEMPLATE = 'There is no such template.'
const NO_DATE = 'Choose a date, such as 2026-12-31.'
const REVIEW = 'Choose 2, 6, 12 or 24 hours for the review, or none.'

/** Creates the schema of a date within the years that a calendar can show. */
export const date = () => z.iso.date(NO_DATE).refine((value) => value >= '2000-01-01' && value < '3000-01-01', NO_DATE)

/** An account that a channel posts each of its videos to. */
const ChannelTargetRequest = z.object({
  connectionId: z.uuid('Choose one of your connections.'),
  ...POST_CHOICES,
  notifiesSubscribers: z.boolean().default(false),
})
export type ChannelTargetRequest = z.output<typeof ChannelTargetRequest>

export const ChannelTarget = z
  .object({
    ...z.object(POST_CHOICES).required().shape,
    connectionId: z.uuid(),
    platform: PlatformName,
    privacy: PostPrivacy,
  })
  .meta({ id: 'ChannelTarget' })
export type ChannelTarget = z.infer<typeof ChannelTarget>

/** Channel fields that the specification does not define. */
export const SCHEDULE_AND_TARGETS = {
  days: z
    .array(whole(1, 7, 'each day of the week'))
    .min(1, 'Choose at least one day of the week.')
    .max(7, 'Choose each day of the week once.')
    .refine((days) => new Set(days).size === days.length, 'Choose each day of the week once.')
    .describe('The days it runs on: 1 for Monday … 7 for Sunday.'),
  endsOn: date().nullable().describe('The date of the last run; null if the channel has no end date.'),
  reviewHours: z
    .literal([...REVIEW_HOURS], REVIEW)
    .nullable()
    .describe('How long before its slot a video can be reviewed and stopped; null for no review.'),
  targets: z
    .array(ChannelTargetRequest)
    .max(MAX_POST_TARGETS, `Choose at most ${MAX_POST_TARGETS} accounts.`)
    .describe('The accounts that each video is posted to. The list replaces all earlier targets.'),
}

const Moment = z.iso.datetime()

const RunStatus = z.enum(RUN_STATUSES)

/** The post of a run's video to one account. */
export const RunPost = z
  .object({
    id: z.uuid(),
    platform: PlatformName,
    connectionId: z.uuid().nullable().describe('Null if the account is no longer linked.'),
    accountName: z.string(),
    status: z.enum(POST_STATUSES),
    scheduledAt: Moment.nullable(),
    postedAt: Moment.nullable(),
    url: z.string().nullable(),
    realPrivacy: PostPrivacy.nullable(),
    isDraft: z.boolean().describe('True for a draft that waits in the platform’s app.'),
    message: z.string().nullable(),
    views: z.int().nullable(),
    likes: z.int().nullable(),
    isSandbox: z.boolean(),
  })
  .meta({ id: 'RunPost' })
export type RunPost = z.infer<typeof RunPost>

/** One run of a channel. */
export const ChannelRun = z
  .object({
    id: z.uuid(),
    kind: z.enum(RUN_KINDS),
    status: RunStatus.describe('The last three are final.'),
    localDate: z.string().nullable().describe('The date of a scheduled run, in the channel’s time zone.'),
    slotAt: Moment.nullable().describe('When the run’s video is due.'),
    subject: z.string().nullable(),
    reason: z.string().nullable().describe('A machine-readable reason why the run was skipped or failed.'),
    message: z.string().nullable().describe('The reason as a sentence for the user.'),
    videoId: z.uuid().nullable(),
    title: z.string().nullable(),
    thumbnailUrl: z.string().nullable(),
    format: z.string().describe('The id of the video’s format.'),
    isInReview: z.boolean().describe('The video goes out at its scheduled time unless it is stopped or replaced.'),
    unsourced: z
      .array(z.object({ text: z.string(), words: z.array(z.string()) }))
      .describe('While it is in review: its scenes with numbers or names that no source contains.'),
    approvedAt: Moment.nullable(),
    posts: z.array(RunPost).describe('One post for each account that the video was or will be posted to.'),
    createdAt: Moment,
    endedAt: Moment.nullable(),
  })
  .meta({ id: 'ChannelRun' })
export type ChannelRun = z.infer<typeof ChannelRun>

const PostedAccount = z.object({
  platform: PlatformName,
  accountName: z.string(),
  privacy: PostPrivacy,
  isOn: z.boolean().describe('False if auto-post is off for this account, so that nothing is posted there.'),
  isExpired: z.boolean().describe('The user has to reconnect the account before anything can be posted there.'),
})

export const Channel = z
  .object({
    id: z.uuid(),
    templateId: z.string(),
    templateName: z.string(),
    name: z.string(),
    purchasedAt: Moment,
    thumbnailUrl: z.string().nullable(),
    thumbnailPrompt: z.string().nullable(),
    isActive: z.boolean(),
    last_run_at: Moment.nullable(),
    nextRunAt: Moment.nullable().describe('The time of the next run; null if none is scheduled.'),
    nextMakeAt: Moment.nullable().describe('When work on the next video starts.'),
    takenOn: z.iso
      .date()
      .nullable()
      .describe('The newest date that has had its video. The next run is on a later date.'),
    timeZone: z.string(),
    videosLeft: z
      .int()
      .nullable()
      .describe(
        'How many subjects are left in the channel’s own list and in its template. Null if a language model finds subjects, so that there is no limit.',
      ),
    isOutOfCredits: z.boolean().describe('The newest scheduled run was skipped because credits ran out.'),
    problem: z
      .string()
      .nullable()
      .describe('Why the channel has no next run and what to do; null if there is no problem.'),
    postsTo: z.array(PostedAccount),
    unfinishedRun: ChannelRun.nullable(),
    newestRun: ChannelRun.nullable().describe('The newest run with a finished video, and its posts.'),
    unpaidFrom: z
      .string()
      .nullable()
      .describe(
        'The date of the first run in the next 30 days that is not covered by credits; null if all are covered.',
      ),
  })
  .meta({ id: 'Channel' })
export type Channel = z.infer<typeof Channel>

export const TemplateReach = z
  .object({
    templateId: z.string(),
    videos: z
      .int()
      .nullable()
      .describe(
        'How many different videos the built-in writer has at the default length; null if a language model writes, which has no limit.',
      ),
  })
  .meta({ id: 'TemplateReach' })
export type TemplateReach = z.infer<typeof TemplateReach>

export const ChannelSubject = z
  .object({
    id: z.uuid(),
    text: z.string(),
    words: GivenWords.nullable().describe(
      'The user’s own words about the subject, such as those of a chat assistant; null if the writer writes them.',
    ),
    createdAt: Moment,
  })
  .meta({ id: 'ChannelSubject' })
export type ChannelSubject = z.infer<typeof ChannelSubject>

/** One line or script of a channel's list. The server checks each one on its own. */
export const SubjectText = text(MAX_TEXT_CHARACTERS, 'the subject or script').refine(
  (value) => value.trim() !== '',
  'Enter a subject or a script.',
)

export const AddedSubjects = z.object({
  texts: z
    .array(z.string())
    .min(1, 'Enter a subject or a script.')
    .max(MAX_ADDED_SUBJECTS, `Add at most ${MAX_ADDED_SUBJECTS} subjects at once.`)
    .describe('One-line subjects, or scripts; each makes one video.'),
  scripts: z
    .array(GivenWords.nullable())
    .max(MAX_ADDED_SUBJECTS, `Add at most ${MAX_ADDED_SUBJECTS} subjects at once.`)
    .optional()
    .describe(
      'The words for the subject at the same index of `texts`, as `assistant-answers` returns them; null for none.',
    ),
})

/** A text that was not added to the list. */
export const RefusedSubject = z
  .object({
    line: z.int().describe('The position of the text in `texts`, counted from 1.'),
    reason: z
      .string()
      .describe('A machine-readable reason: `subject-unknown`, `script-too-long`, `already-listed`, `list-full` …'),
    message: z.string().describe('The reason as a sentence for the user.'),
    tales: z
      .array(NearTale)
      .describe('Stories of the built-in writer that are close to the subject. To use one, add its `title`.'),
  })
  .meta({ id: 'RefusedSubject' })
export type RefusedSubject = z.infer<typeof RefusedSubject>

export const ChangedSubject = z.object({
  text: SubjectText.optional(),
  position: whole(1, MAX_CHANNEL_SUBJECTS, 'the place in the list')
    .optional()
    .describe('The new position in the list, counted from 1.'),
})

export const ChannelName = z.object({
  name: line(MAX_CHANNEL_NAME_CHARACTERS, 'the name').min(1, 'Channel name cannot be empty.'),
})

export const ByChannel = z.object({ id: z.uuid('There is no such channel. It may have been deleted.') })
export const BySubject = z.object({
  ...ByChannel.shape,
  subjectId: z.uuid('This subject no longer exists. It may already have been used or removed.'),
})
export const ByRun = z.object({ ...ByChannel.shape, runId: z.uuid('There is no such run.') })
export const ByTemplate = z.object({ id: z.string().regex(/^[a-z-]{1,100}$/, NO_TEMPLATE) })
