import type { TestedService } from '@dayreel/contract'
import { createPhotoEngines, type PhotoSettings } from '@dayreel/providers/base'
import { PHOTO_SERVICE_NAMES } from '@dayreel/storyboard/schema'
import { StudioError } from '@dayreel/storyboard/base'

const TIMEOUT_MS = 20_000
const MS = 1_000

/** Tests a service with photographs with one search. It costs nothing. */
export async function testPhotos(settings: PhotoSettings): Promise<TestedService> {
  const name = PHOTO_SERVICE_NAMES[settings.service]
  let status: number | undefined
  const [engine] = createPhotoEngines({ ...settings, waitsMs: [], onFailure: (error) => void (status = error.status) })
  const source = await engine!.load(() => Promise.reject(new TypeError('There are no built-in photographs.')))
  const started = performance.now()
  try {
    const request = { prompt: 'lighthouse', text: '', language: 'en', width: 1_080, height: 1_920 }
    await source.find({ ...request, isCredited: true, taken: [] }, AbortSignal.timeout(TIMEOUT_MS))
    const seconds = (performance.now() - started) / MS
    return { isWorking: true, sentence: `${name} answered in ${seconds.toFixed(1)} s.`, seconds, dollars: 0 }
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    if (!(error instanceof StudioError) && !isTimeout) throw error
    return { isWorking: false, sentence: sentenceOf(settings, status), seconds: null, dollars: null }
  } finally {
    await source.close()
  }
}

function sentenceOf({ service }: PhotoSettings, status: number | undefined): string {
  const name = PHOTO_SERVICE_NAMES[service]
  // Pixabay answers a wrong key with 400.
  const isKeyRefused = service !== 'free-photos' && [400, 401, 403].includes(status ?? 0)
  if (isKeyRefused) return `${name} refused the key. Copy it again from your account there.`
  if (status === 429) return `${name} allows no more searches for now. Try again later.`
  return `${name} did not answer. Check this site’s connection to the internet, and try again.`
}
