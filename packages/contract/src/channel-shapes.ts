import {
  MAX_ADDED_SUBJECTS,
  MAX_CHANNEL_NAME_CHARACTERS,
  MAX_CHANNEL_SUBJECTS,
  MAX_LABEL_CHARACTERS,
  MAX_NOTES_CHARACTERS,
  MAX_PROMPT_CHARACTERS,
  MAX_TEXT_CHARACTERS,
  POST_PRIVACIES,
  POST_STATUSES,
  PRIVACY_STATUSES,
  QUALITY_NAMES,
  REVIEW_HOURS,
  RUN_KINDS,
  RUN_STATUSES,
} from '@dayreel/catalogue'
import { z } from 'zod'
import { line, text, whole } from '@dayreel/storyboard/schema'

const MAX_URL_CHARACTERS = 2_000

const NO_TEMPLATE = 'There is no such template.'
const NO_DATE = 'Choose a date, such as 2026-12-31.'
const REVIEW = 'Choose 2, 6, 12 or 24 hours for the review, or none.'

/** A date within the years that a calendar shows. */
export const date = () => z.iso.date(NO_DATE).refine((value) => value >= '2000-01-01' && value < '3000-01-01', NO_DATE)
const nameOf = () => line(MAX_CHANNEL_NAME_CHARACTERS, 'the name')
const runTime = () =>
  line(MAX_LABEL_CHARACTERS, 'the run time')
    .nullable()
    .describe('HH:MM on the clock of the zone, in steps of 5 minutes; null for no daily run.')
const zone = () =>
  line(MAX_LABEL_CHARACTERS, 'the time zone').describe('A zone of the IANA database, such as Europe/Berlin.')
const connection = () =>
  z
    .uuid('Choose one of your YouTube connections, or none.')
    .nullable()
    .describe('Where videos are to be posted; null for nowhere.')

/** Whether the values are among those offered says the server, in a sentence for a person. */
const MAKING = {
  name: nameOf(),
  imagePrompt: text(MAX_PROMPT_CHARACTERS, 'the image prompt'),
  textPrompt: text(MAX_PROMPT_CHARACTERS, 'the text prompt'),
  desiredDuration: z.number().describe('Seconds: 20 to 90 in steps of 5.'),
  selectedStyleId: line(MAX_LABEL_CHARACTERS, 'the style').describe('The id of a preset style.'),
  selectedQuality: line(MAX_LABEL_CHARACTERS, 'the quality').describe('`low` or `high`.'),
  selectedVoiceId: line(MAX_LABEL_CHARACTERS, 'the voice').describe('The id of a voice.'),
  selectedMusicUrl: line(MAX_URL_CHARACTERS, 'the music')
    .nullable()
    .describe('The address of one of the six tracks; null for no music.'),
  customNotes: text(MAX_NOTES_CHARACTERS, 'the custom notes').describe('Steers pictures and mood, never the words.'),
}
const BEYOND = {
  days: z
    .array(whole(1, 7, 'each day of the week'))
    .min(1, 'Choose at least one day of the week.')
    .max(7, 'Choose each day of the week once.')
    .describe('The days it runs on: 1 for Monday … 7 for Sunday.'),
  endsOn: date().nullable().describe('The last date that has a run; null without end.'),
  reviewHours: z
    .literal([...REVIEW_HOURS], REVIEW)
    .nullable()
    .describe('So long before its slot a video can be looked at and stopped; null for no review.'),
  privacyStatus: z.enum(PRIVACY_STATUSES, 'Choose private, unlisted or public.'),
  madeForKids: z.boolean(),
  notifySubscribers: z.boolean(),
}

/** As it is sent with an activation; what is absent is the template's. */
export const ActivationConfig = z.object({
  ...z.object(MAKING).partial().shape,
  youtube_connection_id: connection().optional(),
  preferred_run_time_local: runTime().optional(),
  preferred_timezone: zone().optional(),
  thumbnailUrl: line(MAX_URL_CHARACTERS, 'the thumbnail')
    .nullable()
    .optional()
    .describe('The picture of a customization, as it was answered.'),
  ...z.object(BEYOND).partial().shape,
})
export type ActivationConfig = z.output<typeof ActivationConfig>

/** As it is sent to change a channel; what is absent stays as it is. */
export const ChangedConfig = z
  .object({
    ...MAKING,
    youtubeConnectionId: connection(),
    preferredRunTimeLocal: runTime(),
    preferredTimeZone: zone(),
    ...BEYOND,
  })
  .partial()
export type ChangedConfig = z.output<typeof ChangedConfig>

/** As it is read, of a channel or of a template that is to become one. */
export const ChannelConfig = z
  .object({
    name: z.string(),
    imageprompt: z.string(),
    textprompt: z.string(),
    desiredduration: z.int(),
    selectedstyleid: z.string(),
    selectedquality: z.enum(QUALITY_NAMES),
    customNotes: z.string(),
    selectedVoiceId: z.string(),
    selectedMusicUrl: z.string().nullable().describe('The address of a track.'),
    youtubeConnectionId: z.uuid().nullable(),
    preferredRunTimeLocal: z.string().nullable().describe('HH:MM; null for no daily run.'),
    preferredTimeZone: z.string().nullable().describe('Null for a template, which is nowhere yet.'),
    days: z.array(z.int()),
    endsOn: z.string().nullable(),
    reviewHours: z.literal([...REVIEW_HOURS]).nullable(),
    privacyStatus: z.enum(PRIVACY_STATUSES),
    madeForKids: z.boolean(),
    notifySubscribers: z.boolean(),
  })
  .meta({ id: 'ChannelConfig' })
export type ChannelConfig = z.infer<typeof ChannelConfig>

export const Activation = z.object({
  templateId: line(MAX_LABEL_CHARACTERS, 'the template').describe('One of the eight.'),
  config: ActivationConfig.default({}),
})
export type Activation = z.output<typeof Activation>

const Moment = z.iso.datetime()

export const RunStatus = z.enum(RUN_STATUSES)

/** Where a run's video went. */
export const RunPost = z
  .object({
    id: z.uuid(),
    status: z.enum(POST_STATUSES),
    scheduledAt: Moment.nullable(),
    postedAt: Moment.nullable(),
    url: z.string().nullable(),
    realPrivacy: z.enum(POST_PRIVACIES).nullable(),
    message: z.string().nullable(),
    views: z.int().nullable(),
    likes: z.int().nullable(),
    isSandbox: z.boolean(),
  })
  .meta({ id: 'RunPost' })
export type RunPost = z.infer<typeof RunPost>

/** One time that a channel made a video, or was to. */
export const ChannelRun = z
  .object({
    id: z.uuid(),
    kind: z.enum(RUN_KINDS),
    status: RunStatus.describe('It is over with one of the last three.'),
    localDate: z.string().nullable().describe('Of a scheduled one, in the channel’s zone.'),
    slotAt: Moment.nullable().describe('When its video is to be out.'),
    subject: z.string().nullable(),
    reason: z.string().nullable().describe('Why it was skipped or failed, for a program.'),
    message: z.string().nullable().describe('The same for a person.'),
    videoId: z.uuid().nullable(),
    title: z.string().nullable(),
    thumbnailUrl: z.string().nullable(),
    isInReview: z.boolean().describe('It goes out at its slot unless it is stopped or replaced.'),
    approvedAt: Moment.nullable(),
    post: RunPost.nullable().optional().describe('Where its video went, or is to go.'),
    createdAt: Moment,
    endedAt: Moment.nullable(),
  })
  .meta({ id: 'ChannelRun' })
export type ChannelRun = z.infer<typeof ChannelRun>

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
    nextRunAt: Moment.nullable().describe('The next slot; null without one.'),
    nextMakeAt: Moment.nullable().describe('When the video of that slot is begun.'),
    takenOn: z.iso
      .date()
      .nullable()
      .describe('The newest date that has its video; the next one comes on a later date.'),
    timeZone: z.string(),
    videosLeft: z
      .int()
      .nullable()
      .describe(
        'What it still has to tell about: its own list, and what its template brings. Null where there is no end, since a language model finds what comes next.',
      ),
    isOutOfCredits: z.boolean().describe('Its newest scheduled run was skipped for want of credits.'),
    problem: z.string().nullable().describe('Why it does not run by itself and what to do, where it should.'),
    isPostedPrivately: z.boolean().describe('Its videos are posted where only their owner can see them.'),
    unfinishedRun: ChannelRun.nullable(),
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
        'So many different videos it tells by itself, as long as it makes them unless told; null where a language model writes, without end.',
      ),
  })
  .meta({ id: 'TemplateReach' })
export type TemplateReach = z.infer<typeof TemplateReach>

export const ChannelSubject = z
  .object({ id: z.uuid(), text: z.string(), createdAt: Moment })
  .meta({ id: 'ChannelSubject' })
export type ChannelSubject = z.infer<typeof ChannelSubject>

const subjectText = () =>
  text(MAX_TEXT_CHARACTERS, 'the subject or script').refine(
    (value) => value.trim() !== '',
    'Enter a subject or a script.',
  )

export const AddedSubjects = z.object({
  texts: z
    .array(subjectText())
    .min(1, 'Enter a subject or a script.')
    .max(MAX_ADDED_SUBJECTS, `Add at most ${MAX_ADDED_SUBJECTS} subjects at once.`)
    .describe('Subjects of one line, or scripts; each makes one video.'),
})

export const ChangedSubject = z.object({
  text: subjectText().optional(),
  position: whole(1, MAX_CHANNEL_SUBJECTS, 'the place in the list')
    .optional()
    .describe('Its new place in the list, 1 first.'),
})

export const ChannelName = z.object({ name: nameOf().min(1, 'Channel name cannot be empty.') })

export const ByChannel = z.object({ id: z.uuid('There is no such channel. It may have been deleted.') })
export const BySubject = z.object({
  ...ByChannel.shape,
  subjectId: z.uuid('There is no such subject. It may have been used or removed.'),
})
export const ByRun = z.object({ ...ByChannel.shape, runId: z.uuid('There is no such run.') })
export const ByTemplate = z.object({ id: z.string().regex(/^[a-z-]{1,100}$/, NO_TEMPLATE) })
