import type { PictureProvider } from '@dayreel/catalogue'
import type { PictureSettings } from '../picture-settings.ts'
import { createAutomatic1111 } from './automatic1111.ts'
import { createLeonardo } from './leonardo.ts'
import { createOpenAIImages } from './openai-images.ts'
import type { PictureClient } from './picture-client.ts'

const CLIENTS: Readonly<Record<PictureProvider, (settings: PictureSettings) => PictureClient>> = {
  openai: createOpenAIImages,
  leonardo: createLeonardo,
  automatic1111: createAutomatic1111,
  'openai-compatible': createOpenAIImages,
}

export function createPictureClient(settings: PictureSettings): PictureClient {
  return CLIENTS[settings.provider](settings)
}
