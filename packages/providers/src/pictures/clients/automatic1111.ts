import { z } from 'zod'
import { createHttp, readJson } from '../../create-http.ts'
import { ProviderError } from '../../provider-error.ts'
import { LOADED_CHECKPOINT, type PictureSettings, pictureServiceOf, pictureUrlOf } from '../picture-settings.ts'
import { withStyle } from '../style-words.ts'
import { sizeOfPixels } from './fit-size.ts'
import { type PictureClient, UselessAnswer } from './picture-client.ts'

const Answer = z.object({ images: z.array(z.string().min(1)).min(1) })
/** Checkpoints are trained on pictures of about a megapixel. A larger picture would repeat its subject. */
const MEGAPIXEL = { pixels: 1_048_576, step: 64 }
const STEPS = 28
const NOT_WANTED = 'text, letters, watermark, signature, deformed hands, extra fingers, blurry'
/** The web UI's seeds are signed 32-bit numbers, and a negative one means chance. */
const LARGEST_SEED = 2_147_483_647

/**
 * AUTOMATIC1111's web UI, and servers with the same call: Forge, SD.Next, stable-diffusion.cpp. They run on a graphics
 * card of the host.
 *
 * They get no portraits of people: `img2img` would repeat the portrait's composition in every scene, and ControlNet is
 * an extension whose models the host may lack. The descriptions of people are part of each prompt.
 *
 * @see https://github.com/AUTOMATIC1111/stable-diffusion-webui/wiki/API
 */
export function createAutomatic1111(settings: PictureSettings): PictureClient {
  const { model, key } = settings
  const base = pictureUrlOf(settings)
  const service = pictureServiceOf(settings)
  const http = createHttp(service, {
    headers: key ? { authorization: authorizationOf(key) } : {},
    timeoutMs: settings.timeoutMs ?? 600_000,
    own: settings.own,
  })
  return {
    order: (call, signal) =>
      http.post(
        `${base}/sdapi/v1/txt2img`,
        {
          prompt: withStyle(call.prompt, call.style),
          negative_prompt: NOT_WANTED,
          seed: call.seed & LARGEST_SEED,
          steps: STEPS,
          batch_size: 1,
          n_iter: 1,
          ...sizeOfPixels(call, MEGAPIXEL),
          ...(model !== LOADED_CHECKPOINT && {
            override_settings: { sd_model_checkpoint: model },
            override_settings_restore_afterwards: false,
          }),
        },
        signal,
      ),
    async fetch(answer) {
      const read = Answer.safeParse(readJson(answer))
      if (!read.success) throw new UselessAnswer('The image model sent no picture.')
      // Some servers send a data URL.
      return new Uint8Array(Buffer.from(read.data.images[0]!.replace(/^data:[^,]{1,100},/u, ''), 'base64'))
    },
    async probe(signal) {
      if ((await http.get(`${base}/sdapi/v1/options`, signal)) !== undefined) return
      const sentence = `${service.name} has no API at this address. Start it with --api.`
      throw new ProviderError({ kind: 'app_misconfigured', message: sentence, forHost: sentence, isUnused: true })
    },
  }
}

/** `--api-auth` takes a user name and a password, separated by a colon. Proxies in front of the UI take a token. */
function authorizationOf(key: string): string {
  return key.includes(':') ? `Basic ${Buffer.from(key).toString('base64')}` : `Bearer ${key}`
}
