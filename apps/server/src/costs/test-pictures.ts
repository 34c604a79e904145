import { writerLabel } from '@dayreel/catalogue'
import { probePictures, ProviderError } from '@dayreel/providers'
import type { TestedService } from '@dayreel/contract'
import type { PictureSource } from '@dayreel/providers/base'

const TIMEOUT_MS = 30_000

/** Tests the address and the key of an image model without making a picture. The result never contains the key. */
export async function testPictures({ name, settings }: Omit<PictureSource, 'prices'>): Promise<TestedService> {
  const label = writerLabel(name)
  try {
    const seconds = await probePictures(settings, AbortSignal.timeout(TIMEOUT_MS))
    const sentence = `${label} answered in ${seconds.toFixed(1)} s. The test made no picture.`
    return { isWorking: true, sentence, seconds, dollars: 0 }
  } catch (error) {
    const late = `${label} did not answer in ${TIMEOUT_MS / 1_000} s.`
    const sentence = error instanceof ProviderError ? error.forHost : late
    return { isWorking: false, sentence, seconds: null, dollars: null }
  }
}
