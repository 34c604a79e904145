import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Storyboard } from './storyboards.ts'
import { line, text } from './text.ts'

/** How far a video is; it is being made until one of the last two. */
export const VideoStatus = z.enum([
  'pending',
  'writing',
  'narrating',
  'illustrating',
  'rendering',
  'succeeded',
  'failed',
])
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
    quality: z.enum(['low', 'high']),
    seconds: z.number().nullable().describe('Length of the newest version that succeeded.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'VideoSummary' })
export type VideoSummary = z.infer<typeof VideoSummary>

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
    quality: z.enum(['low', 'high']),
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
  })
  .meta({ id: 'VideoVersion' })
export type VideoVersion = z.infer<typeof VideoVersion>

const MAX_ID_CHARACTERS = 100
/** Room for 20,000 characters of any language; how long a script may be said, the server measures. */
const MAX_SCRIPT_UNITS = 40_000
const MAX_INFORMATION_CHARACTERS = 2_000

/** What a video is made from. Whether the values are among those offered says the server, in a sentence for a person. */
export const GenerateRequest = z.object({
  scriptSubject: text(MAX_SCRIPT_UNITS).describe('A subject of one line, or a script.'),
  selectedTemplateId: line(MAX_ID_CHARACTERS).default('general').describe('How the story of a subject is told.'),
  duration: z.number().describe('Seconds: 20 to 90 in steps of 5.'),
  styleId: line(MAX_ID_CHARACTERS).describe('The id of a preset style.'),
  quality: line(MAX_ID_CHARACTERS).default('low'),
  additionalInfo: text(MAX_INFORMATION_CHARACTERS)
    .nullable()
    .default('')
    .transform((value) => value ?? '')
    .describe('Steers pictures and mood, never the words.'),
  musicUrl: z
    .string()
    .max(2_000)
    .nullable()
    .default(null)
    .describe('The address or id of one of the six tracks; null for no music.'),
  voiceId: line(MAX_ID_CHARACTERS),
})
export type GenerateRequest = z.output<typeof GenerateRequest>

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

export const Estimate = z
  .object({
    kind: z.enum(['subject', 'script']),
    language: z.string().describe('As a primary subtag of BCP 47, such as `en`.'),
    seconds: z.number().describe('The length to expect.'),
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
      selectedTemplateId: z.string(),
      duration: z.number(),
      styleId: z.string(),
      quality: z.enum(['low', 'high']),
      additionalInfo: z.string(),
      musicUrl: z.string().nullable().describe('The id of a track.'),
      voiceId: z.string(),
    })
    .describe('What it was made from; can be sent again as it is.'),
  nextVersionIsFree: z.boolean(),
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

/** What a change of the storyboard makes anew, and what that costs. */
export const ChangePlan = z
  .object({
    seconds: z.number().describe('The length to expect.'),
    isChanged: z.boolean().describe('False where the result would be the version it was compared with.'),
    scenes: z
      .array(z.object({ id: z.string(), speech: z.boolean(), picture: z.boolean() }))
      .describe('Those that get other speech or another picture.'),
    sound: z.boolean(),
    thumbnail: z.boolean(),
    everyFrame: z.boolean().describe('Quality or captions change, so that all frames are drawn again.'),
    cost: Cost,
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

const ById = z.object({ id: z.uuid('Videos have a UUID as their id.') })
const MAX_TITLE_CHARACTERS = 200
const MAX_PROMPT_CHARACTERS = 20_000
const MAX_SEARCH_CHARACTERS = 200
const MAX_PICTURE_BYTES = 10 * 1024 * 1024
const EDITED = z.object({ storyboard: Storyboard })
const Versioned = z.object({
  version: z.coerce.number().int().min(1).optional().describe('The newest with a storyboard unless told.'),
})

export const videos = {
  generateVideo: endpoint({
    method: 'POST',
    path: '/api/projects/generate-from-script',
    summary:
      'Make a video of a subject or a script. Send an Idempotency-Key header, and repeating the request is harmless',
    tag: 'Videos',
    access: 'account',
    body: GenerateRequest,
    answer: StartedVideo,
    status: 201,
    errors: ['unacceptable', 'out_of_credits', 'conflict', 'idempotency_key_reused'],
  }),
  estimateVideo: endpoint({
    method: 'POST',
    path: '/api/projects/estimate',
    summary: 'How long a video would be and what it would cost, without making it',
    tag: 'Videos',
    access: 'account',
    body: GenerateRequest,
    answer: Estimate,
    errors: ['unacceptable'],
  }),
  enhancePrompt: endpoint({
    method: 'POST',
    path: '/api/projects/enhance-prompt',
    summary: 'Turn a thin idea into a vivid one',
    tag: 'Videos',
    access: 'account',
    body: z.object({
      prompt: text(MAX_PROMPT_CHARACTERS),
      kind: z.enum(['script', 'image', 'narration']).default('script').describe('What the text is for.'),
    }),
    answer: z.object({ enhancedPrompt: z.string() }),
    errors: ['unacceptable'],
  }),
  listVoices: endpoint({
    method: 'GET',
    path: '/api/elevenlabs/voices',
    summary: 'The voices a video can be narrated by',
    tag: 'Videos',
    access: 'account',
    answer: z.object({ voices: z.array(Voice) }),
  }),
  listVideos: endpoint({
    method: 'GET',
    path: '/api/videos',
    summary: 'One’s videos, newest first, 24 a page',
    tag: 'Videos',
    access: 'account',
    query: z.object({
      search: line(MAX_SEARCH_CHARACTERS).default('').describe('Words of the title or of the text.'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    answer: z.object({
      items: z.array(VideoSummary),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
    }),
  }),
  getVideo: endpoint({
    method: 'GET',
    path: '/api/videos/:id',
    summary: 'One video with its versions',
    tag: 'Videos',
    access: 'account',
    params: ById,
    answer: Video,
  }),
  renameVideo: endpoint({
    method: 'PATCH',
    path: '/api/videos/:id',
    summary: 'Give a video another title',
    tag: 'Videos',
    access: 'account',
    params: ById,
    body: z.object({ title: line(MAX_TITLE_CHARACTERS).min(1, 'Enter a title.') }),
    answer: Video,
  }),
  deleteVideo: endpoint({
    method: 'DELETE',
    path: '/api/videos/:id',
    summary: 'Delete a video with all its versions and files; one that is being made is cancelled first',
    tag: 'Videos',
    access: 'account',
    params: ById,
    answer: z.undefined(),
    status: 204,
  }),
  cancelVideo: endpoint({
    method: 'POST',
    path: '/api/videos/:id/cancel',
    summary: 'Stop making a video, and give back what it used',
    tag: 'Videos',
    access: 'account',
    params: ById,
    answer: Video,
    errors: ['conflict'],
  }),
  makeVideoAgain: endpoint({
    method: 'POST',
    path: '/api/videos/:id/make-again',
    summary: 'Make a new video from what this one was made from. Takes an Idempotency-Key header',
    tag: 'Videos',
    access: 'account',
    params: ById,
    answer: StartedVideo,
    status: 201,
    errors: ['unacceptable', 'out_of_credits', 'conflict', 'idempotency_key_reused'],
  }),
  getStoryboard: endpoint({
    method: 'GET',
    path: '/api/videos/:id/storyboard',
    summary: 'The plan of a version that succeeded, to be edited',
    tag: 'Videos',
    access: 'account',
    params: ById,
    query: Versioned,
    answer: z.object({
      version: z.int().min(1),
      storyboard: Storyboard,
      pictures: z.record(z.string(), z.string()).describe('A signed path of each scene’s picture, by the scene’s id.'),
    }),
    errors: ['conflict'],
  }),
  planVersion: endpoint({
    method: 'POST',
    path: '/api/videos/:id/plan',
    summary: 'What an edited storyboard would make anew, and what that would cost',
    tag: 'Videos',
    access: 'account',
    params: ById,
    body: EDITED,
    answer: ChangePlan,
    errors: ['unacceptable', 'conflict'],
  }),
  makeVersion: endpoint({
    method: 'POST',
    path: '/api/videos/:id/versions',
    summary:
      'Make a new version of an edited storyboard; the old one plays until it is there. Takes an Idempotency-Key header',
    tag: 'Videos',
    access: 'account',
    params: ById,
    body: EDITED,
    answer: Video,
    status: 202,
    errors: ['unacceptable', 'out_of_credits', 'conflict', 'idempotency_key_reused'],
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/api/videos/:id/pictures',
    summary:
      'Upload a picture for a scene: a PNG, JPEG or WebP file of at most 10 MB as the body, with its content type',
    tag: 'Videos',
    access: 'account',
    params: ById,
    upload: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: MAX_PICTURE_BYTES },
    answer: z.object({
      picture: z.string().describe('For the `picture` of a scene.'),
      url: z.string().describe('A signed path that shows it.'),
    }),
    status: 201,
    errors: ['unacceptable', 'too_large', 'unsupported_type'],
  }),
}
