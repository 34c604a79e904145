import { FREE_VERSIONS, POST_STATUSES, QUALITY_NAMES, VIDEO_STATUSES } from '@dayreel/catalogue'
import { GivenWords, VideoChoices } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { PlatformName } from './platform-shapes.ts'
import { TextKind } from './text-kind.ts'

/** The states of a video. The last two are final. */
const VideoStatus = z.enum(VIDEO_STATUSES)

const Progress = z.int().min(0).max(100).describe('Whole percent; it never falls.')
/** The progress of a slow writer, such as a model on the site's own computer. */
const Writing = z
  .union([
    z.object({ place: z.int().min(1).describe('The number of texts that are written before this one.') }),
    z.object({ secondsLeft: z.int().min(1).describe('The estimated seconds until the words are written.') }),
  ])
  .nullable()
  .describe('Null if the writer reports no progress.')
const SignedPath = z
  .string()
  .nullable()
  .describe('A path of this site, valid for some hours; read it again before use.')

/** A video in a list: its newest version, with the files of the newest version that succeeded. */
export const VideoSummary = z
  .object({
    id: z.uuid(),
    title: z.string(),
    status: VideoStatus,
    progress: Progress,
    writing: Writing,
    video_url: SignedPath,
    thumbnail_url: SignedPath,
    errorMessage: z.string().nullable(),
    errorCode: z
      .string()
      .nullable()
      .describe('A machine-readable reason if the video failed: `cancelled`, `script-too-long` …'),
    quality: z.enum(QUALITY_NAMES),
    format: z.string().describe('The id of the video’s format.'),
    seconds: z.number().nullable().describe('The length of the newest version that succeeded; null if there is none.'),
    expectedSeconds: z.number().describe('The expected length of the version in progress.'),
    paidWith: z
      .enum(['project', 'credit', 'nothing'])
      .describe('What the newest version cost when it started: one of the plan’s projects, a credit, or nothing.'),
    createdAt: z.iso.datetime(),
    deleteAt: z.iso
      .datetime()
      .nullable()
      .describe('When the video will be deleted, because the plan keeps videos for a limited time; null if it stays.'),
  })
  .meta({ id: 'VideoSummary' })
export type VideoSummary = z.infer<typeof VideoSummary>

/** A post of a video, as shown in a list of videos. */
const VideoPost = z
  .object({
    id: z.uuid(),
    platform: PlatformName,
    status: z.enum(POST_STATUSES),
    isDraft: z.boolean().describe('True for a draft that waits in the platform’s app.'),
    at: z.iso.datetime().nullable().describe('When it was or will be posted; null if neither is known.'),
  })
  .meta({ id: 'VideoPost' })
export type VideoPost = z.infer<typeof VideoPost>

export const ListedVideo = VideoSummary.extend({
  posts: z
    .array(VideoPost)
    .describe('At most one post per platform: the newest that was not cancelled. Failed posts come last.'),
}).meta({ id: 'ListedVideo' })
export type ListedVideo = z.infer<typeof ListedVideo>

const Download = z.string().nullable().describe('The same file as a download with a readable file name.')

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
    ass_url: SignedPath,
    download_video_url: Download,
    download_thumbnail_url: Download,
    download_srt_url: Download,
    download_vtt_url: Download,
    download_ass_url: Download,
    notices: z.array(z.string()).describe('Notices about the result, in whole sentences.'),
    approximateScenes: z.array(z.string()).describe('The ids of the scenes whose word times are only approximate.'),
    writtenBy: z
      .string()
      .nullable()
      .describe(
        'The writer: `built-in`, `chat-assistant`, or the provider and the model; null if the words are not written yet, or if the writer is unknown.',
      ),
  })
  .meta({ id: 'VideoVersion' })
export type VideoVersion = z.infer<typeof VideoVersion>

/** What a video is made from: its text and its choices. */
export const VideoRequest = VideoChoices.extend({
  text: z.string().describe('A one-line subject, or a script.'),
  kind: TextKind.optional().describe('How the text is read; by default, one line is a subject.'),
  title: z.string().optional().describe('The title of a script’s video, if the user has chosen one.'),
  tale: z.string().optional().describe('The tale of the built-in writer that replaces the subject.'),
  words: GivenWords.optional().describe('The user’s own words about the subject, such as those of a chat assistant.'),
}).meta({ id: 'VideoRequest' })
export type VideoRequest = z.infer<typeof VideoRequest>

/** A story of the built-in writer that is close to a subject. */
export const NearTale = z.object({ id: z.string(), title: z.string(), about: z.string() })

/** The alternatives in the `details` of a 422 response with the reason `subject-unknown`. */
export const UnknownSubject = z.object({
  reason: z.literal('subject-unknown'),
  outlines: z
    .array(
      z.object({
        kind: z.enum(['list', 'how-to', 'why', 'history', 'story']),
        hook: z.string(),
        points: z.array(z.string()),
        close: z.string(),
      }),
    )
    .min(1)
    .describe(
      'What to write in each paragraph of the user’s own script, for each kind of video. The kind that fits the title is first.',
    ),
  tales: z
    .array(NearTale)
    .describe(
      'At most three stories of the built-in writer that are close to the subject. To use one, send its id as `tale`.',
    ),
  fromSeconds: z.number().optional().describe('The subject needs a video of at least this many seconds.'),
})
export type UnknownSubject = z.infer<typeof UnknownSubject>
export type Outline = UnknownSubject['outlines'][number]

export const Examples = z
  .object({
    examples: z.array(z.string()),
    isBuiltIn: z.boolean().describe('True if these are subjects of the built-in writer.'),
  })
  .meta({ id: 'Examples' })
export type Examples = z.infer<typeof Examples>

/** A started video. */
export const StartedVideo = z
  .object({ id: z.uuid(), status: VideoStatus, video_url: z.string().nullable() })
  .meta({ id: 'StartedVideo' })
export type StartedVideo = z.infer<typeof StartedVideo>

const Cost = z
  .object({
    credits: z.int().min(0).describe('0 if a project of the plan pays, or if it is free.'),
    isFree: z.boolean().describe('It costs neither a project nor a credit.'),
    projectsLeft: z
      .int()
      .min(0)
      .nullable()
      .describe('The plan’s remaining projects before this video; null if unlimited.'),
    creditsLeft: z.int().min(0).describe('The credit balance before this video.'),
  })
  .meta({ id: 'Cost' })

/** The free new versions that are left, on which the cost of the next version depends. */
const FreeVersions = z.object({
  freeVersionsLeft: z.int().min(0).max(FREE_VERSIONS).describe('How many more versions of this video are free.'),
  freeUntil: z.iso
    .datetime()
    .nullable()
    .describe('When the free versions expire; null before the first version succeeds, and after they have expired.'),
})
export type FreeVersions = z.infer<typeof FreeVersions>

export const Estimate = z
  .object({
    kind: TextKind.describe('The kind of the text: as requested, or as detected.'),
    language: z.string().describe('A primary subtag of BCP 47, such as `en`.'),
    writer: z
      .string()
      .describe(
        'Who will write about a subject: `built-in`, or a provider and model. Dayreel never rewrites a script.',
      ),
    seconds: z.number().describe('The expected length.'),
    chosenSeconds: z.number().describe('The requested length.'),
    isFarShorter: z
      .boolean()
      .describe('The script is shorter than 60 % of the requested length. Ask the user before making the video.'),
    looksLikeInstruction: z
      .object({ suggestedSubject: z.string().nullable().describe('Such as `coffee`; null if the text names none.') })
      .nullable()
      .describe(
        'Set if the text seems to be a request to the app (“Make a video about coffee”), not words for the viewers.',
      ),
    notices: z.array(z.string()),
    cost: Cost,
  })
  .meta({ id: 'Estimate' })
export type Estimate = z.infer<typeof Estimate>

export const Video = VideoSummary.extend({
  versions: z.array(VideoVersion).describe('Newest first.'),
  request: VideoRequest.describe('What it was made from.'),
  ...FreeVersions.shape,
}).meta({ id: 'Video' })
export type Video = z.infer<typeof Video>

export const Voice = z
  .object({
    voice_id: z.string(),
    name: z.string(),
    preview_url: z.string().describe('Empty if there is no preview.'),
    description: z.string(),
    languages: z
      .union([z.array(z.string()).readonly(), z.literal('any')])
      .describe('Primary language subtags, the voice’s own language first; `any` if it speaks every language.'),
    provider: z.string().optional().describe('The service that speaks. Absent for built-in voices.'),
    gender: z.enum(['female', 'male']).optional(),
    age: z.enum(['young', 'middle-aged', 'old']).optional(),
    mood: z.string().optional(),
    dollarsPerMinute: z.number().optional().describe('The site’s usual cost of a minute of speech. Absent if unknown.'),
  })
  .meta({ id: 'Voice' })
export type Voice = z.infer<typeof Voice>

/** The reason why a scene is narrated or illustrated again. */
const ChangeReason = z
  .object({
    why: z
      .enum([
        'new',
        'words',
        'prompt',
        'seed',
        'upload',
        'clip',
        'look',
        'board',
        'figures',
        'captions',
        'brand',
        'style',
        'quality',
        'format',
        'notes',
        'photo',
        'pictures',
        'world',
        'voice',
        'pace',
        'language',
        'breath',
        'pronunciation',
      ])
      .describe(
        '`breath`: its sentence is spoken over several scenes. `pronunciation`: the account’s list of pronunciations has changed.',
      ),
    scenes: z.array(z.string()).describe('The ids of the other scenes that cause the change.'),
  })
  .meta({ id: 'ChangeReason' })
export type ChangeReason = z.infer<typeof ChangeReason>

/** The parts of a video that have to be made again after a storyboard change, and their cost. */
export const ChangePlan = z
  .object({
    seconds: z.number().describe('The expected length.'),
    sceneSeconds: z.record(z.string(), z.number()).describe('The expected length of each scene, keyed by scene ID.'),
    isChanged: z.boolean().describe('False if the result would equal the compared version.'),
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
      .describe('Scenes that get new speech or a new picture.'),
    prompts: z
      .array(z.object({ id: z.string(), imagePrompt: z.string() }))
      .describe('Image prompts that follow changed words, for scenes whose prompts were not edited.'),
    sound: z.boolean(),
    thumbnail: z.boolean(),
    everyFrame: z.boolean().describe('Quality, format, captions or brand change, so that all frames are drawn again.'),
    cost: z.object({ ...Cost.shape, ...FreeVersions.shape }).meta({ id: 'VersionCost' }),
  })
  .meta({ id: 'ChangePlan' })
export type ChangePlan = z.infer<typeof ChangePlan>

/** The data of the live update `videoStatusUpdate`. */
export type VideoStatusUpdate = {
  videoId: string
  status: z.infer<typeof VideoStatus>
  video_url: string | null
  errorMessage: string | null
  progress: number
  writing: z.infer<typeof Writing>
}
export const VIDEO_STATUS_UPDATE = 'videoStatusUpdate'
