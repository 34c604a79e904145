import { setTimeout as wait } from 'node:timers/promises'
import { PICTURE_PROVIDER_NAMES } from '@dayreel/catalogue'
import { z } from 'zod'
import { createHttp, readJson } from '../../create-http.ts'
import { ProviderError } from '../../provider-error.ts'
import { type PictureSettings, pictureServiceOf, pictureUrlOf } from '../picture-settings.ts'
import { styleOf, takesCharacter } from '../leonardo-styles.ts'
import { fetchPictureFile } from './fetch-picture-file.ts'
import { sizeOfPixels } from './fit-size.ts'
import { type PictureClient, UselessAnswer } from './picture-client.ts'
import { rejected } from './rejected.ts'

const Created = z.object({ sdGenerationJob: z.object({ generationId: z.uuid() }) })
const Generation = z.object({
  generations_by_pk: z.object({
    status: z.enum(['PENDING', 'COMPLETE', 'FAILED']),
    generated_images: z.array(z.object({ id: z.uuid(), url: z.string(), nsfw: z.boolean().nullish() })),
  }),
})
/** 832 × 1472, the usual size of a portrait. Sides are multiples of 8. */
const SIZE = { pixels: 832 * 1_472, step: 8 }
const LONGEST_PROMPT = 1_500
const POLL_MS = 2_500
const LONGEST_POLL_MS = 180_000
const FILE_HOSTS = ['cdn.leonardo.ai']
/** Phoenix's number for the character of a picture that Leonardo has made. It takes one. */
const CHARACTER = { initImageType: 'GENERATED', preprocessorId: 397, strengthType: 'Mid' }
/**
 * Matches an error about the portrait. Leonardo has one code for all faults of an order, so only its words name the
 * field.
 */
const NAMES_PORTRAIT = /controlnet|init_?image|preprocessor|strengthType/iu
const NAME = PICTURE_PROVIDER_NAMES.leonardo

/**
 * Leonardo: an order returns the id of a generation, which the client polls until it is finished.
 *
 * @see https://docs.leonardo.ai/reference/creategeneration
 * @see https://docs.leonardo.ai/docs/generate-images-using-image-to-image-guidance
 */
export function createLeonardo(settings: PictureSettings): PictureClient {
  const { model, key, pollMs = POLL_MS } = settings
  const base = pictureUrlOf(settings)
  const service = pictureServiceOf(settings)
  const http = createHttp(service, {
    headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    timeoutMs: settings.timeoutMs,
    own: settings.own,
    explain({ status, body }) {
      // Leonardo answers 403 for moderated prompts, and 401 for a wrong key.
      if (status === 403) return rejected(NAME, { status, isUnused: true })
      return status === 400 && NAMES_PORTRAIT.test(body) ? new PortraitRefused() : undefined
    },
  })

  async function poll(id: string, signal: AbortSignal): Promise<{ id: string; url: string }> {
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
        return image
      }
      await wait(pollMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
    throw new ProviderError({
      kind: 'retry_later',
      message: 'The image model took too long to answer. Try again in a few minutes.',
      forHost: `${NAME} did not finish a picture in ${LONGEST_POLL_MS / 1_000} s.`,
    })
  }

  const imageOf = (answer: Uint8Array, signal: AbortSignal): ReturnType<typeof poll> => {
    const read = Created.safeParse(readJson(answer))
    if (!read.success) throw new UselessAnswer('Leonardo named no generation.')
    return poll(read.data.sdGenerationJob.generationId, signal)
  }

  return {
    ...(takesCharacter(model) && {
      references: {
        most: 1,
        read: async (answer: Uint8Array, signal: AbortSignal) => {
          const { id } = await imageOf(answer, signal).catch((error: unknown) => {
            if (error instanceof ProviderError && error.status === 404)
              throw new UselessAnswer('Leonardo no longer has the portrait.')
            throw error
          })
          return id
        },
      },
    }),
    async order(call, signal, [portrait] = []) {
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
      const post = (order: object): Promise<Uint8Array> => http.post(`${base}/v1/generations`, order, signal)
      if (portrait === undefined) return post(body)
      // The description of the person is in the prompt, too, so a picture without the portrait is better than none.
      return post({ ...body, controlnets: [{ ...CHARACTER, initImageId: portrait }] }).catch((error: unknown) => {
        if (error instanceof PortraitRefused) return post(body)
        throw error
      })
    },
    async fetch(answer, signal) {
      const { url } = await imageOf(answer, signal)
      return fetchPictureFile(url, { settings, hosts: FILE_HOSTS }, signal)
    },
    async probe(signal) {
      await http.get(`${base}/v1/me`, signal)
    },
  }
}

/** Leonardo does not accept the portrait of an order. */
class PortraitRefused extends ProviderError {
  constructor() {
    super({
      kind: 'permanent',
      message: 'The image model refused the portrait of a person.',
      forHost: `${NAME} answered 400: it refused the portrait of an order.`,
      status: 400,
      isUnused: true,
    })
  }
}
