import {
  MAX_LABEL_CHARACTERS,
  MAX_PASTED_CHARACTERS,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_MEGABYTES,
  MAX_SEARCH_CHARACTERS,
  MAX_TEXT_CODE_POINTS,
  MAX_TITLE_CHARACTERS,
} from '@dayreel/catalogue'
import { CHOICES, line, Storyboard, text, whole } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { AssistantWords, pastedAnswer } from './assistant-shapes.ts'
import { endpoint } from './endpoint.ts'
import { GenerateRequest } from './specified/generate-request.ts'
import { ChangePlan, Estimate, Examples, ListedVideo, StartedVideo, Video, Voice } from './video-shapes.ts'

const CheckedWords = z
  .array(z.string())
  .describe('Words of `unsourced` that the user has checked. They are no longer marked.')
const ById = z.object({ id: z.uuid('There is no such video. It may have been deleted.') })
/** The largest integer that the database column can store. */
const MAX_VERSION = 2 ** 31 - 1
const MAX_PAGE = 100_000
const EDITED = z.object({
  storyboard: Storyboard,
  baseVersion: whole(1, MAX_VERSION, 'the version that was changed')
    .optional()
    .describe('The version that was edited. Default: the newest that succeeded.'),
})
const Versioned = z.object({
  version: z.coerce
    .number()
    .pipe(whole(1, MAX_VERSION, 'the version'))
    .optional()
    .describe('Default: the newest with a storyboard.'),
})

export const videos = {
  generateVideo: endpoint({
    method: 'POST',
    path: '/api/projects/generate-from-script',
    summary:
      'Make a video from a subject or a script. With an Idempotency-Key header, repeating the request is harmless',
    tag: 'Videos',
    access: 'account',
    failure: 'Failed to generate project from script',
    body: GenerateRequest,
    answer: StartedVideo,
    status: 201,
    errors: ['unacceptable', 'out_of_credits', 'conflict', 'idempotency_key_reused', 'cost_limit_reached'],
  }),
  estimateVideo: endpoint({
    method: 'POST',
    path: '/api/projects/estimate',
    summary: 'The length and cost of a video, without making it',
    tag: 'Videos',
    access: 'account',
    body: GenerateRequest,
    answer: Estimate,
    errors: ['unacceptable'],
  }),
  writeAssistantPrompt: endpoint({
    method: 'POST',
    path: '/api/projects/assistant-prompt',
    summary: 'A prompt about a subject for any chat assistant',
    tag: 'Videos',
    access: 'account',
    body: GenerateRequest,
    answer: z.object({ prompt: z.string() }),
    errors: ['unacceptable'],
  }),
  readAssistantAnswer: endpoint({
    method: 'POST',
    path: '/api/projects/assistant-answer',
    summary: 'Read and check the words in the answer of a chat assistant, without making a video',
    tag: 'Videos',
    access: 'account',
    body: z.object({
      request: GenerateRequest.describe('The request that the prompt was written for.'),
      answer: pastedAnswer(MAX_PASTED_CHARACTERS),
    }),
    answer: AssistantWords,
    errors: ['unacceptable'],
    limit: { points: 120, seconds: 600 },
  }),
  listExamples: endpoint({
    method: 'GET',
    path: '/api/projects/examples',
    summary: 'Example subjects that this account’s writer knows',
    tag: 'Videos',
    access: 'account',
    answer: Examples,
  }),
  enhancePrompt: endpoint({
    method: 'POST',
    path: '/api/projects/enhance-prompt',
    summary: 'Enhance a subject, script or prompt while keeping its original words',
    tag: 'Videos',
    access: 'account',
    failure: 'Failed to enhance prompt.',
    limit: { points: 30, seconds: 600 },
    body: z.object({
      prompt: text(MAX_TEXT_CODE_POINTS, 'the prompt').describe(
        'Lines that begin with `Image Prompt:` and `Text Prompt:` are each enhanced by their kind.',
      ),
      kind: z
        .enum(['script', 'image', 'narration'], 'Choose script, image or narration.')
        .default('script')
        .describe('What the text is for.'),
    }),
    answer: z.object({
      enhancedPrompt: z.string(),
      note: z.string().describe('What was changed, or why nothing was changed, in whole sentences.'),
    }),
    errors: ['unacceptable', 'model_failed', 'cost_limit_reached'],
  }),
  listVoices: endpoint({
    method: 'GET',
    path: '/api/elevenlabs/voices',
    summary: 'The voices that can narrate a video',
    tag: 'Videos',
    access: 'account',
    failure: 'Failed to load voices from backend.',
    answer: z.object({ voices: z.array(Voice) }),
  }),
  previewVoice: endpoint({
    method: 'POST',
    path: '/api/elevenlabs/voices/preview',
    summary: 'The preview of a hosted voice. It is generated once',
    tag: 'Videos',
    access: 'account',
    body: z.object({ voice_id: CHOICES.voice }),
    answer: z.object({ preview_url: z.string() }),
    errors: ['conflict', 'model_failed', 'cost_limit_reached'],
    limit: { points: 60, seconds: 600 },
  }),
  listVideos: endpoint({
    method: 'GET',
    path: '/api/videos',
    summary: 'The user’s videos, newest first, 24 per page',
    tag: 'Videos',
    access: 'account',
    query: z.object({
      search: line(MAX_SEARCH_CHARACTERS, 'the search').default('').describe('Words of the title or of the text.'),
      page: z.coerce
        .number()
        .pipe(whole(1, MAX_PAGE, 'the page'))
        .default(1),
    }),
    answer: z.object({
      items: z.array(ListedVideo),
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
  listPainted: endpoint({
    method: 'GET',
    path: '/api/videos/:id/painted',
    summary: 'The words of the scenes and the pictures that have been painted so far, while a video is being made',
    tag: 'Videos',
    access: 'account',
    params: ById,
    answer: z.object({
      lines: z.array(z.string()).describe('The words of each scene, in order; empty until they are written.'),
      pictures: z
        .array(z.object({ number: z.int().min(1), url: z.string() }))
        .describe('Signed paths, in the order of the scenes.'),
    }),
  }),
  renameVideo: endpoint({
    method: 'PATCH',
    path: '/api/videos/:id',
    summary: 'Rename a video',
    tag: 'Videos',
    access: 'account',
    params: ById,
    body: z.object({ title: line(MAX_TITLE_CHARACTERS, 'the title').min(1, 'Enter a title.') }),
    answer: Video,
  }),
  deleteVideo: endpoint({
    method: 'DELETE',
    path: '/api/videos/:id',
    summary: 'Delete a video with all its versions. Uploaded files stay. A version in progress is cancelled first',
    tag: 'Videos',
    access: 'account',
    params: ById,
    answer: z.undefined(),
    status: 204,
  }),
  cancelVideo: endpoint({
    method: 'POST',
    path: '/api/videos/:id/cancel',
    summary: 'Cancel a running video, and return its payment',
    tag: 'Videos',
    access: 'account',
    params: ById,
    answer: Video,
    errors: ['conflict'],
  }),
  makeVideoAgain: endpoint({
    method: 'POST',
    path: '/api/videos/:id/make-again',
    summary: 'Make a new video from the request of this video. Takes an Idempotency-Key header',
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
    summary: 'The storyboard of a version that succeeded, for editing',
    tag: 'Videos',
    access: 'account',
    params: ById,
    query: Versioned,
    answer: z.object({
      version: z.int().min(1),
      storyboard: Storyboard,
      pictures: z.record(z.string(), z.string()).describe('A signed path of each scene’s picture, by the scene’s id.'),
      checkedWords: CheckedWords,
    }),
    errors: ['conflict'],
  }),
  checkWord: endpoint({
    method: 'POST',
    path: '/api/videos/:id/checked-words',
    summary: 'Remove the mark from a number or name without a source, because the user has checked it',
    tag: 'Videos',
    access: 'account',
    params: ById,
    body: z.object({ word: line(MAX_LABEL_CHARACTERS, 'the word').describe('A word of `unsourced`.') }),
    answer: z.object({ checkedWords: CheckedWords }),
    errors: ['unacceptable'],
  }),
  planVersion: endpoint({
    method: 'POST',
    path: '/api/videos/:id/plan',
    summary: 'What would be remade for an edited storyboard, and what it would cost',
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
      'Make a new version from an edited storyboard. The old version plays until the new one is finished. Takes an Idempotency-Key header',
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
    summary: `Upload a picture for a scene: a PNG, JPEG or WebP file of at most ${MAX_PICTURE_MEGABYTES} MB as the body, with its content type`,
    tag: 'Videos',
    access: 'account',
    params: ById,
    upload: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: MAX_PICTURE_BYTES },
    answer: z.object({
      picture: z.string().describe('The value for the `picture` of a scene.'),
      url: z.string().describe('A signed path of the picture.'),
    }),
    status: 201,
    errors: ['unacceptable', 'too_large', 'unsupported_type'],
    // Re-encoding an uploaded picture occupies a worker thread for a second or more. All accounts share this thread.
    limit: { points: 30, seconds: 60 },
  }),
}
