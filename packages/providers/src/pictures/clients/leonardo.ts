import { setTimeout as wait } from 'node:timers/promises'
import { PICTURE_PROVIDER_NAMES } from '@dayreel/catalogue'
import { z } from 'zod'
import { createHttp, readJson } from '../../create-http.ts'
import { ProviderError } from '../../provider-error.ts'
import { type PictureSettings, pictureServiceOf, pictureUrlOf } from '../picture-settings.ts'
import { styleOf } from '../leonardo-styles.ts'
import { fetchPictureFile } from './fetch-picture-file.ts'
import { sizeOfPixels } from './fit-size.ts'
import { type PictureClient, UselessAnswer } from './picture-client.ts'
import { rejected } from './rejected.ts'

const Created = z.object({ sdGenerationJob: z.object({ generationId: z.uuid() }) })
const Generation = z.object({
  generations_by_pk: z.object({
    status: z.enum(['PENDING', 'COMPLETE', 'FAILED']),
    generated_images: z.array(z.object({ url: z.string(), nsfw: z.boolean().nullish() })),
  }),
})
/** 832 × 1472, the usual size of a portrait. Sides are multiples of 8. */
const SIZE = { pixels: 832 * 1_472, step: 8 }
const LONGEST_PROMPT = 1_500
const POLL_MS = 2_500
const LONGEST_POLL_MS = 180_000
const FILE_HOSTS = ['cdn.leonardo.ai']
const NAME = PICTURE_PROVIDER_NAMES.leonardo

/**
 * Leonardo: an order returns the id of a generation, which is asked for until it is finished.
 *
 * @see https://docs.leonardo.ai/reference/creategeneration
 */
export function createLeonardo(settings: PictureSettings): PictureClient {
  const { model, key, pollMs = POLL_MS } = settings
  const base = pictureUrlOf(settings)
  const service = pictureServiceOf(settings)
  const http = createHttp(service, {
    headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    timeoutMs: settings.timeoutMs,
    own: settings.own,
    // Leonardo answers 403 for moderated prompts, and 401 for a wrong key.
    explain: ({ status }) => (status === 403 ? rejected(NAME, { status, isUnused: true }) : undefined),
  })

  async function poll(id: string, signal: AbortSignal): Promise<string> {
    const endsAt = performance.now() + LONGEST_POLL_MS
    while (performance.now() < endsAt) {
      const read = Generation.safeParse(await http.get(`${base}/v1/generations/${id}`, signal))
      if (!read.success) throw new UselessAnswer('Leonardo no longer has this picture.')
      const { status, generated_images: images } = read.data.generations_by_pk
      if (status === 'FAILED') throw new UselessAnswer('Leonardo could not make this picture.')
      const [image] = images
      if (status === 'COMPLETE' && image === undefined) throw new UselessAnswer('Leonardo made no picture.')
      if (image !== undefined && status === 'COMPLETE') {
        if (image.nsfw === true) throw rejected(NAME, { isUnused: false })
        return image.url
      }
      await wait(pollMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
    throw new ProviderError({
      kind: 'retry_later',
      message: 'The image model took too long to answer. Try again in a few minutes.',
      forHost: `${NAME} did not finish a picture in ${LONGEST_POLL_MS / 1_000} s.`,
    })
  }

  return {
    order(call, signal) {
      const { prompt, fields } = styleOf(call, model)
      const body = {
        modelId: model,
        prompt: prompt.slice(0, LONGEST_PROMPT).toWellFormed(),
        num_images: 1,
        ...sizeOfPixels(call, SIZE),
        seed: call.seed & 0x7f_ff_ff_ff,
        public: false,
        ...fields,
      }
      return http.post(`${base}/v1/generations`, body, signal)
    },
    async fetch(answer, signal) {
      const read = Created.safeParse(readJson(answer))
      if (!read.success) throw new UselessAnswer('Leonardo named no generation.')
      const url = await poll(read.data.sdGenerationJob.generationId, signal)
      return fetchPictureFile(url, { settings, hosts: FILE_HOSTS }, signal)
    },
    async probe(signal) {
      await http.get(`${base}/v1/me`, signal)
    },
  }
}
