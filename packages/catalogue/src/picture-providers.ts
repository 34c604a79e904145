/**
 * The providers of image models. `openai-compatible`: any server with OpenAI's image API. `automatic1111`: a server
 * with `/sdapi`.
 */
export const PICTURE_PROVIDERS = ['openai', 'leonardo', 'automatic1111', 'openai-compatible'] as const
export type PictureProvider = (typeof PICTURE_PROVIDERS)[number]

export const PICTURE_PROVIDER_NAMES: Readonly<Record<PictureProvider, string>> = {
  openai: 'OpenAI',
  leonardo: 'Leonardo',
  automatic1111: 'AUTOMATIC1111',
  'openai-compatible': 'The image server',
}
