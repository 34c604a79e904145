import { bearerOf, fieldsOf, Malformed, textOf } from '../text/wire-format.ts'
import type { PictureFormat } from './picture-format.ts'

const FIELDS = [
  'modelId',
  'prompt',
  'num_images',
  'width',
  'height',
  'seed',
  'public',
  'alchemy',
  'ultra',
  'contrast',
  'styleUUID',
  'enhancePrompt',
  'controlnets',
]
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u
const PHOENIX = ['de7d3faf-762f-48e0-b3b7-9d0ac3a3fcf3', '6b645e3a-d64f-4341-a6d8-7a3690fbf042']
const FLUX = ['b2614463-296c-462a-9586-aafdb8f00e36', '1dd50843-d653-4516-a8e3-f0238ee453ff']
const CONTRASTS = { phoenix: [1, 1.3, 1.8, 2.5, 3, 3.5, 4, 4.5], flux: [3, 3.5, 4] }
/** The styles that Flux has. */
const OF_FLUX = [
  'debdf72a-91a4-467b-bf61-cc02bdeb69c6',
  '6fedbf1f-4a17-45ec-84fb-92fe524a29ef',
  '111dc692-d470-4eec-b791-3475abac4c46',
  '594c4a08-a522-4e0e-b7ff-e4dac4b6b622',
  '645e4195-f63d-4715-a3f2-3fb1e6eb8c70',
  '556c1ee5-ec38-42e8-955a-1e82dad0ffa1',
  '8e2bc543-6ee2-45f9-bcd9-594b6ce84dcd',
  'b504f83c-3326-4947-82e1-7fe9e839ec0f',
  '5bdc3f2a-1be6-4d1c-8e77-992a30824a2c',
]

export const leonardo: PictureFormat = {
  name: 'leonardo',
  route: '/leonardo/v1/generations',
  keyOf: bearerOf,
  read(body) {
    const fields = fieldsOf(body, 'body', FIELDS)
    const [model, prompt] = [textOf(fields['modelId'], 'modelId'), textOf(fields['prompt'], 'prompt')]
    const { width, height, contrast, styleUUID: style } = fields
    if (!UUID.test(model) || prompt.length > 1_500 || fields['num_images'] !== 1) throw new Malformed('body')
    for (const side of [width, height]) {
      if (typeof side !== 'number' || side % 8 !== 0 || side < 32 || side > 1_536) throw new Malformed('size')
    }
    for (const name of ['public', 'alchemy', 'ultra', 'enhancePrompt']) {
      if (!['boolean', 'undefined'].includes(typeof fields[name])) throw new Malformed(name)
    }
    if (PHOENIX.includes(model) && !CONTRASTS.phoenix.includes(contrast as number)) throw new Malformed('contrast')
    if (FLUX.includes(model)) {
      if (!CONTRASTS.flux.includes(contrast as number)) throw new Malformed('contrast')
      if (style !== undefined && !OF_FLUX.includes(style as string)) throw new Malformed('styleUUID')
      if (fields['alchemy'] !== undefined) throw new Malformed('alchemy')
    }
    const references = referencesOf(fields['controlnets'], model)
    return {
      prompt,
      model,
      width: width as number,
      height: height as number,
      seed: fields['seed'] as number | undefined,
      ...(references && { references }),
    }
  },
  answer: ({ id }) => ({ sdGenerationJob: { generationId: id, apiCreditCost: 7 } }),
  problem: (what) => ({
    status: { key: 401, quota: 402, moderated: 403, malformed: 400, reference: 400, rate: 429, broken: 500 }[what],
    body: {
      error: what === 'reference' ? 'Invalid initImageId in controlnets' : what,
      path: '$',
      code: what === 'malformed' ? 'validation-failed' : 'unexpected',
    },
  }),
}

/** Reads the character reference of an order: the id of one generated image, for Phoenix only. */
function referencesOf(given: unknown, model: string): string[] | undefined {
  if (given === undefined) return undefined
  if (!Array.isArray(given) || given.length !== 1 || !PHOENIX.includes(model)) throw new Malformed('controlnets')
  const fields = fieldsOf(given[0], 'controlnets', ['initImageId', 'initImageType', 'preprocessorId', 'strengthType'])
  const isStrength = ['Low', 'Mid', 'High'].includes(fields['strengthType'] as string)
  if (fields['initImageType'] !== 'GENERATED' || fields['preprocessorId'] !== 397 || !isStrength) {
    throw new Malformed('controlnets')
  }
  return [textOf(fields['initImageId'], 'initImageId')]
}
