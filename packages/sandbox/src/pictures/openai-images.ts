import { createHash } from 'node:crypto'
import { bearerOf, fieldsOf, Malformed, textOf } from '../text/wire-format.ts'
import type { PictureFormat, PictureProblem } from './picture-format.ts'

const FIELDS = ['model', 'prompt', 'n', 'size', 'quality', 'output_format', 'background', 'moderation']
const STATUSES: Readonly<Record<PictureProblem, number>> = {
  key: 401,
  quota: 429,
  moderated: 400,
  malformed: 400,
  reference: 400,
  rate: 429,
  broken: 500,
}
const CODES: Readonly<Record<PictureProblem, string>> = {
  key: 'invalid_api_key',
  quota: 'insufficient_quota',
  moderated: 'moderation_blocked',
  malformed: 'invalid_request_error',
  reference: 'invalid_image',
  rate: 'rate_limit_exceeded',
  broken: 'server_error',
}
const FEWEST_PIXELS = 655_360
const MOST_PIXELS = 8_294_400
const MOST_IMAGES = 16

export const openAIImages: PictureFormat = {
  name: 'openai',
  route: '/openai/v1/images/generations',
  keyOf: bearerOf,
  read(body) {
    const fields = fieldsOf(body, 'body', FIELDS)
    const { width, height } = sizeOf(fields['size'])
    if (width % 16 !== 0 || height % 16 !== 0) throw new Malformed('size')
    if (width * height < FEWEST_PIXELS || width * height > MOST_PIXELS) throw new Malformed('size')
    return { ...promptOf(fields), width, height }
  },
  answer: ({ base64 }) => ({ created: 1_700_000_000, data: [{ b64_json: base64 }], output_format: 'png' }),
  problem,
}

/** The same models, drawing from given pictures. Its body is a form. */
export const openAIEdits: PictureFormat = {
  ...openAIImages,
  name: 'openai-edits',
  route: '/openai/v1/images/edits',
  read(body) {
    const { 'image[]': images, n, ...fields } = fieldsOf(body, 'body', [...FIELDS, 'image[]'])
    if (!Array.isArray(images) || images.length === 0 || images.length > MOST_IMAGES) throw new Malformed('image')
    for (const image of images as Buffer[]) if (image.subarray(1, 4).toString() !== 'PNG') throw new Malformed('image')
    const references = (images as Buffer[]).map((image) => createHash('sha256').update(image).digest('hex'))
    return { ...openAIImages.read({ ...fields, n: Number(n) }), references }
  },
}

/** A server with the same call, such as LocalAI. It knows another set of fields, and returns addresses by default. */
export const compatibleImages: PictureFormat = {
  ...openAIImages,
  name: 'openai-compatible',
  route: '/compatible/v1/images/generations',
  read(body) {
    const fields = fieldsOf(body, 'body', ['model', 'prompt', 'n', 'size', 'response_format'])
    if (fields['response_format'] !== 'b64_json') throw new Malformed('response_format')
    return { ...promptOf(fields), ...sizeOf(fields['size']) }
  },
  answer: ({ url }) => ({ created: 1_700_000_000, data: [{ url }] }),
}

function promptOf(fields: Record<string, unknown>) {
  if (fields['n'] !== 1) throw new Malformed('n')
  return { prompt: textOf(fields['prompt'], 'prompt'), model: textOf(fields['model'], 'model'), seed: undefined }
}

function sizeOf(size: unknown): { width: number; height: number } {
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/u.exec(String(size)) ?? []
  if (width === undefined) throw new Malformed('size')
  return { width: Number(width), height: Number(height) }
}

function problem(what: PictureProblem): { status: number; body: unknown } {
  const error = { message: `${CODES[what]} for sk-…`, type: CODES[what], param: null, code: CODES[what] }
  return { status: STATUSES[what], body: { error } }
}
