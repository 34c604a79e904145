import {
  DEFAULT_DURATION_SECONDS,
  DEFAULT_QUALITY,
  DEFAULT_STYLE,
  DEFAULT_VOICE_ID,
  FREE_VERSIONS,
  MAX_NOTES_CHARACTERS,
  GENERAL_TEMPLATE_ID,
  MAX_TEXT_CHARACTERS,
  POST_STATUSES,
  QUALITY_NAMES,
  STYLES,
  VIDEO_STATUSES,
} from '@dayreel/catalogue'
import { line, text } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { PlatformName } from './connection-shapes.ts'

/** How far a video is; it is being made until one of the last two. */
export const VideoStatus = z.enum(VIDEO_STATUSES)
export type VideoStatus = z.infer<typeof VideoStatus>

const Progress = z.int().min(0).max(100).describe('Whole percent; it never falls.')
const SignedPath = z
  .string()
  .nullable()
  .describe('A path of this site, good for some hours; read anew before it is used.')

/** As a list shows it: its newest version, and the files of the newest one that succeeded. */
export const VideoSummary = z
  .object({
    id: z.uuid(),
    title: z.string(),
    status: VideoStatus,
    progress: Progress,
    video_url: SignedPath,
    thumbnail_url: SignedPath,
    errorMessage: z.string().nullable(),
    errorCode: z.string().nullable().describe('`cancelled`, `script-too-long` …, where it failed.'),
    quality: z.enum(QUALITY_NAMES),
    seconds: z.number().nullable().describe('Length of the newest version that succeeded.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'VideoSummary' })
export type VideoSummary = z.infer<typeof VideoSummary>

/** A post of a video, as a list of videos shows it. */
const VideoPost = z
  .object({
    id: z.uuid(),
    platform: PlatformName,
    status: z.enum(POST_STATUSES),
    isDraft: z.boolean().describe('It waits in the platform’s app for its owner.'),
    at: z.iso.datetime().nullable().describe('When it went out, or is to; null where neither is known.'),
  })
  .meta({ id: 'VideoPost' })
export type VideoPost = z.infer<typeof VideoPost>

export const ListedVideo = VideoSummary.extend({
  posts: z
    .array(VideoPost)
    .describe('For each platform at most one: the newest that was not cancelled, those that came to nothing last.'),
}).meta({ id: 'ListedVideo' })
export type ListedVideo = z.infer<typeof ListedVideo>

const Download = z
  .string()
  .nullable()
  .describe('Like the path without `download_`, offered for saving under a good name.')

export const VideoVersion = z
  .object({
    number: z.int().min(1),
    status: VideoStatus,
    progress: Progress,
    errorMessage: z.string().nullable(),
    errorCode: z.string().nullable(),
    quality: z.enum(QUALITY_NAMES),
    seconds: z.number().nullable(),
    createdAt: z.iso.datetime(),
    video_url: SignedPath,
    thumbnail_url: SignedPath,
    srt_url: SignedPath,
    vtt_url: SignedPath,
    download_video_url: Download,
    download_thumbnail_url: Download,
    download_srt_url: Download,
    download_vtt_url: Download,
    notices: z.array(z.string()).describe('What a person should know of the result, in whole sentences.'),
    writtenBy: z
      .string()
      .nullable()
      .describe(
        'Who wrote its words: `built-in`, or the provider and the model; null where nobody has, or nobody knows.',
      ),
  })
  .meta({ id: 'VideoVersion' })
export type VideoVersion = z.infer<typeof VideoVersion>

const MAX_ID_CHARACTERS = 100
const MAX_URL_CHARACTERS = 2_000
const DEFAULT_STYLE_ID = STYLES.find(({ name }) => name === DEFAULT_STYLE)!.id

/** A subject is told about, by whoever writes; a script is spoken word for word. */
export const TextKind = z.enum(['subject', 'script'], 'Choose Idea or Script.')
export type TextKind = z.infer<typeof TextKind>

/** What a video is made from. Whether the values are among those offered says the server, in a sentence for a person. */
export const GenerateRequest = z.object({
  scriptSubject: text(MAX_TEXT_CHARACTERS, 'the script or subject').describe('A subject of one line, or a script.'),
  kind: TextKind.optional().describe('What the text is to be taken for; without it, one line is a subject.'),
  selectedTemplateId: line(MAX_ID_CHARACTERS, 'the template')
    .default(GENERAL_TEMPLATE_ID)
    .describe('How the story of a subject is told.'),
  duration: z.number().default(DEFAULT_DURATION_SECONDS).describe('Seconds: 20 to 90 in steps of 5.'),
  styleId: line(MAX_ID_CHARACTERS, 'the style').default(DEFAULT_STYLE_ID).describe('The id of a preset style.'),
  quality: line(MAX_ID_CHARACTERS, 'the quality').default(DEFAULT_QUALITY).describe('`low` or `high`.'),
  additionalInfo: text(MAX_NOTES_CHARACTERS, 'the additional information')
    .nullable()
    .default('')
    .transform((value) => value ?? '')
    .describe('Steers pictures and mood, never the words.'),
  musicUrl: line(MAX_URL_CHARACTERS, 'the music')
    .nullable()
    .default(null)
    .describe('The address of one of the six tracks; null for no music.'),
  voiceId: line(MAX_ID_CHARACTERS, 'the voice').default(DEFAULT_VOICE_ID).describe('The id of a voice.'),
  tale: line(MAX_ID_CHARACTERS, 'the tale')
    .optional()
    .describe(
      'Tells this tale of the built-in writer, under its own title, instead of a subject that it does not have.',
    ),
})
export type GenerateRequest = z.output<typeof GenerateRequest>

/** In the `details` of a 422 with the reason `subject-unknown`: what there is instead. */
export const UnknownSubject = z.object({
  reason: z.literal('subject-unknown'),
  outline: z
    .object({ headings: z.array(z.string()) })
    .describe('For a script of one’s own, fit for this kind of title.'),
  tales: z
    .array(z.object({ id: z.string(), title: z.string(), about: z.string() }))
    .describe('The nearest ones that the built-in writer has; send the id of one as `tale`.'),
  fromSeconds: z.number().optional().describe('It would be told in a video of at least so many seconds.'),
})
export type UnknownSubject = z.infer<typeof UnknownSubject>

export const Examples = z
  .object({ examples: z.array(z.string()), isBuiltIn: z.boolean().describe('The built-in writer has just these.') })
  .meta({ id: 'Examples' })
export type Examples = z.infer<typeof Examples>

/** Where making has begun. */
export const StartedVideo = z
  .object({ id: z.uuid(), status: VideoStatus, video_url: z.string().nullable() })
  .meta({ id: 'StartedVideo' })
export type StartedVideo = z.infer<typeof StartedVideo>

const Cost = z
  .object({
    credits: z.int().min(0).describe('0 where the plan’s projects, or nothing, pay for it.'),
    isFree: z.boolean().describe('It takes neither a project nor a credit.'),
    projectsLeft: z.int().min(0).nullable().describe('Of the plan’s, before this one; null is unlimited.'),
    creditsLeft: z.int().min(0).describe('The balance before this one.'),
  })
  .meta({ id: 'Cost' })

/** What the editor says of the next version, before it is made. */
const FreeVersions = z.object({
  freeVersionsLeft: z.int().min(0).max(FREE_VERSIONS).describe('New versions of this video that cost nothing.'),
  freeUntil: z.iso
    .datetime()
    .nullable()
    .describe('When they end, left or not; null before the first success and afterwards.'),
})
export type FreeVersions = z.infer<typeof FreeVersions>

export const Estimate = z
  .object({
    kind: TextKind.describe('What the text is taken for: as was asked, or by what it is.'),
    language: z.string().describe('As a primary subtag of BCP 47, such as `en`.'),
    seconds: z.number().describe('The length to expect.'),
    chosenSeconds: z.number().describe('The length that was asked for.'),
    isFarShorter: z
      .boolean()
      .describe('A script that lasts less than 60 % of the length asked for: ask before making it.'),
    looksLikeInstruction: z
      .object({ suggestedSubject: z.string().nullable().describe('Such as `coffee`; null where no words say it.') })
      .nullable()
      .describe('The text seems to speak to the app (“Make a video about coffee”), not to those who watch.'),
    notices: z.array(z.string()),
    cost: Cost,
  })
  .meta({ id: 'Estimate' })
export type Estimate = z.infer<typeof Estimate>

export const Video = VideoSummary.extend({
  versions: z.array(VideoVersion).describe('Newest first.'),
  request: z
    .object({
      scriptSubject: z.string(),
      kind: TextKind.optional(),
      selectedTemplateId: z.string(),
      duration: z.number(),
      styleId: z.string(),
      quality: z.enum(QUALITY_NAMES),
      additionalInfo: z.string(),
      musicUrl: z.string().nullable().describe('The address of a track.'),
      voiceId: z.string(),
      tale: z.string().optional(),
    })
    .describe('What it was made from; can be sent again as it is.'),
  ...FreeVersions.shape,
}).meta({ id: 'Video' })
export type Video = z.infer<typeof Video>

export const Voice = z
  .object({
    voice_id: z.string(),
    name: z.string(),
    preview_url: z.string(),
    description: z.string(),
  })
  .meta({ id: 'Voice' })
export type Voice = z.infer<typeof Voice>

/** Why a scene is spoken or painted anew. */
const ChangeReason = z
  .object({
    why: z
      .enum([
        'new',
        'words',
        'prompt',
        'seed',
        'upload',
        'style',
        'quality',
        'notes',
        'world',
        'voice',
        'pace',
        'language',
        'breath',
      ])
      .describe('`breath`: its sentence is spoken over several scenes.'),
    scenes: z.array(z.string()).describe('Ids of the other scenes it comes from.'),
  })
  .meta({ id: 'ChangeReason' })
export type ChangeReason = z.infer<typeof ChangeReason>

/** What a change of the storyboard makes anew, and what that costs. */
export const ChangePlan = z
  .object({
    seconds: z.number().describe('The length to expect.'),
    isChanged: z.boolean().describe('False where the result would be the version it was compared with.'),
    scenes: z
      .array(
        z.object({
          id: z.string(),
          speech: z.boolean(),
          picture: z.boolean(),
          speechReason: ChangeReason.optional(),
          pictureReason: ChangeReason.optional(),
        }),
      )
      .describe('Those that get other speech or another picture.'),
    prompts: z
      .array(z.object({ id: z.string(), imagePrompt: z.string() }))
      .describe('Image prompts that follow changed words, of the scenes whose prompts nobody touched.'),
    sound: z.boolean(),
    thumbnail: z.boolean(),
    everyFrame: z.boolean().describe('Quality, format or captions change, so that all frames are drawn again.'),
    cost: z.object({ ...Cost.shape, ...FreeVersions.shape }).meta({ id: 'VersionCost' }),
  })
  .meta({ id: 'ChangePlan' })
export type ChangePlan = z.infer<typeof ChangePlan>

/** The event `videoStatusUpdate` of live updates. */
export type VideoStatusUpdate = {
  videoId: string
  status: VideoStatus
  video_url: string | null
  errorMessage: string | null
  progress: number
}
export const VIDEO_STATUS_UPDATE = 'videoStatusUpdate'
