import { bearerOf, fieldsOf, Malformed, textOf } from '../text/wire-format.ts'
import type { PictureFormat } from './picture-format.ts'

const FIELDS = [
  'prompt',
  'negative_prompt',
  'seed',
  'steps',
  'width',
  'height',
  'batch_size',
  'n_iter',
  'override_settings',
  'override_settings_restore_afterwards',
]

export const automatic1111: PictureFormat = {
  name: 'automatic1111',
  route: '/sdapi/v1/txt2img',
  keyOf: bearerOf,
  read(body) {
    const fields = fieldsOf(body, 'body', FIELDS)
    const [width, height, seed, steps] = ['width', 'height', 'seed', 'steps'].map((name) => fields[name])
    for (const side of [width, height]) if (!isWhole(side) || side % 8 !== 0 || side < 64) throw new Malformed('size')
    if (!isWhole(seed) || seed > 2_147_483_647 || !isWhole(steps) || steps > 150) throw new Malformed('seed or steps')
    const settings = fields['override_settings'] as { sd_model_checkpoint?: string } | undefined
    return {
      prompt: textOf(fields['prompt'], 'prompt'),
      width: width as number,
      height: height as number,
      model: settings?.sd_model_checkpoint ?? 'loaded',
      seed,
    }
  },
  answer: ({ base64 }) => ({ images: [base64], parameters: {}, info: '{}' }),
  problem: (what) => ({
    status: { key: 401, quota: 402, moderated: 500, malformed: 422, reference: 422, rate: 429, broken: 500 }[what],
    body: { detail: what, errors: '' },
  }),
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
