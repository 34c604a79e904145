import {
  MAX_POST_TAG_CHARACTERS,
  MAX_POST_TAGS,
  MAX_POST_TARGETS,
  MAX_POST_TEXT_CHARACTERS,
  MAX_POST_TITLE_CHARACTERS,
  POST_SOURCES,
  POST_STATUSES,
} from '@dayreel/catalogue'
import { line, text, whole } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { PlatformName, PostPrivacy } from './connection-shapes.ts'

const MAX_URL_CHARACTERS = 2_000
const MAX_VERSION = 2 ** 31 - 1
const NO_TIME = 'Choose a date and a time.'
const Moment = z.iso.datetime()
/** As it is sent: with or without an offset of its zone. */
const SentMoment = z.iso.datetime({ offset: true, error: NO_TIME })
const NO_VIDEO = 'There is no such video. It may have been deleted.'

export const ByPost = z.object({ id: z.uuid('There is no such post. It may have been deleted.') })

/** A video on its way to one account, and what goes with it there. */
export const PostTarget = z.object({
  connectionId: z.uuid('Choose one of your connections.'),
  title: line(MAX_POST_TITLE_CHARACTERS, 'the title').default('').describe('YouTube only.'),
  text: text(MAX_POST_TEXT_CHARACTERS, 'the text')
    .default('')
    .describe('YouTube’s description, Instagram’s and TikTok’s caption.'),
  tags: z
    .array(line(MAX_POST_TAG_CHARACTERS, 'each tag'))
    .max(MAX_POST_TAGS, `Use at most ${MAX_POST_TAGS} tags.`)
    .default([])
    .describe('Words without #; hashtags at the end of the caption where a platform has no tags.'),
  privacy: PostPrivacy.optional().describe('The platform’s most private one unless told.'),
  isMadeForKids: z.boolean().default(false),
  notifiesSubscribers: z.boolean().default(true),
  allowsComments: z.boolean().default(false).describe('TikTok: off unless chosen.'),
  allowsDuets: z.boolean().default(false),
  allowsStitches: z.boolean().default(false),
  promotes: z
    .enum(['own', 'partner'], 'Choose whose business it promotes.')
    .nullable()
    .default(null)
    .describe('TikTok: the person’s own business, or somebody else’s.'),
  asDraft: z.boolean().default(false).describe('TikTok: to be finished in its app.'),
})
export type PostTarget = z.output<typeof PostTarget>

export const SharedVideo = z.object({
  videoId: z.uuid(NO_VIDEO),
  version: whole(1, MAX_VERSION, 'the version').optional().describe('The newest that succeeded unless told.'),
  targets: z
    .array(PostTarget)
    .min(1, 'Choose at least one account.')
    .max(MAX_POST_TARGETS, `Choose at most ${MAX_POST_TARGETS} accounts at once.`),
  scheduledAt: SentMoment.nullable().default(null).describe('Null for now.'),
})
export type SharedVideo = z.output<typeof SharedVideo>

/** What would be wrong with a post, and what a person should think of first. */
export const CheckedTarget = z
  .object({
    connectionId: z.uuid(),
    faults: z
      .array(z.object({ field: z.string(), text: z.string() }))
      .describe('Each has to be mended; `field` as in what was sent.'),
    warnings: z.array(z.string()).describe('The same video twice, or two posts within an hour on one account.'),
    goesOutAt: Moment.describe('When it would be posted: the day’s uploads may be used up.'),
  })
  .meta({ id: 'CheckedTarget' })
export type CheckedTarget = z.infer<typeof CheckedTarget>

export const PostStatus = z.enum(POST_STATUSES)
export type PostStatus = z.infer<typeof PostStatus>

export const Post = z
  .object({
    id: z.uuid(),
    source: z.enum(POST_SOURCES),
    platform: PlatformName,
    connectionId: z.uuid().nullable().describe('Null where the account is no longer linked.'),
    accountName: z.string(),
    videoId: z.uuid().nullable(),
    thumbnailUrl: z.string().nullable().describe('A signed path.'),
    runId: z.uuid().nullable().describe('The channel’s run that it comes from.'),
    title: z.string(),
    text: z.string(),
    tags: z.array(z.string()),
    privacy: PostPrivacy.describe('As it was asked for.'),
    status: PostStatus,
    scheduledAt: Moment.nullable().describe('Null for one that was made to go out at once.'),
    nextTryAt: Moment.nullable().describe(
      'While it waits: when it is looked at next. Null where its owner has to connect the account again.',
    ),
    postedAt: Moment.nullable(),
    createdAt: Moment,
    remoteId: z.string().nullable().describe('The platform’s id of it.'),
    url: z.string().nullable().describe('Where it can be seen.'),
    realPrivacy: PostPrivacy.nullable().describe('As the platform says; may differ from what was asked for.'),
    isDraft: z.boolean().describe('It waits in the platform’s app for its owner.'),
    isLate: z.boolean().describe('It went out more than two hours after its time.'),
    message: z.string().nullable().describe('What happened or what to do, for a person.'),
    code: z.string().nullable().describe('Why it failed or waits, for a program.'),
    sentPercent: z.int().nullable().describe('While bytes are on their way.'),
    views: z.int().nullable(),
    likes: z.int().nullable(),
    canMove: z.boolean(),
    canCancel: z.boolean(),
    isSandbox: z.boolean(),
  })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof Post>

/** What was tried and what was answered, in plain words; oldest first. */
export const PostEvent = z.object({ at: Moment, text: z.string() }).meta({ id: 'PostEvent' })
export type PostEvent = z.infer<typeof PostEvent>
export const PostWithTimeline = Post.extend({ timeline: z.array(PostEvent) }).meta({ id: 'PostWithTimeline' })
export type PostWithTimeline = z.infer<typeof PostWithTimeline>

/** What a call answers that posts one thing and waits for it a while. */
export const StartedPost = z
  .object({
    postId: z.uuid(),
    status: PostStatus,
    videoId: z.string().nullable().describe('The platform’s id; null with status 202, then `postUpdate` brings it.'),
    url: z.string().nullable(),
    message: z.string().nullable(),
  })
  .meta({ id: 'StartedPost' })
export type StartedPost = z.infer<typeof StartedPost>

export const InstagramPost = z.object({
  mediaUrl: line(MAX_URL_CHARACTERS, 'the video').describe('The `video_url` of one’s own video.'),
  mediaType: z.literal('video', 'Only videos can be posted.'),
  caption: text(MAX_POST_TEXT_CHARACTERS, 'the caption').default(''),
})
export const ScheduledInstagramPost = InstagramPost.extend({
  scheduledAt: z.iso.datetime({ offset: true, error: 'Please select a schedule date and time.' }),
})

/** The event of live updates that a post has changed. */
export type PostUpdate = { post: PostWithTimeline }
export const POST_UPDATE = 'postUpdate'

export const MovedPost = z.object({ scheduledAt: SentMoment })
export const SettledPost = z.object({
  isThere: z.boolean('Say whether the post is there.').describe('False: it is posted again.'),
})
export const PostRange = z.object({
  from: SentMoment.describe('Posts whose time lies from here …'),
  to: SentMoment.describe('… to before here; at most 100 days later.'),
})
