import { createTurnstile } from '@dayreel/threads'
import { AppError } from '#errors/app-error.ts'

type Limits = {
  /**
   * The number of concurrent drawings. Further requests wait here, because they would time out while waiting for a
   * worker.
   */
  atOnce?: number
  maxWaiting?: number
  /** The maximum number of cached results. Each takes about 600 kB. */
  maxKept?: number
}

type Drawing<Drawn> = {
  result: Promise<Drawn>
  /** Rejects the result of a waiting drawing whose callers have all left. */
  giveUp: () => void
  callers: number
}

export type SampleQueue<Request, Drawn> = {
  /**
   * Draws a request, or returns the cached result of an equal one.
   *
   * @param gone aborts when the caller leaves. A waiting request without another caller is then dropped. A running
   * drawing continues, because its result is cached.
   * @throws {AppError} `unavailable` if too many requests wait.
   */
  draw(request: Request, gone: AbortSignal): Promise<Drawn>
}

const RETRY_AFTER_SECONDS = 5

/** Creates a queue that draws equal requests once and caches the last results. */
export function createSampleQueue<Request extends object, Drawn>(
  draw: (request: Request) => Promise<Drawn>,
  { atOnce = 1, maxWaiting = 20, maxKept = 24 }: Limits = {},
): SampleQueue<Request, Drawn> {
  const kept = new Map<string, Drawing<Drawn>>()
  const waiting = new Set<Drawing<Drawn>>()
  const inTurn = createTurnstile(atOnce)

  const enqueue = (key: string, request: Request): Drawing<Drawn> => {
    if (waiting.size >= maxWaiting) throw busy()
    const { promise: result, resolve, reject } = Promise.withResolvers<Drawn>()
    const drawing: Drawing<Drawn> = { result, giveUp: () => reject(busy()), callers: 0 }
    result.catch(() => kept.get(key) === drawing && kept.delete(key))
    waiting.add(drawing)
    // A dropped drawing only passes on its turn.
    void inTurn(async () => {
      if (waiting.delete(drawing)) await draw(request).then(resolve, reject)
    })
    return drawing
  }

  const leave = (drawing: Drawing<Drawn>): void => {
    drawing.callers -= 1
    if (drawing.callers === 0 && waiting.delete(drawing)) drawing.giveUp()
  }

  return {
    async draw(request, gone) {
      if (gone.aborted) throw busy()
      const key = JSON.stringify(request, Object.keys(request).toSorted())
      const drawing = kept.get(key) ?? enqueue(key, request)
      // The first entry is the least recently used one.
      kept.delete(key)
      kept.set(key, drawing)
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - maxKept))) kept.delete(oldest)
      drawing.callers += 1
      gone.addEventListener('abort', () => leave(drawing), { once: true })
      return drawing.result
    },
  }
}

function busy(): AppError {
  return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
