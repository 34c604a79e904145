import { createTurnstile } from '@dayreel/threads'
import { AppError } from '#errors/app-error.ts'

type Limits = {
  /** Number of requests that are drawn at once. Others wait here, because a worker would refuse them after a while. */
  atOnce?: number
  maxWaiting?: number
  /** Number of results in memory. Each takes about 600 kB. */
  maxKept?: number
}

type Drawing<Drawn> = {
  result: Promise<Drawn>
  /** Gives up a drawing that nobody waits for any more. */
  giveUp: () => void
  callers: number
}

export type SampleQueue<Request, Drawn> = {
  /**
   * Draws a request, or returns the kept result of an equal one.
   *
   * @param gone aborts when the caller leaves. A request that still waits is then dropped, unless another caller waits for
   * it. A request that is being drawn goes on, because its result is kept.
   * @throws {AppError} `unavailable` if too many requests wait.
   */
  draw(request: Request, gone: AbortSignal): Promise<Drawn>
}

const RETRY_AFTER_SECONDS = 5

/** Creates a queue that draws equal requests once, and keeps the last results. */
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
    // A drawing that was given up only passes its turn on.
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
