import type { DrawnBoard, PlayArtist } from '@dayreel/storyboard'
import { WorkerPool } from '@dayreel/threads'
import { castOf } from './cast-of.ts'
import { CONTENT_ID } from './content-id.ts'
import { resolvePlay } from './resolve-play.ts'

/**
 * The embedded artist of shadow plays: icons and painted people as dark figures in painted places, offline.
 *
 * @param options.threads number of plays that are drawn at the same time. Default: 2.
 */
export function createPlayArtist({ threads = 2 }: { threads?: number } = {}): PlayArtist {
  // All plays of a video are requested at once, so an idle thread gets no more work and can end.
  const pool = new WorkerPool(new URL('./worker.ts', import.meta.url), { size: threads, endsIdle: true })
  return {
    id: `embedded-play-${CONTENT_ID}`,
    resolve: resolvePlay,
    castOf,
    key: ({ stage: { id }, ...request }) => ({ ...request, stage: id }),
    draw: (request, signal) => pool.run<DrawnBoard>(request, signal),
    close: () => pool.close(),
  }
}
