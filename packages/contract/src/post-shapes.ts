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
import { PlatformName, PostPrivacy } from './platform-shapes.ts'

const MAX_VERSION = 2 ** 31 - 1
const NO_TIME = 'Choose a date and a time.'
const Moment = z.iso.datetime()
/** A moment in a request, in UTC or with an offset. */
const SentMoment = z.iso.datetime({ offset: true, error: NO_TIME })
const NO_VIDEO = 'There is no such video. It may have been deleted.'

export const ByPost = z.object({ id: z.uuid('There is no such post. It may have been deleted.') })

/** Choices for a post besides its title, text and tags. A platform ignores the choices that it does not support. */
export const POST_CHOICES = {
  privacy: PostPrivacy.optional().describe('Default: the most private audience that the platform offers.'),
  isMadeForKids: z.boolean().default(false),
  notifiesSubscribers: z.boolean().default(true),
  allowsComments: z.boolean().default(false).describe('TikTok: off unless chosen.'),
  allowsDuets: z.boolean().default(false),
  allowsStitches: z.boolean().default(false),
  promotes: z
    .enum(['own', 'partner'], 'Choose whose business it promotes.')
    .nullable()
    .default(null)
    .describe('TikTok: promotes the user’s own business, or another one.'),
  asDraft: z.boolean().default(false).describe('TikTok: the user finishes the post in TikTok’s app.'),
}

/** An account to post to, with the texts and choices for the post. */
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
    .describe('Words without #; hashtags at the end of the caption on platforms without tags.'),
  ...POST_CHOICES,
})
export type PostTarget = z.output<typeof PostTarget>

export const SharedVideo = z.object({
  videoId: z.uuid(NO_VIDEO),
  version: whole(1, MAX_VERSION, 'the version').optional().describe('Default: the newest that succeeded.'),
  targets: z
    .array(PostTarget)
    .min(1, 'Choose at least one account.')
    .max(MAX_POST_TARGETS, `Choose at most ${MAX_POST_TARGETS} accounts at once.`),
  scheduledAt: SentMoment.nullable().default(null).describe('Null for now.'),
})
export type SharedVideo = z.output<typeof SharedVideo>

/** The errors and warnings of a planned post. */
export const CheckedTarget = z
  .object({
    connectionId: z.uuid(),
    faults: z
      .array(z.object({ field: z.string(), text: z.string() }))
      .describe('All of these must be fixed; `field` names the request field at fault.'),
    warnings: z
      .array(z.string())
      .describe('Warnings that the account already has this video, or another post within an hour.'),
    goesOutAt: Moment.describe(
      'When the video would be posted. This is later than requested if the day’s uploads are used up.',
    ),
  })
  .meta({ id: 'CheckedTarget' })
export type CheckedTarget = z.infer<typeof CheckedTarget>

const PostStatus = z.enum(POST_STATUSES)

export const Post = z
  .object({
    id: z.uuid(),
    source: z.enum(POST_SOURCES),
    platform: PlatformName,
    connectionId: z.uuid().nullable().describe('Null if the account is no longer linked.'),
    accountName: z.string(),
    videoId: z.uuid().nullable(),
    thumbnailUrl: z.string().nullable().describe('A signed path.'),
    runId: z.uuid().nullable().describe('The channel’s run of this post.'),
    title: z.string(),
    text: z.string(),
    tags: z.array(z.string()),
    privacy: PostPrivacy.describe('As requested.'),
    status: PostStatus,
    scheduledAt: Moment.nullable().describe('Null for an immediate post.'),
    nextTryAt: Moment.nullable().describe(
      'The time of the next attempt of a waiting post. Null if the user has to reconnect the account.',
    ),
    postedAt: Moment.nullable(),
    createdAt: Moment,
    remoteId: z.string().nullable().describe('The post’s id on the platform.'),
    url: z.string().nullable().describe('The post’s public URL.'),
    realPrivacy: PostPrivacy.nullable().describe('As reported by the platform; may differ from the request.'),
    isDraft: z.boolean().describe('True for a draft that waits in the platform’s app.'),
    isLate: z.boolean().describe('The post went out more than two hours after its scheduled time.'),
    message: z.string().nullable().describe('A sentence for the user: what happened, or what to do.'),
    code: z.string().nullable().describe('A machine-readable reason why the post failed or is waiting.'),
    sentPercent: z.int().nullable().describe('The percentage of the file sent so far; null if no upload is running.'),
    views: z.int().nullable(),
    likes: z.int().nullable(),
    canMove: z.boolean(),
    canCancel: z.boolean(),
    isSandbox: z.boolean(),
  })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof Post>

/** An attempt or a response in the timeline of a post. The oldest entry comes first. */
export const PostEvent = z.object({ at: Moment, text: z.string() }).meta({ id: 'PostEvent' })
export type PostEvent = z.infer<typeof PostEvent>
export const PostWithTimeline = Post.extend({ timeline: z.array(PostEvent) }).meta({ id: 'PostWithTimeline' })
export type PostWithTimeline = z.infer<typeof PostWithTimeline>

/** The response to a call that creates a single post. */
export const StartedPost = z
  .object({
    postId: z.uuid(),
    status: PostStatus,
    videoId: z
      .string()
      .nullable()
      .describe('The platform’s id; null with status 202, because `postUpdate` sends it later.'),
    url: z.string().nullable(),
    message: z.string().nullable(),
  })
  .meta({ id: 'StartedPost' })
export type StartedPost = z.infer<typeof StartedPost>

/** The data of the live update that reports a changed post. */
export type PostUpdate = { post: PostWithTimeline }
export const POST_UPDATE = 'postUpdate'

export const MovedPost = z.object({ scheduledAt: SentMoment })
export const SettledPost = z.object({
  isThere: z.boolean('State whether the post is on the platform.').describe('If false, the video is posted again.'),
})
export const PostRange = z.object({
  from: SentMoment.describe('The start of the range.'),
  to: SentMoment.describe('The end of the range, not included; at most 100 days after the start.'),
})
