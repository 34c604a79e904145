import { PICTURE_PROVIDER_NAMES } from '@dayreel/catalogue'
import { z } from 'zod'
import { createHttp, readJson } from '../../create-http.ts'
import { type PictureSettings, pictureServiceOf, pictureUrlOf } from '../picture-settings.ts'
import { withStyle } from '../style-words.ts'
import { fetchPictureFile } from './fetch-picture-file.ts'
import { sizeAround, sizeOfPixels } from './fit-size.ts'
import { type PictureCall, type PictureClient, UselessAnswer } from './picture-client.ts'
import { rejected } from './rejected.ts'

const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})
const MODERATED = /moderation_blocked|content_policy_violation|content_filter/u
/** Maximum number of portraits in one picture. With more, people lose their likeness. */
const MOST_REFERENCES = 3
/** These models know three sizes only. Newer ones take any size in multiples of 16. */
const FIXED_SIZES = /^(?:gpt-image-1|chatgpt-image|dall-e)/u
/** Open models are trained on pictures of about a megapixel. */
const MEGAPIXEL = { pixels: 1_048_576, step: 64 }
const FILE_HOSTS = ['.blob.core.windows.net', '.openai.com']

/**
 * OpenAI's images, and servers with the same call. OpenAI returns the picture itself; other servers may return its
 * address.
 *
 * @see https://platform.openai.com/docs/api-reference/images/create
 * @see https://platform.openai.com/docs/api-reference/images/createEdit
 */
export function createOpenAIImages(settings: PictureSettings): PictureClient {
  const { provider, model, key } = settings
  const base = pictureUrlOf(settings)
  const http = createHttp(pictureServiceOf(settings), {
    headers: key ? { authorization: `Bearer ${key}` } : {},
    timeoutMs: settings.timeoutMs,
    own: settings.own,
    explain: ({ status, body }) =>
      status === 400 && MODERATED.test(body)
        ? rejected(PICTURE_PROVIDER_NAMES[provider], { status, isUnused: true })
        : undefined,
  })
  const isOpenAI = provider === 'openai'
  const fetch: PictureClient['fetch'] = async (answer, signal) => {
    const read = Answer.safeParse(readJson(answer))
    if (!read.success) throw new UselessAnswer('The image model sent no picture.')
    const { b64_json: encoded, url } = read.data.data[0]!
    if (encoded) return new Uint8Array(Buffer.from(encoded, 'base64'))
    if (url) return fetchPictureFile(url, { settings, hosts: isOpenAI ? FILE_HOSTS : [] }, signal)
    throw new UselessAnswer('The image model sent no picture.')
  }
  return {
    // Compatible servers rarely have this call.
    ...(isOpenAI && model.startsWith('gpt-image') && { references: { most: MOST_REFERENCES, read: fetch } }),
    order(call, signal, references = []) {
      const { width, height } = sizeFor(call, isOpenAI ? model : undefined)
      const body = {
        model,
        prompt: withStyle(call.prompt, call.style),
        n: 1,
        size: `${width}x${height}`,
        // Compatible servers return an address by default, and OpenAI refuses this field.
        ...(isOpenAI ? { quality: 'medium', output_format: 'png' } : { response_format: 'b64_json' }),
      }
      if (references.length === 0) return http.post(`${base}/images/generations`, body, signal)
      const form = new FormData()
      for (const [name, value] of Object.entries(body)) form.set(name, String(value))
      references.forEach((file, i) =>
        form.append(
          'image[]',
          new Blob([Uint8Array.from(file as Uint8Array)], { type: 'image/png' }),
          `person-${i + 1}.png`,
        ),
      )
      return http.post(`${base}/images/edits`, form, signal)
    },
    fetch,
    async probe(signal) {
      await http.get(isOpenAI ? `${base}/models/${encodeURIComponent(model)}` : `${base}/models`, signal)
    },
  }
}

/** @param model the model of OpenAI; undefined for another server. */
function sizeFor(call: PictureCall, model: string | undefined): { width: number; height: number } {
  if (model === undefined) return sizeOfPixels(call, MEGAPIXEL)
  if (!FIXED_SIZES.test(model)) return sizeAround(call, 16)
  if (call.width === call.height) return { width: 1_024, height: 1_024 }
  return call.width < call.height ? { width: 1_024, height: 1_536 } : { width: 1_536, height: 1_024 }
}
