import { WorkerPool } from '@dayreel/threads'
import type { Illustrator, PaintedStage, Picture } from '@dayreel/storyboard'
import { CONTENT_ID } from './content-id.ts'
import { pictureKey } from './painter.ts'
import { resolveBrief } from './shown.ts'
import { chooseWorld } from './world.ts'

/**
 * The embedded illustrator: paints places, things and people by rules, offline.
 *
 * @param options.threads pictures painted at once; 2 unless given.
 */
export function createIllustrator({ threads = 2 }: { threads?: number } = {}): Illustrator {
  // A video's pictures are asked for all at once, so a thread with nothing to do has nothing to come.
  const pool = new WorkerPool(new URL('./worker.ts', import.meta.url), { size: threads, endsIdle: true })
  return {
    id: `embedded-painter-${CONTENT_ID}`,
    name: 'built-in',
    chooseWorld,
    resolve: resolveBrief,
    key: pictureKey,
    draw: (request, signal) => pool.run<Picture>({ picture: request }, signal),
    drawStage: (request, signal) => pool.run<PaintedStage>({ stage: request }, signal),
    close: () => pool.close(),
  }
}
