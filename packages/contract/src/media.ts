import {
  MAX_FILE_NAME_CHARACTERS,
  MAX_MEDIA_BYTES,
  MAX_SCENE_CHARACTERS,
  MAX_SCENES,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_UPLOAD_PART_BYTES,
  MEDIA_KINDS,
} from '@dayreel/catalogue'
import { line, text, whole } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const kind = z.enum(MEDIA_KINDS, 'Choose one of the kinds of files.')

/** A file of a user. */
export const Media = z
  .object({
    id: z.string(),
    kind,
    name: z.string().describe('The name of the uploaded file, or the name that the user has given to it.'),
    tags: z.array(z.string()).describe('The user’s words for finding the file.'),
    status: z.enum(['receiving', 'ready']).describe('`receiving` until all bytes have arrived and are checked.'),
    bytes: z.int().describe('The size of the stored file; the announced size until it is ready.'),
    receivedBytes: z.int().describe('How many bytes have arrived. An interrupted upload continues here.'),
    seconds: z.number().nullable().describe('The length of a sound or a clip in seconds.'),
    framesPerSecond: z
      .number()
      .nullable()
      .describe('The constant frame rate of a clip; null for other files, and if it is unknown.'),
    scores: z
      .array(z.number())
      .nullable()
      .describe('How sharp each second of a clip is and how much it moves, higher is better; null if unknown.'),
    url: z.string().nullable().describe('A signed path of the stored file; null until it is ready.'),
    previewUrl: z
      .string()
      .nullable()
      .describe('A signed path of a small picture of the file; null if there is none, as for sound.'),
    createdAt: z.string(),
    deleteAt: z
      .string()
      .nullable()
      .describe(
        'When the file will be deleted, because the plan keeps unused files for a limited time; null if it stays.',
      ),
  })
  .meta({ id: 'Media' })
export type Media = z.infer<typeof Media>

/** A video, channel or brand that contains a file. */
const MediaUse = z
  .object({ of: z.enum(['video', 'channel', 'brand']), id: z.string(), title: z.string() })
  .meta({ id: 'MediaUse' })
export type MediaUse = z.infer<typeof MediaUse>

/** The difference between a recording and the words of its scene. */
const RecordingComparison = z
  .object({
    result: z
      .enum(['compared', 'other_words', 'not_compared'])
      .describe('`other_words`: the recording does not say this text at all. `not_compared`: unsupported language.'),
    deviations: z
      .array(
        z.object({
          kind: z.enum(['missing', 'changed', 'extra']),
          from: z.int().describe('The range of the word in the text, in UTF-16 code units.'),
          to: z.int(),
        }),
      )
      .describe('A hint: some words may be marked wrongly.'),
  })
  .meta({ id: 'RecordingComparison' })
export type RecordingComparison = z.infer<typeof RecordingComparison>

const language = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'Choose the language of the words.')
  .describe('Primary subtag of BCP 47.')
const fileName = line(MAX_FILE_NAME_CHARACTERS, 'the name of the file').min(1, 'Enter the name of the file.')
const Tags = z
  .array(
    line(MAX_TAG_CHARACTERS, 'a tag')
      .min(1, 'A tag needs at least one letter.')
      // A form splits tags at these characters, so an edit would split such a tag.
      .refine((tag) => !/,|(?:^|\s)#/.test(tag), 'A tag is written without a comma, and without # before a word.'),
  )
  .max(MAX_TAGS, `A file has at most ${MAX_TAGS} tags.`)
  .describe('Repeated tags are stored once.')
const ById = z.object({ id: z.uuid('There is no such file. It may have been deleted.') })
const files = { tag: 'Media', access: 'account' } as const

export const media = {
  listMedia: endpoint({
    method: 'GET',
    path: '/api/media',
    summary: 'The user’s files, newest first, and the used storage',
    ...files,
    query: z.object({ kind: kind.optional().describe('Default: all kinds.') }),
    answer: z.object({
      items: z.array(Media),
      usedBytes: z.int().describe('The bytes of all files, including unfinished uploads.'),
      maxBytes: z.int().describe('The storage of the user’s plan.'),
    }),
  }),
  startUpload: endpoint({
    method: 'POST',
    path: '/api/media',
    summary: 'Announce a file. Then send its bytes in parts, and finish the upload',
    ...files,
    body: z.object({
      kind,
      name: fileName,
      bytes: whole(1, MAX_MEDIA_BYTES, 'the size of the file').describe('The size of the whole file.'),
      hasRights: z
        .boolean('Confirm whether you may use this file.')
        .default(false)
        .describe('Whether the user has confirmed the right to use this file. Music needs it.'),
    }),
    answer: Media,
    status: 201,
    errors: ['unacceptable', 'too_large', 'storage_full'],
    limit: { points: 120, seconds: 600 },
  }),
  getMedia: endpoint({
    method: 'GET',
    path: '/api/media/:id',
    summary: 'One file, or how much of it has arrived',
    ...files,
    params: ById,
    answer: Media,
  }),
  sendPart: endpoint({
    method: 'PUT',
    path: '/api/media/:id/parts',
    summary: 'Send the next bytes of a file. A repeated part changes nothing',
    ...files,
    params: ById,
    query: z.object({
      offset: z.coerce
        .number()
        .pipe(whole(0, MAX_MEDIA_BYTES, 'the offset'))
        .describe('The offset of the first byte in the file, which is `receivedBytes`.'),
    }),
    upload: { types: ['application/octet-stream'], maxBytes: MAX_UPLOAD_PART_BYTES },
    answer: Media,
    errors: ['conflict', 'too_large', 'storage_full', 'unsupported_type'],
  }),
  changeMedia: endpoint({
    method: 'PATCH',
    path: '/api/media/:id',
    summary: 'Rename a file or replace its tags. Omitted fields are unchanged',
    ...files,
    params: ById,
    body: z.object({ name: fileName.optional(), tags: Tags.optional() }),
    answer: Media,
  }),
  finishUpload: endpoint({
    method: 'POST',
    path: '/api/media/:id/finish',
    summary: 'Decode the received file and store it. If the user already has the file, the existing one is returned',
    ...files,
    params: ById,
    answer: Media,
    errors: ['unacceptable', 'conflict', 'storage_full'],
    // Decoding occupies a thread for a second or more. All accounts share it.
    limit: { points: 30, seconds: 60 },
  }),
  compareRecording: endpoint({
    method: 'POST',
    path: '/api/media/:id/compare',
    summary: 'Find the differences between a recording and the words of its scene',
    ...files,
    params: ById,
    body: z.object({
      text: text(MAX_SCENE_CHARACTERS, 'what is said').describe('The words of the scene.'),
      language: language.describe('Primary subtag of BCP 47. Only English is compared.'),
    }),
    answer: RecordingComparison,
    limit: { points: 60, seconds: 60 },
  }),
  cutRecording: endpoint({
    method: 'POST',
    path: '/api/media/:id/cut',
    summary: 'Cut one recording of several scenes into a recording for each scene',
    ...files,
    params: ById,
    body: z.object({
      texts: z
        .array(
          text(MAX_SCENE_CHARACTERS, 'what is said').min(1, 'Each scene needs words. Write some, or remove the scene.'),
        )
        .min(1, 'Send the words of at least one scene.')
        .max(MAX_SCENES, `A video has at most ${MAX_SCENES} scenes.`)
        .describe('The words of each scene, in order.'),
      language,
    }),
    answer: z.object({
      recordings: z.array(Media).describe('One for each scene, in order.'),
      isApproximate: z.boolean().describe('The cuts are estimated from the pauses and the lengths of the words.'),
    }),
    errors: ['unacceptable', 'storage_full', 'conflict'],
    limit: { points: 30, seconds: 600 },
  }),
  transcribeRecording: endpoint({
    method: 'POST',
    path: '/api/media/:id/transcribe',
    summary: 'Transcribe a recording on the transcription server, if the user has allowed it',
    ...files,
    params: ById,
    answer: z.object({ text: z.string().describe('The words, without line breaks; empty if none were heard.') }),
    errors: ['conflict', 'model_failed', 'cost_limit_reached'],
    limit: { points: 30, seconds: 600 },
  }),
  listMediaUses: endpoint({
    method: 'GET',
    path: '/api/media/:id/uses',
    summary: 'The videos, channels and brands that contain a file, newest first, at most 20',
    ...files,
    params: ById,
    answer: z.object({ uses: z.array(MediaUse), total: z.int() }),
  }),
  deleteMedia: endpoint({
    method: 'DELETE',
    path: '/api/media/:id',
    summary: 'Delete a file. Finished videos still play; making them again needs another choice',
    ...files,
    params: ById,
    answer: z.undefined(),
    status: 204,
  }),
}
