import { isDeepStrictEqual } from 'node:util'
import { STAGES } from '@dayreel/catalogue'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Progress } from '@dayreel/studio/planning'
import { videoVersions } from '#db/schema.ts'
import type { Services } from '#services'
import { notifyVideoChanged } from './video-changed.ts'
import type { VersionKey } from './video-files.ts'

/** Milliseconds between two checks. A check stores new progress and looks whether the version is still wanted. */
const INTERVAL_MS = 500
/** The last percent is shown only when the finished version is stored. */
const MAX_PERCENT = 99

export type ProgressWriter = {
  report(progress: Progress): void
  /** Stops the writer. Nothing is stored after the promise has resolved. */
  stop(): Promise<void>
}

type Shown = { status: string; percent: number; writing: Progress['writing'] | null }

type Options = {
  /** Called once if the version was cancelled or deleted. */
  onUnwanted: () => void
}

/**
 * Stores a version's progress and notifies browsers in the same transaction. The stage and the percentage never fall,
 * even if another worker continues.
 */
export function createProgressWriter(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { videoId, number }: VersionKey,
  { onUnwanted }: Options,
): ProgressWriter {
  const own = and(
    eq(videoVersions.videoId, videoId),
    eq(videoVersions.number, number),
    isNull(videoVersions.finishedAt),
  )
  let latest: Shown = { status: 'writing', percent: 0, writing: null }
  let stored: Shown | undefined
  let isUnwanted = false
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const { status, percent, writing: words } = latest
    const isNews = !isDeepStrictEqual(latest, stored)
    const isWanted = await db.transaction(async (tx) => {
      const rows = isNews
        ? await tx
            .update(videoVersions)
            .set({
              status: laterStage(status),
              progress: sql`greatest(${videoVersions.progress}, ${percent}::int)`,
              writing: words,
            })
            .where(own)
            .returning({ number: videoVersions.number })
        : await tx.select({ number: videoVersions.number }).from(videoVersions).where(own)
      if (rows.length > 0 && isNews) await notifyVideoChanged(tx, videoId)
      return rows.length > 0
    })
    if (isWanted) stored = { status, percent, writing: words }
    else if (!isUnwanted) {
      isUnwanted = true
      onUnwanted()
    }
  }
  let isWriting = false
  const timer = setInterval(() => {
    if (isWriting || isUnwanted) return
    isWriting = true
    writing = write()
      .catch((error: unknown) => log.warn({ err: error, videoId }, 'progress could not be stored'))
      .finally(() => (isWriting = false))
  }, INTERVAL_MS)
  return {
    report({ stage, overall, writing: words = null }) {
      latest = { status: stage, percent: Math.min(MAX_PERCENT, Math.floor(overall * 100)), writing: words }
    },
    async stop() {
      clearInterval(timer)
      await writing
    },
  }
}

/** Returns the later of the given stage and the row's present stage. */
function laterStage(status: string) {
  const order = sql`array[${sql.join(
    ['pending', ...STAGES].map((stage) => sql`${stage}`),
    sql`, `,
  )}]::text[]`
  return sql<'writing'>`case when array_position(${order}, ${status}) > array_position(${order}, ${videoVersions.status})
    then ${status} else ${videoVersions.status} end`
}
