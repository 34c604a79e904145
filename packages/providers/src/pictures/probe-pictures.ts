import { createPictureClient } from './clients/create-picture-client.ts'
import type { PictureSettings } from './picture-settings.ts'

/**
 * Checks an image model's address and key without making a picture.
 *
 * @returns the seconds that it took.
 * @throws {ProviderError}
 */
export async function probePictures(settings: PictureSettings, signal: AbortSignal): Promise<number> {
  const started = performance.now()
  await createPictureClient(settings).probe(signal)
  return (performance.now() - started) / 1_000
}
